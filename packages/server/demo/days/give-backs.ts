import type { Knex } from "knex";
import { readReturnableBills } from "../../books/documents/returnable-bills.ts";
import { type ReturnableBill, type SaleReturnLine, makeSaleReturnVoucher } from "@vanbook/sdk/books";
import { addDays, formatMoment } from "../calendar.ts";
import type { createBatches } from "./batches.ts";
import type { DayBook } from "./day-book.ts";
import type { PlannedBill } from "./day-plan.ts";
import type { DemoCompany } from "../companies/demo-company.ts";
import type { Random } from "../random.ts";

type SoldBill = PlannedBill & { locationId: number };
interface Awaited {
  date: string;
  billId: number;
  bill: SoldBill;
}

/**
 * About three in a hundred bills are returned, some days or weeks later; good, damaged or expired.
 */
export function createGiveBacks(
  company: DemoCompany,
  book: DayBook,
  batches: ReturnType<typeof createBatches>,
  random: Random,
  bills: number,
) {
  const every = Math.min(33, Math.max(3, Math.floor(bills / 12)));
  let billCount = 0;
  let awaitedReturns: Awaited[] = [];
  let returnable = new Map<number, ReturnableBill>();
  let count = 0;

  const noteSale = (billId: number, bill: SoldBill) => {
    billCount += 1;
    if (billCount % every === 1)
      awaitedReturns.push({ billId, bill, date: addDays(bill.date, random.int(2, 25)) });
  };

  /**
   * For the returns that are due on these days, before the days are planned; late ones are due on
   * the first day.
   */
  const read = async (trx: Knex.Transaction, days: readonly string[]) => {
    const [first = "", last = ""] = [days[0], days.at(-1)];
    for (const each of awaitedReturns) if (each.date < first) each.date = first;
    const due = awaitedReturns.filter(({ date }) => date <= last).map(({ billId }) => billId);
    returnable = await readReturnableBills(trx, company.author.companyId, due);
  };

  const enterReturns = (date: string) => {
    const due = awaitedReturns.filter((each) => each.date === date);
    awaitedReturns = awaitedReturns.filter((each) => each.date !== date);
    for (const { billId, bill } of due) {
      const standing = returnable.get(billId);
      if (standing) enterReturn(date, bill, standing);
    }
  };

  const enterReturn = (date: string, bill: SoldBill, standing: ReturnableBill) => {
    const { customer, salesman, locationId } = bill;
    const kind = RETURN_KINDS[count % RETURN_KINDS.length] ?? "good";
    count += 1;
    const isWithoutBill = kind === "without bill";
    const lines = bill.lines.slice(0, random.int(1, 2)).map((line, index): SaleReturnLine => {
      const pieces = BigInt(random.int(1, Math.max(1, Math.floor(Number(line.quantity / 1000n) / 3))));
      const quantity = pieces * 1000n;
      const what = kind === "damaged" || kind === "expired" ? { [kind]: quantity } : { good: quantity };
      const { unitPrice, priceHasTax } = line;
      const terms = isWithoutBill ? { unitPrice, priceHasTax, ...batches.returning(line.item) } : {};
      return { item: line.item, billLineNo: isWithoutBill ? null : index + 1, ...what, ...terms };
    });
    const isHere = salesman.until === null || date <= salesman.until;
    const makeReturn = (refund: Parameters<typeof makeSaleReturnVoucher>[1]["refund"]) =>
      makeSaleReturnVoucher(company.books, {
        date,
        customer,
        source: isWithoutBill
          ? { bill: null, invType: standing.invType, saleType: standing.saleType }
          : { bill: standing },
        refund,
        salesmanId: salesman.userId,
        branchId: salesman.godown.branchId,
        routeId: customer.routeId,
        vehicleId: salesman.vehicleId,
        locationId: isHere ? locationId : salesman.godown.locationId,
        damagedLocationId: salesman.godown.damagedId,
        lines,
        narration: RETURN_NARRATIONS[kind],
        entered: { by: salesman.userId, at: formatMoment(date, random.int(60, 470)) },
      });
    const creditedReturn = makeReturn({ mode: "credit" });
    if (!book.isBilled(creditedReturn)) return;
    const cash = salesman.cashAccountId;
    const isRefunded =
      kind === "refunded" &&
      isHere &&
      typeof creditedReturn.amount === "bigint" &&
      creditedReturn.amount <= book.balance(cash);
    book.enter(isRefunded ? makeReturn({ mode: "cash", accountId: cash }) : creditedReturn);
  };

  return { sold: noteSale, read, returnsOn: enterReturns };
}

const RETURN_KINDS = ["good", "damaged", "refunded", "expired", "good", "without bill"] as const;

const RETURN_NARRATIONS = {
  good: "Not needed any more",
  damaged: "Packing torn",
  refunded: "Paid back in cash",
  expired: "Past its date",
  "without bill": "Bill not at hand",
} as const;
