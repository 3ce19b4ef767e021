import { readFileSync } from "node:fs";
import type { ProblemCode } from "@vanbook/sdk/problem";
import type { Spec } from "../../packages/server/contract/spec.ts";

/**
 * Whether a user may be refused with this code while others enter vouchers too: stock is short, a
 * limit is reached or another user has changed the document, and the contract lists the code for
 * the operation. Any other refusal is a fault, especially "server busy".
 */
export function isMeant(operation: string, code: string): boolean {
  const [name = "", verb] = operation.split(".");
  const allowedCodes: readonly string[] = [
    ...(OF_ITS_KIND[name] ?? []),
    ...(verb === "post" ? [] : CORRECTION_CODES),
  ];
  return allowedCodes.includes(code) && (contractCodes.get(operation)?.includes(code) ?? false);
}

/** Allowed refusals for each kind of voucher, by operation name. */
const OF_ITS_KIND: Readonly<Record<string, readonly ProblemCode[]>> = {
  bills: ["STOCK_SHORT", "CREDIT_LIMIT", "ORDER_INVOICED", "ORDER_UNKNOWN"],
  // A bill of an earlier year, from the day on which the law no longer lets its tax be reduced.
  saleReturns: ["DOCUMENT_NOT_STANDING", "RETURN_EXCEEDS_DOCUMENT", "REFUND_LIMIT", "TAX_PERIOD_OVER"],
  replacements: ["STOCK_SHORT", "EXCHANGE_LIMIT"],
  orders: ["ORDER_INVOICED"],
  purchaseReturns: ["STOCK_SHORT", "DOCUMENT_NOT_STANDING", "RETURN_EXCEEDS_DOCUMENT"],
  receipts: ["DOCUMENT_NOT_STANDING", "SETTLEMENT_EXCEEDS_BILL"],
  payments: ["DOCUMENT_NOT_STANDING", "SETTLEMENT_EXCEEDS_BILL"],
  expenses: ["EXPENSE_LIMIT"],
  damages: ["STOCK_SHORT"],
  productions: ["STOCK_SHORT"],
  vanLoads: ["STOCK_SHORT"],
};

/**
 * Allowed refusals of a correction or cancellation, because of other users' changes or the rank of
 * the user who entered the document.
 */
const CORRECTION_CODES: readonly ProblemCode[] = [
  "ALREADY_CANCELLED",
  "DOCUMENT_IN_USE",
  "DOCUMENT_REPLACED",
  "ENTERED_ABOVE",
  "NOT_FOUND",
  "STOCK_SHORT",
];

/** Error codes in the contract, by operation. */
const contractCodes: ReadonlyMap<string, readonly string[]> = readListed();

function readListed() {
  const file = new URL("../../packages/server/generated/contract.json", import.meta.url);
  const { paths } = JSON.parse(readFileSync(file, "utf8")) as Pick<Spec, "paths">; // generated from the contract
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  return new Map(operations.map((each) => [each.operationId, each["x-codes"] ?? []]));
}
