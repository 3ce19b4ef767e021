import { describe, expect, it } from "vitest";
import { selectIsBegun } from "./select-document.ts";
import {
  bill,
  cellsOf,
  continued,
  newEntry,
  POSTED,
  stateAfter,
  TODAY,
  typed,
} from "./testing/entered-vouchers.ts";

const entry = { definition: bill, correction: undefined };
const ITEMS = new Map([["5", { units: { own: "Nos", larger: { name: "Case", holds: 24 } } }]]);
const REFUSED = { title: "Too much.", faults: {}, isOutdated: false };

describe("a field that is typed into", () => {
  it("in the head takes the value and changes the fields that depend on it", () => {
    const { voucher } = stateAfter(entry, typed("orderId", "9"), typed("customerId", "14"));
    expect(voucher.fields).toMatchObject({ date: TODAY, customerId: "14", orderId: null });
  });

  it("in the empty last line makes it a line, with an empty one after it", () => {
    const { voucher } = stateAfter(entry, typed("itemId", "5", 1));
    expect(cellsOf(voucher)).toEqual([
      ["5", ""],
      [null, ""],
    ]);
  });

  it("removes the messages about the voucher before", () => {
    const before = { ...stateAfter(entry), posted: POSTED, failure: REFUSED };
    const { posted, failure } = continued(entry, before, typed("narration", "A"));
    expect([posted, failure]).toEqual([undefined, undefined]);
  });

  it("stays unchanged while the voucher is being posted", () => {
    const before = { ...stateAfter(entry), isPosting: true };
    expect(continued(entry, before, typed("narration", "A"), { type: "lineRemoved", line: 1 })).toBe(before);
  });
});

describe("a figure whose field is left", () => {
  it("is calculated, in the head and in a line", () => {
    const { voucher } = stateAfter(
      entry,
      typed("discount", "12*45"),
      { type: "figureLeft", field: "discount" },
      typed("quantity", "3*4", 1),
      { type: "figureLeft", field: "quantity", line: 1 },
    );
    expect(voucher.fields["discount"]).toBe("540.00");
    expect(voucher.lines[0]?.fields["quantity"]).toBe("12");
  });

  it("is converted from a larger unit to the item's own unit, once the units have arrived", () => {
    const cases = [typed("itemId", "5", 1), typed("quantity", "2 case 6", 1)];
    const before = stateAfter(entry, ...cases);
    expect(before.counted.lines[0]?.fields["quantity"]).toBe("2 case 6");
    const after = continued(entry, before, { type: "unitsArrived", items: ITEMS });
    expect(after.voucher).toBe(before.voucher);
    expect(after.counted.lines[0]?.fields["quantity"]).toBe("2*24+6");
    const left = continued(entry, after, { type: "figureLeft", field: "quantity", line: 1 });
    expect(left.voucher.lines[0]?.fields["quantity"]).toBe("54");
  });
});

describe("lines", () => {
  const two = stateAfter(entry, typed("itemId", "5", 1), typed("itemId", "6", 2));

  it("are removed by their keys, and an empty line stays", () => {
    const { voucher } = continued(entry, two, { type: "lineRemoved", line: 1 });
    expect(voucher.lines.map(({ key }) => key)).toEqual([2, 3]);
    expect(cellsOf(voucher)).toEqual([
      ["6", ""],
      [null, ""],
    ]);
  });

  const pasted = [{ key: 1, fields: { itemId: "8", quantity: "2" } }];

  it("replace the earlier lines when they are pasted, and a message names what no list has", () => {
    const failure = { ...REFUSED, title: "Not listed: Soap" };
    const state = continued(entry, two, { type: "linesPasted", lines: pasted, failure });
    expect(state.voucher.lines).toBe(pasted);
    expect(state.failure).toBe(failure);
    expect(continued(entry, state, { type: "linesPasted", lines: pasted }).failure).toBeUndefined();
  });

  it("cannot be pasted into a voucher that is being posted", () => {
    const before = { ...two, isPosting: true };
    expect(continued(entry, before, { type: "linesPasted", lines: pasted, failure: REFUSED })).toBe(before);
  });
});

describe("a draft", () => {
  const draft = { clientId: "kept", voucher: stateAfter(entry, typed("narration", "Rent")).voucher };
  const restored = stateAfter(entry, { type: "draftRestored", draft });

  it("comes back under its own id, marked as restored", () => {
    const { clientId, voucher, isRestored } = restored;
    expect([clientId, voucher, isRestored]).toEqual(["kept", draft.voucher, true]);
    expect(selectIsBegun(entry, restored, TODAY)).toBe(true);
  });

  it("is priced at once if it is complete enough for prices", () => {
    const whole = stateAfter(
      entry,
      typed("customerId", "14"),
      typed("itemId", "5", 1),
      typed("quantity", "2", 1),
    );
    expect(whole.prices.asked).toBeUndefined();
    const { prices } = stateAfter(entry, { type: "draftRestored", draft: whole });
    expect(prices.asked).toContain('"customerId":14');
    expect(prices.asked).toBe(prices.now);
  });

  it("is removed when the voucher is cleared; the next one has a new id and the focus in its first field", () => {
    const before = { ...restored, isTried: true, failure: REFUSED };
    const cleared = continued(entry, before, { type: "cleared", fresh: newEntry("second") });
    expect(cleared).toMatchObject({ clientId: "second", isRestored: false, isTried: false });
    expect(cleared.failure).toBeUndefined();
    expect(cleared.focus).toEqual({ on: "first" });
    expect(selectIsBegun(entry, cleared, TODAY)).toBe(false);
  });
});

describe("the voucher that was posted last", () => {
  const last = stateAfter(entry, typed("narration", "November"), typed("itemId", "5", 1)).voucher;

  it("is repeated on the day of the new voucher", () => {
    const before = { ...stateAfter(entry, typed("date", "2026-11-19")), last };
    const { voucher, focus } = continued(entry, before, { type: "lastRepeated" });
    expect(voucher.fields).toMatchObject({ date: "2026-11-19", narration: "November" });
    expect(voucher.lines).toBe(last.lines);
    expect(focus).toEqual({ on: "first" });
  });

  it("can give the new voucher its narration alone", () => {
    const { voucher } = continued(entry, { ...stateAfter(entry), last }, { type: "lastNarrationRepeated" });
    expect(voucher.fields["narration"]).toBe("November");
    expect(cellsOf(voucher)).toEqual([[null, ""]]);
  });

  it("changes nothing if no voucher was posted before", () => {
    const fresh = stateAfter(entry);
    expect(continued(entry, fresh, { type: "lastRepeated" }, { type: "lastNarrationRepeated" })).toBe(fresh);
  });
});
