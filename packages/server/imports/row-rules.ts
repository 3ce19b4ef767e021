import { brokenField, sheetRules, type SheetColumn } from "@vanbook/sdk/rules";
import type { Schema } from "../contract/contract.ts";
import { headingOf, nameColumn, type ImportKind } from "./sheet-columns.ts";

type Row = Partial<Schema<"SheetRow">> & { Row: number };

/** The error in a row by itself, with its row number, in the documented words if there are any. */
export function brokenRow(kind: ImportKind, row: Row): string | undefined {
  if (needed(kind).some((column) => isEmpty(row[column]))) return missing(kind, row.Row);
  for (const [column, rule] of sheetRules(kind)) {
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

/** The error values of spreadsheet formulas. */
const ERROR = /^#(REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NULL!|NUM!|SPILL!|CALC!|GETTING_DATA)$/i;
/** A price that fits an exact decimal: without sign or exponent. */
const PLAIN = /^\d{1,11}(\.\d{1,4})?$/;
