import { sum, type Paise } from "../../books/money.ts";
import { divideRounded } from "../../books/rounding.ts";
import { shift } from "../../books/years/financial-year.ts";
import { addMonths } from "../../books/years/months.ts";
import type { InwardTaxed } from "./statement.ts";
import type { UnpaidBillLaw } from "./unpaid-bill-laws.ts";

/** A supplier's invoice whose input tax was claimed. All amounts are in paise. */
export interface ClaimedBill {
  id: string;
  number: string | null;
  /** The supplier's date, `YYYY-MM-DD`. */
  date: string;
  /** What the supplier is to get, with tax: less returns and notes. */
  value: Paise;
  /** What was claimed: less returns and notes too. */
  inputTax: InputTax;
  /** The company pays the tax itself: nothing is reversed. */
  isReverseCharge: boolean;
  payments: readonly { date: string; amount: Paise }[];
  /** What was reversed earlier for this reason, on which day; negative what was claimed again. */
  reversals: readonly { date: string; tax: InputTax }[];
}

export type InputTax = Omit<InwardTaxed, "taxable">;

export interface UnpaidBills {
  /** By date and id. */
  toReverse: readonly BillToReverse[];
  toReclaim: readonly BillToReclaim[];
}

export interface BillToReverse {
  bill: ClaimedBill;
  /** The last day on which it could be paid in time. */
  lastDay: string;
  /** The month of the GSTR-3B in which it is reversed, `YYYY-MM`: the first that begins after it. */
  returnMonth: string;
  unpaid: Paise;
  tax: InputTax;
}

export interface BillToReclaim {
  bill: ClaimedBill;
  unpaid: Paise;
  tax: InputTax;
}

/**
 * The input tax that must have been reversed on `day` is in proportion to what is unpaid then, for
 * each bill that was not paid within the days that the law gives. The lists have the differences to
 * what was reversed until then, head by head, so that posting them leaves nothing to be listed.
 */
export function listUnpaidFor180Days(
  bills: readonly ClaimedBill[],
  day: string,
  laws: readonly UnpaidBillLaw[],
): UnpaidBills {
  const toReverse: BillToReverse[] = [];
  const toReclaim: BillToReclaim[] = [];
  for (const bill of bills.toSorted(compareBills)) {
    const lastDay = findLastDay(bill, laws);
    const unpaid = calculateUnpaid(bill, day);
    const isDue = lastDay !== undefined && lastDay < day && !bill.isReverseCharge;
    const difference = mapHeads((head) => {
      const mustBeReversed =
        isDue && bill.value > 0n ? divideRounded(bill.inputTax[head] * unpaid, bill.value) : 0n;
      return mustBeReversed - sumUntil(day, bill.reversals, ({ tax }) => tax[head]);
    });
    const tax = mapHeads((head) => (difference[head] > 0n ? difference[head] : 0n));
    if (lastDay !== undefined && hasTax(tax))
      toReverse.push({ bill, lastDay, returnMonth: addMonths(lastDay, 1).slice(0, 7), unpaid, tax });
    const taxAgain = mapHeads((head) => (difference[head] < 0n ? -difference[head] : 0n));
    if (hasTax(taxAgain)) toReclaim.push({ bill, unpaid, tax: taxAgain });
  }
  return { toReverse, toReclaim };
}

/** The day of the invoice does not count (section 9 of the General Clauses Act 1897). */
function findLastDay({ date }: ClaimedBill, laws: readonly UnpaidBillLaw[]): string | undefined {
  const law = laws.findLast(({ invoicedFrom }) => invoicedFrom <= date);
  return law && shift(date, { days: law.days });
}

function calculateUnpaid({ value, payments }: ClaimedBill, day: string): Paise {
  const unpaid = value - sumUntil(day, payments, ({ amount }) => amount);
  if (unpaid < 0n) return 0n;
  return unpaid < value ? unpaid : value;
}

function sumUntil<Row extends { date: string }>(
  day: string,
  rows: readonly Row[],
  amountOf: (row: Row) => Paise,
): Paise {
  return sum(rows.filter(({ date }) => date <= day).map(amountOf));
}

function mapHeads(amountOf: (head: keyof InputTax) => Paise): InputTax {
  return { cgst: amountOf("cgst"), sgst: amountOf("sgst"), igst: amountOf("igst"), cess: amountOf("cess") };
}

function hasTax({ cgst, sgst, igst, cess }: InputTax): boolean {
  return cgst !== 0n || sgst !== 0n || igst !== 0n || cess !== 0n;
}

function compareBills(one: ClaimedBill, other: ClaimedBill): number {
  const [first, last] = [one, other].map(({ date, id }) => `${date} ${id}`) as [string, string]; // one for each
  return first < last ? -1 : first > last ? 1 : 0;
}
