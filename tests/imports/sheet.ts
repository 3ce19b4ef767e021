import { sheetColumns } from "@vanbook/sdk/rules";
import { utils, write, type BookType, type WorkBook } from "xlsx";

/** A cell as a test writes it. */
export type Cell = string | number | null;

/** A workbook of one sheet, as Excel saves it, in base64. */
export function sheetFile(rows: readonly (readonly Cell[])[], bookType: BookType = "xlsx"): string {
  return workbookFile(bookOf(rows), bookType).toString("base64");
}

/** The same before it is saved. */
export function bookOf(rows: readonly (readonly Cell[])[], name = "Sheet1"): WorkBook {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), name);
  return book;
}

/** The bytes of a workbook. */
export function workbookFile(book: WorkBook, bookType: BookType = "xlsx"): Buffer {
  return write(book, { type: "buffer", bookType, compression: true }) as Buffer; // what `type` asks for
}

/** The documented columns of customers. */
export const CUSTOMER_COLUMNS = sheetColumns("customer").map(([, heading]) => heading);

/** The documented columns of items. */
export const ITEM_COLUMNS = sheetColumns("item").map(([, heading]) => heading);

/** Customers by number, each sound. */
export function customerRows(count: number, named = "Import Medicals"): Cell[][] {
  return Array.from({ length: count }, (_, at) => [
    `${named} ${at + 1}`,
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
