import { type WidthOf, TABLE_MARGIN } from "../page-plan.ts";
import type { PaperSheet, PaperSize } from "./paper-sheet.ts";
import { layRoll } from "./lay-roll.ts";
import { breakDocumentPages } from "./break-document-pages.ts";
import type { MarkedPages } from "./marks.ts";
import { writeText, type TypeSizes } from "./pen.ts";

/** The copies follow one another; each has its own page numbers. */
export function layDocument(sheet: PaperSheet, widthOf: WidthOf): MarkedPages {
  const { size, title, copies, pageWords } = sheet;
  const pen = { widthOf, sizes: TYPE_SIZES[size] };
  if (size === "80mm")
    return {
      title,
      pages: copies.map((copy) => ({ width: ROLL_WIDTH, ...layRoll(sheet, copy, pen, ROLL_WIDTH) })),
    };
  const page = SHEET_SIZES[size];
  return {
    title,
    pages: copies.flatMap((copy) => {
      const laidPages = breakDocumentPages(sheet, copy, pen, page);
      laidPages.forEach((marks, at) => {
        const words = pageWords
          .replace("{page}", String(at + 1))
          .replace("{pages}", String(laidPages.length));
        const foot = { x: TABLE_MARGIN, y: page.height - 26, width: page.width - 2 * TABLE_MARGIN };
        writeText({ ...pen, marks }, words, foot, { size: pen.sizes.small, align: "right" });
      });
      return laidPages.map((marks) => ({ ...page, marks }));
    }),
  };
}

/** Points. */
const SHEET_SIZES = { A4: { width: 595.28, height: 841.89 }, A5: { width: 419.53, height: 595.28 } } as const;
const ROLL_WIDTH = 226.77;
const TYPE_SIZES: Readonly<Record<PaperSize, TypeSizes>> = {
  A4: { text: 8, small: 7, name: 14, title: 13 },
  A5: { text: 7, small: 6, name: 11, title: 10 },
  "80mm": { text: 8, small: 7, name: 11, title: 10 },
};
