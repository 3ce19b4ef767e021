import { describe, expect, it } from "vitest";
import { isCorrected, placeOf, buildCorrectionRequest, toTypedVoucher } from "../voucher/correction.ts";
import type { AnyVoucher, VoucherValues } from "../voucher/definition.ts";
import { keepDraft, loadDraft } from "../voucher/draft.ts";
import {
  buildDocumentArguments,
  makeDocumentKey,
  hasDocumentLines,
  withChosen,
  withProposed,
} from "../voucher/proposed-lines.ts";
import { createVoucher, buildVoucherRequest } from "../voucher/voucher-values.ts";
import { financialYearStart } from "../../sdk/format/day.ts";
import { OpeningBalances } from "../generated/components/OpeningBalances.ts";
import { OpeningStock } from "../generated/components/OpeningStock.ts";
import { StockCountVoucher } from "../generated/components/StockCountVoucher.ts";
import { calculateDifference, findRepeatedItemFaults, countedTotals } from "./counted-stock.ts";

// Cast to the engine's type: see define-voucher.tsx
const definition = StockCountVoucher.definition as unknown as AnyVoucher;
const balances = OpeningBalances.definition as unknown as AnyVoucher;
const stock = OpeningStock.definition as unknown as AnyVoucher;

const ROLL_ITEM = { itemId: 31, itemName: "Roll", quantity: 15, rate: 110 };
const SWAB_ITEM = { itemId: 32, itemName: "Swab", quantity: 100, rate: 61.6667 };
const fresh = createVoucher(definition, "2026-11-21");

function chooseFields(voucher: VoucherValues, fields: Readonly<Record<string, string | null>>) {
  return withChosen(definition, { ...voucher, fields: { ...voucher.fields, ...fields } });
}
function typeFields(
  voucher: VoucherValues,
  key: number,
  fields: Readonly<Record<string, string>>,
): VoucherValues {
  const lines = voucher.lines.map((line) =>
    line.key === key ? { ...line, fields: { ...line.fields, ...fields } } : line,
  );
  return { ...voucher, lines };
}
const getDocumentKey = (voucher: VoucherValues) => makeDocumentKey(definition, voucher.fields) ?? "";
const proposeLines = (voucher: VoucherValues, ...lines: (typeof ROLL_ITEM)[]) =>
  withProposed(definition, voucher, getDocumentKey(voucher), lines);
const listShownCells = ({ lines }: VoucherValues) =>
  lines.map(({ of, fields }) => [of?.["itemId"] ?? fields["itemId"], fields["counted"]]);

const inGodown = proposeLines(chooseFields(fresh, { locationId: "1" }), ROLL_ITEM, SWAB_ITEM);

describe("the items of a place", () => {
  it("are requested for a place and a day, and other items may be typed after them", () => {
    expect(buildDocumentArguments(definition, getDocumentKey(inGodown))).toEqual({
      id: 1,
      date: "2026-11-21",
    });
    expect(
      buildDocumentArguments(
        definition,
        getDocumentKey(chooseFields(fresh, { locationId: "1", date: null })),
      ),
    ).toEqual({ id: 1 });
    expect(listShownCells(inGodown)).toEqual([
      [31, ""],
      [32, ""],
      [null, ""],
    ]);
    expect(hasDocumentLines(definition, inGodown)).toBe(false);
    const countedVoucher = typeFields(typeFields(inGodown, 1, { counted: "13" }), 3, {
      itemId: "33",
      counted: "1",
    });
    expect(buildVoucherRequest(definition, countedVoucher, "c")).toEqual({
      ...{ clientId: "c", date: "2026-11-21", locationId: 1 },
      lines: [
        { itemId: 31, counted: 13 },
        { itemId: 33, counted: 1 },
      ],
    });
  });

  it("keep their counts when the day changes, but not at another place", () => {
    const countedVoucher = typeFields(typeFields(inGodown, 1, { counted: "13" }), 3, {
      itemId: "33",
      counted: "1",
    });
    const before = chooseFields(countedVoucher, { date: "2026-11-20" });
    expect(before.from).toBeNull();
    expect(listShownCells(proposeLines(before, ROLL_ITEM))).toEqual([
      [31, "13"],
      ["33", "1"],
      [null, ""],
    ]);
    // The date is changed again before the first response arrives.
    const twice = chooseFields(before, { date: "2026-11-19" });
    expect(listShownCells(proposeLines(twice, ROLL_ITEM))[0]).toEqual([31, "13"]);
    const van = proposeLines(chooseFields(countedVoucher, { locationId: "2" }), ROLL_ITEM);
    expect(listShownCells(van)).toEqual([
      [31, ""],
      [null, ""],
    ]);
    expect(
      listShownCells(proposeLines(chooseFields(van, { locationId: "1" }), ROLL_ITEM, SWAB_ITEM))[0],
    ).toEqual([31, "13"]);
  });

  it("are fetched again for a draft, which keeps its counts", () => {
    const keptDrafts = new Map<string, string>();
    const drafts = {
      get: (name: string) => keptDrafts.get(name),
      set: (name: string, text: string) => void keptDrafts.set(name, text),
    };
    const countedVoucher = typeFields(inGodown, 1, { counted: "13" });
    keepDraft(definition, drafts, { clientId: "c", voucher: countedVoucher });
    const again = loadDraft(definition, drafts)?.voucher ?? fresh;
    expect(again.from).toBeNull();
    expect(listShownCells(proposeLines(again, SWAB_ITEM, ROLL_ITEM))[1]).toEqual([31, "13"]);
  });
});

