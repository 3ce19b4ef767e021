import type { PaperSheet, PaperTable } from "./paper-sheet.ts";
import type { Mark } from "./marks.ts";
import { qrRows } from "./qr-rows.ts";
import {
  leading,
  rule,
  writeBox,
  writeFacts,
  writeLines,
  writeSums,
  writeText,
  linesOf,
  type Pen,
} from "./pen.ts";

/** Lays out one copy of a document on a roll of a width, from top to bottom; returns its marks and its length. */
export function layRoll(
  sheet: PaperSheet,
  copy: string,
  given: Pick<Pen, "widthOf" | "sizes">,
  rollWidth: number,
): { marks: Mark[]; height: number } {
  const pen: Pen = { ...given, marks: [] };
  const { sizes } = pen;
  const place = { x: EDGE, width: rollWidth - 2 * EDGE };
  const centred = { align: "centre" as const };
  let y = EDGE;
  const line = () => {
    y += 3;
    rule(pen, place.x, y, place.width);
    y += 3;
  };
  const text = (words: string, style: Parameters<typeof writeText>[3]) => {
    if (words !== "") y = writeText(pen, words, { ...place, y }, style);
  };
  text(sheet.company.name, { size: sizes.name, face: "bold", ...centred });
  for (const words of sheet.company.lines) text(words, { size: sizes.small, ...centred });
  line();
  if (sheet.stamp !== undefined) text(sheet.stamp, { size: sizes.title, face: "bold", ...centred });
  text(sheet.title, { size: sizes.title, face: "bold", ...centred });
  text(copy, { size: sizes.small, ...centred });
  line();
  y = writeFacts(pen, sheet.facts, { ...place, y });
  for (const party of sheet.parties) {
    line();
    y = writeBox(pen, party, { ...place, y });
  }
  if (sheet.statements.length > 0) {
    line();
    y = writeFacts(pen, sheet.statements, { ...place, y }, true);
  }
  if (sheet.goods) {
    line();
    y = rows(pen, sheet.goods, { ...place, y });
  }
  line();
  y = writeSums(pen, sheet.sums, { ...place, y });
  for (const { label, text: words } of sheet.words) {
    y += 2;
    text(label, { size: sizes.small, isPale: true });
    text(words, { size: sizes.text });
  }
  if (sheet.summary) {
    line();
    text(sheet.summary.title, { size: sizes.small, isPale: true });
    y = rows(pen, sheet.summary, { ...place, y }, "HSN");
  }
  if (sheet.bank) {
    line();
    y = writeBox(pen, sheet.bank, { ...place, y });
  }
  if (sheet.code) {
    y += 4;
    const x = (rollWidth - QR) / 2;
    pen.marks.push({ kind: "squares", x, y, side: QR, rows: qrRows(sheet.code.text) });
    y += QR + 1;
    text(sheet.code.label, { size: sizes.small, ...centred });
  }
  for (const { over, name, under } of sheet.signatures) {
    y += 4;
    text(over, { size: sizes.text, face: "bold", ...centred });
    y += SIGNING;
    rule(pen, place.x + place.width / 4, y, place.width / 2);
    y += 1;
    text(name ?? "", { size: sizes.text, ...centred });
    text(under, { size: sizes.small, isPale: true, ...centred });
  }
  text(sheet.remark ?? "", { size: sizes.small, isPale: true });
  return { marks: pen.marks, height: y + EDGE };
}

/** Each row as its name, the details below it, and its amount on the right of the last line. */
function rows(
  pen: Pen,
  { rows }: PaperTable,
  place: { x: number; y: number; width: number },
  label?: string,
): number {
  const { text: size, small } = pen.sizes;
  let { y } = place;
  for (const { roll } of rows) {
    const name = label === undefined ? roll.name : `${label} ${roll.name.replace(/^\d+\. /, "")}`;
    y = writeText(pen, name, { ...place, y }, { size });
    const room = place.width - pen.widthOf(roll.amount, size, "regular") - 8;
    const told = roll.lines.flatMap((line) => linesOf(pen, line, room, { size: small }));
    writeLines(pen, [roll.amount], { ...place, y }, { size, align: "right" });
    y =
      Math.max(y + leading(size), writeLines(pen, told, { ...place, y }, { size: small, isPale: true })) + 2;
  }
  return y;
}

/** Points: the margin that roll printers leave blank, the QR code, the room for a signature. */
const EDGE = 11;
const QR = 85;
const SIGNING = 26;
