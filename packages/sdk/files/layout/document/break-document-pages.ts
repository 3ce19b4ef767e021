import { MARGIN } from "../page-plan.ts";
import type { PaperSheet } from "./paper-sheet.ts";
import { drawFoot } from "./lay-foot.ts";
import { drawTable, GAP, type SheetPen } from "./sheet-pen.ts";
import type { Mark } from "./marks.ts";
import { leading, linesOf, rule, writeBox, writeFacts, writeLines, writeText, type Pen } from "./pen.ts";

/** Lays out one copy of a document on sheets of a size; returns the marks of each sheet. */
export function breakDocumentPages(
  sheet: PaperSheet,
  copy: string,
  pen: Pick<Pen, "widthOf" | "sizes">,
  size: { width: number; height: number },
): Mark[][] {
  const pages: Mark[][] = [];
  const begin = (): Mark[] => {
    const marks: Mark[] = [];
    pages.push(marks);
    if (sheet.stamp !== undefined) marks.push(stampOf(sheet.stamp, size, pen));
    return marks;
  };
  const sheetPen: SheetPen = {
    ...pen,
    marks: begin(),
    y: MARGIN,
    x: MARGIN,
    width: size.width - 2 * MARGIN,
    bottom: size.height - FOOT,
    next: () => {
      sheetPen.marks = begin();
      sheetPen.y = drawLaterHead(sheetPen, sheet, copy);
    },
  };
  sheetPen.y = drawHead(sheetPen, sheet, copy);
  sheetPen.y = drawParties(sheetPen, sheet);
  if (sheet.statements.length > 0) sheetPen.y = writeFacts(sheetPen, sheet.statements, sheetPen, true) + GAP;
  if (sheet.goods) drawTable(sheetPen, sheet.goods);
  drawFoot(sheetPen, sheet);
  return pages;
}

/** The company on the left, the document's title on the right. */
function drawHead(pen: SheetPen, { company, title }: PaperSheet, copy: string): number {
  const { sizes, x, y, width } = pen;
  const left = company.logo === undefined ? 0 : LOGO + 8;
  if (company.logo !== undefined)
    pen.marks.push({ kind: "picture", url: company.logo, x, y, width: LOGO, height: LOGO });
  const right = width * 0.34;
  const own = { x: x + left, width: width - left - right - GAP };
  let below = writeText(pen, company.name, { ...own, y }, { size: sizes.name, face: "bold" });
  for (const line of company.lines) below = writeText(pen, line, { ...own, y: below }, { size: sizes.text });
  const corner = { x: x + width - right, width: right };
  let beside = writeText(pen, title, { ...corner, y }, { size: sizes.title, face: "bold", align: "right" });
  beside = writeText(pen, copy, { ...corner, y: beside }, { size: sizes.small, align: "right" });
  below = Math.max(below, beside, company.logo === undefined ? 0 : y + LOGO) + GAP / 2;
  rule(pen, x, below, width);
  return below + GAP / 2;
}

/** The parties side by side, and the facts. */
function drawParties(pen: SheetPen, { parties, facts }: PaperSheet): number {
  const { x, y } = pen;
  const boxes = parties.length + 1;
  const width = (pen.width - (boxes - 1) * GAP) / boxes;
  const ends = parties.map((party, at) => writeBox(pen, party, { x: x + at * (width + GAP), y, width }));
  ends.push(writeFacts(pen, facts, { x: x + parties.length * (width + GAP), y, width }, true));
  return Math.max(...ends) + GAP;
}

/** The header of every sheet but the first: says which document is continued. */
function drawLaterHead(pen: SheetPen, { company, title, facts }: PaperSheet, copy: string): number {
  const { text: size } = pen.sizes;
  const place = { x: pen.x, y: MARGIN, width: pen.width };
  const words = [title, ...facts.slice(0, 2).map(({ text }) => text), copy].filter((part) => part !== "");
  const told = words.join(" · ");
  const room = pen.width - pen.widthOf(told, size, "regular") - GAP;
  const [name = ""] = linesOf(pen, company.name, Math.max(room, 60), { size, face: "bold" });
  writeLines(pen, [name], place, { size, face: "bold" });
  writeText(pen, told, place, { size, align: "right" });
  return MARGIN + leading(size) + GAP / 2;
}

function stampOf(
  text: string,
  { width, height }: { width: number; height: number },
  { widthOf }: Pick<Pen, "widthOf">,
): Mark {
  const angle = Math.atan(height / width) * 0.8;
  const size = Math.min((0.8 * width) / widthOf(text, 1, "bold"), width / 6);
  const half = widthOf(text, size, "bold") / 2;
  return {
    kind: "stamp",
    text,
    size,
    angle,
    x: width / 2 - half * Math.cos(angle),
    y: height / 2 + half * Math.sin(angle),
  };
}

/** Points. */
const LOGO = 44;
const FOOT = 34;
