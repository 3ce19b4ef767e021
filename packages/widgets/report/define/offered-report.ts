import { isListed, type AnyFilter } from "../filters/filter.ts";
import { lookUps } from "../filters/look-ups.ts";
import type { AnyReport } from "./any-report.ts";

/** What is left of a report to choose: all of it without a token, and nothing while it is still to be heard what the page's token says. */
export function narrowToTerms(report: AnyReport, terms: Partial<Said> | undefined): AnyReport {
  if (!terms) return { ...report, range: undefined, filters: undefined };
  const { locked, hidden, operations } = terms;
  return locked && hidden && operations ? offeredReport(report, { locked, hidden, operations }) : report;
}

/**
 * A report as the page's token offers it. What the token locks is neither sent nor asked for: the server sets it. What is hidden is sent as
 * the host gave it, and offered nowhere; so is a filter whose choices the token may not ask for. Names are in small letters.
 */
export function offeredReport(report: AnyReport, { locked, hidden, operations }: Said): AnyReport {
  const isLocked = (name: string) => locked.has(name.toLowerCase());
  const isHidden = (name: string) => hidden.has(name.toLowerCase());
  const mayAsk = ({ kind }: AnyFilter) => !isListed(kind) || operations.includes(lookUps[kind]);
  const { range, filters = [], ...rest } = report;
  const bounds = range ? [range.from, range.to] : [];
  // One of the two days is locked: the other is chosen by itself.
  const days = bounds.some(isLocked)
    ? bounds.flatMap((name, at) => (range ? dayFilter(range, name, at) : []))
    : [];
  return {
    ...rest,
    ...(range &&
      !bounds.some(isLocked) && {
        range: bounds.some(isHidden)
          ? { from: range.from, to: range.to, isHidden: true, ...usualOf(range) }
          : range,
      }),
    filters: [...days, ...filters].flatMap((filter) =>
      isLocked(filter.param) ? [] : [isHidden(filter.param) || !mayAsk(filter) ? unoffered(filter) : filter],
    ),
  };
}

/** It keeps the value that the host gave. */
function unoffered({ isOnBar: _, ...filter }: AnyFilter): AnyFilter {
  return { ...filter, isHidden: true };
}

function usualOf({ default: usual }: NonNullable<AnyReport["range"]>) {
  return usual && { default: usual };
}

function dayFilter(
  { default: usual }: NonNullable<AnyReport["range"]>,
  param: string,
  at: number,
): AnyFilter[] {
  const bound = at === 0 ? "from" : "to";
  const label = at === 0 ? "From Date" : "To Date";
  return [
    { param, kind: "day", label, isOnBar: true, ...(usual && { usual: (today) => usual(today)[bound] }) },
  ];
}

/** What a token says of its page. */
interface Said {
  locked: ReadonlySet<string>;
  hidden: ReadonlySet<string>;
  operations: readonly string[];
}
