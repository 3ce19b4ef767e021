import { describe, expect, it } from "vitest";
import { NUMBER_PREFIXES } from "../voucher-kind.ts";
import { describeRefusedSeries, findNumberFaults, listSeriesFaults } from "./document-numbers.ts";

const LAW_DAY = "2026-11-30";

// Counted by hand: a name has at most nine characters, because / and six digits make it sixteen.
describe("a series by rule 46(b) and the e-invoice schema", () => {
  it.each<[name: string, faults: readonly string[]]>([
    ["B2B/26-27", []],
    ["B2C/KTR27", []],
    ["b2c/ktr27", []],
    ["B2B/1", []],
    ["KL-26/A", []],
    ["1", []],
    ["B2B/26-27A", ["seriesTooLong"]],
    ["B2C/2026-27", ["seriesTooLong"]],
    ["B2C/Kollam Counter 1", ["seriesTooLong", "seriesCharacters"]],
    ["B2C/A B", ["seriesCharacters"]],
    ["B2C/A_B", ["seriesCharacters"]],
    ["B2C/(A)", ["seriesCharacters"]],
    ["B2C/#1", ["seriesCharacters"]],
    ["B2C/₹", ["seriesCharacters"]],
    ["B2C/A.B", ["seriesCharacters"]],
    // Letters are those of English, digits those of ASCII; a dash is the hyphen of a keyboard.
    ["B2C/É", ["seriesCharacters"]],
    ["B2C/കൊ", ["seriesCharacters"]],
    ["B2C/२६", ["seriesCharacters"]],
    ["B2C/A–B", ["seriesCharacters"]],
    ["026-27", ["seriesStart"]],
    ["/26-27", ["seriesStart"]],
    ["-A", ["seriesStart"]],
    ["0123456789", ["seriesTooLong", "seriesStart"]],
  ])("%s", (name, faults) => {
    expect(listSeriesFaults(name).map(({ key }) => key)).toEqual(faults);
  });

  it("is refused with the length of its numbers, and how long it may be", () => {
    expect(listSeriesFaults("B2B/Counter", LAW_DAY).map(({ message }) => message)).toEqual([
      "B2B/Counter is too long: with 6 digits its numbers have 18 characters. GST allows 16, so a series has at most 9.",
    ]);
    expect(listSeriesFaults("B2B/#1", LAW_DAY).map(({ message }) => message)).toEqual([
      "GST allows only the letters A to Z, digits, - and / in document numbers: B2B/#1 has others.",
    ]);
    expect(listSeriesFaults("0/27", LAW_DAY).map(({ message }) => message)).toEqual([
      "A document number must not begin with 0.",
    ]);
  });

  it("has no faults before GST, and could begin with 0 before e-invoices", () => {
    expect(listSeriesFaults("0 of a long series ₹", "2017-06-30")).toEqual([]);
    expect(listSeriesFaults("0A", "2020-09-30")).toEqual([]);
    expect(listSeriesFaults("0A", "2020-10-01")).toHaveLength(1);
  });
});

it("a list of series names three of those that GST does not allow, and counts the others", () => {
  expect(describeRefusedSeries(["B2B/26-27", "B2C/26-27"])).toBeUndefined();
  expect(describeRefusedSeries(["B2B/26-27", "B2B/Counter"])?.message).toBe(
    "GST does not allow the document numbers of B2B/Counter. Bill in another series: these keep the numbers that they have.",
  );
  const names = ["B2C/Counter", "B2C/A B", "B2C/26-27", "B2C/#1", "B2C/Van_1", "B2C/Van_2"];
  expect(describeRefusedSeries(names)?.message).toMatch(/ of B2C\/Counter, B2C\/A B, B2C\/#1 and 2 more\. /);
});

it("a number of sixteen characters fulfils the rule, and one of seventeen does not", () => {
  expect(findNumberFaults("B2B/26-27/999999", LAW_DAY)).toEqual([]);
  expect(findNumberFaults("B2B/26-27/1000000", LAW_DAY)).toEqual(["limit"]);
  // A long series fulfils it for as long as its numbers are short.
  expect(findNumberFaults("B2B/Counter/1", LAW_DAY)).toEqual([]);
});

it.each(Object.entries(NUMBER_PREFIXES).filter(([kind]) => kind !== "sale"))(
  "the numbers of a %s, which begin with %s, fulfil the rule",
  (_, prefix) => {
    // The largest number that its column holds.
    expect(findNumberFaults(`${prefix}${2 ** 31 - 1}`, LAW_DAY)).toEqual([]);
  },
);
