import { addMonths, shift } from "@vanbook/sdk/books";
import { findDueDate, findPeriodDays, type ReturnPeriod } from "@vanbook/sdk/gst";
import type { FilingFrequency } from "../../books/years/filing-frequencies.ts";
import type { Schema } from "../../contract/contract.ts";
import { hasReturn } from "./filing-order.ts";
import { findLastGstr1, getLastDay, type ReturnName } from "./marked-return.ts";

export interface DueFacts {
  frequencies: readonly FilingFrequency[];
  stateCode: string;
  today: string;
}

/**
 * What is not marked as filed of the periods that are over, from the last marked GSTR-1 on; of a
 * company that never marked one, of the last period only. The IFF may be left out, so it is not due.
 */
export function listDueReturns(
  markedReturns: readonly ReturnName[],
  { frequencies, stateCode, today }: DueFacts,
): Schema<"DueReturn">[] {
  return listPeriods(markedReturns, frequencies, today).flatMap((period) =>
    (["GSTR-1", "GSTR-3B"] as const).flatMap((form) => {
      const dueOn = findDueDate(form, period, stateCode);
      if (dueOn === undefined || hasReturn(markedReturns, { form, period })) return [];
      return { form, period: period.month, kind: period.kind, dueOn };
    }),
  );
}

/** Periods that are over, the oldest first. */
function listPeriods(
  markedReturns: readonly ReturnName[],
  frequencies: readonly FilingFrequency[],
  today: string,
): ReturnPeriod[] {
  const last = findLastGstr1(markedReturns);
  const periods: ReturnPeriod[] = last ? [last.period] : [];
  let day = last ? shift(getLastDay(last), { days: 1 }) : addMonths(today, -MOST_MONTHS);
  while (day <= today) {
    const period = findPeriodFrom(day, frequencies);
    if (period && findPeriodDays(period).to < today) periods.push(period);
    day = period ? shift(findPeriodDays(period).to, { days: 1 }) : addMonths(day, 1);
  }
  return last ? periods : periods.slice(-1);
}

/** The period that begins on the first day of a month; undefined if the settings do not say which. */
export function findPeriodFrom(
  day: string,
  frequencies: readonly FilingFrequency[],
): ReturnPeriod | undefined {
  const frequency = frequencies.findLast(({ from }) => from <= day);
  if (!frequency) return undefined;
  const month = day.slice(0, 7);
  if (!frequency.isQuarterly) return { kind: "month", month };
  const monthsToEnd = (3 - (Number(month.slice(5)) % 3)) % 3;
  return { kind: "quarter", month: addMonths(day, monthsToEnd).slice(0, 7) };
}

/** A quarter and the months before it are among them. */
const MOST_MONTHS = 6;
