import { describe, expect, it } from "vitest";
import { GSTR1_LAWS } from "../laws.ts";
import { FAULTS_OF_DOCUMENTS } from "../testing/faults-of-documents.ts";
import { FAULTS_OF_NOTES } from "../testing/faults-of-notes.ts";
import { FAULTS_OF_TAX } from "../testing/faults-of-tax.ts";
import {
  HOUSEHOLD_BUYER,
  SOUND_FACTS,
  SOUND_INVOICE,
  SOUND_LINE,
  SOUND_NOTE,
  type SeededFault,
} from "../testing/seeded-fault.ts";
import { makeSoundMonth } from "../testing/sound-month.ts";
import type { CheckedDocument } from "./checked-document.ts";
import { FAULT_SEVERITIES } from "./fault-codes.ts";
import { FAULT_LAWS } from "./fault-laws.ts";
import { findReturnFaults } from "./find-return-faults.ts";
import type { ReturnFacts } from "./return-facts.ts";

const isWhole = process.env["VANBOOK_WHOLE"] === "1";
const MONTH_COUNT = isWhole ? 10_000 : 2_000;
const BATCH_SIZE = 500;

function findFaults(documents: readonly CheckedDocument[], facts: Partial<ReturnFacts> = {}) {
  return findReturnFaults(documents, { ...SOUND_FACTS, ...facts }, FAULT_LAWS);
}

describe("a seeded fault", () => {
  const cases = [...FAULTS_OF_DOCUMENTS, ...FAULTS_OF_NOTES, ...FAULTS_OF_TAX];

  it.each(cases.map((each): [string, SeededFault] => [each.code, each]))(
    "of %s is found, named and placed, and nothing else",
    (code, { documents, facts, says, fix }) => {
      const faults = findFaults(documents, facts);
      expect(faults.map((fault) => [fault.code, fault.message.message, fault.fix.kind])).toEqual([
        [code, says, fix],
      ]);
    },
  );

  it("is there for each kind", () => {
    const codes = cases.map(({ code }) => code);
    expect(codes.toSorted()).toEqual(Object.keys(FAULT_SEVERITIES).toSorted());
    expect(codes.length).toBeGreaterThanOrEqual(30);
  });
});

describe("sound documents", () => {
  it("have no fault", () => {
    expect(findFaults([SOUND_INVOICE, SOUND_NOTE])).toEqual([]);
  });

  it.each(Array.from({ length: MONTH_COUNT / BATCH_SIZE }, (_, at) => at * BATCH_SIZE))(
    `have none in ${BATCH_SIZE} random months from seed %d on`,
    (start) => {
      for (let seed = start; seed < start + BATCH_SIZE; seed++) {
        const { documents, facts } = makeSoundMonth(seed);
        const faults = findReturnFaults(documents, facts, FAULT_LAWS);
        expect([seed, ...faults.map(({ message }) => message.message)]).toEqual([seed]);
      }
    },
  );

  // Worked out by hand: 5 % of 100.00 is 5.00, and the portal allows a rupee more or less.
  it("may differ by a rupee of tax, and by a rupee of rounding", () => {
    const line = { ...SOUND_LINE, cgst: 3_00n, sgst: 3_00n };
    expect(findFaults([{ ...SOUND_INVOICE, value: 107_00n, lines: [line] }])).toEqual([]);
  });

  it("may be of exactly the limit of table 5", () => {
    const line = { ...SOUND_LINE, taxable: 95_238_10n, cgst: 0n, sgst: 0n, igst: 4_761_90n };
    const document: CheckedDocument = {
      ...{ ...SOUND_INVOICE, seriesKind: "B2C", party: HOUSEHOLD_BUYER, placeOfSupply: "33", lines: [line] },
      value: 1_00_000_00n,
    };
    expect(findFaults([document])).toEqual([]);
    expect(findFaults([{ ...document, value: 1_00_000_01n }])).toMatchObject([
      { code: "LARGE_UNREGISTERED", found: 1_00_000_01n, expected: 1_00_000_00n },
    ]);
  });

  it("may have a rate that was in force on the day of the note's invoice", () => {
    const { refersTo } = SOUND_NOTE;
    if (!refersTo) throw new Error("The note has an invoice.");
    const note: CheckedDocument = {
      ...{
        ...SOUND_NOTE,
        value: 112_00n,
        lines: [{ ...SOUND_LINE, taxRate: 1200n, cgst: 6_00n, sgst: 6_00n }],
      },
      refersTo: { ...refersTo, date: "2025-09-21", rates: [1200n], remainder: 112_00n },
    };
    expect(findFaults([note])).toEqual([]);
  });
});

