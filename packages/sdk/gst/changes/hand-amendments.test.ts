import { describe, expect, it } from "vitest";
import { formatPaise } from "../../books/money.ts";
import { checkGstr1File } from "../check/check-gstr1-file.ts";
import { writeGstr1File } from "../file/write-gstr1-file.ts";
import { GSTR1_LAWS } from "../laws.ts";
import { makeGstr1 } from "../make-gstr1.ts";
import {
  compareOctober,
  describePlace,
  FILED_OCTOBER,
  FILING_DAY,
  FILED_RETURN,
} from "../testing/filed-october.ts";
import { CHANGED_DOCUMENTS, NEXT_HAND_PERIOD } from "../testing/hand-amendments.ts";
import handAmendments from "../testing/hand-amendments.json" with { type: "json" };
import { HAND_COMPANY, HAND_PERIOD } from "../testing/hand-month.ts";
import { AMENDMENT_LAWS } from "./amendment-laws.ts";
import type { AmountDifference } from "./amendments.ts";
import { compareWithFiled } from "./compare-with-filed.ts";
import type { FigureChange } from "./figure-changes.ts";
import { placeChange } from "./place-change.ts";
import { collectChanges, addReturn } from "./add-return.ts";

const november = { form: "GSTR-1", period: NEXT_HAND_PERIOD } as const;
const { changes, unchangedIds } = compareOctober(CHANGED_DOCUMENTS);
const placedChanges = changes.map((change) => ({
  ...{ change, place: placeChange(change, FILING_DAY, AMENDMENT_LAWS) },
}));

function describeFigure({ figure, rate, hsnCode, before, after }: FigureChange): string {
  const write = (value: FigureChange["before"]) =>
    typeof value !== "bigint" ? String(value) : figure === "quantity" ? String(value) : formatPaise(value);
  const of = [hsnCode, rate === undefined ? undefined : `${rate}`].filter((each) => each !== undefined);
  return `${[figure, ...of].join(" ")}: ${write(before)} → ${write(after)}`;
}

function describeAmounts({ taxable, cgst, sgst, igst, documentIds }: AmountDifference): string {
  return `${[taxable, cgst, sgst, igst].map(formatPaise).join(" + ")} of ${documentIds.join(" ")}`;
}

