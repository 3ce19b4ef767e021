import type { YearDays } from "./financial-year.ts";

/**
 * The name of an invoice series for the next year: the year in its name is advanced in the format
 * in which it is written (`B2B/26-27`, `2026-27`, `2627` or `2026`); a name without a year gets the
 * new one at its end. At most 20 characters. If `isTaken` returns true for the name, a number is
 * added.
 */
export function makeNextSeriesName(
  name: string,
  from: YearDays,
  to: YearDays,
  isTaken: (name: string) => boolean,
): string {
  const advancedName = advanceYear(name, from, to);
  const year = advancedName === name ? ` ${formatShortLabel(to)}` : "";
  for (let nth = 1; ; nth += 1) {
    const candidate = appendEnding(advancedName, nth === 1 ? year : `${year} ${nth}`);
    if (!isTaken(candidate)) return candidate;
  }
}

/** As written in series names: `26-27`; for a calendar year `2026`. */
export function formatShortLabel({ label }: YearDays): string {
  return label.length > 4 ? label.slice(2) : label;
}

/**
 * Advances the year in a name; a number counts as the year only if it has the year's own digits and
 * is not part of a longer number.
 */
function advanceYear(name: string, from: YearDays, to: YearDays): string {
  const [begins, ends] = [from.start.slice(0, 4), from.end.slice(0, 4)];
  const [nextBegins, nextEnds] = [to.start.slice(0, 4), to.end.slice(0, 4)];
  const both = new RegExp(
    `(?<!\\d)(${begins.slice(0, 2)})?${begins.slice(2)}([-/]?)(${ends.slice(0, 2)})?${ends.slice(2)}(?!\\d)`,
  );
  if (begins !== ends && both.test(name))
    return name.replace(both, (_, long?: string, mark = "", longEnd?: string) =>
      [nextBegins.slice(long ? 0 : 2), mark, nextEnds.slice(longEnd ? 0 : 2)].join(""),
    );
  return name.replace(new RegExp(`(?<!\\d)${begins}(?!\\d)`), nextBegins);
}

function appendEnding(name: string, ending: string): string {
  return `${name.slice(0, MAX_NAME_LENGTH - ending.length).trimEnd()}${ending}`;
}

const MAX_NAME_LENGTH = 20;
