import type { Schema } from "../methods.ts";

/** A column of a sheet that is imported, as the contract calls it. */
export type SheetColumn = Exclude<keyof Schema<"SheetRow">, "Row" | "Error">;

/** The documented columns of a sheet that is imported, in their order: the contract's name and the heading of each. */
export function sheetColumns(
  kind: Schema<"ImportKind">,
): readonly (readonly [column: SheetColumn, heading: string])[] {
  if (kind === "item") return ITEM.map((column) => [column, column] as const);
  const name = kind === "customer" ? "Customer" : "Supplier";
  return [["AccountName", name], ...ACCOUNT.map((column) => [column, column] as const)];
}

const ACCOUNT = [
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
