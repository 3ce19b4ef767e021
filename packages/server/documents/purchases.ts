import { calculatePurchase, makePurchaseVoucher } from "@vanbook/sdk/books";
import type { Body } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import { getToday } from "../clock.ts";
import { createDocumentOperations } from "./document-operations.ts";
import type { AskedPlanning } from "./document-type.ts";
import { readAskedPlanning } from "./prepare-planning.ts";
import { formatPricedPurchase } from "./priced-documents.ts";
import { PURCHASE_REFERENCES, makePurchaseInput } from "./purchase-input.ts";
import { readFrozenHead, readFrozenLines } from "./references/read-frozen-lines.ts";
import { hasInputTax, listInvoiceWarnings, readInvoiceWarnings } from "./references/late-tax-warnings.ts";
import { readReferences } from "./references/read-references.ts";
import { readSupplierInvoices } from "./supplier-invoices/supplier-invoices.ts";

type EnteredPurchase = Body<"purchases.post">;

export const purchases = {
  ...createDocumentOperations(
    "purchases",
    "purchase",
    async (planning, inputs) => {
      const toPurchase = await planPurchases(planning, inputs);
      return (input) => {
        const { entered, take } = toPurchase(input);
        const voucher = makePurchaseVoucher(planning.books, entered);
        take();
        return {
          ...voucher,
          warnings: listClaimWarnings(planning, input, hasInputTax(voucher, planning.books)),
        };
      };
    },
    (trx, companyId, ids) => readInvoiceWarnings(trx, companyId, "purchases", ids),
  ),
  "purchases.price": (async ({ body, query: { edits: replaces }, principal, db }) => {
    const document = { name: "purchases", kind: "purchase" } as const;
    const planning = await readAskedPlanning(db, principal, document, replaces);
    const toPurchase = await planPurchases(planning, [body], { asksOnly: true });
    const { entered, take } = toPurchase(body);
    const pricing = calculatePurchase(planning.books, entered);
    take();
    const { cgst, sgst, igst } = pricing.totals;
    return formatPricedPurchase(pricing, listClaimWarnings(planning, body, cgst + sgst + igst > 0n));
  }) satisfies Handler<"purchases.price">,
};

function listClaimWarnings({ replaces }: AskedPlanning, input: EnteredPurchase, hasTax: boolean) {
  return listInvoiceWarnings(input, hasTax, replaces === undefined ? getToday() : input.date);
}

/** The result makes purchase inputs; `take` checks and reserves the supplier's invoice number. */
async function planPurchases(
  planning: AskedPlanning,
  inputs: readonly EnteredPurchase[],
  { asksOnly = false } = {},
) {
  const { trx, principal, replaces } = planning;
  const [finders, frozenLines, head, invoices] = await Promise.all([
    readReferences(planning, inputs, PURCHASE_REFERENCES),
    readFrozenLines(trx, principal.companyId, "purchases", replaces),
    readFrozenHead(trx, principal.companyId, "purchases", replaces),
    readSupplierInvoices(trx, principal.companyId, inputs, { replaces, asksOnly }),
  ]);
  return (input: EnteredPurchase) => ({
    entered: makePurchaseInput(input, { found: finders, frozen: frozenLines, head }),
    take: () => invoices.take(input),
  });
}
