import { TABLE_MARGIN } from "../page-plan.ts";
import type { PaperSheet } from "./paper-sheet.ts";
import { drawFoot } from "./lay-foot.ts";
import { drawTable, PART_GAP, type SheetPen } from "./sheet-pen.ts";
import type { Mark } from "./marks.ts";
import {
  getLineHeight,
  wrapLines,
  drawRule,
  writeBox,
  writeFacts,
  writeLines,
  writeText,
  type Pen,
} from "./pen.ts";

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
    y: TABLE_MARGIN,
    x: TABLE_MARGIN,
    width: size.width - 2 * TABLE_MARGIN,
    bottom: size.height - FOOT_HEIGHT,
    next: () => {
      sheetPen.marks = begin();
      sheetPen.y = drawLaterHead(sheetPen, sheet, copy);
    },
  };
  sheetPen.y = drawHead(sheetPen, sheet, copy);
  sheetPen.y = drawParties(sheetPen, sheet);
  if (sheet.statements.length > 0)
    sheetPen.y = writeFacts(sheetPen, sheet.statements, sheetPen, true) + PART_GAP;
  if (sheet.goods) drawTable(sheetPen, sheet.goods);
  drawFoot(sheetPen, sheet);
  return pages;
}

function drawHead(pen: SheetPen, { company, title }: PaperSheet, copy: string): number {
  const { sizes, x, y, width } = pen;
  const logoRoom = company.logo === undefined ? 0 : LOGO_SIZE + 8;
  if (company.logo !== undefined)
    pen.marks.push({ kind: "picture", url: company.logo, x, y, width: LOGO_SIZE, height: LOGO_SIZE });
  const right = width * 0.34;
  const own = { x: x + logoRoom, width: width - logoRoom - right - PART_GAP };
  let below = writeText(pen, company.name, { ...own, y }, { size: sizes.name, face: "bold" });
  for (const line of company.lines) below = writeText(pen, line, { ...own, y: below }, { size: sizes.text });
  const corner = { x: x + width - right, width: right };
  let beside = writeText(pen, title, { ...corner, y }, { size: sizes.title, face: "bold", align: "right" });
  beside = writeText(pen, copy, { ...corner, y: beside }, { size: sizes.small, align: "right" });
  below = Math.max(below, beside, company.logo === undefined ? 0 : y + LOGO_SIZE) + PART_GAP / 2;
  drawRule(pen, x, below, width);
  return below + PART_GAP / 2;
}

function drawParties(pen: SheetPen, { parties, facts }: PaperSheet): number {
  const { x, y } = pen;
  const boxes = parties.length + 1;
  const width = (pen.width - (boxes - 1) * PART_GAP) / boxes;
  const ends = parties.map((party, at) => writeBox(pen, party, { x: x + at * (width + PART_GAP), y, width }));
  ends.push(writeFacts(pen, facts, { x: x + parties.length * (width + PART_GAP), y, width }, true));
  return Math.max(...ends) + PART_GAP;
}

/** On every sheet but the first: says which document is continued. */
function drawLaterHead(pen: SheetPen, { company, title, facts }: PaperSheet, copy: string): number {
  const { text: size } = pen.sizes;
  const place = { x: pen.x, y: TABLE_MARGIN, width: pen.width };
  const words = [title, ...facts.slice(0, 2).map(({ text }) => text), copy].filter((part) => part !== "");
  const factText = words.join(" · ");
  const room = pen.width - pen.widthOf(factText, size, "regular") - PART_GAP;
  const [name = ""] = wrapLines(pen, company.name, Math.max(room, 60), { size, face: "bold" });
  writeLines(pen, [name], place, { size, face: "bold" });
  writeText(pen, factText, place, { size, align: "right" });
  return TABLE_MARGIN + getLineHeight(size) + PART_GAP / 2;
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
const LOGO_SIZE = 44;
const FOOT_HEIGHT = 34;
