import * as say from "@vanbook/sdk/messages";
import type { KeyedMessage, Said } from "@vanbook/sdk/messages";
import { isDay } from "@vanbook/sdk/books";
import { findFieldFault, findUntaxedKind, sheetRules, type SheetColumn } from "@vanbook/sdk/rules";
import type { Schema } from "../contract/contract.ts";
import { getHeading, getNameHeading, type ImportKind } from "./sheet-columns.ts";

type Row = Partial<Schema<"SheetRow">> & { Row: number };

export function findRowFault(kind: ImportKind, row: Row): KeyedMessage | undefined {
  if (listNeededColumns(kind).some((column) => isEmpty(row[column])))
    return describeIncompleteRow(kind, row.Row);
  for (const [column, rule] of sheetRules(kind)) {
    const text = row[column];
    if (isEmpty(text)) continue;
    // A kind of supply without tax in place of a rate.
    if (column === "Tax" && findUntaxedKind(text ?? "")) continue;
    const field = getHeading(kind, column);
    const describeRowFault = (fault: Said) => say.rowFault({ row: row.Row, fault });
    if (ERROR_VALUE.test(text ?? "")) return describeRowFault(say.cellError({ field, error: text ?? "" }));
    if (isDateColumn(column) && !isDay(text ?? "")) return describeRowFault(say.notSheetDay({ field }));
    const { message, ...own } = { ...rule, label: field };
    const fieldFault = findFieldFault(message === undefined ? own : { ...own, message }, text);
    if (fieldFault !== undefined) return describeRowFault(fieldFault);
    if (rule.decimals !== undefined && !PLAIN_PRICE.test(text ?? ""))
      return describeRowFault(say.notNumber({ field }));
  }
  return undefined;
}

function describeIncompleteRow(kind: ImportKind, row: number): KeyedMessage {
  if (kind === "item") return say.rowIncomplete({ row });
  if (kind === "openingBill") return say.billRowIncomplete({ row });
  return say.accountRowIncomplete({ row, name: getNameHeading(kind) });
}

function listNeededColumns(kind: ImportKind): readonly SheetColumn[] {
  if (kind === "openingBill") return ["AccountName", "BillNo", "BillDate", "Amount"];
  return kind === "item" ? ["ItemName"] : ["AccountName", "Address", "Place", "Mobile"];
}

function isDateColumn(column: SheetColumn): boolean {
  return column === "BillDate" || column === "DueDate";
}

function isEmpty(text: string | null | undefined): boolean {
  return text === undefined || text === null || text.trim() === "";
}

const ERROR_VALUE = /^#(REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NULL!|NUM!|SPILL!|CALC!|GETTING_DATA)$/i;
/** Fits an exact decimal: no sign or exponent. */
const PLAIN_PRICE = /^\d{1,11}(\.\d{1,4})?$/;
