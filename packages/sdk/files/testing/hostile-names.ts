/** Names as people and attackers write them: formulas, markup, control letters, length, and the scripts of India and beyond. For tests. */
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

/** What a file holds of such a name: formulas are texts, and letters that no XML can hold are marked. */
export function heldName(name: string): string {
  const held = name.replace("\u0000", "\ufffd").replace("\u0007", "\ufffd").replace("\ud83d ", "\ufffd ");
  return /^[=+\-@\t\r]/.test(held) ? `'${held}` : held;
}
