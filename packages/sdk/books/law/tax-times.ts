import { getFinancialYear, shift } from "../years/financial-year.ts";

/**
 * Until when the law lets a tax be reduced or claimed. A row holds for supplies from its day, until
 * the next row's; it gives either a fixed last day, or a day in the year after the financial year
 * of the supply. GST knows financial years from April to March only.
 */
interface TaxTime {
  suppliedFrom: string;
  /** `MM-DD`, in the calendar year in which the supply's financial year ends. */
  lastDayAfterYear?: string;
  lastDay?: string;
  source: string;
}

/** For the credit note by which a supplier reduces output tax. */
export const CREDIT_NOTE_TIMES: readonly TaxTime[] = [
  {
    suppliedFrom: "2017-07-01",
    lastDayAfterYear: "10-20",
    source: "Section 34(2) of the CGST Act as enacted: the due date of September's return",
  },
  {
    suppliedFrom: "2021-04-01",
    lastDayAfterYear: "11-30",
    source: "Section 34(2), changed by section 102 of the Finance Act 2022, from 1 October 2022",
  },
];

/** For claiming input tax by a supplier's invoice. */
export const INPUT_TAX_TIMES: readonly TaxTime[] = [
  {
    suppliedFrom: "2017-07-01",
    lastDay: "2021-11-30",
    source: "Section 16(5) of the CGST Act, inserted by the Finance (No. 2) Act 2024",
  },
  {
    suppliedFrom: "2021-04-01",
    lastDayAfterYear: "11-30",
    source: "Section 16(4), changed by section 100 of the Finance Act 2022, from 1 October 2022",
  },
];

/** The last day, or undefined for a supply before GST. Days are `YYYY-MM-DD`. */
export function findLastTaxDay(times: readonly TaxTime[], suppliedOn: string): string | undefined {
  const time = times.findLast(({ suppliedFrom }) => suppliedFrom <= suppliedOn);
  if (!time) return undefined;
  if (time.lastDay !== undefined) return time.lastDay;
  const nextYear = shift(getFinancialYear(suppliedOn).end, { days: 1 }).slice(0, 4);
  return `${nextYear}-${time.lastDayAfterYear}`;
}

/** GST began on this day: the Central Goods and Services Tax Act 2017, notification 9/2017. */
export const GST_FIRST_DAY = "2017-07-01";
