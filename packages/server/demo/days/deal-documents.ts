import {
  calculateOrderRate,
  isInterState,
  sum,
  type Paise,
  type OrderInput,
  type SaleInput,
  makeSaleVoucher,
  withPlaceOfSupply,
  findTaxRate,
  type Entered,
  type Voucher,
} from "@vanbook/sdk/books";
import { formatMoment } from "../calendar.ts";
import type { Deal, PlannedBill } from "./day-plan.ts";
import type { DemoCompany } from "../companies/demo-company.ts";
import type { Random } from "../random.ts";

export function makeOrderInput(company: DemoCompany, deal: Deal, random: Random): OrderInput {
  const { party, shipTo } = chooseDelivery(company, deal);
  return {
    date: deal.date,
    billSeries: findSeries(company, deal).series,
    customerId: deal.customer.id,
    userId: deal.salesman.userId,
    branchId: deal.salesman.godown.branchId,
    mode: deal.payment,
    interState: isInterState(company.books.stateCode, party, "customerId"),
    placeOfSupply: party.placeOfSupply,
    shipTo,
    lines: deal.lines.map(({ item, quantity, unitPrice, priceHasTax }) => {
      const terms = { unitPrice, priceHasTax, taxRate: findTaxRate(company.books.taxes, item, deal.date) };
      return { itemId: item.id, mrp: item.mrp, quantity, rate: calculateOrderRate(terms), ...terms };
    }),
    narration: random.chance(0.1) ? random.pick(BILL_NARRATIONS) : null,
    entered: chooseEntryStamp(company, deal, random),
  };
}

export function makeBill(
  company: DemoCompany,
  bill: PlannedBill & { locationId: number },
  random: Random,
): { voucher: Voucher & { amount: Paise }; mistyped: () => Voucher } {
  const { customer, salesman } = bill;
  const { party, shipTo } = chooseDelivery(company, bill.order ?? bill);
  const input: SaleInput = {
    date: bill.date,
    customer: party,
    shipTo,
    series: findSeries(company, bill),
    saleType: customer.isWholesale ? "Wholesale" : "Retail",
    payment:
      bill.payment === "cash" ? { mode: "cash", accountId: salesman.cashAccountId } : { mode: "credit" },
    salesmanId: salesman.userId,
    branchId: salesman.godown.branchId,
    routeId: customer.routeId,
    vehicleId: salesman.vehicleId,
    locationId: bill.locationId,
    lines: bill.lines,
    discount: random.chance(0.12) ? chooseDiscount(bill, random) : 0n,
    toRupee: random.chance(0.9),
    orderId: bill.order?.orderId ?? null,
    narration: random.chance(0.08) ? random.pick(BILL_NARRATIONS) : null,
    entered: chooseEntryStamp(company, bill, random),
  };
  const lines = bill.lines.map(({ freeQuantity: _, ...line }) => line);
  return {
    voucher: makeSaleVoucher(company.books, input),
    mistyped: () =>
      makeSaleVoucher(company.books, { ...input, lines, discount: 0n, narration: "To be corrected" }),
  };
}

/** Every third day, the goods of a customer with several places go to one of them. */
function chooseDelivery({ addresses }: DemoCompany, { customer, date }: Deal) {
  const day = Number(date.slice(-2));
  const shipTo = day % 3 === 0 ? addresses.get(customer.id)?.[day % 2] : undefined;
  return { party: withPlaceOfSupply(customer, shipTo?.stateCode ?? undefined), shipTo };
}

function chooseEntryStamp(company: DemoCompany, { date, salesman }: Deal, random: Random): Entered {
  const by = random.chance(0.15) ? random.pick(company.clerks) : salesman.userId;
  return { by, at: formatMoment(date, random.int(0, 479)) };
}

function findSeries({ series, years }: DemoCompany, { date, customer }: Deal) {
  const yearId = years.find((year) => date <= year.end)?.id;
  const type = customer.isBusiness ? "B2B" : "B2C";
  const matchingSeries = series.find((each) => each.yearId === yearId && each.invType === type);
  if (!matchingSeries) throw new Error(`There is no ${type} series on ${date}.`);
  return matchingSeries;
}

/** One to three percent, in whole rupees. */
function chooseDiscount({ lines }: Deal, random: Random): Paise {
  const value = sum(lines.map((line) => (line.quantity * line.unitPrice) / 100_000n));
  return ((value * BigInt(random.int(1, 3))) / 10_000n) * 100n;
}

const BILL_NARRATIONS = [
  "Deliver before noon",
  "Urgent, patient waiting",
  "Against phone order",
  "Replacement of damaged pieces agreed",
  "Collect empty cartons",
  "Bill with delivery challan",
];
