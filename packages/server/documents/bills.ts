import type { Knex } from "knex";
import { readCompanyBooks } from "../books/posting/company-books.ts";
import { GROUP } from "../books/posting/chart-of-accounts.ts";
import { formatPaise, formatPercent, formatPrice, formatQuantity, paise } from "../money.ts";
import type { SaleInput } from "../books/documents/sale-input.ts";
import { priceSale, sale } from "../books/documents/sale.ts";
import type { Body, Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import { checkedAmount } from "./amount.ts";
import { settlement } from "./references/cash-account.ts";
import { readCredit } from "./references/credit.ts";
import type { Planning } from "./document-type.ts";
import { documentOperations } from "./document-operations.ts";
import { NO_REFERENCES } from "./references/deleted-references.ts";
import { countedQuantities, itemsOf } from "./references/line-items.ts";
import { readOpenOrders, type OpenOrders } from "./references/open-orders.ts";
import { checkedPrice, slabDiscount, readSlabs } from "./references/prices.ts";
import { readAccounts, readItems, readUsers } from "./references/references.ts";
import { readLocations, SALEABLE } from "./references/stock-places.ts";
import { readSeries } from "./references/series.ts";

type BillInput = Body<"bills.post">;

/** Bills of sale, cash or credit. */
export const bills = {
  ...documentOperations("bills", "sale", async (planning, inputs) => {
    const { trx, principal, books, replaces, edited } = planning;
    const orders = await readOpenOrders(trx, principal.companyId, inputs, { replaces });
    const toSale = await planSales({ db: trx, principal, books, edited }, inputs, orders);
    const credit = await readCredit(trx, principal.companyId, inputs, replaces);
    return (input) => {
      const voucher = sale(books, toSale(input));
      checkedAmount(voucher, input.amount);
      if (input.payment === "credit") credit.take(input.customerId, voucher.amount);
      if (input.orderId !== undefined) orders.take(input.orderId);
      return voucher;
    };
  }),
  "bills.price": (async ({ body, principal, db }) => {
    const books = await readCompanyBooks(db, principal.companyId);
    const orders = await readOpenOrders(db, principal.companyId, [body], { asksOnly: true });
    const toSale = await planSales({ db, principal, books, edited: NO_REFERENCES }, [body], orders);
    return pricedBill(priceSale(books, toSale(body)));
  }) satisfies Handler<"bills.price">,
};

/** Reads what bills refer to; returns the function that makes a bill's input for the books. */
async function planSales(
  { db, principal, books, edited }: Omit<Planning, "trx"> & { db: Knex },
  inputs: readonly BillInput[],
  orders: OpenOrders,
) {
  const { companyId } = principal;
  const account = await readAccounts(db, principal, accountsOf(inputs), edited.accounts);
  const item = await readItems(db, companyId, itemsOf(inputs), edited.items);
  const places = inputs.map((input) => input.locationId);
  const { find: location } = await readLocations(db, principal, places, edited.locations);
  const salesmen = inputs.map((input) => input.salesmanId);
  const user = await readUsers(db, principal, salesmen, edited.users);
  const seriesIds = inputs.map((input) => input.seriesId);
  const series = await readSeries(db, companyId, seriesIds);
  const slabs = await readSlabs(db, companyId);
  return (input: BillInput): SaleInput => {
    const customer = account(input.customerId, "customerId", [GROUP.debtors]);
    const salesman = user(input.salesmanId, "salesmanId");
    const from = location(input.locationId, "locationId", SALEABLE, input.date);
    if (input.orderId !== undefined) orders.check(input.orderId, customer.id);
    const lines = input.lines.map((line, index) => {
      const sold = item(line.itemId, `lines.${index}.itemId`);
      const [quantity, freeQuantity] = countedQuantities(index, [line.quantity, line.freeQuantity]);
      return {
        item: sold,
        quantity,
        freeQuantity,
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
