import { findPeriodDays, type PeriodDays, type ReturnPeriod } from "@vanbook/sdk/gst";
import { problem, problemOnField } from "@vanbook/sdk/problem";
import type { FilingFrequency } from "../books/years/filing-frequencies.ts";

/**
 * The period as a request names it. Without a kind, the frequency that the company has stated for
 * the month decides. Throws FILING_FREQUENCY_UNKNOWN, and INVALID_FIELDS for a month that the kind
 * does not have.
 */
export function chooseReturnPeriod(
  { period: month, kind }: { period: string; kind?: ReturnPeriod["kind"] | undefined },
  frequencies: readonly FilingFrequency[],
): { period: ReturnPeriod; days: PeriodDays } {
  const period = { kind: kind ?? findKind(month, frequencies), month };
  try {
    return { period, days: findPeriodDays(period) };
  } catch (error) {
    if (error instanceof RangeError) throw problemOnField("INVALID_FIELDS", "period", error.message);
    throw error;
  }
}

function findKind(month: string, frequencies: readonly FilingFrequency[]): ReturnPeriod["kind"] {
  const frequency = frequencies.findLast(({ from }) => from <= `${month}-01`);
  if (!frequency) throw problem("FILING_FREQUENCY_UNKNOWN");
  if (!frequency.isQuarterly) return "month";
  return Number(month.slice(5)) % 3 === 0 ? "quarter" : "iff";
}
