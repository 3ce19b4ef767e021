import type { Paise } from "../../books/money.ts";
import type { CellLine } from "../tables/cell.ts";
import type { Gstr3bCell } from "./cell-names.ts";

/** What a document adds to a cell of the form, or deducts from it. */
export interface Contribution {
  cell: Gstr3bCell;
  /** Of table 3.2: the code of a State. */
  placeOfSupply?: string;
  documentId: number;
  lines: readonly CellLine[];
  sign: 1n | -1n;
  /** Missing where it is the value of the lines. */
  value?: Paise;
}

/** The lines without their tax, which somebody else pays or nobody does. */
export function omitTax(lines: readonly CellLine[]): CellLine[] {
  return lines.map(({ lineNo, taxable }) => ({ lineNo, taxable, cgst: 0n, sgst: 0n, igst: 0n }));
}
