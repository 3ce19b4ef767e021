import { findLongestSeries, listSeriesFaults } from "../law/document-numbers.ts";
import type { YearDays } from "./financial-year.ts";

/**
 * The name of an invoice series for the next year, as the law on document numbers allows it: the
 * year in its name is advanced in the format in which it is written (`B2B/26-27`, `2627`, `26`).
 * Where that is not allowed, is taken, or has no year, the name keeps as many of its letters and
 * digits as fit, with the year at its end and, if that name is taken, a number.
 */
export function makeNextSeriesName(
  name: string,
  from: YearDays,
  to: YearDays,
  isTaken: (name: string) => boolean,
): string {
  const isFree = (candidate: string) =>
    listSeriesFaults(candidate, to.end).length === 0 &&
    candidate.length <= MAX_NAME_LENGTH &&
    !isTaken(candidate);
  const advancedName = replaceYear(name, from, to);
  if (advancedName !== undefined && isFree(advancedName)) return advancedName;
  const [type = ""] = /^B2[BC]\//i.exec(name) ?? [];
  const letters = (replaceYear(name, from) ?? name).slice(type.length).replace(/[^A-Za-z0-9/-]/g, "");
  // Without a type before it, the name must not begin with 0.
  const ownPart = trimMarks(type === "" ? letters.replace(/^[0/-]+/, "") : letters);
  const room = Math.min(findLongestSeries(to.end), MAX_NAME_LENGTH) - type.length;
  return `${type}${findEnding(ownPart, to, room, (ending) => isFree(type + ending))}`;
}

/** As written in series names: `26-27`; for a calendar year `2026`. */
export function formatShortLabel({ label }: YearDays): string {
  return label.length > 4 ? label.slice(2) : label;
}

/**
 * The name with its year advanced to `to`, or without its year; undefined if it has none. A number
 * counts as the year only if it has the year's own digits and is not part of a longer number.
 */
function replaceYear(name: string, from: YearDays, to?: YearDays): string | undefined {
  const [begins, ends] = [from.start.slice(0, 4), from.end.slice(0, 4)];
  const [nextBegins, nextEnds] = to ? [to.start.slice(0, 4), to.end.slice(0, 4)] : [];
  const both = new RegExp(
    `(?<!\\d)(${begins.slice(0, 2)})?${begins.slice(2)}([-/]?)(${ends.slice(0, 2)})?${ends.slice(2)}(?!\\d)`,
  );
  if (begins !== ends && both.test(name))
    return name.replace(both, (_, long?: string, mark = "", longEnd?: string) =>
      nextBegins === undefined || nextEnds === undefined
        ? ""
        : [nextBegins.slice(long ? 0 : 2), mark, nextEnds.slice(longEnd ? 0 : 2)].join(""),
    );
  const one = new RegExp(`(?<!\\d)${begins}(?!\\d)`);
  return one.test(name) ? name.replace(one, nextBegins ?? "") : undefined;
}

/** What follows `B2B/`, in at most `room` characters: `27-28`, `Kol27`, `K27-2`. */
function findEnding(
  ownPart: string,
  to: YearDays,
  room: number,
  isFree: (ending: string) => boolean,
): string {
  const whole = `${ownPart}${formatShortLabel(to)}`;
  if (whole.length <= room && isFree(whole)) return whole;
  const year = to.start.slice(2, 4);
  for (let nth = 1; ; nth += 1) {
    const yearEnding = nth === 1 ? year : `${year}-${nth}`;
    const candidate =
      yearEnding.length > room
        ? String(nth)
        : `${trimMarks(ownPart.slice(0, room - yearEnding.length))}${yearEnding}`;
    if (isFree(candidate)) return candidate;
  }
}

function trimMarks(text: string): string {
  return text.replace(/^[/-]+|[/-]+$/g, "");
}

/** The column has no room for more. */
const MAX_NAME_LENGTH = 20;
