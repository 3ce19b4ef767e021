import {
  namedBatch,
  GROUP,
  paise,
  type Paise,
  type SaleInput,
  priceSale,
  sale,
  partyOf,
  discountOfLine,
  slabDiscount,
  termsOfLine,
} from "@vanbook/sdk/books";
import type { Body } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import { refuseFreeGoods } from "../auth/refusals.ts";
import { checkedAmount } from "./amount.ts";
import { billRefusals } from "./bill-refusals.ts";
import { pricedBill } from "./priced-documents.ts";
import { MONEY_GROUPS, settlement } from "./references/cash-account.ts";
import { readCredit } from "./references/credit.ts";
import type { AskedPlanning } from "./document-type.ts";
import { askedPlanning } from "./prepare-planning.ts";
import { documentOperations } from "./document-operations.ts";
import { countedQuantities } from "./references/line-items.ts";
import { refuseBillDiscount, refuseLineDiscounts } from "./references/line-discounts.ts";
import { readFrozenHead, readFrozenLines } from "./references/read-frozen-lines.ts";
import { readOpenOrders, type OpenOrders } from "./references/open-orders.ts";
import { gstinWarning, gstinWarnings } from "./references/gstin-warnings.ts";
import type { AccountRow } from "./references/references.ts";
import { readSlabs } from "./references/read-rate-slabs.ts";
import { readReferences } from "./references/read-references.ts";
import { SALEABLE } from "./references/stock-places.ts";

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
  const references = readReferences(planning, inputs, {
    customerId: { to: "account", groups: [GROUP.debtors] },
    cashAccountId: { to: "account", groups: MONEY_GROUPS },
    salesmanId: { to: "user" },
    locationId: { to: "location", kinds: SALEABLE, onDate: true },
    seriesId: { to: "series" },
    lines: { itemId: { to: "item" } },
  });
  const [found, slabs, frozen, head] = await Promise.all([
    references,
    readSlabs(trx, principal.companyId),
    readFrozenLines(trx, principal.companyId, "bills", replaces),
    readFrozenHead(trx, principal.companyId, "bills", replaces),
  ]);
  return (input: BillInput, orders: OpenOrders): { bill: SaleInput; customer: AccountRow } => {
    const { books } = planning;
    const customer = found.customerId(input);
    const salesman = found.salesmanId(input);
    const from = found.locationId(input);
    if (input.orderId !== undefined) orders.check(input.orderId, customer.id);
    const lines = input.lines.map((line, index) => {
      const sold = found.lines.itemId(line, index);
      const [quantity, freeQuantity] = countedQuantities(index, [line.quantity, line.freeQuantity]);
      const priced = { rateType: customer.rate_type, date: input.date, frozen };
      const counted = { quantity, freeQuantity, ...discountOfLine(line) };
      const sent = { ...counted, unitPrice: line.unitPrice, line: index };
      return { ...counted, ...termsOfLine(books, sold, priced, sent), batch: namedBatch(line) };
    });
    refuseFreeGoods(planning, lines);
    const bill: SaleInput = {
      date: input.date,
      customer: partyOf(customer, head),
      series: found.seriesId(input),
      saleType: input.saleType ?? (customer.customer_type === WHOLESALE ? "Wholesale" : "Retail"),
      payment: settlement(planning, "in", input.payment, salesman, {
        id: input.cashAccountId,
        find: () => found.cashAccountId(input),
      }),
      salesmanId: salesman?.id ?? null,
      branchId: from.branch_id ?? salesman?.branch_id ?? null,
      routeId: customer.route_id,
      vehicleId: from.vehicle_id,
      locationId: from.id,
      lines,
      toRupee: input.roundToRupee,
      orderId: input.orderId ?? null,
      narration: input.narration ?? null,
    };
    const discounted = (discount: Paise) => ({ bill: { ...bill, discount }, customer });
    refuseLineDiscounts(planning, bill);
    if (input.discount !== undefined) {
      const given = paise(input.discount);
      refuseBillDiscount(planning, { ...bill, discount: given }, slabDiscount(slabs, books, bill));
      return discounted(given);
    }
    if (head && frozen.areAll(lines.length)) return discounted(head.discount);
    return discounted(slabDiscount(slabs, books, bill));
  };
}

const WHOLESALE = 1;
