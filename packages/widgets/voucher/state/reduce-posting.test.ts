import { describe, expect, it } from "vitest";
import { voucherEntryText } from "../../../sdk/generated/text/en-IN/masters/voucher-entry.ts";
import { getOperationId, selectDocument, selectIsBegun } from "./select-document.ts";
import { selectFaults } from "./select-faults.ts";
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
const SALE_ACTIONS = [
  typeValue("date", "2026-11-19"),
  typeValue("customerId", "14"),
  typeValue("itemId", "5", 1),
  typeValue("quantity", "2", 1),
];
const POSTING_ASKED = { type: "postingAsked" } as const;
const waiting = makeStateAfter(entry, ...SALE_ACTIONS, POSTING_ASKED);
const makeRefusal = (faults: Readonly<Record<string, string>>) => ({
  type: "postingRefused" as const,
  failure: { title: "Refused.", faults, isOutdated: false },
});

describe("a voucher that is posted", () => {
  it("is sent once, however often it is accepted", () => {
    expect(waiting.isPosting).toBe(true);
    expect(applyActions(entry, waiting, POSTING_ASKED, POSTING_ASKED)).toBe(waiting);
    expect(getOperationId(entry)).toBe("bills.post");
    expect(selectDocument(entry, waiting)).toEqual({
      clientId: "first",
      date: "2026-11-19",
      customerId: 14,
      lines: [{ itemId: 5, quantity: 2 }],
    });
  });

  it("passes its day to the next voucher, which gets a new id", () => {
    const next = applyActions(entry, waiting, {
      type: "postingAnswered",
      answer: POSTED_BILL,
      fresh: makeEntry("second"),
    });
    expect(next).toMatchObject({ clientId: "second", isPosting: false, isTried: false, posted: POSTED_BILL });
    expect(next.voucher.fields).toMatchObject({ date: "2026-11-19", customerId: null });
    expect(listCells(next.voucher)).toEqual([[null, ""]]);
    expect(next.last).toBe(waiting.voucher);
    expect(next.focus).toEqual({ on: "first" });
    expect(selectIsBegun(entry, next, TEST_DATE)).toBe(false);
  });

  it("starts with the day that is kept for it, if the voucher before gives none", () => {
    const fresh = { ...makeEntry("second"), day: { date: "2026-11-18" } };
    expect(makeStateAfter(entry, { type: "cleared", fresh }).voucher.fields["date"]).toBe("2026-11-18");
  });

  it("accepts a field that is left and a request for prices also while it is being posted", () => {
    const { prices } = waiting;
    const later = applyActions(
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
  const triedState = makeStateAfter(
    entry,
    ...SALE_ACTIONS,
    typeValue("itemId", "6", 2),
    { type: "lineRemoved", line: 1 },
    POSTING_ASKED,
  );

  it("is not sent: its faults are shown, and the first of them has the focus", () => {
    expect(triedState.isPosting).toBe(false);
    expect(triedState.focus).toEqual({ on: "fault", field: "2.quantity" });
    expect(selectFaults(entry, triedState, voucherEntryText)).toEqual({
      "lines.0.quantity": "Quantity is needed.",
    });
  });

  it("shows no fault before somebody tries to post it", () => {
    expect(selectFaults(entry, makeStateAfter(entry), voucherEntryText)).toEqual({});
  });

  it("gets the focus at its first fault again on each attempt", () => {
    const again = applyActions(entry, triedState, POSTING_ASKED);
    expect(again.focus).toEqual(triedState.focus);
    expect(again.focus).not.toBe(triedState.focus);
  });

  it("is sent once it is corrected and also passes the checks between fields", () => {
    const retriedState = applyActions(
      entry,
      triedState,
      typeValue("quantity", "1", 2),
      typeValue("discount", "13.00"),
      POSTING_ASKED,
    );
    expect(retriedState.focus).toEqual({ on: "fault", field: "discount" });
    expect(selectFaults(entry, retriedState, voucherEntryText)).toEqual({ discount: "Nobody gives 13." });
    expect(applyActions(entry, retriedState, typeValue("discount", "12"), POSTING_ASKED).isPosting).toBe(
      true,
    );
  });

  it("shows a fault for a quantity in a unit that the item does not have", () => {
    const items = new Map([["5", { units: { own: "Nos", larger: null } }]]);
    const state = makeStateAfter(
      entry,
      ...SALE_ACTIONS,
      { type: "unitsArrived", items },
      typeValue("quantity", "2 box", 1),
      POSTING_ASKED,
    );
    expect(selectFaults(entry, state, voucherEntryText)["lines.0.quantity"]).toContain("Nos");
  });
});

describe("a voucher that is refused", () => {
  it("keeps what was typed, and shows the server's message at the field, which gets the focus", () => {
    const refusedState = applyActions(
      entry,
      waiting,
      makeRefusal({ "lines.0.quantity": "Only 1 is there." }),
    );
    expect(refusedState.voucher).toBe(waiting.voucher);
    expect(refusedState.focus).toEqual({ on: "refusal", field: "1.quantity" });
    expect(selectFaults(entry, refusedState, voucherEntryText)).toEqual({
      "lines.0.quantity": "Only 1 is there.",
    });
  });

  it("shows the message above all fields if no field caused the refusal", () => {
    expect(applyActions(entry, waiting, makeRefusal({})).focus).toEqual({ on: "refusal", field: undefined });
  });

  it("shows a fault of a whole line at its first figure", () => {
    const refusedState = applyActions(entry, waiting, makeRefusal({ "lines.0.itemId.batch": "No batch." }));
    expect(refusedState.focus).toEqual({ on: "refusal", field: "1.quantity" });
  });

  it("is posted under the same id once it is corrected", () => {
    const correctedState = applyActions(
      entry,
      waiting,
      makeRefusal({ "lines.0.quantity": "Only 1 is there." }),
      typeValue("quantity", "1", 1),
    );
    expect(correctedState.failure).toBeUndefined();
    expect(selectFaults(entry, correctedState, voucherEntryText)).toEqual({});
    const again = applyActions(entry, correctedState, POSTING_ASKED);
    expect(again.isPosting).toBe(true);
    expect(selectDocument(entry, again)).toMatchObject({ clientId: "first", lines: [{ quantity: 1 }] });
  });

  it("loses its message and its faults when it is cleared", () => {
    const clearedState = applyActions(entry, waiting, makeRefusal({ discount: "Too much." }), {
      type: "cleared",
      fresh: makeEntry("second"),
    });
    expect(clearedState.failure).toBeUndefined();
    expect(selectFaults(entry, clearedState, voucherEntryText)).toEqual({});
    expect(clearedState.clientId).toBe("second");
  });
});

describe("a correction", () => {
  const input = { date: "2026-11-02", customerId: 14, note: "Old", lines: [{ itemId: 5, quantity: 2 }] };
  const correctionEntry = {
    definition: bill,
    correction: { voucherId: 7, documentId: 4, voucherNo: "B/4", input },
  };

  it("begins as the document was posted, and counts as unchanged", () => {
    const fresh = makeStateAfter(correctionEntry);
    expect(fresh.voucher.fields).toMatchObject({ date: "2026-11-02", customerId: "14" });
    expect(listCells(fresh.voucher)[0]).toEqual(["5", "2"]);
    expect(selectIsBegun(correctionEntry, fresh, TEST_DATE)).toBe(false);
    // The prices of the posted bill are requested at once.
    expect(fresh.prices.asked).toContain('"edits":4');
  });

  it("is saved by the edit operation, with the values that the form has no field for", () => {
    const state = makeStateAfter(correctionEntry, typeValue("quantity", "3", 1), POSTING_ASKED);
    expect(getOperationId(correctionEntry)).toBe("bills.edit");
    expect(selectIsBegun(correctionEntry, state, TEST_DATE)).toBe(true);
    expect(selectDocument(correctionEntry, state)).toMatchObject({
      id: 4,
      note: "Old",
      lines: [{ itemId: 5, quantity: 3 }],
    });
  });

  it("returns to the posted document when it is cleared", () => {
    const state = makeStateAfter(correctionEntry, typeValue("quantity", "3", 1), {
      type: "cleared",
      fresh: makeEntry("second"),
    });
    expect(selectIsBegun(correctionEntry, state, TEST_DATE)).toBe(false);
  });
});
