import { sheetColumns, type SheetColumn } from "@vanbook/sdk/rules";
import type { Schema } from "../contract/contract.ts";

export type ImportKind = Schema<"ImportKind">;

export function columnsOf(kind: ImportKind): readonly SheetColumn[] {
  return sheetColumns(kind).map(([column]) => column);
}

export function headingOf(kind: ImportKind, column: SheetColumn): string {
  return sheetColumns(kind).find(([each]) => each === column)?.[1] ?? column;
}

/** The heading of the column with the record's name. */
export function nameColumn(kind: ImportKind): string {
  return sheetColumns(kind)[0]?.[1] ?? "";
}

/** The column of a heading, ignoring case, spaces and full stops; undefined if unknown. */
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

/** Other common headings. */
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
