import type { Face, WidthOf } from "./paper-page.ts";

/** The text, cut with an ellipsis to what fits into a width; never within what is read as one letter. */
export function fitted(text: string, width: number, size: number, widthOf: WidthOf, face: Face): string {
  if (widthOf(text, size, face) <= width) return text;
  const letters = lettersOf(text);
  let from = 0;
  let to = letters.length;
  while (from < to) {
    const middle = Math.ceil((from + to) / 2);
    if (widthOf(`${letters.slice(0, middle).join("")}…`, size, face) <= width) from = middle;
    else to = middle - 1;
  }
  return `${letters.slice(0, from).join("")}…`;
}

/** The text in lines that fit into a width, broken between words. */
export function wrapped(text: string, width: number, size: number, widthOf: WidthOf): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length === 0 ? word : `${lines.at(-1) ?? ""} ${word}`;
    if (lines.length > 0 && widthOf(longer, size, "regular") <= width) lines[lines.length - 1] = longer;
    else lines.push(fitted(word, width, size, widthOf, "regular"));
  }
  return lines;
}

function lettersOf(text: string): string[] {
  // Firefox has it since 125.
  if (typeof Intl.Segmenter === "undefined") return [...text];
  return Array.from(new Intl.Segmenter().segment(text.slice(0, MOST)), ({ segment }) => segment);
}

/** Letters of which some always fit no column. */
const MOST = 2000;
