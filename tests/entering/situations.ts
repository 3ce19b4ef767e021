import { readFileSync } from "node:fs";
import type { ProblemCode } from "@vanbook/sdk/problem";
import type { Spec } from "../../packages/server/contract/spec.ts";

/**
 * Whether somebody who enters vouchers beside others may be refused with a code: something is short, has a limit or was changed by another
 * meanwhile, and the contract lists the code for the operation. Whatever else is answered is a fault, above all that the server is busy.
 */
export function isMeant(operation: string, code: string): boolean {
  const [name = "", verb] = operation.split(".");
  const meant: readonly string[] = [...(OF_ITS_KIND[name] ?? []), ...(verb === "post" ? [] : MEANWHILE)];
  return meant.includes(code) && (listed.get(operation)?.includes(code) ?? false);
}

/** What vouchers of each kind may be refused for, by the names of their operations. */
const OF_ITS_KIND: Readonly<Record<string, readonly ProblemCode[]>> = {
  bills: ["STOCK_SHORT", "CREDIT_LIMIT", "ORDER_INVOICED", "ORDER_UNKNOWN"],
  saleReturns: ["DOCUMENT_NOT_STANDING", "RETURN_EXCEEDS_DOCUMENT", "REFUND_LIMIT"],
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

/** What a document that others change too may have become, and whose it is. */
const MEANWHILE: readonly ProblemCode[] = [
  "ALREADY_CANCELLED",
  "DOCUMENT_IN_USE",
  "DOCUMENT_REPLACED",
  "ENTERED_ABOVE",
  "NOT_FOUND",
  "STOCK_SHORT",
];

/** The codes that the contract lists for each operation. */
const listed: ReadonlyMap<string, readonly string[]> = readListed();

function readListed() {
  const file = new URL("../../packages/server/generated/contract.json", import.meta.url);
  const { paths } = JSON.parse(readFileSync(file, "utf8")) as Pick<Spec, "paths">; // generated from the contract
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  return new Map(operations.map((each) => [each.operationId, each["x-codes"] ?? []]));
}
