import { describe, expect, it } from "vitest";
import { voucherEntryText } from "../../../sdk/generated/text/en-IN/masters/voucher-entry.ts";
import { operationOf, selectDocument, selectIsBegun } from "./select-document.ts";
import { selectFaults } from "./select-faults.ts";
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
const SOLD = [
  typed("date", "2026-11-19"),
  typed("customerId", "14"),
  typed("itemId", "5", 1),
  typed("quantity", "2", 1),
];
const ACCEPT = { type: "postingAsked" } as const;
const waiting = stateAfter(entry, ...SOLD, ACCEPT);
const refusal = (faults: Readonly<Record<string, string>>) => ({
  type: "postingRefused" as const,
  failure: { title: "Refused.", faults, isOutdated: false },
});

describe("a voucher that is posted", () => {
  it("is sent once, however often it is accepted", () => {
    expect(waiting.isPosting).toBe(true);
    expect(continued(entry, waiting, ACCEPT, ACCEPT)).toBe(waiting);
    expect(operationOf(entry)).toBe("bills.post");
    expect(selectDocument(entry, waiting)).toEqual({
      clientId: "first",
      date: "2026-11-19",
      customerId: 14,
      lines: [{ itemId: 5, quantity: 2 }],
    });
  });

  it("passes its day to the next voucher, which gets a new id", () => {
    const next = continued(entry, waiting, {
      type: "postingAnswered",
      answer: POSTED,
      fresh: newEntry("second"),
    });
    expect(next).toMatchObject({ clientId: "second", isPosting: false, isTried: false, posted: POSTED });
    expect(next.voucher.fields).toMatchObject({ date: "2026-11-19", customerId: null });
    expect(cellsOf(next.voucher)).toEqual([[null, ""]]);
    expect(next.last).toBe(waiting.voucher);
    expect(next.focus).toEqual({ on: "first" });
    expect(selectIsBegun(entry, next, TODAY)).toBe(false);
  });

  it("starts with the day that is kept for it, if the voucher before gives none", () => {
    const fresh = { ...newEntry("second"), day: { date: "2026-11-18" } };
    expect(stateAfter(entry, { type: "cleared", fresh }).voucher.fields["date"]).toBe("2026-11-18");
  });

  it("accepts a field that is left and a request for prices also while it is being posted", () => {
    const { prices } = waiting;
    const later = continued(
      entry,
      waiting,
      { type: "figureLeft", field: "quantity", line: 1 },
      { type: "pricesAsked", question: prices.now },
    );
    expect(later.isPosting).toBe(true);
    expect(later.prices.asked).toBe(prices.now);
  });
});

describe("a voucher that is not valid", () => {
  const tried = stateAfter(entry, ...SOLD, typed("itemId", "6", 2), { type: "lineRemoved", line: 1 }, ACCEPT);

  it("is not sent: its faults are shown, and the first of them has the focus", () => {
    expect(tried.isPosting).toBe(false);
    expect(tried.focus).toEqual({ on: "fault", field: "2.quantity" });
    expect(selectFaults(entry, tried, voucherEntryText)).toEqual({
      "lines.0.quantity": "Quantity is needed.",
    });
  });

  it("shows no fault before somebody tries to post it", () => {
    expect(selectFaults(entry, stateAfter(entry), voucherEntryText)).toEqual({});
  });

  it("gets the focus at its first fault again on each attempt", () => {
    const again = continued(entry, tried, ACCEPT);
    expect(again.focus).toEqual(tried.focus);
    expect(again.focus).not.toBe(tried.focus);
  });

  it("is sent once it is corrected and also passes the checks between fields", () => {
    const doubted = continued(entry, tried, typed("quantity", "1", 2), typed("discount", "13.00"), ACCEPT);
    expect(doubted.focus).toEqual({ on: "fault", field: "discount" });
    expect(selectFaults(entry, doubted, voucherEntryText)).toEqual({ discount: "Nobody gives 13." });
    expect(continued(entry, doubted, typed("discount", "12"), ACCEPT).isPosting).toBe(true);
  });

  it("shows a fault for a quantity in a unit that the item does not have", () => {
    const items = new Map([["5", { units: { own: "Nos", larger: null } }]]);
    const state = stateAfter(
      entry,
      ...SOLD,
      { type: "unitsArrived", items },
      typed("quantity", "2 box", 1),
      ACCEPT,
    );
    expect(selectFaults(entry, state, voucherEntryText)["lines.0.quantity"]).toContain("Nos");
  });
});

