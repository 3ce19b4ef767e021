import { isBesides, sheetColumns } from "@vanbook/sdk/rules";
import { utils, write, type BookType, type CellObject, type WorkBook } from "xlsx";

/** A cell value as tests write it. */
export type Cell = string | number | null | CellObject;

/** A workbook with one sheet, as Excel saves it, in base64. */
export function makeSheetFile(rows: readonly (readonly Cell[])[], bookType: BookType = "xlsx"): string {
  return makeWorkbookFile(makeBook(rows), bookType).toString("base64");
}

/** The same workbook before it is saved. */
export function makeBook(rows: readonly (readonly Cell[])[], name = "Sheet1"): WorkBook {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), name);
  return book;
}

/** The workbook's file content. */
export function makeWorkbookFile(book: WorkBook, bookType: BookType = "xlsx"): Buffer {
  return write(book, { type: "buffer", bookType, compression: true }) as Buffer; // `type: "buffer"` returns a Buffer
}

/** The documented column headings for customers. */
export const CUSTOMER_COLUMNS = sheetColumns("customer")
  .filter(([column]) => !isBesides(column))
  .map(([, heading]) => heading);

/** The documented column headings for items. */
export const ITEM_COLUMNS = sheetColumns("item").map(([, heading]) => heading);

/** Valid, numbered customer rows. */
export function customerRows(count: number, namePrefix = "Import Medicals"): Cell[][] {
  return Array.from({ length: count }, (_, at) => [
    `${namePrefix} ${at + 1}`,
    `${at + 1}/12 Main Road`,
    "Adoor",
    "Pathanamthitta",
    "Kerala",
    691523,
    null,
    "04734-224400",
    9_847_000_000 + at,
    null,
  ]);
}
