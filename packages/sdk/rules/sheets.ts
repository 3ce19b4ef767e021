import { AccountImport, ItemInput } from "../generated/rules.ts";
import type { Schema } from "../methods.ts";
import type { FieldRule } from "./field-rule.ts";

/** A column of a sheet that is imported, as the contract calls it. */
export type SheetColumn = Exclude<keyof Schema<"SheetRow">, "Row" | "Error">;

/** The columns of a sheet that is imported, the documented ones first, in their order: the contract's name and the heading of each. */
export function sheetColumns(
  kind: Schema<"ImportKind">,
): readonly (readonly [column: SheetColumn, heading: string])[] {
  if (kind === "item") return [...ITEM.map((column) => [column, column] as const), ...ITEM_BESIDES];
  const name = kind === "customer" ? "Customer" : "Supplier";
  return [["AccountName", name], ...ACCOUNT.map((column) => [column, column] as const)];
}

/** Columns that the documented sheets do not have: they are shown where a sheet has them. */
export function isBesides(column: SheetColumn): boolean {
  return ITEM_BESIDES.some(([each]) => each === column);
}

/** Rows that a request of an import may carry. */
export const IMPORT_BATCH = 200;

/**
 * The idempotency key of one batch of a sheet: the same for the same file (`importKey`, of the preview), what all its rows have in common, and the
 * place in it where the batch begins, so that what is sent twice is made once, wherever it is sent from.
 */
export function importBatchKey(
  importKey: string,
  kind: Schema<"ImportKind">,
  choices: readonly string[],
  begin: number,
): string {
  return [importKey, kind, ...choices, begin].join(".");
}

/** The contract's rules for the fields that the columns of a sheet are stored in. */
export function sheetRules(kind: Schema<"ImportKind">): readonly (readonly [SheetColumn, FieldRule])[] {
  return kind === "item" ? ITEM_RULES : ACCOUNT_RULES;
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
/** As the fields are called in Item Creation. */
const ITEM_BESIDES = [
  ["LargerUnit", "Larger Unit"],
  ["PerLargerUnit", "Quantity in Larger Unit"],
  ["IsService", "Service or Charge"],
  ["KeepsBatches", "Keeps Batches"],
] as const;
const YES_OR_NO = "^(Yes|No)$";
const ACCOUNT_RULES: readonly (readonly [SheetColumn, FieldRule])[] = [
  ["AccountName", AccountImport.AccountName],
  ["Address", AccountImport.Address],
  ["Place", AccountImport.Place],
  ["District", AccountImport.city],
  ["State", AccountImport.State],
  ["PinNo", AccountImport.PinNo],
  ["GSTinNo", AccountImport.GSTinNo],
  ["Phone", AccountImport.Phone],
  ["Mobile", AccountImport.Mob],
  ["Email", AccountImport.Email],
];
const ITEM_RULES: readonly (readonly [SheetColumn, FieldRule])[] = [
  ["ItemName", ItemInput.ItemName],
  ["ItemDescription", ItemInput.ItemDescription],
  ["MRP", ItemInput.MRP],
  ["itemcolour", ItemInput.itmcolr],
  ["itemsize", ItemInput.itmsize],
  ["SalePrice", ItemInput.Sales_Price],
  ["PerLargerUnit", ItemInput.PerLargerUnit],
  [
    "IsService",
    { label: "Service or Charge", pattern: YES_OR_NO, message: "Service or Charge must be Yes or No." },
  ],
  [
    "KeepsBatches",
    { label: "Keeps Batches", pattern: YES_OR_NO, message: "Keeps Batches must be Yes or No." },
  ],
];
