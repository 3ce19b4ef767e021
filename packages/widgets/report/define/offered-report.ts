import { isListed, type AnyFilter } from "../../../sdk/report/filters/filter.ts";
import { lookUps } from "../../../sdk/report/filters/look-ups.ts";
import type { DrawnReport } from "./drawn-report.ts";

/**
 * Without a token, the visitor can choose everything; until the token's terms are known, nothing.
 */
export function narrowToTerms(report: DrawnReport, terms: Partial<Said> | undefined): DrawnReport {
  if (!terms) return { ...report, range: undefined, filters: undefined };
  const { locked, hidden, operations } = terms;
  return locked && hidden && operations ? offerReport(report, { locked, hidden, operations }) : report;
}

/**
 * Changes a report to what the page's token offers. A locked parameter is neither sent nor offered:
 * the server sets it. A hidden parameter, or a filter whose options the token may not list, is sent
 * as the host gave it but not offered. Names are in lower case.
 */
export function offerReport(report: DrawnReport, { locked, hidden, operations }: Said): DrawnReport {
  const isLocked = (name: string) => locked.has(name.toLowerCase());
  const isHidden = (name: string) => hidden.has(name.toLowerCase());
  const mayAsk = ({ kind }: AnyFilter) => !isListed(kind) || operations.includes(lookUps[kind]);
  const { range, filters = [], ...rest } = report;
  const bounds = range ? [range.from, range.to] : [];
  // If one of the two dates is locked, the other becomes a separate filter.
  const days = bounds.some(isLocked)
    ? bounds.flatMap((name, at) => (range ? makeDayFilters(range, name, at) : []))
    : [];
  return {
    ...rest,
    ...(range &&
      !bounds.some(isLocked) && {
        range: bounds.some(isHidden)
          ? { from: range.from, to: range.to, isHidden: true, ...pickDefaultRange(range) }
          : range,
      }),
    filters: [...days, ...filters].flatMap((filter) =>
      isLocked(filter.param) ? [] : [isHidden(filter.param) || !mayAsk(filter) ? hideFilter(filter) : filter],
    ),
  };
}

/** A hidden filter keeps the value that the host gave. */
function hideFilter({ isOnBar: _, ...filter }: AnyFilter): AnyFilter {
  return { ...filter, isHidden: true };
}

function pickDefaultRange({ default: usual }: NonNullable<DrawnReport["range"]>) {
  return usual && { default: usual };
}

function makeDayFilters(
  { default: usual }: NonNullable<DrawnReport["range"]>,
  param: string,
  at: number,
): AnyFilter[] {
  const rangeEnd = at === 0 ? "from" : "to";
  const label = at === 0 ? "From Date" : "To Date";
  return [
    { param, kind: "day", label, isOnBar: true, ...(usual && { usual: (today) => usual(today)[rangeEnd] }) },
  ];
}

/** The parts of a token's terms that matter for a report. */
interface Said {
  locked: ReadonlySet<string>;
  hidden: ReadonlySet<string>;
  operations: readonly string[];
}
