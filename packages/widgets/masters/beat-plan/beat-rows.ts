import type { Said } from "@vanbook/sdk/rules";
import { randomKey } from "@vanbook/sdk";
import type { Args } from "@vanbook/sdk";
import type { RecordOf } from "../../form/record.ts";

export type SavedBeat = RecordOf<"beatPlans.list">;
export type Day = (typeof DAYS)[number];

/** The days of the week, as named in the rows. */
export const DAYS = ["Mon", "Tue", "Wed", "Thur", "Friday", "Sat", "Sun"] as const;

/** One row of a beat plan: a route and its working days. */
export interface BeatRow {
  key: string;
  /** The row as loaded; undefined for a new row. */
  saved: SavedBeat | undefined;
  /** The route's id as text. */
  route: string | null;
  days: ReadonlySet<Day>;
  isExtra: boolean;
}

export function loadedRows(saved: readonly SavedBeat[]): BeatRow[] {
  return saved.map(loadedRow);
}

export function newRow(): BeatRow {
  return { key: randomKey(), saved: undefined, route: null, days: new Set(), isExtra: false };
}

/** Whether a saved row was changed. */
export function isModified(row: BeatRow): boolean {
  const { saved } = row;
  if (!saved) return false;
  const isOther = row.route !== String(saved.RootID) || row.isExtra !== (saved.Ex === 1);
  return isOther || DAYS.some((day) => row.days.has(day) !== (saved[day] === 1));
}

/** The routes of the other rows, since each route may be in a plan only once. */
export function otherRoutes(rows: readonly BeatRow[], but: BeatRow): Set<string> {
  return new Set(rows.flatMap(({ key, route }) => (key === but.key || route === null ? [] : [route])));
}

export interface RowFault {
  field: "route" | "days";
  message: Said;
}

/** The first error of each row, by row key. */
export function brokenRows(
  rows: readonly BeatRow[],
  words: { noRoute: string; twice: string; noDay: string },
): Record<string, RowFault> {
  const entries = rows.flatMap((row): [string, RowFault][] => {
    if (row.route === null) return [[row.key, { field: "route", message: words.noRoute }]];
    if (otherRoutes(rows, row).has(row.route)) return [[row.key, { field: "route", message: words.twice }]];
    return row.days.size === 0 ? [[row.key, { field: "days", message: words.noDay }]] : [];
  });
  return Object.fromEntries(entries);
}

/** All rows in the form in which they are saved. */
export function sentPlan(rows: readonly BeatRow[], userId: number, target: string): Args<"beatPlans.save"> {
  return rows.map(({ saved, route, days, isExtra }) => ({
    ...(saved ? { Slno: saved.SlNo, Version: saved.Version } : { Version: 0 }),
    EmpID: userId,
    RouteID: Number(route),
    Target: Number(target),
    ...flags((day) => days.has(day)),
    Ex: isExtra ? 1 : 0,
    Isdeleted: 0,
  }));
}

/** A saved row in the form in which it is deleted: as loaded. */
export function sentDeletion({ saved }: BeatRow): Args<"beatPlans.save"> {
  if (!saved) return [];
  const { SlNo, Version, EmpID, RootID, Target, Ex } = saved;
  const days = flags((day) => saved[day] === 1);
  return [{ Slno: SlNo, Version, EmpID, RouteID: RootID, Target, ...days, Ex, Isdeleted: 1 }];
}

/** The rows someone else saved in the meantime, with the user's own changes kept. */
export function mergedRows(mine: readonly BeatRow[], saved: readonly SavedBeat[]): BeatRow[] {
  const kept = saved.map((fresh) => {
    const own = mine.find((row) => row.saved?.SlNo === fresh.SlNo);
    return own && isModified(own) ? { ...own, saved: fresh } : loadedRow(fresh);
  });
  const isKept = ({ key }: BeatRow) => kept.some((row) => row.key === key);
  const added = mine
    .filter((row) => !isKept(row) && (!row.saved || isModified(row)))
    .map((row) => ({ ...row, saved: undefined }));
  return [...kept, ...added];
}

/** An amount as the field shows it. */
export function targetOf(saved: readonly SavedBeat[]): string {
  const target = saved[0]?.Target;
  return target === undefined ? "" : String(target);
}

function loadedRow(saved: SavedBeat): BeatRow {
  return {
    key: String(saved.SlNo),
    saved,
    route: String(saved.RootID),
    days: new Set(DAYS.filter((day) => saved[day] === 1)),
    isExtra: saved.Ex === 1,
  };
}

function flags(has: (day: Day) => boolean): Record<Day, 0 | 1> {
  const flag = (day: Day) => (has(day) ? 1 : 0);
  return {
    Mon: flag("Mon"),
    Tue: flag("Tue"),
    Wed: flag("Wed"),
    Thur: flag("Thur"),
    Friday: flag("Friday"),
    Sat: flag("Sat"),
    Sun: flag("Sun"),
  };
}
