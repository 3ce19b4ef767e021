import { expect, test } from "vitest";
import {
  makeAssignment,
  createBlankRow,
  brokenRows,
  type DistributorLink,
  type DistributorRow,
  loadedRows,
  mergedRows,
} from "./distributor-rows.ts";

const words = { required: "needed", twice: "twice" };
const summariseRows = (rows: readonly DistributorRow[]) =>
  rows.map(({ link, distributor, isDeleted }) => [
    link ? `${link.EmpDistID} v${link.Version}` : "new",
    distributor,
    isDeleted,
  ]);

test("merging takes in what another user saved and keeps the user's own changes", () => {
  const [keptRow, changedRow, goneRow, removedRow] = loadedRows([
    link(1, 10),
    link(2, 20),
    link(3, 30),
    link(4, 40),
  ]);
  const mine = [
    keptRow,
    { ...changedRow, distributor: "25" },
    { ...goneRow, distributor: "35" },
    { ...removedRow, isDeleted: true },
    { ...createBlankRow(), distributor: "50" },
    { ...createBlankRow(), distributor: "60" },
    createBlankRow(),
  ] as DistributorRow[];
  // Someone else has moved 1, deleted 3 and added 60.
  const theirs = [{ ...link(1, 11), Version: 2 }, link(2, 20), link(4, 40), link(5, 60)];
  expect(summariseRows(mergedRows(mine, theirs))).toEqual([
    ["1 v2", "11", false],
    ["2 v1", "25", false],
    ["4 v1", "40", true],
    ["5 v1", "60", false],
    ["new", "35", false],
    ["new", "50", false],
  ]);
});

test("merging leaves one blank row when no distributor is left", () => {
  expect(summariseRows(mergedRows(loadedRows([link(1, 10)]), []))).toEqual([["new", null, false]]);
});

test("a blank row is a fault only if it is the only row or replaces a saved distributor", () => {
  const [one, two] = loadedRows([link(1, 10), link(2, 20)]) as [DistributorRow, DistributorRow];
  const blank = createBlankRow();
  expect(brokenRows([blank], words)).toEqual({ [blank.key]: "needed" });
  expect(brokenRows([one, blank], words)).toEqual({});
  expect(brokenRows([{ ...one, distributor: null }, two], words)).toEqual({ "1": "needed" });
  expect(brokenRows([one, { ...two, distributor: "10" }], words)).toEqual({ "1": "twice", "2": "twice" });
  expect(
    brokenRows(
      [
        { ...one, isDeleted: true },
        { ...two, distributor: "10" },
      ],
      words,
    ),
  ).toEqual({});
});

test("saving sends saved rows with their versions and leaves blank rows out", () => {
  const [one] = loadedRows([link(1, 10)]) as [DistributorRow];
  const rows = [
    { ...one, distributor: null, isDeleted: true },
    { ...createBlankRow(), distributor: "50" },
    createBlankRow(),
  ];
  expect(makeAssignment(rows, 7)).toEqual({
    data: [
      { EmpDistID: 1, EmployeeID: 7, DistributorID: 10, IsDeleted: 1, Version: 1 },
      { EmpDistID: 0, EmployeeID: 7, DistributorID: 50, IsDeleted: 0 },
    ],
  });
});

function link(EmpDistID: number, DistributorID: number): DistributorLink {
  return {
    EmpDistID,
    EmployeeID: 7,
    DistributorID,
    CompanyID: 1,
    CreatedBy: 1,
    CreatedDate: null,
    ModifiedBy: null,
    ModifiedDate: null,
    DeletedBy: null,
    DeletedDate: null,
    IsDeleted: 0,
    Version: 1,
  };
}
