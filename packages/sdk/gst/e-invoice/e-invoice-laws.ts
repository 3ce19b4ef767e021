import type { Paise } from "../../books/money.ts";
import { getFinancialYear, getYearAfter, shift } from "../../books/years/financial-year.ts";

/** Aggregate turnover of all registrations of one PAN in a financial year: "2024-25". */
export interface YearTurnover {
  year: string;
  amount: Paise;
}

/** E-invoices are a duty from `from` on if the turnover of an earlier year was above the limit. */
export interface EInvoiceDuty {
  /** `YYYY-MM-DD`, as in all rows of this file. */
  from: string;
  above: Paise;
  source: string;
}

/** Of a company with at least this turnover, a document may be reported for so many days. */
export interface ReportTimeLimit {
  from: string;
  atLeast: Paise;
  /** The day of the document is the first. */
  days: number;
  source: string;
}

/** Hours after its acknowledgement in which an e-invoice can be cancelled on the portal. */
export interface CancelTimeLimit {
  from: string;
  hours: number;
  source: string;
}

/** Whether the portal makes the number's letters capital before it makes the IRN. */
export interface NumberCase {
  from: string;
  isCapital: boolean;
  source: string;
}

export interface EInvoiceLaws {
  duties: readonly EInvoiceDuty[];
  /** The first year whose turnover counts. */
  firstTurnoverYear: { year: string; source: string };
  reportTimeLimits: readonly ReportTimeLimit[];
  cancelTimeLimits: readonly CancelTimeLimit[];
  numberCases: readonly NumberCase[];
}

const CRORE_PAISE = 1_00_00_000_00n;

/** Rows of a list are ordered by their day. */
export const E_INVOICE_LAWS: EInvoiceLaws = {
  duties: [
    {
      ...{ from: "2020-10-01", above: 500n * CRORE_PAISE },
      source: "Notification 13/2020-Central Tax, changed by 61/2020",
    },
    { from: "2021-01-01", above: 100n * CRORE_PAISE, source: "Notification 88/2020-Central Tax" },
    { from: "2021-04-01", above: 50n * CRORE_PAISE, source: "Notification 5/2021-Central Tax" },
    { from: "2022-04-01", above: 20n * CRORE_PAISE, source: "Notification 1/2022-Central Tax" },
    { from: "2022-10-01", above: 10n * CRORE_PAISE, source: "Notification 17/2022-Central Tax" },
    { from: "2023-08-01", above: 5n * CRORE_PAISE, source: "Notification 10/2023-Central Tax" },
  ],
  firstTurnoverYear: {
    year: "2017-18",
    source: "Notification 70/2020-Central Tax: any preceding financial year from 2017-18 onwards",
  },
  reportTimeLimits: [
    {
      ...{ from: "2023-11-01", atLeast: 100n * CRORE_PAISE, days: 30 },
      source: "GSTN's advisory of 13 September 2023: 30 days for a turnover of ₹100 crore and more",
    },
    {
      ...{ from: "2025-04-01", atLeast: 10n * CRORE_PAISE, days: 30 },
      source: "GSTN's advisory of 5 November 2024: 30 days for a turnover of ₹10 crore and more",
    },
  ],
  cancelTimeLimits: [
    {
      from: "2020-10-01",
      hours: 24,
      source: "E-invoice system of the GST portal: an IRN is cancelled within 24 hours",
    },
  ],
  numberCases: [
    { from: "2020-10-01", isCapital: false, source: "E-invoice standard: the number as it is reported" },
    {
      ...{ from: "2025-06-01", isCapital: true },
      source:
        "GSTN's advisory of 4 April 2025: numbers are converted to capital letters before the IRN is made",
    },
  ],
};

/** The first day on which a company with these turnovers must issue e-invoices. */
export function findDutyDay(turnovers: readonly YearTurnover[], laws: EInvoiceLaws): string | undefined {
  const days = turnovers.flatMap(({ year, amount }) => {
    if (year < laws.firstTurnoverYear.year) return [];
    const next = findYearAfter(year);
    return laws.duties.filter(({ above }) => amount > above).map(({ from }) => (from > next ? from : next));
  });
  return days.toSorted().at(0);
}

/**
 * The last day on which a document may be reported, by the law of the day of the report; undefined
 * if there is no limit.
 */
export function findLastReportDay(
  { date, today }: { date: string; today: string },
  turnovers: readonly YearTurnover[],
  laws: EInvoiceLaws,
): string | undefined {
  const limits = laws.reportTimeLimits
    .filter(
      ({ from, atLeast }) =>
        from <= today && turnovers.some((each) => isCounted(each, today, laws) && each.amount >= atLeast),
    )
    .map(({ days }) => shift(date, { days: days - 1 }));
  return limits.toSorted().at(0);
}

/** When an e-invoice that was acknowledged at this time can be cancelled no more. */
export function findCancelEnd(acknowledgedAt: Date, laws: EInvoiceLaws): Date | undefined {
  const day = acknowledgedAt.toISOString().slice(0, 10);
  const hours = laws.cancelTimeLimits.findLast(({ from }) => from <= day)?.hours;
  return hours === undefined ? undefined : new Date(acknowledgedAt.getTime() + hours * HOUR_MS);
}

/** The number as the portal has it in the IRN. */
export function writePortalNumber(number: string, day: string, laws: EInvoiceLaws): string {
  return laws.numberCases.findLast(({ from }) => from <= day)?.isCapital ? number.toUpperCase() : number;
}

function isCounted({ year }: YearTurnover, today: string, laws: EInvoiceLaws): boolean {
  return year >= laws.firstTurnoverYear.year && year < getFinancialYear(today).label;
}

function findYearAfter(year: string): string {
  return getYearAfter(getFinancialYear(`${year.slice(0, 4)}-04-01`).end).start;
}

const HOUR_MS = 60 * 60 * 1000;
