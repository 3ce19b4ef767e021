import { expect, test } from "vitest";
import {
  type BeatRow,
  brokenRows,
  isModified,
  loadedRows,
  mergedRows,
  createRow,
  listOtherRoutes,
  type SavedBeat,
  toDeletedPlan,
  toSavedPlan,
  formatTarget,
} from "./beat-rows.ts";

const FAULT_WORDS = { noRoute: "route", twice: "twice", noDay: "day" };
const NO_DAYS = { Mon: 0, Tue: 0, Wed: 0, Thur: 0, Friday: 0, Sat: 0, Sun: 0, Ex: 0 } as const;

const makeSavedBeat = (SlNo: number, change: Partial<SavedBeat> = {}): SavedBeat => ({
  SlNo,
  EmpID: 7,
  RootID: SlNo * 10,
  Target: 5000.5,
  ...NO_DAYS,
  Mon: 1,
  IsDeleted: 0,
  CompanyID: 1,
  CreatedBy: 1,
  CreatedDate: null,
  ModifiedBy: null,
  ModifiedDate: null,
  DeletedBy: null,
  DeletedDate: null,
  Version: 1,
  ...change,
});
const loadRow = (row: SavedBeat): BeatRow => loadedRows([row])[0] ?? createRow();

test("a row counts as modified while it differs from what was loaded", () => {
  const row = loadRow(makeSavedBeat(1, { Thur: 1 }));
  expect(isModified(row)).toBe(false);
  expect(isModified({ ...row, days: new Set(["Thur", "Mon"]) })).toBe(false);
  expect(isModified({ ...row, days: new Set(["Mon"]) })).toBe(true);
  expect(isModified({ ...row, days: new Set(["Mon", "Tue"]) })).toBe(true);
  expect(isModified({ ...row, isExtra: true })).toBe(true);
  expect(isModified({ ...row, route: "11" })).toBe(true);
  expect(isModified(createRow())).toBe(false);
});

test("a row needs at least one day, and a route that no other row has", () => {
  const [first, second] = loadedRows([makeSavedBeat(1), makeSavedBeat(2)]) as [BeatRow, BeatRow];
  const blank = createRow();
  const twin = { ...createRow(), route: first.route, days: second.days };
  const dayless = { ...second, days: new Set<never>() };
  expect(brokenRows([first, second], FAULT_WORDS)).toEqual({});
  expect(brokenRows([first, dayless, blank, twin], FAULT_WORDS)).toEqual({
    [first.key]: { field: "route", message: "twice" },
    [dayless.key]: { field: "days", message: "day" },
    [blank.key]: { field: "route", message: "route" },
    [twin.key]: { field: "route", message: "twice" },
  });
  expect([...listOtherRoutes([first, second, blank], first)]).toEqual(["20"]);
});

test("saving sends all rows: saved ones with number and version, new ones with version 0", () => {
  const changedRow = {
    ...loadRow(makeSavedBeat(3, { Version: 4 })),
    days: new Set(["Wed", "Friday"] as const),
    isExtra: true,
  };
  const addedRow = { ...createRow(), route: "44", days: new Set(["Sun"] as const) };
  const common = { EmpID: 7, Target: 6000.25, Isdeleted: 0, ...NO_DAYS };
  expect(toSavedPlan([changedRow, addedRow], 7, "6000.25")).toEqual([
    { ...common, Slno: 3, Version: 4, RouteID: 30, Wed: 1, Friday: 1, Ex: 1 },
    { ...common, Version: 0, RouteID: 44, Sun: 1 },
  ]);
});

test("deleting a row sends it as it was loaded, whatever was edited in it", () => {
  const row = { ...loadRow(makeSavedBeat(3, { Version: 4, Sat: 1 })), route: "99", days: new Set<never>() };
  expect(toDeletedPlan(row)).toEqual([
    { Slno: 3, Version: 4, EmpID: 7, RouteID: 30, Target: 5000.5, ...NO_DAYS, Mon: 1, Sat: 1, Isdeleted: 1 },
  ]);
  expect(toDeletedPlan(createRow())).toEqual([]);
});

test("merging takes in what another user saved and keeps the user's own changes", () => {
  const [untouchedRow, editedRow, deletedRow] = loadedRows([
    makeSavedBeat(1),
    makeSavedBeat(2),
    makeSavedBeat(3),
  ]) as [BeatRow, BeatRow, BeatRow];
  const mine = [
    untouchedRow,
    { ...editedRow, days: new Set(["Sun"] as const) },
    { ...deletedRow, isExtra: true },
    { ...createRow(), route: "44" },
  ];
  const fresh = [
    makeSavedBeat(1, { Sat: 1, Version: 2 }),
    makeSavedBeat(2, { Tue: 1, Version: 5 }),
    makeSavedBeat(9),
  ];
  const rows = mergedRows(mine, fresh);
  expect(rows.map(({ saved: row, route }) => [row?.SlNo, row?.Version, route])).toEqual([
    [1, 2, "10"],
    [2, 5, "20"],
    [9, 1, "90"],
    // Someone else deleted it; if saved again, it is a new record.
    [undefined, undefined, "30"],
    [undefined, undefined, "44"],
  ]);
  expect([...(rows[0]?.days ?? [])]).toEqual(["Mon", "Sat"]);
  expect([...(rows[1]?.days ?? [])]).toEqual(["Sun"]);
});

test("the target is that of the saved plan, or empty when there is no plan", () => {
  expect(formatTarget([makeSavedBeat(1), makeSavedBeat(2)])).toBe("5000.5");
  expect(formatTarget([])).toBe("");
});