describe("a voucher that is refused", () => {
  it("keeps what was typed, and shows the server's message at the field, which gets the focus", () => {
    const refused = continued(entry, waiting, refusal({ "lines.0.quantity": "Only 1 is there." }));
    expect(refused.voucher).toBe(waiting.voucher);
    expect(refused.focus).toEqual({ on: "refusal", field: "1.quantity" });
    expect(selectFaults(entry, refused, voucherEntryText)).toEqual({
      "lines.0.quantity": "Only 1 is there.",
    });
  });

  it("shows the message above all fields if no field caused the refusal", () => {
    expect(continued(entry, waiting, refusal({})).focus).toEqual({ on: "refusal", field: undefined });
  });

  it("shows a fault of a whole line at its first figure", () => {
    const refused = continued(entry, waiting, refusal({ "lines.0.itemId.batch": "No batch." }));
    expect(refused.focus).toEqual({ on: "refusal", field: "1.quantity" });
  });

  it("is posted under the same id once it is corrected", () => {
    const corrected = continued(
      entry,
      waiting,
      refusal({ "lines.0.quantity": "Only 1 is there." }),
      typed("quantity", "1", 1),
    );
    expect(corrected.failure).toBeUndefined();
    expect(selectFaults(entry, corrected, voucherEntryText)).toEqual({});
    const again = continued(entry, corrected, ACCEPT);
    expect(again.isPosting).toBe(true);
    expect(selectDocument(entry, again)).toMatchObject({ clientId: "first", lines: [{ quantity: 1 }] });
  });

  it("loses its message and its faults when it is cleared", () => {
    const cleared = continued(entry, waiting, refusal({ discount: "Too much." }), {
      type: "cleared",
      fresh: newEntry("second"),
    });
    expect(cleared.failure).toBeUndefined();
    expect(selectFaults(entry, cleared, voucherEntryText)).toEqual({});
    expect(cleared.clientId).toBe("second");
  });
});

describe("a correction", () => {
  const input = { date: "2026-11-02", customerId: 14, note: "Old", lines: [{ itemId: 5, quantity: 2 }] };
  const corrected = {
    definition: bill,
    correction: { voucherId: 7, documentId: 4, voucherNo: "B/4", input },
  };

  it("begins as the document was posted, and counts as unchanged", () => {
    const fresh = stateAfter(corrected);
    expect(fresh.voucher.fields).toMatchObject({ date: "2026-11-02", customerId: "14" });
    expect(cellsOf(fresh.voucher)[0]).toEqual(["5", "2"]);
    expect(selectIsBegun(corrected, fresh, TODAY)).toBe(false);
    // The prices of the posted bill are requested at once.
    expect(fresh.prices.asked).toContain('"edits":4');
  });

  it("is saved by the edit operation, with the values that the form has no field for", () => {
    const state = stateAfter(corrected, typed("quantity", "3", 1), ACCEPT);
    expect(operationOf(corrected)).toBe("bills.edit");
    expect(selectIsBegun(corrected, state, TODAY)).toBe(true);
    expect(selectDocument(corrected, state)).toMatchObject({
      id: 4,
      note: "Old",
      lines: [{ itemId: 5, quantity: 3 }],
    });
  });

  it("returns to the posted document when it is cleared", () => {
    const state = stateAfter(corrected, typed("quantity", "3", 1), {
      type: "cleared",
      fresh: newEntry("second"),
    });
    expect(selectIsBegun(corrected, state, TODAY)).toBe(false);
  });
});
