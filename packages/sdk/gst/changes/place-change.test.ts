import { describe, expect, it } from "vitest";
import type { OutwardDocument } from "../document.ts";
import { GSTR1_LAWS } from "../laws.ts";
import {
  compareOctober,
  describePlace,
  FILED_OCTOBER,
  FILING_DAY,
  FILED_RETURN,
} from "../testing/filed-october.ts";
import { CHANGED_DOCUMENTS } from "../testing/hand-amendments.ts";
import { HAND_COMPANY, HAND_DOCUMENTS } from "../testing/hand-month.ts";
import { compareWithFiled, type FiledReturn } from "./compare-with-filed.ts";
import type { FilingDay } from "./place-change.ts";

describe("a change before GSTR-3B", () => {
  const open: FiledReturn = { ...FILED_RETURN, isGstr3bFiled: false };
  const placeAll = (filedReturn: FiledReturn, day = FILING_DAY) =>
    compareOctober(CHANGED_DOCUMENTS, filedReturn).changes.map(
      (change) => `${change.after.id}: ${describePlace(change, day)}`,
    );

  it("goes into GSTR-1A of the period, but a new GSTIN of a customer does not", () => {
    expect(placeAll(open)).toEqual([
      "101: GSTR-1A 2026-10 amend b2ba",
      "107: GSTR-1A 2026-10 amend b2ba",
      "503: GSTR-1A 2026-10 amend b2csa",
      "504: GSTR-1A 2026-10 amend b2cla",
      "505: GSTR-1A 2026-10 amend",
      "527: GSTR-1 2026-11 move b2csa",
      "601: GSTR-1A 2026-10 amend expa",
      "703: GSTR-1A 2026-10 amend cdnra",
      "704: GSTR-1A 2026-10 amend cdnura",
      "109: GSTR-1A 2026-10 add",
    ]);
  });

  it("goes into the next period if GSTR-1A was filedDocuments, which is possible once", () => {
    expect(placeAll({ ...open, isGstr1aFiled: true })[0]).toBe("101: GSTR-1 2026-11 amend b2ba");
  });

  it("is refused after the annual return of its year", () => {
    const day = { ...FILING_DAY, annualReturnYears: new Set(["2026-04-01"]) };
    expect(new Set(placeAll(open, day).map((line) => line.split(": ")[1]))).toEqual(
      new Set(["refused, tooLate"]),
    );
  });
});

describe("a change that the file can't have", () => {
  const change = (id: number, part: Partial<OutwardDocument>) => {
    const documents = HAND_DOCUMENTS.map((each) => (each.id === id ? { ...each, ...part } : each));
    return compareOctober(documents).changes.map((each) => describePlace(each));
  };
  const consumer = { kind: "unregistered", name: "" } as const;

  it.each<[string, number, Partial<OutwardDocument>, string]>([
    ["a note of table 9B that is cancelled", 701, { isCancelled: true }, "refused, noteToNothing"],
    ["an invoice of table 5 that is cancelled", 504, { isCancelled: true }, "refused, largeInvoiceToNothing"],
    [
      "an invoice of table 5 down to the limit",
      504,
      { value: 1_00_000_00n },
      "refused, largeInvoiceToNothing",
    ],
    ["an invoice of table 5 of another State", 504, { placeOfSupply: "33" }, "refused, placeOfLargeInvoice"],
    [
      "an export that has no payment now",
      601,
      { party: { kind: "exportWithoutPayment", name: "" } },
      "refused, kindOfExport",
    ],
    [
      "an invoice of table 4A that is one of table 5 now",
      102,
      { party: consumer, value: 2_00_000_00n },
      "refused, numberTaken",
    ],
    ["a later date than the period", 101, { date: "2026-11-02" }, "refused, laterDate"],
    ["a date after the next period", 501, { date: "2026-12-01" }, "refused, laterDate"],
    ["a document of table 7 of a later day", 501, { date: "2026-11-02" }, "unneeded"],
    ["another unit of goods", 105, { lines: changeUnit(105) }, "unneeded"],
    ["a cancelled challan", 901, { isCancelled: true }, "unneeded"],
    ["a document of table 7 in another State", 527, { placeOfSupply: "33" }, "GSTR-1 2026-11 move b2csa"],
    ["an invoice to a consumer after all", 107, { party: consumer }, "GSTR-1 2026-11 move b2ba"],
  ])("%s", (_title, id, part, place) => {
    expect(change(id, part)).toEqual([place]);
  });
});

describe("the time limit", () => {
  const [first] = compareOctober(CHANGED_DOCUMENTS).changes;
  const place = (day: Partial<FilingDay>) => {
    if (!first) throw new Error("There is no change.");
    return describePlace(first, { ...FILING_DAY, ...day });
  };

  it.each<[string, string, string]>([
    // 30 November after the year 2026-27.
    ["2027-11-30", "2027-10", "GSTR-1 2027-10 amend b2ba"],
    ["2027-12-01", "2027-10", "refused, tooLate"],
    // The return of November can't be filed in November.
    ["2027-11-30", "2027-11", "refused, tooLate"],
  ])("on %s with the return of %s: %s", (today, month, proposedPlace) => {
    expect(place({ today, nextPeriod: { kind: "month", month } })).toBe(proposedPlace);
  });
});

it("a document that was filed is never missing from the books", () => {
  expect(() => compareOctober(CHANGED_DOCUMENTS.filter(({ id }) => id !== 101))).toThrow("lack document 101");
  expect(() =>
    compareWithFiled(
      { company: HAND_COMPANY, returns: [], filedDocuments: FILED_OCTOBER, documents: CHANGED_DOCUMENTS },
      GSTR1_LAWS,
    ),
  ).toThrow("return of 2026-10");
});

function changeUnit(id: number) {
  const document = HAND_DOCUMENTS.find((each) => each.id === id);
  return (document?.lines ?? []).map((line) => ({ ...line, uqc: "PCS" }));
}
