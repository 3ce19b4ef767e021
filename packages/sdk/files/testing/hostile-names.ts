/**
 * Names that real users and attackers enter: formulas, markup, control characters, long texts, and
 * the scripts of India and other countries. For tests.
 */
export const hostileNames: readonly string[] = [
  "=1+1",
  "+91 94470",
  "-5",
  "@SUM(A1)",
  "\tTab",
  "\rReturn",
  '=HYPERLINK("http://x","y")',
  '<img src=x onerror="alert(1)">',
  "]]> & &amp; &#65; 'quoted'",
  "_x0041_ is no letter A",
  "Line one\nline two",
  "null\u0000bell\u0007",
  "half of a pair \ud83d and whole 🎉",
  "  blanks around  ",
  "Society ".repeat(63).slice(0, 500),
  "അമൃത സ്റ്റോഴ്സ് കുട്ടനാട്",
  "अमृता किराना भंडार",
  "தமிழ் மளிகை கடை",
  "متجر الأمير للبقالة",
  "Łódź Café ₹ Stores",
];

/** As a workbook has the name: XML holds neither control characters nor halves of a pair. */
export function toWrittenName(name: string): string {
  return name.replace("\u0000", "\ufffd").replace("\u0007", "\ufffd").replace("\ud83d ", "\ufffd ");
}
