import type { Face, WidthOf } from "./page-plan.ts";

/** Cuts with an ellipsis, never inside a grapheme (what a reader sees as one letter). */
export function fitText(text: string, width: number, size: number, widthOf: WidthOf, face: Face): string {
  if (widthOf(text, size, face) <= width) return text;
  const letters = splitLetters(text);
  let from = 0;
  let to = letters.length;
  while (from < to) {
    const middle = Math.ceil((from + to) / 2);
    if (widthOf(`${letters.slice(0, middle).join("")}…`, size, face) <= width) from = middle;
    else to = middle - 1;
  }
  return `${letters.slice(0, from).join("")}…`;
}

export function wrapText(text: string, width: number, size: number, widthOf: WidthOf): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length === 0 ? word : `${lines.at(-1) ?? ""} ${word}`;
    if (lines.length > 0 && widthOf(longer, size, "regular") <= width) lines[lines.length - 1] = longer;
    else lines.push(fitText(word, width, size, widthOf, "regular"));
  }
  return lines;
}

/** Keeps the whole text: breaks between words, and inside a word only if it is too long. */
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
      const pieces = breakWord(word, width, size, widthOf, face);
      lines.push(...pieces.slice(0, -1));
      line = pieces.at(-1) ?? "";
    }
    lines.push(line);
  }
  return lines;
}

function breakWord(word: string, width: number, size: number, widthOf: WidthOf, face: Face): string[] {
  if (widthOf(word, size, face) <= width) return [word];
  const pieces = [""];
  for (const letter of splitLetters(word)) {
    const longer = `${pieces.at(-1) ?? ""}${letter}`;
    if (pieces.at(-1) === "" || widthOf(longer, size, face) <= width) pieces[pieces.length - 1] = longer;
    else pieces.push(letter);
  }
  return pieces;
}

function splitLetters(text: string): string[] {
  // Firefox supports Intl.Segmenter since version 125.
  if (typeof Intl.Segmenter === "undefined") return [...text];
  return Array.from(new Intl.Segmenter().segment(text.slice(0, MAX_LETTERS)), ({ segment }) => segment);
}

/** More letters than any column can hold. */
const MAX_LETTERS = 2000;
