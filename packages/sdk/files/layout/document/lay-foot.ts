import type { PaperSheet } from "./paper-sheet.ts";
import type { Mark } from "./marks.ts";
import { drawTable, GAP, type SheetPen } from "./sheet-pen.ts";
import { qrRows } from "./qr-rows.ts";
import { leading, writeBox, writeSums, writeText, type Pen } from "./pen.ts";

/**
 * What follows the goods: sums and words, tax by HSN code, bank and QR code, signatures. A part that does
 * not fit starts the next sheet.
 */
export function drawFoot(pen: SheetPen, sheet: PaperSheet): void {
  part(pen, (pen) => {
    const { x, y } = pen;
    const half = pen.width * 0.42;
    let left = y;
    for (const { label, text } of sheet.words) {
      left = writeText(
        pen,
        label,
        { x, y: left, width: half + GAP },
        { size: pen.sizes.small, isPale: true },
      );
      left = writeText(pen, text, { x, y: left, width: half + GAP }, { size: pen.sizes.text });
    }
    const sums = writeSums(pen, sheet.sums, { x: x + pen.width - half, y, width: half });
    return Math.max(left, sums);
  });
  if (sheet.summary) {
    const { title } = sheet.summary;
    // Its title is not left alone at the bottom of a sheet.
    if (pen.y + 5 * leading(pen.sizes.text) > pen.bottom) pen.next();
    pen.y = writeText(pen, title, pen, { size: pen.sizes.small, isPale: true });
    drawTable(pen, sheet.summary);
    pen.y += GAP;
  }
  part(pen, (pen) => drawEnd(pen, sheet));
}

/** The bank and the QR code on the left, the signatures on the right. */
function drawEnd(pen: Pen & { x: number; y: number; width: number }, sheet: PaperSheet): number {
  const { x, y, width } = pen;
  const { code, bank, signatures, remark } = sheet;
  let left = x;
  let below = y;
  if (code) {
    pen.marks.push({ kind: "squares", x, y, side: QR, rows: qrRows(code.text) });
    const label = { x, y: y + QR + 2, width: QR };
    below = writeText(pen, code.label, label, { size: pen.sizes.small, align: "centre" });
    left += QR + GAP;
  }
  const signing = width * (signatures.length > 1 ? 0.58 : 0.36);
  if (bank)
    below = Math.max(below, writeBox(pen, bank, { x: left, y, width: x + width - signing - GAP - left }));
  const each = (signing - GAP * (signatures.length - 1)) / signatures.length;
  const foot = Math.max(below, y + 5 * leading(pen.sizes.text) + 14);
  const line = foot - leading(pen.sizes.text) * (signatures.some(({ name }) => name) ? 2 : 1) - 1;
  signatures.forEach(({ over, name, under }, at) => {
    const place = { x: x + width - signing + at * (each + GAP), width: each };
    const style = { size: pen.sizes.text, align: "centre" as const };
    writeText(pen, over, { ...place, y }, { ...style, face: "bold" });
    pen.marks.push({ kind: "line", x: place.x, y: line, toX: place.x + each, toY: line });
    const next = name === undefined ? line + 1 : writeText(pen, name, { ...place, y: line + 1 }, style);
    writeText(pen, under, { ...place, y: next }, { size: pen.sizes.small, align: "centre", isPale: true });
  });
  if (remark === undefined) return foot;
  return writeText(pen, remark, { x, y: foot + GAP / 2, width }, { size: pen.sizes.small, isPale: true });
}

/** Draws a part that must not be split; measures first how much room it needs. */
function part(pen: SheetPen, draw: (pen: SheetPen) => number): void {
  const aside: Mark[] = [];
  const height = draw({ ...pen, marks: aside }) - pen.y;
  if (pen.y + GAP / 2 + height > pen.bottom) pen.next();
  else pen.y += GAP / 2;
  pen.y = draw(pen) + GAP / 2;
}

/** Points: 25 mm, which a phone can scan at arm's length. */
const QR = 72;
