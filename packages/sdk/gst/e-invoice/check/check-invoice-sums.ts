import type { ReportFault } from "../../check/file-fault.ts";
import type { JsonNode } from "../../check/read-json.ts";
import { E_INVOICE_FORMAT, type SumFormat } from "../format/inv-01-format.ts";
import { findPart, listItems, readPartNumber, readPartText } from "./invoice-values.ts";

/** Amounts of items, totals over all items, and the value of the invoice; each within a rupee. */
export function checkInvoiceSums(invoice: JsonNode, report: ReportFault): void {
  const items = listItems(invoice);
  for (const [at, item] of items.entries()) {
    const path = `ItemList[${at}]`;
    checkGross(item, path, report);
    for (const sum of E_INVOICE_FORMAT.item_sums) checkSum(item, path, sum, report);
  }
  const values = findPart(invoice, "ValDtls");
  for (const { field, of_items: names } of E_INVOICE_FORMAT.totals) {
    let total = 0n;
    for (const item of items) for (const name of names) total += readPartNumber(item, name);
    compare(report, `ValDtls.${field}`, readPartNumber(values, field), total);
  }
  if (values) checkSum(values, "ValDtls", E_INVOICE_FORMAT.value_sum, report);
  checkSerialNumbers(items, report);
}

/** Of services and of notes without goods, the quantity may be missing or 0. */
function checkGross(item: JsonNode, path: string, report: ReportFault): void {
  const quantity = readPartNumber(item, "Qty");
  const isService = readPartText(item, "IsServc") === "Y";
  if (!isService && !findPart(item, "Qty")) report(`${path}.Qty`, "missing", "Goods have a quantity.");
  if (!isService && !findPart(item, "Unit")) report(`${path}.Unit`, "missing", "Goods have a unit.");
  if (quantity === 0n) return;
  const product = (quantity * readPartNumber(item, "UnitPrice")) / 1000n;
  compare(report, `${path}.TotAmt`, readPartNumber(item, "TotAmt"), product);
}

function checkSum(
  part: JsonNode,
  path: string,
  { field, plus, minus }: SumFormat,
  report: ReportFault,
): void {
  let total = 0n;
  for (const name of plus) total += readPartNumber(part, name);
  for (const name of minus) total -= readPartNumber(part, name);
  compare(report, `${path}.${field}`, readPartNumber(part, field), total);
}

function compare(report: ReportFault, path: string, statedValue: bigint, expectedValue: bigint): void {
  const difference = statedValue > expectedValue ? statedValue - expectedValue : expectedValue - statedValue;
  if (difference > BigInt(E_INVOICE_FORMAT.tolerance) * 1000n)
    report(path, "sum", `${Number(statedValue) / 1000} is not the sum ${Number(expectedValue) / 1000}.`);
}

function checkSerialNumbers(items: readonly JsonNode[], report: ReportFault): void {
  const seenNumbers = new Set<string>();
  for (const [at, item] of items.entries()) {
    const number = readPartText(item, "SlNo");
    if (seenNumbers.has(number)) report(`ItemList[${at}].SlNo`, "repeated", `${number} is there twice.`);
    seenNumbers.add(number);
  }
}
