import { priceSale, sale } from "@vanbook/sdk/books";
import type { Body } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import { checkedAmount } from "./amount.ts";
import { billInput, SALE } from "./bill-input.ts";
import { billRefusals } from "./bill-refusals.ts";
import { pricedBill } from "./priced-documents.ts";
import { readCredit } from "./references/credit.ts";
import type { AskedPlanning } from "./document-type.ts";
import { askedPlanning } from "./prepare-planning.ts";
import { documentOperations } from "./document-operations.ts";
import { readFrozenHead, readFrozenLines } from "./references/read-frozen-lines.ts";
import { readOpenOrders, type OpenOrders } from "./references/open-orders.ts";
import { gstinWarning, gstinWarnings } from "./references/gstin-warnings.ts";
import { readSlabs } from "./references/read-rate-slabs.ts";
import { readReferences } from "./references/read-references.ts";

type BillInput = Body<"bills.post">;

/** Sales bills, cash or credit. */
export const bills = {
  ...documentOperations(
    "bills",
    "sale",
    async (planning, inputs) => {
      const { trx, principal, replaces } = planning;
      const [orders, toBill, credit] = await Promise.all([
        readOpenOrders(trx, principal.companyId, inputs, { replaces }),
        planSales(planning, inputs),
        readCredit(trx, principal.companyId, inputs, { replaces }),
      ]);
      return (input) => {
        const { bill, customer } = toBill(input, orders);
        const voucher = sale(planning.books, bill);
        checkedAmount(voucher, input.amount);
        if (input.payment === "credit") credit.take(input.customerId, voucher.amount);
        if (input.orderId !== undefined) orders.take(input.orderId);
        return { ...voucher, warnings: gstinWarning(customer, bill.series.invType, "bill") };
      };
    },
    (trx, companyId, ids) => gstinWarnings(trx, companyId, "bills", ids),
  ),
  "bills.price": (async ({ body, query: { edits: replaces }, principal, db }) => {
    const [planning, orders] = await Promise.all([
      askedPlanning(db, principal, { name: "bills", kind: "sale" }, replaces),
      readOpenOrders(db, principal.companyId, [body], { replaces, asksOnly: true }),
    ]);
    const { books, replaced } = planning;
    const toBill = await planSales(planning, [body]);
    const { bill, customer } = toBill(body, orders);
    const voucher = sale(books, bill);
    const { warnings, refusals } = await billRefusals(db, principal.companyId, body, voucher, replaced);
    return pricedBill(priceSale(books, bill), {
      warnings: [...gstinWarning(customer, bill.series.invType, "bill"), ...warnings],
      refusals,
    });
  }) satisfies Handler<"bills.price">,
};

/**
 * Reads the records that bills refer to; returns the function that makes a bill's input for the books, with its
 * customer.
 */
async function planSales(planning: AskedPlanning, inputs: readonly BillInput[]) {
  const { trx, principal, replaces } = planning;
  const [found, slabs, frozen, head] = await Promise.all([
    readReferences(planning, inputs, SALE),
    readSlabs(trx, principal.companyId),
    readFrozenLines(trx, principal.companyId, "bills", replaces),
    readFrozenHead(trx, principal.companyId, "bills", replaces),
  ]);
  return (input: BillInput, orders: OpenOrders) =>
    billInput(planning, input, { found, slabs, frozen, head, orders });
}
