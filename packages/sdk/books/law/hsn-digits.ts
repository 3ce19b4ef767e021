import type { Paise } from "../money.ts";

/** How many digits the HSN codes of a tax invoice have at least. A row holds from its day. */
interface HsnDigitLaw {
  from: string;
  /** In paise. The aggregate turnover of the financial year before is above it, or not. */
  limit: Paise;
  digits: number;
  digitsAboveLimit: number;
  source: string;
}

export const HSN_DIGIT_LAWS: readonly HsnDigitLaw[] = [
  {
    ...{ from: "2021-04-01", limit: 5_00_00_000_00n, digits: 4, digitsAboveLimit: 6 },
    source:
      "Notification 78/2020-Central Tax of 15 October 2020, which changes notification 12/2017-Central Tax from 1 April 2021",
  },
];

/** What a company states of its turnover, until its next row. */
export interface Turnover {
  /** The first day of a financial year, 1 April. */
  from: string;
  isAboveLimit: boolean;
}

/**
 * What is stated for a day: `YYYY-MM-DD`. Undefined if nothing is, or only under an older law,
 * which had another limit.
 */
export function findTurnover(turnovers: readonly Turnover[], day: string): Turnover | undefined {
  const law = findHsnDigitLaw(day);
  if (!law) return undefined;
  return turnovers
    .filter(({ from }) => law.from <= from && from <= day)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .at(-1);
}

/** The fewest digits on a day. A turnover that is not stated needs the digits of a smaller one. */
export function countHsnDigits(turnovers: readonly Turnover[], day: string): number {
  const law = findHsnDigitLaw(day);
  if (!law) return 0;
  return findTurnover(turnovers, day)?.isAboveLimit ? law.digitsAboveLimit : law.digits;
}

export function findHsnDigitLaw(day: string): HsnDigitLaw | undefined {
  return HSN_DIGIT_LAWS.findLast(({ from }) => from <= day);
}
