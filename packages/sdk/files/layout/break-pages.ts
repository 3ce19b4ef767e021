import { formatCellText } from "../cells/cell-text.ts";
import { isFigure, type CellValue } from "../cells/cell-kind.ts";
import { isGroup, countLabelColumns, type ExportGroup, type ExportSheet } from "../sheet.ts";
import { fitText, wrapText } from "./fit-text.ts";
import { shareWidths } from "./share-widths.ts";
import {
  HEADS_HEIGHT,
  TABLE_MARGIN,
  NOTE_SIZE,
  NOTE_ROW,
  CELL_PADDING,
  type PaperLine,
  type PaperColumn,
  type PaperPlan,
  ROW_HEIGHT,
  TITLE_SIZE,
  TITLE_ROOM,
  type WidthOf,
} from "./page-plan.ts";

/** The page size is in points. */
export function breakPages(
  sheet: ExportSheet,
  { width, height }: { width: number; height: number },
  widthOf: WidthOf,
): PaperPlan {
  const available = width - 2 * TABLE_MARGIN;
  const lines = makePaperLines(sheet);
  const { columns, size } = shareWidths(sheet.columns, lines, widthOf, available);
  const notes = sheet.notes.flatMap((note) => wrapText(note, available, NOTE_SIZE, widthOf));
  const top = TABLE_MARGIN + TITLE_ROOM + notes.length * NOTE_ROW;
  const pages: { top: number; lines: PaperLine[] }[] = [{ top, lines: [] }];
  let y = top + HEADS_HEIGHT;
  for (const line of lines) {
    // A heading is not left alone at the bottom of a page.
    const rows = line.isHeading ? 3 : 1;
    if (y + rows * ROW_HEIGHT > height - FOOT_HEIGHT) {
      pages.push({ top: TABLE_MARGIN, lines: [] });
      y = TABLE_MARGIN + HEADS_HEIGHT;
    }
    pages.at(-1)?.lines.push(cut(line, columns, size, widthOf));
    y += ROW_HEIGHT;
  }
  return {
    title: fitText(
      sheet.title,
      available - widthOf(RUPEES_NOTE, NOTE_SIZE, "regular") - 2 * CELL_PADDING,
      TITLE_SIZE,
      widthOf,
      "bold",
    ),
    notes,
    corner: RUPEES_NOTE,
    width,
    height,
    size,
    columns,
    heads: sheet.columns.map(({ label }) => label),
    pages: pages.map((page, at) => ({
      ...page,
      number: sheet.pageWords.replace("{page}", String(at + 1)).replace("{pages}", String(pages.length)),
    })),
  };
}

function makePaperLines(sheet: ExportSheet): PaperLine[] {
  const formatTexts = (values: readonly CellValue[], missing: string) =>
    sheet.columns.map(({ kind }, at) => formatCellText(kind, values[at] ?? null, missing));
  const toGroupLine = (group: ExportGroup): PaperLine => ({
    texts: formatTexts(group.figures, ""),
    face: "bold",
    words: { text: group.label, span: countLabelColumns(group.figures), indent: group.level - 1 },
    isHeading: group.kind === "group",
  });
  const words = sheet.columns.findIndex(({ kind }) => !isFigure(kind));
  let level = 0;
  const lines = sheet.rows.map((line): PaperLine => {
    if (isGroup(line)) {
      level = line.level;
      return toGroupLine(line);
    }
    const row: PaperLine = { texts: formatTexts(line, sheet.missing), face: "regular" };
    return level === 0 ? row : { ...row, indent: { at: words, ems: level } };
  });
  if (sheet.totals.length > 0)
    lines.push(toGroupLine({ kind: "subtotal", label: sheet.totalLabel, level: 1, figures: sheet.totals }));
  return lines;
}

/** Words are cut to their columns; figures are always complete. */
function cut(
  { texts, words, ...line }: PaperLine,
  columns: readonly PaperColumn[],
  size: number,
  widthOf: WidthOf,
): PaperLine {
  const { face, indent } = line;
  const shownTexts = texts.map((text, at) => {
    const column = columns[at];
    if (text === "" || !column || column.isRight) return text;
    const room = column.width - 2 * CELL_PADDING - (indent?.at === at ? indent.ems * size : 0);
    return fitText(text, room, size, widthOf, face);
  });
  if (!words) return { ...line, texts: shownTexts };
  const end = columns[words.span - 1];
  const room = (end ? end.left + end.width : 0) - 2 * CELL_PADDING - words.indent * size;
  // Over a figure of the first column the label would not be readable, but it is what names the
  // line.
  const least = widthOf("…", size, "regular");
  return {
    ...line,
    texts: shownTexts,
    words: { ...words, text: fitText(words.text, Math.max(room, least), size, widthOf, "bold") },
  };
}

const FOOT_HEIGHT = 28;
const RUPEES_NOTE = "Amounts in ₹";
