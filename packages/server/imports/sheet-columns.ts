import { sheetColumns, type SheetColumn } from "@vanbook/sdk/rules";
import type { Schema } from "../contract/contract.ts";

export type ImportKind = Schema<"ImportKind">;

export function listSheetColumns(kind: ImportKind): readonly SheetColumn[] {
  return sheetColumns(kind).map(([column]) => column);
}

export function getHeading(kind: ImportKind, column: SheetColumn): string {
  return sheetColumns(kind).find(([each]) => each === column)?.[1] ?? column;
}

export function getNameHeading(kind: ImportKind): string {
  return sheetColumns(kind)[0]?.[1] ?? "";
}

/** Ignores case, spaces and full stops. */
export function findColumn(kind: ImportKind, heading: string): SheetColumn | undefined {
  const plain = normaliseHeading(heading);
  const namedColumn = sheetColumns(kind).find(
    ([, documentedHeading]) => normaliseHeading(documentedHeading) === plain,
  );
  if (namedColumn) return namedColumn[0];
  if (plain === `${normaliseHeading(getNameHeading(kind))}name`) return sheetColumns(kind)[0]?.[0];
  const others = kind === "openingBill" ? BILL_HEADINGS : OTHER_HEADINGS;
  const column = others.get(plain);
  return column !== undefined && listSheetColumns(kind).includes(column) ? column : undefined;
}

function normaliseHeading(heading: string): string {
  return heading.toLowerCase().replace(/[^a-z]/g, "");
}

const BILL_HEADINGS = new Map<string, SheetColumn>([
  ...(["customer", "supplier", "account", "accountname", "ledger", "ledgername"] as const).map(
    (heading) => [heading, "AccountName"] as const,
  ),
  ...(["billnumber", "invoiceno", "invoicenumber", "refno", "reference"] as const).map(
    (heading) => [heading, "BillNo"] as const,
  ),
  ["date", "BillDate"],
  ["invoicedate", "BillDate"],
  ["due", "DueDate"],
  ["dueon", "DueDate"],
  ["pendingamount", "Amount"],
  ["debitcredit", "Side"],
  ["side", "Side"],
]);
const OTHER_HEADINGS = new Map<string, SheetColumn>([
  ["pin", "PinNo"],
  ["pincode", "PinNo"],
  ["gstin", "GSTinNo"],
  ["gstno", "GSTinNo"],
  ["gsttype", "GstKind"],
  ["registrationtype", "GstKind"],
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
  ["uqc", "Unit"],
  ["hsn", "HSNCode"],
  ["hsnsac", "HSNCode"],
  ["gst", "Tax"],
  ["gstrate", "Tax"],
  ["taxpercentage", "Tax"],
  ["perlargerunit", "PerLargerUnit"],
  ["isservice", "IsService"],
  ["service", "IsService"],
  ["batches", "KeepsBatches"],
]);
