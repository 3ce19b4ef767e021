import { pricePurchase, purchase } from "@vanbook/sdk/books";
import type { Body } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import { documentOperations } from "./document-operations.ts";
import type { AskedPlanning } from "./document-type.ts";
import { askedPlanning } from "./prepare-planning.ts";
import { pricedPurchase } from "./priced-documents.ts";
import { PURCHASE, purchaseInput } from "./purchase-input.ts";
import { readFrozenHead, readFrozenLines } from "./references/read-frozen-lines.ts";
import { readReferences } from "./references/read-references.ts";
import { readSupplierInvoices } from "./references/supplier-invoices.ts";

type EnteredPurchase = Body<"purchases.post">;

/** Suppliers' invoices. */
export const purchases = {
  ...documentOperations("purchases", "purchase", async (planning, inputs) => {
    const toPurchase = await planPurchases(planning, inputs);
    return (input) => {
      const { entered, take } = toPurchase(input);
      const voucher = purchase(planning.books, entered);
      take();
      return voucher;
    };
  }),
  "purchases.price": (async ({ body, query: { edits: replaces }, principal, db }) => {
    const document = { name: "purchases", kind: "purchase" } as const;
    const planning = await askedPlanning(db, principal, document, replaces);
    const toPurchase = await planPurchases(planning, [body], { asksOnly: true });
    const { entered, take } = toPurchase(body);
    const priced = pricePurchase(planning.books, entered);
    take();
    return pricedPurchase(priced);
  }) satisfies Handler<"purchases.price">,
};

/**
 * Reads the records that purchases refer to; returns the function that makes a purchase's input for the books, with
 * `take`, which checks and reserves the supplier's invoice number.
 */
async function planPurchases(
  planning: AskedPlanning,
  inputs: readonly EnteredPurchase[],
  { asksOnly = false } = {},
) {
  const { trx, principal, replaces } = planning;
  const [found, frozen, head, invoices] = await Promise.all([
    readReferences(planning, inputs, PURCHASE),
    readFrozenLines(trx, principal.companyId, "purchases", replaces),
    readFrozenHead(trx, principal.companyId, "purchases", replaces),
    readSupplierInvoices(trx, principal.companyId, inputs, { replaces, asksOnly }),
  ]);
  return (input: EnteredPurchase) => ({
    entered: purchaseInput(input, { found, frozen, head }),
    take: () => invoices.take(input),
  });
}
