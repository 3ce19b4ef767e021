import {
  divideRounded,
  sum,
  type Paise,
  type OrderInput,
  type SaleInput,
  sale,
  taxRateOn,
  type Entered,
  type Voucher,
} from "@vanbook/sdk/books";
import { momentOf } from "../calendar.ts";
import type { Deal, PlannedBill } from "./day-plan.ts";
import type { DemoCompany } from "../companies/demo-company.ts";
import type { Random } from "../random.ts";

/** The input of a deal's order. */
export function orderOf(company: DemoCompany, deal: Deal, random: Random): OrderInput {
  return {
    date: deal.date,
    billSeries: seriesOf(company, deal).series,
    customerId: deal.customer.id,
    userId: deal.salesman.userId,
    branchId: deal.salesman.godown.branchId,
    mode: deal.payment,
    lines: deal.lines.map(({ item, quantity, unitPrice }) => {
      const rate = taxRateOn(company.books.taxes, item, deal.date);
      return {
        itemId: item.id,
        mrp: item.mrp,
        quantity,
        rate: divideRounded(unitPrice * (10_000n + rate), 10_000n),
      };
    }),
    narration: random.chance(0.1) ? random.pick(NARRATIONS) : null,
    entered: enteredOn(company, deal, random),
  };
}

/** The voucher of a bill. */
export function billOf(
  company: DemoCompany,
  bill: PlannedBill & { locationId: number },
  random: Random,
): { voucher: Voucher & { amount: Paise }; mistyped: () => Voucher } {
  const { customer, salesman } = bill;
  const input: SaleInput = {
    date: bill.date,
    customer,
    series: seriesOf(company, bill),
    saleType: customer.isWholesale ? "Wholesale" : "Retail",
    payment:
      bill.payment === "cash" ? { mode: "cash", accountId: salesman.cashAccountId } : { mode: "credit" },
    salesmanId: salesman.userId,
    branchId: salesman.godown.branchId,
    routeId: customer.routeId,
    vehicleId: salesman.vehicleId,
    locationId: bill.locationId,
    lines: bill.lines,
    discount: random.chance(0.12) ? discountOn(bill, random) : 0n,
    toRupee: random.chance(0.9),
    orderId: bill.order?.orderId ?? null,
    narration: random.chance(0.08) ? random.pick(NARRATIONS) : null,
    entered: enteredOn(company, bill, random),
  };
  // The bill with a mistake lacks the free goods and the discount.
  const lines = bill.lines.map(({ freeQuantity: _, ...line }) => line);
  return {
    voucher: sale(company.books, input),
    mistyped: () => sale(company.books, { ...input, lines, discount: 0n, narration: "To be corrected" }),
  };
}

/** The user who entered a document, usually the salesman, and the time on its day. */
function enteredOn(company: DemoCompany, { date, salesman }: Deal, random: Random): Entered {
  const by = random.chance(0.15) ? random.pick(company.clerks) : salesman.userId;
  return { by, at: momentOf(date, random.int(0, 479)) };
}

function seriesOf({ series, years }: DemoCompany, { date, customer }: Deal) {
  const yearId = years.find((year) => date <= year.end)?.id;
  const type = customer.isBusiness ? "B2B" : "B2C";
  const found = series.find((each) => each.yearId === yearId && each.invType === type);
  if (!found) throw new Error(`There is no ${type} series on ${date}.`);
  return found;
}

/** One to three per cent, in whole rupees. */
function discountOn({ lines }: Deal, random: Random): Paise {
  const value = sum(lines.map((line) => (line.quantity * line.unitPrice) / 100_000n));
  return ((value * BigInt(random.int(1, 3))) / 10_000n) * 100n;
}

const NARRATIONS = [
  "Deliver before noon",
  "Urgent, patient waiting",
  "Against phone order",
  "Replacement of damaged pieces agreed",
  "Collect empty cartons",
  "Bill with delivery challan",
];