describe("a month that was filed and then changed", () => {
  it("shows each change with its figures before and after", () => {
    expect(
      changes.map(({ kind, after, figures }) => [`${after.id} ${kind}`, ...figures.map(describeFigure)]),
    ).toEqual([
      [
        "101 corrected",
        "value: 2651.00 → 2598.00",
        "taxable 500: 1140.00 → 1090.00",
        "cgst 500: 28.50 → 27.25",
        "sgst 500: 28.50 → 27.25",
        "quantity 19053100 500: 12000 → 11000",
        "taxableOfGoods 19053100 500: 1140.00 → 1090.00",
      ],
      [
        "107 cancelled",
        "isCancelled: false → true",
        "table: 4A → undefined",
        "taxable 500: 2000.00 → undefined",
        "cgst 500: 50.00 → undefined",
        "sgst 500: 50.00 → undefined",
        "igst 500: 0.00 → undefined",
        "quantity 19053100 500: 20000 → undefined",
        "taxableOfGoods 19053100 500: 2000.00 → undefined",
      ],
      [
        "503 cancelled",
        "isCancelled: false → true",
        "table: 7 → undefined",
        "taxable 1800: 84745.76 → undefined",
        "cgst 1800: 0.00 → undefined",
        "sgst 1800: 0.00 → undefined",
        "igst 1800: 15254.24 → undefined",
        "quantity 34025000 1800: 280000 → undefined",
        "taxableOfGoods 34025000 1800: 84745.76 → undefined",
      ],
      [
        "504 corrected",
        "value: 100000.01 → 106200.00",
        "taxable 1800: 84745.77 → 90000.00",
        "igst 1800: 15254.24 → 16200.00",
        "quantity 34025000 1800: 281000 → 290000",
        "taxableOfGoods 34025000 1800: 84745.77 → 90000.00",
      ],
      [
        "505 corrected",
        "value: 618.00 → 568.00",
        "nonGst: 500.00 → 450.00",
        "taxableOfGoods 27101241 0: 500.00 → 450.00",
      ],
      [
        "527 corrected",
        "partyKind: unregistered → regular",
        "gstin: undefined → 32AEFPN2233Q1ZE",
        "table: 7 → 4A",
      ],
      [
        "601 corrected",
        "value: 10500.00 → 9450.00",
        "taxable 500: 10000.00 → 9000.00",
        "igst 500: 500.00 → 450.00",
        "quantity 19053100 500: 100000 → 90000",
        "taxableOfGoods 19053100 500: 10000.00 → 9000.00",
      ],
      [
        "703 corrected",
        "value: 280.00 → 350.00",
        "taxable 4000: 200.00 → 250.00",
        "igst 4000: 80.00 → 100.00",
        "taxableOfGoods 22021010 4000: 200.00 → 250.00",
      ],
      [
        "704 corrected",
        "value: 3540.00 → 2360.00",
        "taxable 1800: 3000.00 → 2000.00",
        "igst 1800: 540.00 → 360.00",
        "taxableOfGoods 34025000 1800: 3000.00 → 2000.00",
      ],
      [
        "109 added",
        "number: undefined → A/26-27/109",
        "date: undefined → 2026-10-30",
        "value: undefined → 590.00",
        "partyKind: undefined → regular",
        "gstin: undefined → 33AAGCS4321K1ZG",
        "placeOfSupply: undefined → 33",
        "isReverseCharge: undefined → false",
        "isInterState: undefined → true",
        "isCancelled: undefined → false",
        "table: undefined → 4A",
        "taxable 1800: undefined → 500.00",
        "cgst 1800: undefined → 0.00",
        "sgst 1800: undefined → 0.00",
        "igst 1800: undefined → 90.00",
        "quantity 34025000 1800: undefined → 2000",
        "taxableOfGoods 34025000 1800: undefined → 500.00",
      ],
    ]);
    // Of 26 documents of October nine are changed.
    expect(unchangedIds).toHaveLength(17);
  });

  it("proposes where each change goes after GSTR-3B", () => {
    expect(changes.map((change) => `${change.after.id}: ${describePlace(change)}`)).toEqual([
      "101: GSTR-1 2026-11 amend b2ba",
      "107: GSTR-1 2026-11 amend b2ba",
      "503: GSTR-1 2026-11 amend b2csa",
      "504: GSTR-1 2026-11 amend b2cla",
      "505: GSTR-1 2026-11 amend",
      "527: GSTR-1 2026-11 move b2csa",
      "601: GSTR-1 2026-11 amend expa",
      "703: GSTR-1 2026-11 amend cdnra",
      "704: GSTR-1 2026-11 amend cdnura",
      "109: GSTR-1 2026-11 add",
    ]);
  });

  it("has the tables of the next period as they were worked out by hand", () => {
    const { amendments } = makeGstr1(
      ...([NEXT_HAND_PERIOD, HAND_COMPANY, CHANGED_DOCUMENTS, GSTR1_LAWS] as const),
      collectChanges(november, placedChanges, FILED_OCTOBER),
    );
    if (!amendments) throw new Error("The return has no amendments.");
    const { listedDocuments, smallSupplies, untaxedSupplies, difference } = amendments;
    expect(
      Object.entries({ ...listedDocuments, smallSupplies, untaxedSupplies }).map(
        ([name, list]) => `${name}: ${describeAmounts(list.difference)}`,
      ),
    ).toEqual([
      "b2ba: -2050.00 + -51.25 + -51.25 + 0.00 of 101 107",
      "b2cla: 5254.23 + 0.00 + 0.00 + 945.76 of 504",
      "expa: -1000.00 + 0.00 + 0.00 + -50.00 of 601",
      "cdnra: -50.00 + 0.00 + 0.00 + -20.00 of 703",
      "cdnura: 1000.00 + 0.00 + 0.00 + 180.00 of 704",
      "smallSupplies: -85045.76 + -27.00 + -27.00 + -15254.24 of 503 527",
      "untaxedSupplies: -50.00 + 0.00 + 0.00 + 0.00 of 505",
    ]);
    expect(describeAmounts(difference)).toBe(
      "-81941.53 + -78.25 + -78.25 + -14198.48 of 101 107 504 601 703 704 503 527 505",
    );
  });

  it("has, byte for byte, the file of the next period that was written by hand", () => {
    const gstr1 = makeGstr1(
      ...([NEXT_HAND_PERIOD, HAND_COMPANY, CHANGED_DOCUMENTS, GSTR1_LAWS] as const),
      collectChanges(november, placedChanges, FILED_OCTOBER),
    );
    const files = writeGstr1File(gstr1, { madeOn: "2026-12-05" });
    expect(files.map(({ text }) => text)).toEqual([JSON.stringify(handAmendments)]);
    expect(files.map(({ text }) => checkGstr1File(text))).toEqual([[]]);
  });

  it("has nothing left to correct after the next return, and all its documents once", () => {
    const filedSince = addReturn(
      {
        company: HAND_COMPANY,
        name: november,
        documents: CHANGED_DOCUMENTS,
        filedDocuments: FILED_OCTOBER,
        placedChanges,
      },
      GSTR1_LAWS,
    );
    const returns = [FILED_RETURN, { period: NEXT_HAND_PERIOD, isGstr1aFiled: false, isGstr3bFiled: false }];
    const comparison = compareWithFiled(
      { company: HAND_COMPANY, returns, filedDocuments: filedSince, documents: CHANGED_DOCUMENTS },
      GSTR1_LAWS,
    );
    expect(comparison.changes).toEqual([]);
    expect(comparison.unchangedIds).toHaveLength(29);
    expect(filedSince.find(({ id }) => id === 101)?.filedIn).toEqual(HAND_PERIOD);
    expect(filedSince.find(({ id }) => id === 109)?.filedIn).toEqual(NEXT_HAND_PERIOD);
  });
});
