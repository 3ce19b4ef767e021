import { AccountImport, brokenField, ItemInput, type FieldRule, type SheetColumn } from "@vanbook/sdk/rules";
import type { Schema } from "../contract/contract.ts";
import { headingOf, nameColumn, type ImportKind } from "./sheet-columns.ts";

type Row = Partial<Schema<"SheetRow">> & { Row: number };

/** The error in a row by itself, with its row number, in the documented words if there are any. */
export function brokenRow(kind: ImportKind, row: Row): string | undefined {
  if (needed(kind).some((column) => isEmpty(row[column]))) return missing(kind, row.Row);
  for (const [column, rule] of kind === "item" ? ITEM : ACCOUNT) {
    const text = row[column];
    if (isEmpty(text)) continue;
    if (ERROR.test(text ?? "")) return `Row ${row.Row}: ${headingOf(kind, column)} is the error ${text}.`;
    const { message, ...own } = { ...rule, label: headingOf(kind, column) };
    const broken = brokenField(message === undefined ? own : { ...own, message }, text);
    if (broken !== undefined) return `Row ${row.Row}: ${broken}`;
    if (rule.decimals !== undefined && !PLAIN.test(text ?? ""))
      return `Row ${row.Row}: ${headingOf(kind, column)} must be a number.`;
  }
  return undefined;
}

function missing(kind: ImportKind, row: number): string {
  if (kind === "item") return `Row ${row} is missing required fields.`;
  return `Row ${row} is missing required fields: ${nameColumn(kind)}, Address, Place, or Mobile.`;
}

function needed(kind: ImportKind): readonly SheetColumn[] {
  return kind === "item" ? ["ItemName"] : ["AccountName", "Address", "Place", "Mobile"];
}

function isEmpty(text: string | null | undefined): boolean {
  return text === undefined || text === null || text.trim() === "";
}

/** The contract's rules for the fields that the columns are stored in. */
const ACCOUNT: readonly (readonly [SheetColumn, FieldRule])[] = [
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
const ITEM: readonly (readonly [SheetColumn, FieldRule])[] = [
  ["ItemName", ItemInput.ItemName],
  ["ItemDescription", ItemInput.ItemDescription],
  ["MRP", ItemInput.MRP],
  ["itemcolour", ItemInput.itmcolr],
  ["itemsize", ItemInput.itmsize],
  ["SalePrice", ItemInput.Sales_Price],
];
/** The error values of spreadsheet formulas. */
const ERROR = /^#(REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NULL!|NUM!|SPILL!|CALC!|GETTING_DATA)$/i;
/** A price that fits an exact decimal: without sign or exponent. */
const PLAIN = /^\d{1,11}(\.\d{1,4})?$/;
