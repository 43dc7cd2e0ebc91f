print("modelkit")
