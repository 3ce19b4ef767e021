import type { PaperSheet, PaperTable } from "./paper-sheet.ts";
import type { Mark } from "./marks.ts";
import { qrRows } from "./qr-rows.ts";
import {
  getLineHeight,
  drawRule,
  writeBox,
  writeFacts,
  writeLines,
  writeSums,
  writeText,
  wrapLines,
  type Pen,
} from "./pen.ts";

/** From top to bottom; returns the marks and the length of the roll. */
export function layRoll(
  sheet: PaperSheet,
  copy: string,
  basePen: Pick<Pen, "widthOf" | "sizes">,
  rollWidth: number,
): { marks: Mark[]; height: number } {
  const pen: Pen = { ...basePen, marks: [] };
  const { sizes } = pen;
  const place = { x: EDGE_WIDTH, width: rollWidth - 2 * EDGE_WIDTH };
  const centreStyle = { align: "centre" as const };
  let y = EDGE_WIDTH;
  const drawLine = () => {
    y += 3;
    drawRule(pen, place.x, y, place.width);
    y += 3;
  };
  const drawText = (words: string, style: Parameters<typeof writeText>[3]) => {
    if (words !== "") y = writeText(pen, words, { ...place, y }, style);
  };
  drawText(sheet.company.name, { size: sizes.name, face: "bold", ...centreStyle });
  for (const words of sheet.company.lines) drawText(words, { size: sizes.small, ...centreStyle });
  drawLine();
  if (sheet.stamp !== undefined) drawText(sheet.stamp, { size: sizes.title, face: "bold", ...centreStyle });
  drawText(sheet.title, { size: sizes.title, face: "bold", ...centreStyle });
  drawText(copy, { size: sizes.small, ...centreStyle });
  drawLine();
  y = writeFacts(pen, sheet.facts, { ...place, y });
  for (const party of sheet.parties) {
    drawLine();
    y = writeBox(pen, party, { ...place, y });
  }
  if (sheet.statements.length > 0) {
    drawLine();
    y = writeFacts(pen, sheet.statements, { ...place, y }, true);
  }
  if (sheet.goods) {
    drawLine();
    y = drawRows(pen, sheet.goods, { ...place, y });
  }
  drawLine();
  y = writeSums(pen, sheet.sums, { ...place, y });
  for (const { label, text: words } of sheet.words) {
    y += 2;
    drawText(label, { size: sizes.small, isPale: true });
    drawText(words, { size: sizes.text });
  }
  if (sheet.summary) {
    drawLine();
    drawText(sheet.summary.title, { size: sizes.small, isPale: true });
    y = drawRows(pen, sheet.summary, { ...place, y }, "HSN");
  }
  if (sheet.bank) {
    drawLine();
    y = writeBox(pen, sheet.bank, { ...place, y });
  }
  if (sheet.code) {
    y += 4;
    const x = (rollWidth - QR_SIZE) / 2;
    pen.marks.push({ kind: "squares", x, y, side: QR_SIZE, rows: qrRows(sheet.code.text) });
    y += QR_SIZE + 1;
    drawText(sheet.code.label, { size: sizes.small, ...centreStyle });
  }
  if (sheet.signedCode) {
    y += 4;
    const x = (rollWidth - SIGNED_QR_SIZE) / 2;
    pen.marks.push({ kind: "squares", x, y, side: SIGNED_QR_SIZE, rows: qrRows(sheet.signedCode.text) });
    y += SIGNED_QR_SIZE + 1;
    drawText(sheet.signedCode.label, { size: sizes.small, ...centreStyle });
  }
  for (const { over, name, under } of sheet.signatures) {
    y += 4;
    drawText(over, { size: sizes.text, face: "bold", ...centreStyle });
    y += SIGNATURE_HEIGHT;
    drawRule(pen, place.x + place.width / 4, y, place.width / 2);
    y += 1;
    drawText(name ?? "", { size: sizes.text, ...centreStyle });
    drawText(under, { size: sizes.small, isPale: true, ...centreStyle });
  }
  drawText(sheet.remark ?? "", { size: sizes.small, isPale: true });
  return { marks: pen.marks, height: y + EDGE_WIDTH };
}

/** Each row as its name, the details below it, and its amount on the right of the last line. */
function drawRows(
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
    const detailLines = roll.lines.flatMap((line) => wrapLines(pen, line, room, { size: small }));
    writeLines(pen, [roll.amount], { ...place, y }, { size, align: "right" });
    y =
      Math.max(
        y + getLineHeight(size),
        writeLines(pen, detailLines, { ...place, y }, { size: small, isPale: true }),
      ) + 2;
  }
  return y;
}

/** Points: the margin that roll printers leave blank, the QR codes, the room for a signature. */
const EDGE_WIDTH = 11;
const QR_SIZE = 85;
const SIGNED_QR_SIZE = 190;
const SIGNATURE_HEIGHT = 26;
