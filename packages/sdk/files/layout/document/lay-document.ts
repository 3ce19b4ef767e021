import { type WidthOf, MARGIN } from "../page-plan.ts";
import type { PaperSheet, PaperSize } from "./paper-sheet.ts";
import { layRoll } from "./lay-roll.ts";
import { breakDocumentPages } from "./break-document-pages.ts";
import type { MarkedPages } from "./marks.ts";
import { writeText, type TypeSizes } from "./pen.ts";

/** Lays out all copies of a document, one after the other; each has its own page numbers. */
export function layDocument(sheet: PaperSheet, widthOf: WidthOf): MarkedPages {
  const { size, title, copies, pageWords } = sheet;
  const pen = { widthOf, sizes: TYPE[size] };
  if (size === "80mm")
    return {
      title,
      pages: copies.map((copy) => ({ width: ROLL, ...layRoll(sheet, copy, pen, ROLL) })),
    };
  const page = SHEETS[size];
  return {
    title,
    pages: copies.flatMap((copy) => {
      const laid = breakDocumentPages(sheet, copy, pen, page);
      laid.forEach((marks, at) => {
        const words = pageWords.replace("{page}", String(at + 1)).replace("{pages}", String(laid.length));
        const foot = { x: MARGIN, y: page.height - 26, width: page.width - 2 * MARGIN };
        writeText({ ...pen, marks }, words, foot, { size: pen.sizes.small, align: "right" });
      });
      return laid.map((marks) => ({ ...page, marks }));
    }),
  };
}

/** Points. */
const SHEETS = { A4: { width: 595.28, height: 841.89 }, A5: { width: 419.53, height: 595.28 } } as const;
const ROLL = 226.77;
const TYPE: Readonly<Record<PaperSize, TypeSizes>> = {
  A4: { text: 8, small: 7, name: 14, title: 13 },
  A5: { text: 7, small: 6, name: 11, title: 10 },
  "80mm": { text: 8, small: 7, name: 11, title: 10 },
};
