import * as say from "../generated/messages.ts";
import { AccountImport, ItemInput, OpeningBalance } from "../generated/rules.ts";
import type { Message } from "../messages/message.ts";
import type { Schema } from "../methods.ts";
import type { FieldRule } from "./field-rule.ts";
import { gstKinds } from "./gst-kinds.ts";

/** A column of a sheet that is imported, as the contract calls it. */
export type SheetColumn = Exclude<keyof Schema<"SheetRow">, "Row" | "Error">;

/** Each column's contract name and heading. The documented columns come first, in order. */
export function sheetColumns(
  kind: Schema<"ImportKind">,
): readonly (readonly [column: SheetColumn, heading: string])[] {
  if (kind === "openingBill") return BILL_COLUMNS;
  if (kind === "item") return [...ITEM_COLUMNS.map((column) => [column, column] as const), ...ITEM_BESIDES];
  const name = kind === "customer" ? "Customer" : "Supplier";
  const columns = [
    ["AccountName", name],
    ...ACCOUNT_COLUMNS.map((column) => [column, column] as const),
  ] as const;
  return kind === "customer" ? [...columns, ...CUSTOMER_BESIDES] : columns;
}

/** Whether the documented sheets lack a column; it is shown only if a sheet has it. */
export function isBesides(column: SheetColumn): boolean {
  return [...ITEM_BESIDES, ...CUSTOMER_BESIDES].some(([each]) => each === column);
}

/** The most rows of accounts or items in one import request. */
export const IMPORT_BATCH = 200;

/** The most rows in one import request. Opening bills are imported all at once or not at all. */
export function getImportBatch(kind: Schema<"ImportKind">): number {
  return kind === "openingBill" ? 1000 : IMPORT_BATCH;
}

/**
 * The idempotency key of one batch of a sheet, made from the file (`importKey`, of the preview),
 * what all its rows share, and where the batch begins. The same batch sent twice, from anywhere, is
 * imported once.
 */
export function importBatchKey(
  importKey: string,
  kind: Schema<"ImportKind">,
  choices: readonly string[],
  begin: number,
): string {
  return [importKey, kind, ...choices, begin].join(".");
}

/** The contract's rules for the fields in which a sheet's columns are stored. */
export function sheetRules(kind: Schema<"ImportKind">): readonly (readonly [SheetColumn, FieldRule])[] {
  if (kind === "openingBill") return BILL_RULES;
  return kind === "item" ? ITEM_RULES : ACCOUNT_RULES;
}

/** Which figures of one row were rounded, and from what. Throws for a row without any. */
export function describeRounding(
  kind: Schema<"ImportKind">,
  figures: readonly Schema<"RoundedFigure">[],
): Message {
  const headings = new Map<string, string>(sheetColumns(kind));
  const [first, ...others] = figures.map(({ column, from, to }): Message =>
    say.figureRounded({ field: headings.get(column) ?? column, from, to }),
  );
  const [figure] = figures;
  if (!first || !figure) throw new RangeError("No figure was rounded");
  const fault = others.reduce((before, next) => say.twoSentences({ first: before, next }), first);
  return say.rowFault({ row: figure.Row, fault });
}

const ACCOUNT_COLUMNS = [
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
const ITEM_COLUMNS = ["ItemName", "ItemDescription", "MRP", "itemcolour", "itemsize", "SalePrice"] as const;
const CUSTOMER_BESIDES = [["GstKind", "Kind for GST"]] as const;
const ITEM_BESIDES = [
  ["Unit", "Unit"],
  ["HSNCode", "HSN Code"],
  ["Tax", "Tax"],
  ["LargerUnit", "Larger Unit"],
  ["PerLargerUnit", "Quantity in Larger Unit"],
  ["IsService", "Service or Charge"],
  ["KeepsBatches", "Keeps Batches"],
] as const;
const BILL_COLUMNS = [
  ["AccountName", "Party"],
  ["BillNo", "Bill No"],
  ["BillDate", "Bill Date"],
  ["DueDate", "Due Date"],
  ["Amount", "Amount"],
  ["Side", "Dr/Cr"],
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
  [
    "GstKind",
    {
      label: "Kind for GST",
      pattern: `^(${gstKinds.map(({ label }) => label).join("|")})$`,
      message: "Kind for GST must be one that the account form has.",
    },
  ],
];
const BILL_RULES: readonly (readonly [SheetColumn, FieldRule])[] = [
  ["AccountName", AccountImport.AccountName],
  ["BillNo", OpeningBalance.billNo],
  ["BillDate", OpeningBalance.billDate],
  ["DueDate", OpeningBalance.dueDate],
  ["Amount", { ...OpeningBalance.debit, label: "Amount", minimum: 0.01 }],
  ["Side", { label: "Dr/Cr", pattern: "^(Dr|Cr)$", message: "Dr/Cr must be Dr or Cr." }],
];
const ITEM_RULES: readonly (readonly [SheetColumn, FieldRule])[] = [
  ["ItemName", ItemInput.ItemName],
  ["ItemDescription", ItemInput.ItemDescription],
  ["MRP", ItemInput.MRP],
  ["itemcolour", ItemInput.itmcolr],
  ["itemsize", ItemInput.itmsize],
  ["SalePrice", ItemInput.Sales_Price],
  ["HSNCode", ItemInput.HSNCode],
  ["Tax", { label: "Tax", decimals: 2, minimum: 0, maximum: 100 }],
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
