import type { SaleInput } from "../../packages/sdk/books/documents/sale-input.ts";
import { sale } from "../../packages/sdk/books/documents/sale.ts";
import type { Voucher } from "../../packages/sdk/books/voucher.ts";
import type { Random } from "../../packages/server/demo/random.ts";
import { SALESMEN, type BenchCompany } from "./masters.ts";

/** The chosen fields of a bill; the rest is random. */
export interface BillChoice {
  date: string;
  /** Index in the company's list. */
  series: number;
  salesman: number;
  isCash: boolean;
}

/**
 * A bill of five lines with discount, tax and round-off. With cost of goods it has eight ledger lines, or ten
 * when paid in cash.
 */
export function makeBill(company: BenchCompany, choice: BillChoice, random: Random): Voucher {
  const input = billInput(company, choice, random);
  for (let discount = BigInt(random.int(100, 5000)); ; discount += 10n) {
    const voucher = sale(company.books, { ...input, discount });
    // Without a round-off it has one line less; try again.
    if (voucher.lines.length === (choice.isCash ? 8 : 6)) return voucher;
  }
}

function billInput(company: BenchCompany, choice: BillChoice, random: Random): SaleInput {
  const salesman = company.salesmen[choice.salesman];
  const series = company.series[choice.series];
  const customers = Math.floor(company.customers.length / SALESMEN);
  const customer = company.customers[random.int(0, customers - 1) * SALESMEN + choice.salesman];
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
    lines: [...differentItems(company, random)].map((item) => ({
      item,
      quantity: BigInt(random.int(1, 5)) * 1000n,
      unitPrice: item.cost * 130n,
    })),
  };
}

/** Five different items. A few items sell much more than the others. */
function differentItems(company: BenchCompany, random: Random) {
  const items = new Set<BenchCompany["items"][number]>();
  while (items.size < 5) {
    const item = company.items[Math.floor(company.items.length * random.next() ** 2)];
    if (item) items.add(item);
  }
  return items;
}
