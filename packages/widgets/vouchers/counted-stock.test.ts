import { describe, expect, it } from "vitest";
import { isCorrected, placeOf, sentCorrection, typedVoucher } from "../voucher/correction.ts";
import type { AnyVoucher, VoucherValues } from "../voucher/definition.ts";
import { keepDraft, keptDraft } from "../voucher/draft.ts";
import {
  askedOf,
  documentOf,
  hasDocumentLines,
  withChosen,
  withProposed,
} from "../voucher/proposed-lines.ts";
import { newVoucher, sentVoucher } from "../voucher/voucher-values.ts";
import { financialYearStart } from "../../sdk/format/day.ts";
import { OpeningBalances } from "../generated/components/OpeningBalances.ts";
import { OpeningStock } from "../generated/components/OpeningStock.ts";
import { StockCountVoucher } from "../generated/components/StockCountVoucher.ts";
import { countedDifference, countedOnce, countedTotals } from "./counted-stock.ts";

// Cast to the engine's type: see define-voucher.tsx
const definition = StockCountVoucher.definition as unknown as AnyVoucher;
const balances = OpeningBalances.definition as unknown as AnyVoucher;
const stock = OpeningStock.definition as unknown as AnyVoucher;

const ROLL = { itemId: 31, itemName: "Roll", quantity: 15, rate: 110 };
const SWAB = { itemId: 32, itemName: "Swab", quantity: 100, rate: 61.6667 };
const fresh = newVoucher(definition, "2026-11-21");

function chosen(voucher: VoucherValues, fields: Readonly<Record<string, string | null>>) {
  return withChosen(definition, { ...voucher, fields: { ...voucher.fields, ...fields } });
}
function typed(voucher: VoucherValues, key: number, fields: Readonly<Record<string, string>>): VoucherValues {
  const lines = voucher.lines.map((line) =>
    line.key === key ? { ...line, fields: { ...line.fields, ...fields } } : line,
  );
  return { ...voucher, lines };
}
const at = (voucher: VoucherValues) => documentOf(definition, voucher.fields) ?? "";
const proposed = (voucher: VoucherValues, ...lines: (typeof ROLL)[]) =>
  withProposed(definition, voucher, at(voucher), lines);
const shown = ({ lines }: VoucherValues) =>
  lines.map(({ of, fields }) => [of?.["itemId"] ?? fields["itemId"], fields["counted"]]);

const inGodown = proposed(chosen(fresh, { locationId: "1" }), ROLL, SWAB);

describe("the items of a place", () => {
  it("are requested for a place and a day, and other items may be typed after them", () => {
    expect(askedOf(definition, at(inGodown))).toEqual({ id: 1, date: "2026-11-21" });
    expect(askedOf(definition, at(chosen(fresh, { locationId: "1", date: null })))).toEqual({ id: 1 });
    expect(shown(inGodown)).toEqual([
      [31, ""],
      [32, ""],
      [null, ""],
    ]);
    expect(hasDocumentLines(definition, inGodown)).toBe(false);
    const counted = typed(typed(inGodown, 1, { counted: "13" }), 3, { itemId: "33", counted: "1" });
    expect(sentVoucher(definition, counted, "c")).toEqual({
      ...{ clientId: "c", date: "2026-11-21", locationId: 1 },
      lines: [
        { itemId: 31, counted: 13 },
        { itemId: 33, counted: 1 },
      ],
    });
  });

  it("keep their counts when the day changes, but not at another place", () => {
    const counted = typed(typed(inGodown, 1, { counted: "13" }), 3, { itemId: "33", counted: "1" });
    const before = chosen(counted, { date: "2026-11-20" });
    expect(before.from).toBeNull();
    expect(shown(proposed(before, ROLL))).toEqual([
      [31, "13"],
      ["33", "1"],
      [null, ""],
    ]);
    // The date is changed again before the first response arrives.
    const twice = chosen(before, { date: "2026-11-19" });
    expect(shown(proposed(twice, ROLL))[0]).toEqual([31, "13"]);
    const van = proposed(chosen(counted, { locationId: "2" }), ROLL);
    expect(shown(van)).toEqual([
      [31, ""],
      [null, ""],
    ]);
    expect(shown(proposed(chosen(van, { locationId: "1" }), ROLL, SWAB))[0]).toEqual([31, "13"]);
  });

  it("are fetched again for a draft, which keeps its counts", () => {
    const kept = new Map<string, string>();
    const drafts = {
      get: (name: string) => kept.get(name),
      set: (name: string, text: string) => void kept.set(name, text),
    };
    const counted = typed(inGodown, 1, { counted: "13" });
    keepDraft(definition, drafts, { clientId: "c", voucher: counted });
    const again = keptDraft(definition, drafts)?.voucher ?? fresh;
    expect(again.from).toBeNull();
    expect(shown(proposed(again, SWAB, ROLL))[1]).toEqual([31, "13"]);
  });
});

