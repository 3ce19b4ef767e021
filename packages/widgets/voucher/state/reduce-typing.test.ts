import { describe, expect, it } from "vitest";
import { selectIsBegun } from "./select-document.ts";
import {
  bill,
  listCells,
  applyActions,
  makeEntry,
  POSTED_BILL,
  makeStateAfter,
  TEST_DATE,
  typeValue,
} from "./testing/entered-vouchers.ts";

const entry = { definition: bill, correction: undefined };
const ITEMS = new Map([["5", { units: { own: "Nos", larger: { name: "Case", holds: 24 } } }]]);
const REFUSED_POSTING = { title: "Too much.", faults: {}, isOutdated: false };

describe("a field that is typed into", () => {
  it("in the head takes the value and changes the fields that depend on it", () => {
    const { voucher } = makeStateAfter(entry, typeValue("orderId", "9"), typeValue("customerId", "14"));
    expect(voucher.fields).toMatchObject({ date: TEST_DATE, customerId: "14", orderId: null });
  });

  it("in the empty last line makes it a line, with an empty one after it", () => {
    const { voucher } = makeStateAfter(entry, typeValue("itemId", "5", 1));
    expect(listCells(voucher)).toEqual([
      ["5", ""],
      [null, ""],
    ]);
  });

  it("removes the messages about the voucher before", () => {
    const before = { ...makeStateAfter(entry), posted: POSTED_BILL, failure: REFUSED_POSTING };
    const { posted, failure } = applyActions(entry, before, typeValue("narration", "A"));
    expect([posted, failure]).toEqual([undefined, undefined]);
  });

  it("stays unchanged while the voucher is being posted", () => {
    const before = { ...makeStateAfter(entry), isPosting: true };
    expect(applyActions(entry, before, typeValue("narration", "A"), { type: "lineRemoved", line: 1 })).toBe(
      before,
    );
  });
});

describe("a figure whose field is left", () => {
  it("is calculated, in the head and in a line", () => {
    const { voucher } = makeStateAfter(
      entry,
      typeValue("discount", "12*45"),
      { type: "figureLeft", field: "discount" },
      typeValue("quantity", "3*4", 1),
      { type: "figureLeft", field: "quantity", line: 1 },
    );
    expect(voucher.fields["discount"]).toBe("540.00");
    expect(voucher.lines[0]?.fields["quantity"]).toBe("12");
  });

  it("is converted from a larger unit to the item's own unit, once the units have arrived", () => {
    const cases = [typeValue("itemId", "5", 1), typeValue("quantity", "2 case 6", 1)];
    const before = makeStateAfter(entry, ...cases);
    expect(before.counted.lines[0]?.fields["quantity"]).toBe("2 case 6");
    const after = applyActions(entry, before, { type: "unitsArrived", items: ITEMS });
    expect(after.voucher).toBe(before.voucher);
    expect(after.counted.lines[0]?.fields["quantity"]).toBe("2*24+6");
    const leftState = applyActions(entry, after, { type: "figureLeft", field: "quantity", line: 1 });
    expect(leftState.voucher.lines[0]?.fields["quantity"]).toBe("54");
  });
});

describe("lines", () => {
  const two = makeStateAfter(entry, typeValue("itemId", "5", 1), typeValue("itemId", "6", 2));

  it("are removed by their keys, and an empty line stays", () => {
    const { voucher } = applyActions(entry, two, { type: "lineRemoved", line: 1 });
    expect(voucher.lines.map(({ key }) => key)).toEqual([2, 3]);
    expect(listCells(voucher)).toEqual([
      ["6", ""],
      [null, ""],
    ]);
  });

  const pastedLines = [{ key: 1, fields: { itemId: "8", quantity: "2" } }];

  it("replace the earlier lines when they are pasted, and a message names what no list has", () => {
    const failure = { ...REFUSED_POSTING, title: "Not listed: Soap" };
    const state = applyActions(entry, two, { type: "linesPasted", lines: pastedLines, failure });
    expect(state.voucher.lines).toBe(pastedLines);
    expect(state.failure).toBe(failure);
    expect(applyActions(entry, state, { type: "linesPasted", lines: pastedLines }).failure).toBeUndefined();
  });

  it("cannot be pasted into a voucher that is being posted", () => {
    const before = { ...two, isPosting: true };
    expect(
      applyActions(entry, before, { type: "linesPasted", lines: pastedLines, failure: REFUSED_POSTING }),
    ).toBe(before);
  });
});

describe("a draft", () => {
  const draft = { clientId: "kept", voucher: makeStateAfter(entry, typeValue("narration", "Rent")).voucher };
  const restoredState = makeStateAfter(entry, { type: "draftRestored", draft });

  it("comes back under its own id, marked as restored", () => {
    const { clientId, voucher, isRestored } = restoredState;
    expect([clientId, voucher, isRestored]).toEqual(["kept", draft.voucher, true]);
    expect(selectIsBegun(entry, restoredState, TEST_DATE)).toBe(true);
  });

  it("is priced at once if it is complete enough for prices", () => {
    const whole = makeStateAfter(
      entry,
      typeValue("customerId", "14"),
      typeValue("itemId", "5", 1),
      typeValue("quantity", "2", 1),
    );
    expect(whole.prices.asked).toBeUndefined();
    const { prices } = makeStateAfter(entry, { type: "draftRestored", draft: whole });
    expect(prices.asked).toContain('"customerId":14');
    expect(prices.asked).toBe(prices.now);
  });

  it("is removed when the voucher is cleared; the next one has a new id and the focus in its first field", () => {
    const before = { ...restoredState, isTried: true, failure: REFUSED_POSTING };
    const clearedState = applyActions(entry, before, { type: "cleared", fresh: makeEntry("second") });
    expect(clearedState).toMatchObject({ clientId: "second", isRestored: false, isTried: false });
    expect(clearedState.failure).toBeUndefined();
    expect(clearedState.focus).toEqual({ on: "first" });
    expect(selectIsBegun(entry, clearedState, TEST_DATE)).toBe(false);
  });
});

describe("the voucher that was posted last", () => {
  const last = makeStateAfter(entry, typeValue("narration", "November"), typeValue("itemId", "5", 1)).voucher;

  it("is repeated on the day of the new voucher", () => {
    const before = { ...makeStateAfter(entry, typeValue("date", "2026-11-19")), last };
    const { voucher, focus } = applyActions(entry, before, { type: "lastRepeated" });
    expect(voucher.fields).toMatchObject({ date: "2026-11-19", narration: "November" });
    expect(voucher.lines).toBe(last.lines);
    expect(focus).toEqual({ on: "first" });
  });

  it("can give the new voucher its narration alone", () => {
    const { voucher } = applyActions(
      entry,
      { ...makeStateAfter(entry), last },
      { type: "lastNarrationRepeated" },
    );
    expect(voucher.fields["narration"]).toBe("November");
    expect(listCells(voucher)).toEqual([[null, ""]]);
  });

  it("changes nothing if no voucher was posted before", () => {
    const fresh = makeStateAfter(entry);
    expect(applyActions(entry, fresh, { type: "lastRepeated" }, { type: "lastNarrationRepeated" })).toBe(
      fresh,
    );
  });
});
