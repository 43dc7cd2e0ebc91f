import ModelKitReport
import Testing

@Suite struct `Widths on a terminal` {
  @Test(arguments: [
    ("Annex", 5), ("", 0), ("é", 1), ("e\u{301}", 1), ("果粉优选", 8), ("ｶﾅ", 2), ("カナ", 4),
    ("Ａ", 2), ("한국", 4), ("🍎", 2), ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("❤", 1), ("❤️", 2), ("⌚", 2),
    ("👍🏽", 2), ("1️⃣", 2), ("𠮷", 2), ("\u{200B}", 0), ("±", 1), ("…", 1), ("─", 1),
  ])
  func `characters take the cells that terminals give them`(_ text: String, _ cells: Int) {
    #expect(DisplayWidth.of(text) == cells)
  }

  @Test(arguments: [
    ("plain", "plain"), ("果\tb", "果␉b"), ("a\r\nb", "a␍␊b"), ("\u{1B}[0m", "␛[0m"),
    ("\u{7F}", "␡"), ("\u{85}", "<U+0085>"), ("\u{2028}", "<U+2028>"),
    ("a\u{202E}b", "a<U+202E>b"), ("\u{FEFF}", "<U+FEFF>"), ("👩‍👩‍👧", "👩‍👩‍👧"),
  ])
  func `what cannot be seen is shown as a sign`(_ text: String, _ visible: String) {
    #expect(VisibleText.of(text) == visible)
  }
}
