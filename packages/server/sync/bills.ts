import { readBooks } from "../books/books.ts";
import { GROUP } from "../books/chart.ts";
import { formatPaise, formatPercent, formatPrice, formatQuantity, paise, quantity } from "../books/money.ts";
import { priceSale, sale, type SaleInput } from "../books/sale.ts";
import { withTransaction } from "../db/transaction.ts";
import type { Body, Schema } from "../http/contract.ts";
import type { Handler } from "../http/handler.ts";
import { checkedAmount } from "./amount.ts";
import { settlement } from "./cash-account.ts";
import { readCredit } from "./credit.ts";
import { documentOperations, type Planning } from "./documents.ts";
import { readOpenOrders } from "./open-orders.ts";
import { checkedPrice, slabDiscount, readSlabs } from "./prices.ts";
import { readAccounts, readItems, readLocations, readUsers, SALEABLE } from "./references.ts";
import { readSeries } from "./series.ts";

type BillInput = Body<"bills.post">;

/** Bills of sale, cash or credit. */
export const bills = {
  ...documentOperations("bills", "sale", async (planning, inputs) => {
    const toSale = await planSales(planning, inputs);
    const credit = await readCredit(planning.trx, planning.principal.companyId, inputs, planning.replaces);
    return (input) => {
      const voucher = sale(planning.books, toSale(input));
      checkedAmount(voucher, input.amount);
      if (input.payment === "credit") credit.take(input.customerId, voucher.amount);
      return voucher;
    };
  }),
  "bills.price": (async ({ body, principal, db }) =>
    withTransaction(db, async (trx) => {
      const books = await readBooks(trx, principal.companyId);
      const toSale = await planSales({ trx, principal, books }, [body]);
      return pricedBill(priceSale(books, toSale(body)));
    })) satisfies Handler<"bills.price">,
};

/** Reads what bills refer to; answers how the bill is made that the books know. */
async function planSales(planning: Planning, inputs: readonly BillInput[]) {
  const { trx, principal, books } = planning;
  const { companyId } = principal;
  const account = await readAccounts(trx, companyId, accountsOf(inputs));
  const item = await readItems(
    trx,
    companyId,
    inputs.flatMap((input) => input.lines.map((line) => line.itemId)),
  );
  const { find: location } = await readLocations(
    trx,
    companyId,
    inputs.map((input) => input.locationId),
  );
  const user = await readUsers(
    trx,
    principal,
    inputs.map((input) => input.salesmanId),
  );
  const series = await readSeries(
    trx,
    companyId,
    inputs.map((input) => input.seriesId),
  );
  const orders = await readOpenOrders(trx, companyId, inputs, planning.replaces);
  const slabs = await readSlabs(trx, companyId);
  return (input: BillInput): SaleInput => {
    const customer = account(input.customerId, "customerId", [GROUP.debtors]);
    const salesman = user(input.salesmanId, "salesmanId");
    const from = location(input.locationId, "locationId", SALEABLE);
    if (input.orderId !== undefined) orders.take(input.orderId, customer.id);
    const lines = input.lines.map((line, index) => {
      const sold = item(line.itemId, `lines.${index}.itemId`);
      return {
        item: sold,
        quantity: quantity(line.quantity),
        freeQuantity: quantity(line.freeQuantity ?? "0"),
        unitPrice: checkedPrice(books, sold, customer.rate_type, input.date, line.unitPrice, index),
      };
    });
    const bill: SaleInput = {
      date: input.date,
      customer: { id: customer.id, stateCode: customer.state_code },
      series: series(input.seriesId, "seriesId"),
      saleType: input.saleType ?? (customer.customer_type === WHOLESALE ? "Wholesale" : "Retail"),
      payment: settlement(principal, account, salesman, {
        mode: input.payment,
        cashAccountId: input.cashAccountId,
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
    const discount = input.discount === undefined ? slabDiscount(slabs, books, bill) : paise(input.discount);
    return { ...bill, discount };
  };
}

function accountsOf(inputs: readonly BillInput[]) {
  return inputs.flatMap(({ customerId, cashAccountId }) => [customerId, cashAccountId ?? []].flat());
}

function pricedBill({ lines, totals }: ReturnType<typeof priceSale>): Schema<"PricedBill"> {
  return {
    taxable: formatPaise(totals.taxable),
    cgst: formatPaise(totals.cgst),
    sgst: formatPaise(totals.sgst),
    igst: formatPaise(totals.igst),
    discount: formatPaise(totals.discount),
    roundOff: formatPaise(totals.roundOff),
    amount: formatPaise(totals.amount),
    lines: lines.map((line) => ({
      itemId: line.item.id,
      quantity: formatQuantity(line.quantity),
      freeQuantity: formatQuantity(line.freeQuantity ?? 0n),
      unitPrice: formatPrice(line.unitPrice),
      taxRate: formatPercent(line.taxRate),
      taxable: formatPaise(line.taxable),
      cgst: formatPaise(line.cgst),
      sgst: formatPaise(line.sgst),
      igst: formatPaise(line.igst),
      amount: formatPaise(line.amount),
    })),
  };
}

const WHOLESALE = 1;
