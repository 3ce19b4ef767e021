import { makePurchaseVoucher, POSTED_STATUS, toFrozenHead, toFrozenLines } from "@vanbook/sdk/books";
import type { Body } from "../../contract/contract.ts";
import { PURCHASE_REFERENCES, makePurchaseInput } from "../../documents/purchase-input.ts";
import { createSupplierInvoices } from "../../documents/supplier-invoices/supplier-invoices.ts";
import { findReferences } from "../references.ts";
import type { KnownKind, Planning } from "./planning.ts";

type PurchaseBody = Body<"purchases.post">;

export const purchases: KnownKind<PurchaseBody> = {
  kind: "purchase",
  plan(planning, input) {
    const voucher = makePurchaseVoucher(planning.books, planPurchase(planning, input));
    refuseTwice(planning, input);
    return voucher;
  },
};

/** A duplicate is refused separately, after pricing (`refuseTwice`). */
export function planPurchase(planning: Planning, input: PurchaseBody) {
  const { stand, replaces } = planning;
  const lines = stand.tables.purchase_lines.filter((line) => line.purchase_id === replaces);
  const replacedPurchase = stand.tables.purchases.find(({ id }) => id === replaces);
  return makePurchaseInput(input, {
    found: findReferences<PurchaseBody, typeof PURCHASE_REFERENCES>(planning, PURCHASE_REFERENCES),
    frozen: toFrozenLines(lines.map((line) => ({ ...line, discount: "0" }))),
    head:
      replacedPurchase &&
      toFrozenHead({
        ...replacedPurchase,
        party_id: replacedPurchase.supplier_id,
        registered: replacedPurchase.supplier_registered,
      }),
  });
}

export function refuseTwice({ stand, replaces }: Planning, input: PurchaseBody) {
  const { purchases: postedPurchases, accounts } = stand.tables;
  const others = postedPurchases.filter(({ id, status }) => id !== replaces && status === POSTED_STATUS);
  createSupplierInvoices(others, accounts).take(input);
}