describe("the list", () => {
  it("has a fault of a master once, with its documents", () => {
    const lines = [
      { ...SOUND_LINE, hsnCode: "" },
      { ...SOUND_LINE, lineNo: 2, hsnCode: "" },
    ];
    const [first, second] = [1, 2].map((id) => ({
      ...SOUND_INVOICE,
      ...{ id, seriesNumber: id, number: `A/26-27/${id}`, value: 210_00n, lines, date: `2026-10-0${id}` },
    }));
    if (!first || !second) throw new Error("There are two documents.");
    expect(findFaults([first, second])).toMatchObject([
      {
        ...{ code: "HSN_MISSING", severity: "refused", fix: { kind: "item", id: 7 } },
        ...{ documentIds: [1, 2], number: "A/26-27/1", lineNo: 1 },
      },
    ]);
  });

  it("has first what the portal refuses", () => {
    const faults = findFaults([{ ...SOUND_INVOICE, number: "0A/1", placeOfSupply: undefined }]);
    expect(faults.map(({ code }) => code)).toEqual(["PLACE_UNKNOWN", "NUMBER_START"]);
  });

  it("asks nothing of cancelled documents but their numbers", () => {
    const cancelledBill = { ...SOUND_INVOICE, isCancelled: true, placeOfSupply: undefined, value: 0n };
    expect(findFaults([cancelledBill])).toEqual([]);
    expect(findFaults([{ ...cancelledBill, number: "A_1" }])).toMatchObject([{ code: "NUMBER_CHARACTERS" }]);
  });

  it("asks no tax in the accounts of cancelled documents and of those under reverse charge", () => {
    const posting = { voucherId: 1, number: "A/26-27/1", date: "2026-10-05", cgst: 0n, sgst: 0n, igst: 0n };
    const facts = { taxPostings: [posting] };
    expect(findFaults([{ ...SOUND_INVOICE, isCancelled: true }], facts)).toEqual([]);
    expect(findFaults([{ ...SOUND_INVOICE, isReverseCharge: true }], facts)).toEqual([]);
    expect(findFaults([SOUND_INVOICE], facts)).toMatchObject([
      { code: "LEDGER_DIFFERS", found: 0n, expected: 2_50n },
    ]);
  });

  it("takes its limits from the laws that it is given", () => {
    const laws = {
      ...FAULT_LAWS,
      gstr1: { ...GSTR1_LAWS, largeInvoiceLimits: [{ from: "2017-07-01", limit: 1_00n, source: "A test" }] },
    };
    const line = { ...SOUND_LINE, cgst: 0n, sgst: 0n, igst: 5_00n };
    const document: CheckedDocument = {
      ...{ ...SOUND_INVOICE, seriesKind: "B2C", party: HOUSEHOLD_BUYER, placeOfSupply: "33", lines: [line] },
    };
    expect(findReturnFaults([document], SOUND_FACTS, laws)).toMatchObject([{ code: "LARGE_UNREGISTERED" }]);
    expect(findReturnFaults([document], SOUND_FACTS, FAULT_LAWS)).toEqual([]);
  });
});

it("names a source for each law", () => {
  for (const { source, from } of FAULT_LAWS.customerNames) {
    expect(source).toContain("ule 46(e)");
    expect(from).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  }
});
