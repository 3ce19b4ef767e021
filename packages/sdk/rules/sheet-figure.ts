/**
 * A figure of a spreadsheet's cell as a plain decimal: "₹ 1,10,000.50" is "110000.50", "(500)" and
 * "500-" are "-500", Hindi digits are digits. A text that may mean another figure is returned
 * unchanged, so that it is refused: "12,50", "1.5e3", "12%".
 */
export function normaliseSheetFigure(text: string): string {
  if (text.length > MOST_LETTERS) return text;
  const words = [...text].map(toAsciiDigit).join("").replaceAll("\u2212", "-").trim();
  const [, first = "", second = "", shownFigure = "", last = ""] = SIGNED_FIGURE.exec(words) ?? [];
  const figure = shownFigure.trimEnd();
  const signs = `${first}${second}${last.replace(")", "")}`;
  const isWhole = signs.length <= 1 && (first === "(") === (last === ")");
  if (!isWhole || !(PLAIN_FIGURE.test(figure) || GROUPED_FIGURE.test(figure))) return text;
  return `${signs === "" || signs === "+" ? "" : "-"}${figure.replaceAll(/[,\s]/g, "")}`;
}

function toAsciiDigit(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  const zero = ZERO_CODES.find((each) => code >= each && code < each + 10);
  return zero === undefined ? letter : String(code - zero);
}

/** The zeros of Arabic, Persian, the scripts of India, and fullwidth digits. */
const ZERO_CODES = [
  ...[0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66],
  ...[0x1c50, 0xabf0, 0xff10],
];
/** Brackets around, or a sign before or after; ₹ and Rs. before, `/-` after. */
const SIGNED_FIGURE = /^([-+(]?)\s*(?:₹|rs\.?|inr)?\s*([-+]?)\s*(\d[\d,.\s]*|\.\d+)(?:\/-)?\s*([-)]?)$/i;
const PLAIN_FIGURE = /^(\d+\.?\d*|\.\d+)$/;
/** In thousands or, as in India, in hundreds above the first thousand. */
const GROUPED_FIGURE = /^(\d{1,2}([,\s]\d\d)+[,\s]\d{3}|\d{1,3}([,\s]\d{3})+)(\.\d*)?$/;
const MOST_LETTERS = 100;
