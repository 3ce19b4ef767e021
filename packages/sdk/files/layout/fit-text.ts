import type { Face, WidthOf } from "./page-plan.ts";

/** The text, cut with an ellipsis to fit a width; never cut inside a grapheme (what is read as one letter). */
export function fitText(text: string, width: number, size: number, widthOf: WidthOf, face: Face): string {
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

/** The text in lines that fit a width, broken between words. */
export function wrapText(text: string, width: number, size: number, widthOf: WidthOf): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length === 0 ? word : `${lines.at(-1) ?? ""} ${word}`;
    if (lines.length > 0 && widthOf(longer, size, "regular") <= width) lines[lines.length - 1] = longer;
    else lines.push(fitText(word, width, size, widthOf, "regular"));
  }
  return lines;
}

/** The whole text in lines that fit a width: broken between words, and inside a word only if it is too long. */
export function wrapWholeText(
  text: string,
  width: number,
  size: number,
  widthOf: WidthOf,
  face: Face,
): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split("\n")) {
    let line = "";
    for (const word of paragraph.split(" ")) {
      const longer = line === "" ? word : `${line} ${word}`;
      if (widthOf(longer, size, face) <= width) {
        line = longer;
        continue;
      }
      if (line !== "") lines.push(line);
      const pieces = broken(word, width, size, widthOf, face);
      lines.push(...pieces.slice(0, -1));
      line = pieces.at(-1) ?? "";
    }
    lines.push(line);
  }
  return lines;
}

function broken(word: string, width: number, size: number, widthOf: WidthOf, face: Face): string[] {
  if (widthOf(word, size, face) <= width) return [word];
  const pieces = [""];
  for (const letter of lettersOf(word)) {
    const longer = `${pieces.at(-1) ?? ""}${letter}`;
    if (pieces.at(-1) === "" || widthOf(longer, size, face) <= width) pieces[pieces.length - 1] = longer;
    else pieces.push(letter);
  }
  return pieces;
}

function lettersOf(text: string): string[] {
  // Firefox supports it since version 125.
  if (typeof Intl.Segmenter === "undefined") return [...text];
  return Array.from(new Intl.Segmenter().segment(text.slice(0, MOST)), ({ segment }) => segment);
}

/** More letters than any column can hold. */
const MOST = 2000;
