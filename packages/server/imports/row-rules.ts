import * as say from "@vanbook/sdk/messages";
import type { KeyedMessage, Said } from "@vanbook/sdk/messages";
import { findFieldFault, sheetRules, type SheetColumn } from "@vanbook/sdk/rules";
import type { Schema } from "../contract/contract.ts";
import { headingOf, nameColumn, type ImportKind } from "./sheet-columns.ts";

type Row = Partial<Schema<"SheetRow">> & { Row: number };

/** The error in a single row, with its row number, in the documented wording if there is one. */
export function brokenRow(kind: ImportKind, row: Row): KeyedMessage | undefined {
  if (needed(kind).some((column) => isEmpty(row[column]))) return missing(kind, row.Row);
  for (const [column, rule] of sheetRules(kind)) {
    const text = row[column];
    if (isEmpty(text)) continue;
    const field = headingOf(kind, column);
    const sayOfRow = (fault: Said) => say.rowFault({ row: row.Row, fault });
    if (ERROR.test(text ?? "")) return sayOfRow(say.cellError({ field, error: text ?? "" }));
    const { message, ...own } = { ...rule, label: field };
    const broken = findFieldFault(message === undefined ? own : { ...own, message }, text);
    if (broken !== undefined) return sayOfRow(broken);
    if (rule.decimals !== undefined && !PLAIN.test(text ?? "")) return sayOfRow(say.notNumber({ field }));
  }
  return undefined;
}

function missing(kind: ImportKind, row: number): KeyedMessage {
  if (kind === "item") return say.rowIncomplete({ row });
  return say.accountRowIncomplete({ row, name: nameColumn(kind) });
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
