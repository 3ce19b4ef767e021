import type { PaperSheet } from "./paper-sheet.ts";
import type { Mark } from "./marks.ts";
import { drawTable, PART_GAP, type SheetPen } from "./sheet-pen.ts";
import { qrRows } from "./qr-rows.ts";
import { getLineHeight, wrapLines, writeBox, writeSums, writeText, type Pen } from "./pen.ts";

/**
 * What follows the goods: sums and words, tax by HSN code, bank and QR code, signatures. A part
 * that does not fit starts the next sheet.
 */
export function drawFoot(pen: SheetPen, sheet: PaperSheet): void {
  drawPart(pen, (pen) => {
    const { x, y } = pen;
    const half = pen.width * 0.42;
    let leftY = y;
    for (const { label, text } of sheet.words) {
      leftY = writeText(
        pen,
        label,
        { x, y: leftY, width: half + PART_GAP },
        { size: pen.sizes.small, isPale: true },
      );
      leftY = writeText(pen, text, { x, y: leftY, width: half + PART_GAP }, { size: pen.sizes.text });
    }
    const sums = writeSums(pen, sheet.sums, { x: x + pen.width - half, y, width: half });
    return Math.max(leftY, sums);
  });
  if (sheet.summary) {
    const { title } = sheet.summary;
    // The title is not left alone at the bottom of a sheet.
    if (pen.y + 5 * getLineHeight(pen.sizes.text) > pen.bottom) pen.next();
    pen.y = writeText(pen, title, pen, { size: pen.sizes.small, isPale: true });
    drawTable(pen, sheet.summary);
    pen.y += PART_GAP;
  }
  if (sheet.signedCode) {
    const { text, label } = sheet.signedCode;
    drawPart(pen, (pen) => drawSignedCode(pen, text, label));
  }
  drawPart(pen, (pen) => drawEnd(pen, sheet));
}

function drawSignedCode(pen: SheetPen, text: string, label: string): number {
  const { x, y } = pen;
  pen.marks.push({ kind: "squares", x, y, side: SIGNED_QR_SIZE, rows: qrRows(text) });
  const place = { x: x + SIGNED_QR_SIZE + PART_GAP, y, width: pen.width - SIGNED_QR_SIZE - PART_GAP };
  return Math.max(y + SIGNED_QR_SIZE, writeText(pen, label, place, { size: pen.sizes.small, isPale: true }));
}

function drawEnd(pen: Pen & { x: number; y: number; width: number }, sheet: PaperSheet): number {
  const { x, y, width } = pen;
  const { code, bank, signatures, remark } = sheet;
  let leftX = x;
  let below = y;
  if (code) {
    pen.marks.push({ kind: "squares", x, y, side: QR_SIZE, rows: qrRows(code.text) });
    const label = { x, y: y + QR_SIZE + 2, width: QR_SIZE };
    below = writeText(pen, code.label, label, { size: pen.sizes.small, align: "centre" });
    leftX += QR_SIZE + PART_GAP;
  }
  const signing = width * (signatures.length > 1 ? 0.58 : 0.36);
  if (bank)
    below = Math.max(
      below,
      writeBox(pen, bank, { x: leftX, y, width: x + width - signing - PART_GAP - leftX }),
    );
  const each = (signing - PART_GAP * (signatures.length - 1)) / signatures.length;
  const lineHeight = getLineHeight(pen.sizes.text);
  const measureLines = (text: string | undefined, face?: "bold") =>
    text === undefined
      ? 0
      : wrapLines(pen, text, each, { size: pen.sizes.text, ...(face && { face }) }).length * lineHeight;
  const over = Math.max(...signatures.map((one) => measureLines(one.over, "bold")));
  const under = Math.max(...signatures.map((one) => measureLines(one.name) + measureLines(one.under)));
  const foot = Math.max(below, y + 5 * lineHeight + 14, y + over + SIGNING_HEIGHT + under + 1);
  const line = foot - under - 1;
  signatures.forEach(({ over, name, under }, at) => {
    const place = { x: x + width - signing + at * (each + PART_GAP), width: each };
    const style = { size: pen.sizes.text, align: "centre" as const };
    writeText(pen, over, { ...place, y }, { ...style, face: "bold" });
    pen.marks.push({ kind: "line", x: place.x, y: line, toX: place.x + each, toY: line });
    const next = name === undefined ? line + 1 : writeText(pen, name, { ...place, y: line + 1 }, style);
    writeText(pen, under, { ...place, y: next }, { size: pen.sizes.small, align: "centre", isPale: true });
  });
  if (remark === undefined) return foot;
  return writeText(
    pen,
    remark,
    { x, y: foot + PART_GAP / 2, width },
    { size: pen.sizes.small, isPale: true },
  );
}

/** Draws a part that must not be split; measures first how much room it needs. */
function drawPart(pen: SheetPen, draw: (pen: SheetPen) => number): void {
  const aside: Mark[] = [];
  const height = draw({ ...pen, marks: aside }) - pen.y;
  if (pen.y + PART_GAP / 2 + height > pen.bottom) pen.next();
  else pen.y += PART_GAP / 2;
  pen.y = draw(pen) + PART_GAP / 2;
}

/** Points: 25 mm, which a phone can scan at arm's length. */
const QR_SIZE = 72;
/** Points: 53 mm, so that a square of a signed code is about 0.4 mm. */
const SIGNED_QR_SIZE = 150;
/** Points: room for a signature. */
const SIGNING_HEIGHT = 28;
