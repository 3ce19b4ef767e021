import type { Said } from "@vanbook/sdk/rules";
import { randomKey } from "@vanbook/sdk";
import type { Args } from "@vanbook/sdk";
import type { RecordOf } from "../../form/record.ts";

export type SavedBeat = RecordOf<"beatPlans.list">;
export type Day = (typeof WEEK_DAYS)[number];

export const WEEK_DAYS = ["Mon", "Tue", "Wed", "Thur", "Friday", "Sat", "Sun"] as const;

export interface BeatRow {
  key: string;
  saved: SavedBeat | undefined;
  route: string | null;
  days: ReadonlySet<Day>;
  isExtra: boolean;
}

export function loadedRows(savedBeats: readonly SavedBeat[]): BeatRow[] {
  return savedBeats.map(loadBeatRow);
}

export function createRow(): BeatRow {
  return { key: randomKey(), saved: undefined, route: null, days: new Set(), isExtra: false };
}

export function isModified(row: BeatRow): boolean {
  const { saved } = row;
  if (!saved) return false;
  const isOther = row.route !== String(saved.RootID) || row.isExtra !== (saved.Ex === 1);
  return isOther || WEEK_DAYS.some((day) => row.days.has(day) !== (saved[day] === 1));
}

/** Each route may be in a plan only once. */
export function listOtherRoutes(rows: readonly BeatRow[], but: BeatRow): Set<string> {
  return new Set(rows.flatMap(({ key, route }) => (key === but.key || route === null ? [] : [route])));
}

export interface RowFault {
  field: "route" | "days";
  message: Said;
}

export function brokenRows(
  rows: readonly BeatRow[],
  words: { noRoute: string; twice: string; noDay: string },
): Record<string, RowFault> {
  const entries = rows.flatMap((row): [string, RowFault][] => {
    if (row.route === null) return [[row.key, { field: "route", message: words.noRoute }]];
    if (listOtherRoutes(rows, row).has(row.route))
      return [[row.key, { field: "route", message: words.twice }]];
    return row.days.size === 0 ? [[row.key, { field: "days", message: words.noDay }]] : [];
  });
  return Object.fromEntries(entries);
}

export function toSavedPlan(
  rows: readonly BeatRow[],
  userId: number,
  target: string,
): Args<"beatPlans.save"> {
  return rows.map(({ saved, route, days, isExtra }) => ({
    ...(saved ? { Slno: saved.SlNo, Version: saved.Version } : { Version: 0 }),
    EmpID: userId,
    RouteID: Number(route),
    Target: Number(target),
    ...makeDayFlags((day) => days.has(day)),
    Ex: isExtra ? 1 : 0,
    Isdeleted: 0,
  }));
}

/** The server deletes a row that is sent as it was loaded. */
export function toDeletedPlan({ saved }: BeatRow): Args<"beatPlans.save"> {
  if (!saved) return [];
  const { SlNo, Version, EmpID, RootID, Target, Ex } = saved;
  const days = makeDayFlags((day) => saved[day] === 1);
  return [{ Slno: SlNo, Version, EmpID, RouteID: RootID, Target, ...days, Ex, Isdeleted: 1 }];
}

/** Returns the rows as someone else saved them, with the user's own changes kept. */
export function mergedRows(mine: readonly BeatRow[], savedBeats: readonly SavedBeat[]): BeatRow[] {
  const keptRows = savedBeats.map((fresh) => {
    const own = mine.find((row) => row.saved?.SlNo === fresh.SlNo);
    return own && isModified(own) ? { ...own, saved: fresh } : loadBeatRow(fresh);
  });
  const isKept = ({ key }: BeatRow) => keptRows.some((row) => row.key === key);
  const addedRows = mine
    .filter((row) => !isKept(row) && (!row.saved || isModified(row)))
    .map((row) => ({ ...row, saved: undefined }));
  return [...keptRows, ...addedRows];
}

export function formatTarget(savedBeats: readonly SavedBeat[]): string {
  const target = savedBeats[0]?.Target;
  return target === undefined ? "" : String(target);
}

function loadBeatRow(savedBeat: SavedBeat): BeatRow {
  return {
    key: String(savedBeat.SlNo),
    saved: savedBeat,
    route: String(savedBeat.RootID),
    days: new Set(WEEK_DAYS.filter((day) => savedBeat[day] === 1)),
    isExtra: savedBeat.Ex === 1,
  };
}

function makeDayFlags(has: (day: Day) => boolean): Record<Day, 0 | 1> {
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
