import type { SaleInput } from "../../packages/sdk/books/documents/sale-input.ts";
import { makeSaleVoucher } from "../../packages/sdk/books/documents/sale.ts";
import type { Voucher } from "../../packages/sdk/books/voucher.ts";
import type { Random } from "../../packages/server/demo/random.ts";
import { SALESMAN_COUNT, type BenchCompany } from "./masters.ts";

export interface BillChoice {
  date: string;
  /** Index in the company's list. */
  series: number;
  salesman: number;
  isCash: boolean;
}

/**
 * A bill of five lines with discount, tax and round-off. With cost of goods it has eight ledger
 * lines, or ten when paid in cash.
 */
export function makeBill(company: BenchCompany, choice: BillChoice, random: Random): Voucher {
  const input = makeBillInput(company, choice, random);
  for (let discount = BigInt(random.int(100, 5000)); ; discount += 10n) {
    const voucher = makeSaleVoucher(company.books, { ...input, discount });
    // Without a round-off it has one line less; try again.
    if (voucher.lines.length === (choice.isCash ? 8 : 6)) return voucher;
  }
}

function makeBillInput(company: BenchCompany, choice: BillChoice, random: Random): SaleInput {
  const salesman = company.salesmen[choice.salesman];
  const series = company.series[choice.series];
  const customers = Math.floor(company.customers.length / SALESMAN_COUNT);
  const customer = company.customers[random.int(0, customers - 1) * SALESMAN_COUNT + choice.salesman];
  if (!salesman || !series || !customer) throw new RangeError("The company has no such salesman or series");
  return {
    date: choice.date,
    customer,
    series,
    saleType: "Retail",
    payment: choice.isCash ? { mode: "cash", accountId: salesman.cash } : { mode: "credit" },
    salesmanId: salesman.userId,
    branchId: null,
    routeId: null,
    vehicleId: null,
    locationId: salesman.locationId,
    toRupee: true,
    lines: [...pickDifferentItems(company, random)].map((item) => ({
      item,
      quantity: BigInt(random.int(1, 5)) * 1000n,
      unitPrice: item.cost * 130n,
    })),
  };
}

/** A few items sell much more than the others. */
function pickDifferentItems(company: BenchCompany, random: Random) {
  const items = new Set<BenchCompany["items"][number]>();
  while (items.size < 5) {
    const item = company.items[Math.floor(company.items.length * random.next() ** 2)];
    if (item) items.add(item);
  }
  return items;
}
