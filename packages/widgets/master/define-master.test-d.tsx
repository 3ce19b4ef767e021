// Compiled, never run: each misuse of a definition must be an error on its own line.
import { BranchInput } from "@vanbook/sdk/rules";
import { defineMaster } from "./define-master.tsx";
import { lookUp } from "../form/look-up.ts";

const operations = {
  list: "branches.list",
  create: "branches.create",
  update: "branches.update",
  remove: "branches.delete",
} as const;
const record = { id: "BranchId", name: "BranchName", noun: "branch" } as const;
const list = { columns: [{ field: "BranchName" }], search: ["BranchName"] } as const;

const Right = defineMaster({
  operations,
  title: "Branch Master",
  record: { ...record, name: (branch) => `${branch.BranchName}, ${branch.City}` },
  rules: BranchInput,
  fields: [
    { field: "BranchName" },
    { field: "State", kind: "lookup", from: lookUp("places.states", "StateID", "StateName") },
  ],
  list,
});

export const wrong = defineMaster({
  operations,
  title: "Branch Master",
  record: {
    // @ts-expect-error a field that the list does not answer
    id: "BranchID",
    name: "BranchName",
    noun: "branch",
  },
  rules: BranchInput,
  fields: [
    // @ts-expect-error a field that the save does not take
    { field: "Colour" },
    // @ts-expect-error a kind that is not on the list
    { field: "Address", kind: "essay" },
    // @ts-expect-error a choice without anything to choose
    { field: "Country", kind: "choice" },
  ],
  list: {
    columns: [
      // @ts-expect-error a column that the list does not answer
      { field: "Colour" },
    ],
    search: [
      // @ts-expect-error a field that the list does not answer
      "Colour",
    ],
  },
});

defineMaster({
  // @ts-expect-error an operation that does not exist
  operations: { ...operations, remove: "branches.remove" },
  title: "x",
  record,
  rules: {},
  fields: [],
  list,
});

// @ts-expect-error a field that the look-up's rows do not have
export const state = lookUp("places.states", "StateId", "StateName");

// @ts-expect-error arguments that the look-up does not take
export const district = lookUp("places.districts", "DistrictID", "DistrictName", () => ({ State: 1 }));

export const element = <Right isReadOnly heading={1} />;
// @ts-expect-error a property that a master does not have
export const misspelt = <Right readOnly />;
