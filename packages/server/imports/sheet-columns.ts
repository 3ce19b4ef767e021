import type { Schema } from "../http/contract.ts";

/** What a spreadsheet may hold. */
export type ImportKind = Schema<"ImportKind">;

/** A column of the documented sheets, as the contract calls it. */
export type SheetColumn = Exclude<keyof Schema<"SheetRow">, "Row" | "Error">;

/** The columns of each kind of sheet. */
export function columnsOf(kind: ImportKind): readonly SheetColumn[] {
  return kind === "item" ? ITEM : ACCOUNT;
}

/** The heading of the column that names what a row is. */
export function nameColumn(kind: ImportKind): string {
  return { customer: "Customer", supplier: "Supplier", item: "ItemName" }[kind];
}

/** Which column a heading means, whatever its case, blanks and stops; undefined when it is none of the kind's. */
export function columnOf(kind: ImportKind, heading: string): SheetColumn | undefined {
  const plain = heading.toLowerCase().replace(/[^a-z]/g, "");
  const named = (kind === "customer" ? CUSTOMER : kind === "supplier" ? SUPPLIER : NONE).get(plain);
  const column = named ?? ALSO.get(plain);
  if (column !== undefined) return columnsOf(kind).includes(column) ? column : undefined;
  return columnsOf(kind).find((each) => each !== "AccountName" && each.toLowerCase() === plain);
}

const ACCOUNT = [
  "AccountName",
  "Address",
  "Place",
  "District",
  "State",
  "PinNo",
  "GSTinNo",
  "Phone",
  "Mobile",
  "Email",
] as const;
const ITEM = ["ItemName", "ItemDescription", "MRP", "itemcolour", "itemsize", "SalePrice"] as const;

const CUSTOMER = new Map<string, SheetColumn>([
  ["customer", "AccountName"],
  ["customername", "AccountName"],
]);
const SUPPLIER = new Map<string, SheetColumn>([
  ["supplier", "AccountName"],
  ["suppliername", "AccountName"],
]);
const NONE: ReadonlyMap<string, SheetColumn> = new Map();
/** What people write for a column. */
const ALSO = new Map<string, SheetColumn>([
  ["pin", "PinNo"],
  ["pincode", "PinNo"],
  ["gstin", "GSTinNo"],
  ["gstno", "GSTinNo"],
  ["mob", "Mobile"],
  ["mobileno", "Mobile"],
  ["phoneno", "Phone"],
  ["item", "ItemName"],
  ["description", "ItemDescription"],
  ["colour", "itemcolour"],
  ["color", "itemcolour"],
  ["size", "itemsize"],
  ["ccp", "SalePrice"],
]);
