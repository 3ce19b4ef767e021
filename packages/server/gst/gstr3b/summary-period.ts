import type { PeriodDays, ReturnPeriod } from "@vanbook/sdk/gst";
import { problemOnField } from "@vanbook/sdk/problem";
import type { FilingFrequency } from "../../books/years/filing-frequencies.ts";
import { chooseReturnPeriod } from "../return-period.ts";

export interface AskedSummary {
  period: string;
  kind?: "month" | "quarter" | undefined;
}

/**
 * The period of a GSTR-3B. Throws FILING_FREQUENCY_UNKNOWN, and INVALID_FIELDS for a month whose
 * return is the quarter's.
 */
export function chooseSummaryPeriod(
  request: AskedSummary,
  frequencies: readonly FilingFrequency[],
): { period: ReturnPeriod; days: PeriodDays } {
  const chosenPeriod = chooseReturnPeriod(request, frequencies);
  if (chosenPeriod.period.kind === "iff") throw problemOnField("INVALID_FIELDS", "period", OF_QUARTER);
  return chosenPeriod;
}

const OF_QUARTER = "The GSTR-3B of this month is that of its quarter: ask for the last month of the quarter.";
