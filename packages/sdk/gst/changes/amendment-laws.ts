import { getFinancialYear } from "../../books/years/financial-year.ts";

/** Until when a return may still be corrected. Rows of a list are ordered by their day. */
export interface AmendmentLaws {
  timeLimits: readonly AmendmentTimeLimit[];
  gstr1a: readonly Gstr1aLaw[];
}

/** Applies to corrections that are filed from that day on. */
export interface AmendmentTimeLimit {
  /** `YYYY-MM-DD`, as in all rows of this file. */
  from: string;
  /** `MM-DD`, in the financial year after that of the supply. */
  lastDay: string;
  source: string;
}

/** Whether periods that begin on that day or later have GSTR-1A. */
export interface Gstr1aLaw {
  from: string;
  source: string;
}

export const AMENDMENT_LAWS: AmendmentLaws = {
  timeLimits: [
    {
      from: "2022-10-01",
      lastDay: "11-30",
      source:
        "Sections 34(2) and 37(3) of the CGST Act, changed by the Finance Act 2022 (notification 18/2022-Central Tax): 30 November after the year, or the annual return if that is earlier",
    },
  ],
  gstr1a: [
    {
      from: "2024-07-01",
      source:
        "Rule 59(1) of the CGST Rules, changed by notification 12/2024-Central Tax; GSTN's advisory of 26 July 2024: from the period July 2024 on",
    },
  ],
};

/**
 * The last day on which a supply of `suppliedOn` may be corrected by what is filed on `filedOn`;
 * undefined for days that the rows do not reach.
 */
export function findAmendmentLimit(
  { timeLimits }: AmendmentLaws,
  suppliedOn: string,
  filedOn: string,
): string | undefined {
  const law = timeLimits.findLast(({ from }) => from <= filedOn);
  return law && `${getFinancialYear(suppliedOn).end.slice(0, 4)}-${law.lastDay}`;
}

export function hasGstr1a({ gstr1a }: AmendmentLaws, periodStart: string): boolean {
  return gstr1a.some(({ from }) => from <= periodStart);
}