describe("a counted item", () => {
  it("shows its difference from the books in quantity and, at average cost, in value", () => {
    expect(calculateDifference({ counted: "13" }, ROLL_ITEM)).toEqual({
      difference: "-2.000",
      value: "-220.00",
    });
    expect(calculateDifference({ counted: "2*8+1" }, ROLL_ITEM)).toEqual({
      difference: "2.000",
      value: "220.00",
    });
    expect(calculateDifference({ counted: "1" }, undefined)).toEqual({ difference: "1.000", value: "" });
    expect(calculateDifference({ counted: "ten" }, ROLL_ITEM)).toBeUndefined();
    const countedVoucher = typeFields(typeFields(inGodown, 1, { counted: "13" }), 2, { counted: "103" });
    // 3 · 61.6667 = 185.00
    expect(countedTotals(countedVoucher)).toEqual({ missing: "220.00", found: "185.00", worth: "-35.00" });
  });

  it("may appear only once in a count", () => {
    const twice = typeFields(typeFields(inGodown, 2, { counted: "1" }), 3, { itemId: "31", counted: "1" });
    expect(Object.keys(findRepeatedItemFaults(twice))).toEqual(["lines.1.itemId"]);
    expect(findRepeatedItemFaults(typeFields(inGodown, 3, { itemId: "33", counted: "1" }))).toEqual({});
    expect(Object.keys(findRepeatedItemFaults(inGodown))).toEqual(["lines"]);
  });
});

const makeBatchLine = (batch: string, quantity: number) => ({
  ...{ itemId: 34, itemName: "Syrup", quantity, rate: 20 },
  ...{ batch, expiresOn: "2027-06-30" },
});

describe("an item that keeps batches", () => {
  const there = proposeLines(
    chooseFields(fresh, { locationId: "1" }),
    ROLL_ITEM,
    makeBatchLine("B2", 5),
    makeBatchLine("A1", 9),
  );

  it("is counted batch by batch, each named by its code", () => {
    const countedVoucher = typeFields(there, 3, { counted: "8" });
    expect(buildVoucherRequest(definition, countedVoucher, "c")["lines"]).toEqual([
      { itemId: 34, batch: "A1", counted: 8 },
    ]);
    // On another date one of the batches is gone; its count is kept, after the others.
    const before = proposeLines(
      chooseFields(countedVoucher, { date: "2026-11-20" }),
      ROLL_ITEM,
      makeBatchLine("B2", 5),
    );
    expect(before.lines.map(({ of, fields }) => [of?.["batch"], fields["counted"]])).toEqual([
      [undefined, ""],
      ["B2", ""],
      ["A1", "8"],
      [undefined, ""],
    ]);
    // 8 less 9, at 20.00; the rolls are not counted.
    expect(countedTotals(countedVoucher)).toEqual({ missing: "20.00", found: "0.00", worth: "-20.00" });
  });

  it("may appear once for each batch or once as a whole, not both", () => {
    const listOwnFaults = (fields: Readonly<Record<string, string>>) =>
      Object.entries(findRepeatedItemFaults(typeFields(there, 4, { counted: "1", ...fields })));
    expect(listOwnFaults({ itemId: "34", batch: "C3" })).toEqual([]);
    expect(listOwnFaults({ itemId: "34", batch: " a1" })).toEqual([
      ["lines.0.batch", "List each batch once in a count, with its whole quantity."],
    ]);
    const both = "An item is counted by its batches or as a whole, not in both ways at once.";
    expect(listOwnFaults({ itemId: "34" })).toEqual([["lines.0.batch", both]]);
    expect(listOwnFaults({ itemId: "31", batch: "X" })).toEqual([["lines.0.batch", both]]);
  });

  it("keeps its counts in a correction, matched by item and batch", () => {
    const input = {
      ...{ date: "2026-11-21", locationId: 1 },
      lines: [
        { itemId: 34, batch: "A1", expiresOn: "2027-06-30", counted: 8 },
        { itemId: 34, batch: "B2", expiresOn: "2027-06-30", counted: 5 },
      ],
    };
    const again = toTypedVoucher(definition, input, [makeBatchLine("B2", 5), makeBatchLine("A1", 9)]);
    expect(again.lines.map(({ of, fields }) => [of?.["batch"], fields["counted"]])).toEqual([
      ["B2", "5"],
      ["A1", "8"],
      [undefined, ""],
    ]);
    expect(isCorrected(definition, input, again)).toBe(false);
    const correctedVoucher = typeFields(again, 2, { counted: "7" });
    const request = buildCorrectionRequest(
      definition,
      { voucherId: 7, documentId: 4, voucherNo: "CNT/3", input },
      correctedVoucher,
    );
    expect(request["lines"]).toEqual([input.lines[1], { itemId: 34, batch: "A1", counted: 7 }]);
  });
});

describe("openings", () => {
  it("begin with the financial year, and their two forms keep separate drafts", () => {
    expect([financialYearStart("2026-03-31"), financialYearStart("2026-04-01")]).toEqual([
      "2025-04-01",
      "2026-04-01",
    ]);
    expect([placeOf(balances, undefined), placeOf(stock, undefined)]).toEqual([
      "openings.post balances",
      "openings.post stock",
    ]);
  });
});
