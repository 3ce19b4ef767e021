import { makeExpenseVoucher, type ExpenseInput, type Paise } from "@vanbook/sdk/books";
import { formatMoment, getWeekday } from "../calendar.ts";
import type { DayBook } from "./day-book.ts";
import type { DayPlan } from "./day-plan.ts";
import type { DemoCompany, Salesman } from "../companies/demo-company.ts";
import type { TripIds } from "./make-trips.ts";
import type { Random } from "../random.ts";
import { isLastWorkingDay, findRichestBank } from "./treasury.ts";

/**
 * In proportion to the business: salesmen on the road pay from their cash, the office pays from the
 * bank.
 */
export function createSpending(
  company: DemoCompany,
  book: DayBook,
  trips: TripIds,
  random: Random,
  bills: number,
) {
  const monthly = estimateMonthlySales(bills);

  const onTheRoad = ({ date, bills: ofDay }: DayPlan) => {
    const working = new Set(ofDay.map(({ salesman }) => salesman));
    for (const salesman of company.salesmen) {
      const tripId = trips.get(`${salesman.userId} ${date}`) ?? null;
      if (!working.has(salesman) && tripId === null) continue;
      for (const [name, narration, chance, from, to] of ROAD_EXPENSES) {
        const amount = BigInt(random.int(from, to)) * 1_000n;
        const isSpent = random.chance(tripId === null ? chance : chance * 2);
        if (isSpent && book.balance(salesman.cashAccountId) >= amount) {
          spendCash(date, salesman, tripId, name, narration, amount);
        }
      }
    }
  };

  const spendCash = (
    date: string,
    { userId, cashAccountId, godown }: Salesman,
    tripId: number | null,
    name: string,
    narration: string,
    amount: Paise,
  ) => {
    const input: ExpenseInput = {
      date,
      mode: "C",
      accountId: company.accountOf(name),
      ledgerId: cashAccountId,
      userId,
      branchId: godown.branchId,
      tripId,
      amount,
      narration,
      entered: { by: userId, at: formatMoment(date, random.int(200, 470)) },
    };
    // A smaller amount, so that the cash is enough for the mistake too.
    book.enter(makeExpenseVoucher(input), {
      mistyped: () => makeExpenseVoucher({ ...input, amount: amount / 2n }),
    });
  };

  const spendInOffice = (date: string) => {
    for (const [day, name, narration, share] of OFFICE_EXPENSES) {
      const isDue = day === "last" ? isLastWorkingDay(date) : isOn(day, date);
      const exact = Math.round((monthly * share * random.int(95, 105)) / 100 / 1_000) * 1_000;
      const bank = findRichestBank(company, book);
      if (!isDue || exact === 0 || book.balance(bank) < BigInt(exact)) continue;
      const by = random.pick(company.clerks);
      const input: ExpenseInput = {
        date,
        mode: name === "Rent" ? "B" : "N",
        accountId: company.accountOf(name),
        ledgerId: bank,
        userId: by,
        branchId: company.godowns[0]?.branchId ?? null,
        tripId: null,
        amount: BigInt(exact),
        narration,
        entered: { by, at: formatMoment(date, 300) },
      };
      book.enter(makeExpenseVoucher(input));
    }
  };

  return { onTheRoad, inTheOffice: spendInOffice };
}

/** In paise, approximately: a bill is about 5,000 rupees, and the books cover about 20 months. */
export function estimateMonthlySales(bills: number): number {
  return (bills * 500_000) / 20;
}

/** True on that day of the month, or on the Monday after it if it is a Sunday. */
function isOn(day: number, date: string) {
  const of = Number(date.slice(8));
  return getWeekday(date) === 0 ? false : of === day || (of === day + 1 && getWeekday(date) === 1);
}

/**
 * Account, narration, chance per working day, and smallest and largest amount in tens of rupees.
 */
const ROAD_EXPENSES = [
  ["Vehicle Fuel", "Diesel", 0.2, 25, 60],
  ["Food and Lodging", "Lunch", 0.12, 8, 20],
  ["Loading and Unloading Charges", "Porter", 0.06, 5, 15],
] as const;

/** Day of the month, account, narration, and share of a month's sales. */
const OFFICE_EXPENSES = [
  [3, "Rent", "Godowns and office", 0.012],
  [10, "Electricity", "Monthly bill", 0.004],
  [12, "Telephone and Internet", "Monthly bill", 0.002],
  [18, "Printing and Stationery", "Bill books and paper", 0.0015],
  [22, "Vehicle Maintenance", "Service and tyres", 0.006],
  ["last", "Salaries and Wages", "Salaries of the month", 0.06],
  ["last", "Bank Charges", "Charges of the month", 0.0005],
] as const;
