import { expect, test } from "vitest";
import { searchRecords } from "./search-records.ts";

const branches = ["Kollam", "North Kochi", "kochi", "Alappuzha", "Kochi 10", "Kochi 9", null].map((name) => ({
  name,
  place: name === "Alappuzha" ? "Near Kochi" : "Kerala",
}));
const searchNames = (fields: string[], search: string) =>
  searchRecords(branches, fields, search).map((index) => branches[index]?.name);

test("a search lists names that start with the text first, each group in alphabetical order", () => {
  expect(searchNames(["name"], " KOCHI ")).toEqual(["kochi", "Kochi 9", "Kochi 10", "North Kochi"]);
});

test("a search looks in other fields too, but their matches do not come first", () => {
  expect(searchNames(["name", "place"], "kochi")).toEqual([
    "kochi",
    "Kochi 9",
    "Kochi 10",
    "Alappuzha",
    "North Kochi",
  ]);
});

test("an empty search returns all records in their given order", () => {
  expect(searchRecords(branches, ["name"], "  ")).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(searchNames(["name"], "z[")).toEqual([]);
});
