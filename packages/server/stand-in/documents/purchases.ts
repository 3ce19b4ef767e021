import { makePurchaseVoucher, paise, POSTED_STATUS, toFrozenHead, toFrozenLines } from "@vanbook/sdk/books";
import type { Body } from "../../contract/contract.ts";
import { PURCHASE_REFERENCES, makePurchaseInput } from "../../documents/purchase-input.ts";
import { listInvoiceWarnings } from "../../documents/references/late-tax-warnings.ts";
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
  warningsOf({ tables }, id) {
    const purchase = tables.purchases.find((each) => each.id === id && each.status === POSTED_STATUS);
    return purchase ? listPostedClaims(purchase) : [];
  },
};

/** Of the supplier's invoice, by the day on which the document was entered. */
export function listPostedClaims(row: ClaimRow, claimsTax = true) {
  const hasTax = claimsTax && paise(row.cgst) + paise(row.sgst) + paise(row.igst) > 0n;
  const invoice = { date: row.date, supplierInvoiceDate: row.supplier_invoice_date };
  return listInvoiceWarnings(invoice, hasTax, row.created_at.slice(0, 10));
}

interface ClaimRow extends Record<"date" | "cgst" | "sgst" | "igst" | "created_at", string> {
  supplier_invoice_date: string | null;
}

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
        discount_before_tax: 0,
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