describe("a counted item", () => {
  it("shows its difference from the books in quantity and, at average cost, in value", () => {
    expect(countedDifference({ counted: "13" }, ROLL)).toEqual({ difference: "-2.000", value: "-220.00" });
    expect(countedDifference({ counted: "2*8+1" }, ROLL)).toEqual({ difference: "2.000", value: "220.00" });
    expect(countedDifference({ counted: "1" }, undefined)).toEqual({ difference: "1.000", value: "" });
    expect(countedDifference({ counted: "ten" }, ROLL)).toBeUndefined();
    const counted = typed(typed(inGodown, 1, { counted: "13" }), 2, { counted: "103" });
    // 3 · 61.6667 = 185.00
    expect(countedTotals(counted)).toEqual({ missing: "220.00", found: "185.00", worth: "-35.00" });
  });

  it("may appear only once in a count", () => {
    const twice = typed(typed(inGodown, 2, { counted: "1" }), 3, { itemId: "31", counted: "1" });
    expect(Object.keys(countedOnce(twice))).toEqual(["lines.1.itemId"]);
    expect(countedOnce(typed(inGodown, 3, { itemId: "33", counted: "1" }))).toEqual({});
    expect(Object.keys(countedOnce(inGodown))).toEqual(["lines"]);
  });
});

const batchOf = (batch: string, quantity: number) => ({
  ...{ itemId: 34, itemName: "Syrup", quantity, rate: 20 },
  ...{ batch, expiresOn: "2027-06-30" },
});

describe("an item that keeps batches", () => {
  const there = proposed(chosen(fresh, { locationId: "1" }), ROLL, batchOf("B2", 5), batchOf("A1", 9));

  it("is counted batch by batch, each named by its code", () => {
    const counted = typed(there, 3, { counted: "8" });
    expect(sentVoucher(definition, counted, "c")["lines"]).toEqual([{ itemId: 34, batch: "A1", counted: 8 }]);
    // On another date one of the batches is gone; its count is kept, after the others.
    const before = proposed(chosen(counted, { date: "2026-11-20" }), ROLL, batchOf("B2", 5));
    expect(before.lines.map(({ of, fields }) => [of?.["batch"], fields["counted"]])).toEqual([
      [undefined, ""],
      ["B2", ""],
      ["A1", "8"],
      [undefined, ""],
    ]);
    // 8 less 9, at 20.00; the rolls are not counted.
    expect(countedTotals(counted)).toEqual({ missing: "20.00", found: "0.00", worth: "-20.00" });
  });

  it("may appear once for each batch or once as a whole, not both", () => {
    const own = (fields: Readonly<Record<string, string>>) =>
      Object.entries(countedOnce(typed(there, 4, { counted: "1", ...fields })));
    expect(own({ itemId: "34", batch: "C3" })).toEqual([]);
    expect(own({ itemId: "34", batch: " a1" })).toEqual([
      ["lines.0.batch", "A batch stands in a count once, with all that was counted of it."],
    ]);
    const both = "An item is counted by its batches or as a whole, not in both ways at once.";
    expect(own({ itemId: "34" })).toEqual([["lines.0.batch", both]]);
    expect(own({ itemId: "31", batch: "X" })).toEqual([["lines.0.batch", both]]);
  });

  it("keeps its counts in a correction, matched by item and batch", () => {
    const input = {
      ...{ date: "2026-11-21", locationId: 1 },
      lines: [
        { itemId: 34, batch: "A1", expiresOn: "2027-06-30", counted: 8 },
        { itemId: 34, batch: "B2", expiresOn: "2027-06-30", counted: 5 },
      ],
    };
    const again = typedVoucher(definition, input, [batchOf("B2", 5), batchOf("A1", 9)]);
    expect(again.lines.map(({ of, fields }) => [of?.["batch"], fields["counted"]])).toEqual([
      ["B2", "5"],
      ["A1", "8"],
      [undefined, ""],
    ]);
    expect(isCorrected(definition, input, again)).toBe(false);
    const corrected = typed(again, 2, { counted: "7" });
    const sent = sentCorrection(
      definition,
      { voucherId: 7, documentId: 4, voucherNo: "CNT/3", input },
      corrected,
    );
    expect(sent["lines"]).toEqual([input.lines[1], { itemId: 34, batch: "A1", counted: 7 }]);
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
