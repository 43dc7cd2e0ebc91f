import FoundationEssentials
import ModelKitCore
import ModelKitTestSupport
import Testing

/// What is thrown for data that is not as the types want it.
struct DecodingFaultTests {
  struct Shop: Decodable, Equatable {
    let name: String
    let price: Double
    let stock: Int
    let tags: [String]
    let address: Address?
  }

  struct Address: Decodable, Equatable {
    let city: String
    let zip: String
  }

  private func findings<T: Decodable>(
    _ sample: Sample, _ type: T.Type, _ decoder: ModelDecoder = ModelDecoder()
  ) -> [Finding] {
    do throws(ModelError) {
      _ = try decoder.decode(type, from: sample.document)
      return []
    } catch {
      return error.findings
    }
  }

  @Test func `every fault of an entry, in the order of the file`() {
    let sample = Sample.json(
      """
      [{"name": "a", "price": 1, "stock": 2, "tags": []},
       {"name": 5, "price": "x", "stock": 1.5, "tags": ["a", 7, null], "address": {"city": 1}},
       {"name": "c"}]
      """)
    #expect(
      findings(sample, [Shop].self) == [
        Finding("type.mismatch", "[1].name", "2:11"),
        Finding("type.mismatch", "[1].price", "2:23"),
        Finding("value.precision-loss", "[1].stock", "2:37"),
        Finding("type.mismatch", "[1].tags[1]", "2:56"),
        Finding("type.null", "[1].tags[2]", "2:59"),
        Finding("key.missing", "[1].address.zip", "2:77"),
        Finding("type.mismatch", "[1].address.city", "2:86"),
        Finding("key.missing", "[2].price", "3:2"),
        Finding("key.missing", "[2].stock", "3:2"),
        Finding("key.missing", "[2].tags", "3:2"),
      ])
  }

  @Test func `good elements load beside bad ones`() {
    let sample = Sample.xml(
      """
      <array>
        <dict><key>city</key><string>A</string><key>zip</key><string>1</string></dict>
        <dict><key>city</key><true/><key>zip</key><integer>2</integer></dict>
        <string>x</string>
        <dict><key>zip</key><string>3</string><key>citi</key><string>B</string></dict>
        <dict><key>zip</key><string>4</string><key>city</key><string>C</string></dict>
      </array>
      """)
    let report = ModelDecoder().load([Address].self, from: sample.document)
    #expect(report.models == [Address(city: "A", zip: "1"), Address(city: "C", zip: "4")])
    #expect(report.entryCount == 5)
    #expect(report.rejected.map(\.index) == [1, 2, 3])
    #expect(
      report.findings == [
        Finding("type.mismatch", "[1].city", "4:24"),
        Finding("type.mismatch", "[1].zip", "4:45"),
        Finding("type.mismatch", "[2]", "5:3"),
        Finding("key.missing", "[3].city", "6:3"),
        Finding("key.unknown", "[3].citi", "6:41", .warning),
      ])
  }
}
