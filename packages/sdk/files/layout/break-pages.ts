import { cellText } from "../cells/cell-text.ts";
import { isFigure, type CellValue } from "../cells/cell-kind.ts";
import { isGroup, labelSpan, type ExportGroup, type ExportSheet } from "../sheet.ts";
import { fitText, wrapText } from "./fit-text.ts";
import { shareWidths } from "./share-widths.ts";
import {
  HEAD,
  MARGIN,
  NOTE,
  NOTE_ROW,
  PAD,
  type PaperLine,
  type PaperColumn,
  type PaperPlan,
  ROW,
  TITLE,
  TITLE_ROOM,
  type WidthOf,
} from "./page-plan.ts";

/** Lays out a sheet on pages of a size in points. */
export function breakPages(
  sheet: ExportSheet,
  { width, height }: { width: number; height: number },
  widthOf: WidthOf,
): PaperPlan {
  const available = width - 2 * MARGIN;
  const lines = linesOf(sheet);
  const { columns, size } = shareWidths(sheet.columns, lines, widthOf, available);
  const notes = sheet.notes.flatMap((note) => wrapText(note, available, NOTE, widthOf));
  const top = MARGIN + TITLE_ROOM + notes.length * NOTE_ROW;
  const pages: { top: number; lines: PaperLine[] }[] = [{ top, lines: [] }];
  let y = top + HEAD;
  for (const line of lines) {
    // A heading is not left alone at the bottom of a page.
    const rows = line.isHeading ? 3 : 1;
    if (y + rows * ROW > height - FOOT) {
      pages.push({ top: MARGIN, lines: [] });
      y = MARGIN + HEAD;
    }
    pages.at(-1)?.lines.push(cut(line, columns, size, widthOf));
    y += ROW;
  }
  return {
    title: fitText(
      sheet.title,
      available - widthOf(RUPEES, NOTE, "regular") - 2 * PAD,
      TITLE,
      widthOf,
      "bold",
    ),
    notes,
    corner: RUPEES,
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

/** Every row, heading and sum as printed texts. */
function linesOf(sheet: ExportSheet): PaperLine[] {
  const textsOf = (values: readonly CellValue[], missing: string) =>
    sheet.columns.map(({ kind }, at) => cellText(kind, values[at] ?? null, missing));
  const grouped = (group: ExportGroup): PaperLine => ({
    texts: textsOf(group.figures, ""),
    face: "bold",
    words: { text: group.label, span: labelSpan(group.figures), indent: group.level - 1 },
    isHeading: group.kind === "group",
  });
  const words = sheet.columns.findIndex(({ kind }) => !isFigure(kind));
  let level = 0;
  const lines = sheet.rows.map((line): PaperLine => {
    if (isGroup(line)) {
      level = line.level;
      return grouped(line);
    }
    const row: PaperLine = { texts: textsOf(line, sheet.missing), face: "regular" };
    return level === 0 ? row : { ...row, indent: { at: words, ems: level } };
  });
  if (sheet.totals.length > 0)
    lines.push(grouped({ kind: "subtotal", label: sheet.totalLabel, level: 1, figures: sheet.totals }));
  return lines;
}

/** The line with its words cut to their columns; figures are always complete. */
function cut(
  { texts, words, ...line }: PaperLine,
  columns: readonly PaperColumn[],
  size: number,
  widthOf: WidthOf,
): PaperLine {
  const { face, indent } = line;
  const shown = texts.map((text, at) => {
    const column = columns[at];
    if (text === "" || !column || column.isRight) return text;
    const room = column.width - 2 * PAD - (indent?.at === at ? indent.ems * size : 0);
    return fitText(text, room, size, widthOf, face);
  });
  if (!words) return { ...line, texts: shown };
  const end = columns[words.span - 1];
  const room = (end ? end.left + end.width : 0) - 2 * PAD - words.indent * size;
  // Over a figure of the first column the label would not be readable, but it is what names the line.
  const least = widthOf("…", size, "regular");
  return {
    ...line,
    texts: shown,
    words: { ...words, text: fitText(words.text, Math.max(room, least), size, widthOf, "bold") },
  };
}

const FOOT = 28;
const RUPEES = "Amounts in ₹";
