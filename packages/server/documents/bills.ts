import { calculateSale, formatPaise, makeSaleVoucher } from "@vanbook/sdk/books";
import type { Body } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import { checkAmount } from "./amount.ts";
import { makeBillInput, SALE_REFERENCES } from "./bill-input.ts";
import { checkBill } from "./bill-refusals.ts";
import { formatPricedBill } from "./priced-documents.ts";
import { readLateEdit } from "./references/read-late-corrections.ts";
import { readCredit } from "./references/credit.ts";
import type { AskedPlanning } from "./document-type.ts";
import { readAskedPlanning } from "./prepare-planning.ts";
import { createDocumentOperations } from "./document-operations.ts";
import { readFrozenHead, readFrozenLines } from "./references/read-frozen-lines.ts";
import { readOpenOrders, type OpenOrders } from "./references/open-orders.ts";
import { listGstinWarnings, readGstinWarnings } from "./references/gstin-warnings.ts";
import { readNamedAddresses } from "./references/ship-to.ts";
import { readSlabs } from "./references/read-rate-slabs.ts";
import { catchRefusal } from "./told-refusal.ts";
import { readReferences } from "./references/read-references.ts";

type BillInput = Body<"bills.post">;

export const bills = {
  ...createDocumentOperations(
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
        const { bill, customer, checkMrp } = toBill(input, orders);
        const pricedBill = calculateSale(planning.books, bill);
        const voucher = makeSaleVoucher(planning.books, bill, pricedBill);
        checkAmount(voucher, input.amount);
        checkMrp(pricedBill.lines);
        if (input.payment === "credit") credit.take(input.customerId, voucher.amount);
        if (input.orderId !== undefined) orders.take(input.orderId);
        return { ...voucher, warnings: listGstinWarnings(customer, bill.series.invType, "bill") };
      };
    },
    (trx, companyId, ids) => readGstinWarnings(trx, companyId, "bills", ids),
  ),
  "bills.price": (async ({ body, query: { edits: replaces }, principal, db }) => {
    const [planning, orders] = await Promise.all([
      readAskedPlanning(db, principal, { name: "bills", kind: "sale" }, replaces),
      readOpenOrders(db, principal.companyId, [body], { replaces, asksOnly: true }),
    ]);
    const { books, replaced } = planning;
    const toBill = await planSales(planning, [body]);
    const { bill, customer, checkMrp, describePlace } = toBill(body, orders);
    const pricedBill = calculateSale(books, bill);
    const voucher = makeSaleVoucher(books, bill, pricedBill);
    const { warnings, refusals } = await checkBill(db, principal.companyId, body, voucher, replaced);
    const aboveMrp = await catchRefusal("ABOVE_MRP", () => checkMrp(pricedBill.lines));
    const placeNote = describePlace();
    const { cgst, sgst, igst } = pricedBill.totals;
    const billTax = {
      ...{ date: body.date, customer_id: body.customerId },
      ...{ cgst: formatPaise(cgst), sgst: formatPaise(sgst), igst: formatPaise(igst) },
    };
    return formatPricedBill(pricedBill, {
      ...(placeNote && { placeNote }),
      ...(bill.noTaxReason && { noTaxReason: bill.noTaxReason }),
      warnings: [
        ...listGstinWarnings(customer, bill.series.invType, "bill"),
        ...warnings,
        ...(replaced
          ? await readLateEdit(
              db,
              principal.companyId,
              { date: replaced.head.date, id: replaced.id },
              billTax,
            )
          : []),
      ],
      refusals: [...aboveMrp, ...refusals],
    });
  }) satisfies Handler<"bills.price">,
};

/** Reads what bills refer to; returns a function that makes a bill's input with its customer. */
async function planSales(planning: AskedPlanning, inputs: readonly BillInput[]) {
  const { trx, principal, replaces } = planning;
  const [finders, slabs, frozenLines, head, addresses] = await Promise.all([
    readReferences(planning, inputs, SALE_REFERENCES),
    readSlabs(trx, principal.companyId),
    readFrozenLines(trx, principal.companyId, "bills", replaces),
    readFrozenHead(trx, principal.companyId, "bills", replaces),
    readNamedAddresses(trx, principal.companyId, inputs),
  ]);
  return (input: BillInput, orders: OpenOrders) =>
    makeBillInput(planning, input, {
      ...{ found: finders, slabs, frozen: frozenLines, head, orders, addresses },
    });
}
