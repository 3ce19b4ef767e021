import { expect, test } from "vitest";
import { searchRecords } from "./search-records.ts";

const branches = ["Kollam", "North Kochi", "kochi", "Alappuzha", "Kochi 10", "Kochi 9", null].map((name) => ({
  name,
  place: name === "Alappuzha" ? "Near Kochi" : "Kerala",
}));
const names = (fields: string[], search: string) =>
  searchRecords(branches, fields, search).map((index) => branches[index]?.name);

test("names that start with the text come first, then by the alphabet", () => {
  expect(names(["name"], " KOCHI ")).toEqual(["kochi", "Kochi 9", "Kochi 10", "North Kochi"]);
});

test("other fields are searched too, but do not come first", () => {
  expect(names(["name", "place"], "kochi")).toEqual([
    "kochi",
    "Kochi 9",
    "Kochi 10",
    "Alappuzha",
    "North Kochi",
  ]);
});

test("without a text all stay as they came", () => {
  expect(searchRecords(branches, ["name"], "  ")).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(names(["name"], "z[")).toEqual([]);
});
