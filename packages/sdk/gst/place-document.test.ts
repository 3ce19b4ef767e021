import { describe, expect, it } from "vitest";
import type { DocumentParty, OutwardDocument } from "./document.ts";
import { GSTR1_LAWS } from "./laws.ts";
import { findDocumentTable, isInterStateSupply } from "./place-document.ts";
import { HAND_COMPANY } from "./testing/hand-month.ts";

const withGstin = (kind: DocumentParty["kind"]): DocumentParty => ({
  ...{ kind, name: "", gstin: "32ABCPM1234F1ZC" },
});
const consumer: DocumentParty = { kind: "unregistered", name: "" };
const outOfState: OutwardDocument = {
  ...{ id: 1, kind: "invoice", hasGoods: true, number: "B/1", series: "B", seriesNumber: 1 },
  ...{ date: "2026-10-01", value: 1_00_000_00n, party: consumer, placeOfSupply: "33" },
  ...{ isReverseCharge: false, isCancelled: false, lines: [] },
};

function findTable(change: Partial<OutwardDocument>): string {
  return findDocumentTable(HAND_COMPANY, { ...outOfState, ...change }, GSTR1_LAWS);
}

describe("an invoice to an unregistered person in another State", () => {
  it.each([
    ["2024-07-31", 2_50_000_00n, "7"],
    ["2024-07-31", 2_50_000_01n, "5"],
    ["2024-08-01", 1_00_000_00n, "7"],
    ["2024-08-01", 1_00_000_01n, "5"],
    ["2026-10-01", 1_00_000_01n, "5"],
  ])("of %s with a value of %d paise goes to table %s", (date, value, table) => {
    expect(findTable({ date, value })).toBe(table);
  });

  it("goes to table 7 with any value in the company's State", () => {
    expect(findTable({ value: 9_99_999_00n, placeOfSupply: "32" })).toBe("7");
  });
});

describe("an invoice to a registered person", () => {
  it.each([
    ["regular", false, "4A"],
    ["composition", false, "4A"],
    ["regular", true, "4B"],
    ["sezWithPayment", false, "6B"],
    ["sezWithoutPayment", true, "6B"],
    ["deemedExport", false, "6C"],
  ] as const)("of the kind %s, under reverse charge %s, goes to table %s", (kind, isReverseCharge, table) => {
    expect(findTable({ party: withGstin(kind), isReverseCharge, value: 9_99_999_00n })).toBe(table);
  });
});

describe("a note", () => {
  const makeReference = (table: "4A" | "4B" | "5" | "6A" | "6B" | "6C" | "7" | undefined) => ({
    ...{ id: 2, number: "B/2", date: "2026-08-01", table },
    party: table === "5" || table === "6A" || table === "7" ? consumer : withGstin("regular"),
  });

  it.each([
    ["4A", "9B-registered"],
    ["4B", "9B-registered"],
    ["6B", "9B-registered"],
    ["6C", "9B-registered"],
    ["5", "9B-unregistered"],
    ["6A", "9B-unregistered"],
    ["7", "7"],
    [undefined, "9B-registered"],
  ] as const)("on an invoice of table %s goes to %s, whatever the customer is now", (table, noteTable) => {
    for (const kind of ["creditNote", "debitNote"] as const)
      for (const party of [consumer, withGstin("regular")])
        expect(findTable({ kind, party, refersTo: makeReference(table) })).toBe(noteTable);
  });

  it.each([
    [withGstin("regular"), "9B-registered"],
    [consumer, "7"],
    [{ kind: "exportWithPayment", name: "" } as const, "9B-unregistered"],
  ])("that names no invoice goes by its customer", (party, noteTable) => {
    expect(findTable({ kind: "creditNote", party, value: 9_99_999_00n })).toBe(noteTable);
  });
});

describe("a supply is inter-State", () => {
  it.each([
    ["regular", "32", false],
    ["regular", "33", true],
    ["sezWithPayment", "32", true],
    ["sezWithoutPayment", "32", true],
    ["deemedExport", "32", false],
  ] as const)("to a customer of the kind %s in State %s: %s", (kind, placeOfSupply, isInterState) => {
    const document = { ...outOfState, party: withGstin(kind), placeOfSupply };
    expect(isInterStateSupply(HAND_COMPANY, document)).toBe(isInterState);
  });

  it("if it is an export, wherever it goes", () => {
    const party: DocumentParty = { kind: "exportWithoutPayment", name: "" };
    expect(isInterStateSupply(HAND_COMPANY, { ...outOfState, party, placeOfSupply: "32" })).toBe(true);
    expect(findTable({ party, value: 1n })).toBe("6A");
  });
});
