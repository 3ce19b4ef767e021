import { purchase, POSTED, frozenHeadOf, frozenLinesOf } from "@vanbook/sdk/books";
import type { Body } from "../../contract/contract.ts";
import { PURCHASE, purchaseInput } from "../../documents/purchase-input.ts";
import { supplierInvoices } from "../../documents/references/supplier-invoices.ts";
import { findReferences } from "../references.ts";
import type { KnownKind, Planning } from "./planning.ts";

type PurchaseBody = Body<"purchases.post">;

/** Suppliers' invoices. */
export const purchases: KnownKind<PurchaseBody> = {
  kind: "purchase",
  plan(planning, input) {
    const voucher = purchase(planning.books, plannedPurchase(planning, input));
    refuseTwice(planning, input);
    return voucher;
  },
};

/** A purchase as entered. A duplicate is refused separately, after pricing (`refuseTwice`). */
export function plannedPurchase(planning: Planning, input: PurchaseBody) {
  const { stand, replaces } = planning;
  const lines = stand.tables.purchase_lines.filter((line) => line.purchase_id === replaces);
  const replaced = stand.tables.purchases.find(({ id }) => id === replaces);
  return purchaseInput(input, {
    found: findReferences<PurchaseBody, typeof PURCHASE>(planning, PURCHASE),
    frozen: frozenLinesOf(lines.map((line) => ({ ...line, discount: "0" }))),
    head:
      replaced &&
      frozenHeadOf({ ...replaced, party_id: replaced.supplier_id, registered: replaced.supplier_registered }),
  });
}

/** Refuses a supplier's invoice that is already entered in the financial year of its date. */
export function refuseTwice({ stand, replaces }: Planning, input: PurchaseBody) {
  const { purchases: posted, financial_years: years } = stand.tables;
  const others = posted.filter(({ id, status }) => id !== replaces && status === POSTED);
  supplierInvoices(others, years).take(input);
}
