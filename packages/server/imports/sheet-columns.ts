import { sheetColumns, type SheetColumn } from "@vanbook/sdk/rules";
import type { Schema } from "../contract/contract.ts";

/** The kinds of records that can be imported. */
export type ImportKind = Schema<"ImportKind">;

/** The columns of each kind of sheet. */
export function columnsOf(kind: ImportKind): readonly SheetColumn[] {
  return sheetColumns(kind).map(([column]) => column);
}

/** The heading of a column in a kind of sheet. */
export function headingOf(kind: ImportKind, column: SheetColumn): string {
  return sheetColumns(kind).find(([each]) => each === column)?.[1] ?? column;
}

/** The heading of the column that names what a row is. */
export function nameColumn(kind: ImportKind): string {
  return sheetColumns(kind)[0]?.[1] ?? "";
}

/** The column that a heading means, ignoring case, spaces and full stops; undefined for an unknown one. */
export function columnOf(kind: ImportKind, heading: string): SheetColumn | undefined {
  const plain = plainly(heading);
  const named = sheetColumns(kind).find(([, documented]) => plainly(documented) === plain);
  if (named) return named[0];
  if (plain === `${plainly(nameColumn(kind))}name`) return sheetColumns(kind)[0]?.[0];
  const column = ALSO.get(plain);
  return column !== undefined && columnsOf(kind).includes(column) ? column : undefined;
}

function plainly(heading: string): string {
  return heading.toLowerCase().replace(/[^a-z]/g, "");
}

/** Other headings that people use. */
const ALSO = new Map<string, SheetColumn>([
  ["pin", "PinNo"],
  ["pincode", "PinNo"],
  ["gstin", "GSTinNo"],
  ["gstno", "GSTinNo"],
  ["mob", "Mobile"],
  ["mobileno", "Mobile"],
  ["mobilenumber", "Mobile"],
  ["phoneno", "Phone"],
  ["phonenumber", "Phone"],
  ["item", "ItemName"],
  ["description", "ItemDescription"],
  ["colour", "itemcolour"],
  ["color", "itemcolour"],
  ["itemcolor", "itemcolour"],
  ["size", "itemsize"],
  ["ccp", "SalePrice"],
  ["salesprice", "SalePrice"],
  ["perlargerunit", "PerLargerUnit"],
  ["isservice", "IsService"],
  ["service", "IsService"],
  ["batches", "KeepsBatches"],
]);
