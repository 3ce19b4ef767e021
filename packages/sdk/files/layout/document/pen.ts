import { wrapWholeText } from "../fit-text.ts";
import type { Face, WidthOf } from "../page-plan.ts";
import type { PaperBox, PaperFact } from "./paper-sheet.ts";
import type { Mark } from "./marks.ts";

/** In points. */
export interface TypeSizes {
  text: number;
  small: number;
  name: number;
  title: number;
}

/**
 * The state for drawing from top to bottom: every function returns where the next element starts.
 */
export interface Pen {
  widthOf: WidthOf;
  sizes: TypeSizes;
  marks: Mark[];
}

export interface TextStyle {
  size: number;
  face?: Face;
  align?: "left" | "right" | "centre";
  isPale?: boolean;
}

export function wrapLines(
  pen: Pen,
  text: string,
  width: number,
  { size, face = "regular" }: TextStyle,
): string[] {
  return wrapWholeText(text, width, size, pen.widthOf, face);
}

export function writeLines(
  pen: Pen,
  lines: readonly string[],
  { x, y, width }: { x: number; y: number; width: number },
  { size, face = "regular", align = "left", isPale }: TextStyle,
): number {
  for (const [at, text] of lines.entries()) {
    if (text === "") continue;
    const free = align === "left" ? 0 : width - pen.widthOf(text, size, face);
    pen.marks.push({
      kind: "text",
      text,
      x: x + (align === "centre" ? free / 2 : free),
      y: y + (at + 1) * getLineHeight(size) - 0.28 * size,
      size,
      face,
      ...(isPale && { isPale }),
    });
  }
  return y + lines.length * getLineHeight(size);
}

export function writeText(
  pen: Pen,
  text: string,
  place: { x: number; y: number; width: number },
  style: TextStyle,
): number {
  return writeLines(pen, wrapLines(pen, text, place.width, style), place, style);
}

export function writeBox(
  pen: Pen,
  { label, name, lines }: PaperBox,
  place: { x: number; y: number; width: number },
): number {
  const { text, small } = pen.sizes;
  let { y } = place;
  if (label !== undefined) y = writeText(pen, label, { ...place, y }, { size: small, isPale: true });
  if (name !== "") y = writeText(pen, name, { ...place, y }, { size: text, face: "bold" });
  for (const line of lines) y = writeText(pen, line, { ...place, y }, { size: text });
  return y;
}

export function writeFacts(
  pen: Pen,
  facts: readonly PaperFact[],
  place: { x: number; y: number; width: number },
  isBold = false,
): number {
  const { text: size } = pen.sizes;
  const measureWidest = (texts: readonly string[]) =>
    Math.max(0, ...texts.map((text) => pen.widthOf(text, size, "regular"))) + 6;
  const labels = facts.map(({ label }) => label);
  // No word of a label is broken, unless it would leave the texts too little.
  const longestWord = Math.min(measureWidest(labels.flatMap((label) => label.split(" "))), place.width * 0.6);
  const room = Math.min(measureWidest(labels), Math.max(place.width * 0.45, longestWord));
  let { y } = place;
  for (const { label, text } of facts) {
    const beside = { x: place.x + room, y, width: place.width - room };
    const below = writeText(pen, label, { ...place, y, width: room - 3 }, { size, isPale: true });
    y = Math.max(below, writeText(pen, text, beside, { size, face: isBold ? "bold" : "regular" }));
  }
  return y;
}

export function writeSums(
  pen: Pen,
  sums: readonly (PaperFact & { isTotal?: boolean })[],
  place: { x: number; y: number; width: number },
): number {
  let { y } = place;
  for (const { label, text, isTotal } of sums) {
    const size = isTotal ? pen.sizes.text + 2 : pen.sizes.text;
    const style = { size, face: isTotal ? ("bold" as const) : ("regular" as const) };
    const room = place.width - pen.widthOf(text, size, style.face) - 6;
    if (isTotal) {
      pen.marks.push({ kind: "line", x: place.x, y: y + 1, toX: place.x + place.width, toY: y + 1 });
      y += 2;
    }
    const below = writeText(pen, label, { ...place, y, width: Math.max(20, room) }, style);
    writeText(pen, text, { ...place, y }, { ...style, align: "right" });
    y = below;
  }
  return y;
}

export function getLineHeight(size: number): number {
  return size * 1.32;
}

export function drawRule(pen: Pen, x: number, y: number, width: number): void {
  pen.marks.push({ kind: "line", x, y, toX: x + width, toY: y });
}
