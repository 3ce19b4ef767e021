import { describe, expect, it } from "vitest";
import { selectFaults } from "./select-faults.ts";
import { selectLineFigures, selectPriced } from "./select-prices.ts";
import { isProposalAwaited, isProposalFailed, selectLineNow } from "./select-proposal.ts";
import { voucherEntryText } from "../../../sdk/generated/text/en-IN/masters/voucher-entry.ts";
import { bill, cellsOf, continued, receipt, stateAfter, typed } from "./testing/entered-vouchers.ts";
import type { VoucherState } from "./voucher-state.ts";

const entry = { definition: bill, correction: undefined };
const SOLD = [typed("customerId", "14"), typed("itemId", "5", 1), typed("quantity", "2", 1)];
const FIGURES = { total: 80, lines: [{ amount: 80 }], warnings: [{ message: "Low stock." }] };
const sold = asked(stateAfter(entry, ...SOLD));
const question = sold.prices.asked ?? "";
const priced = continued(entry, sold, { type: "pricesArrived", question, figures: FIGURES });

/** The state after a price request for the current lines. */
function asked(state: VoucherState): VoucherState {
  return continued(entry, state, { type: "pricesAsked", question: state.prices.now });
}

describe("prices", () => {
  it("are requested for complete lines only, and not before the head is complete", () => {
    expect(stateAfter(entry, ...SOLD.slice(1)).prices.now).toBeUndefined();
    const { now } = stateAfter(entry, ...SOLD, typed("itemId", "6", 2)).prices;
    expect(JSON.parse(now ?? "")).toMatchObject({
      operation: "bills.price",
      sent: { customerId: 14, lines: [{ itemId: 5, quantity: 2 }] },
      keys: [1],
    });
  });

  it("are shown beside their lines and under them when they arrive", () => {
    expect(selectLineFigures(priced)).toEqual(new Map([[1, { amount: 80 }]]));
    expect(selectPriced(entry, priced)).toEqual({
      totals: FIGURES,
      warnings: [{ message: "Low stock." }],
      refusal: undefined,
      isStale: false,
    });
  });

  it("count as old from the next key on, and stay until the new ones arrive", () => {
    const typedOn = continued(entry, priced, typed("quantity", "3", 1));
    expect(selectPriced(entry, typedOn)).toMatchObject({ totals: FIGURES, isStale: true });
    const askedAgain = asked(typedOn);
    expect(selectPriced(entry, askedAgain)).toMatchObject({ totals: FIGURES, isStale: true });
    const figures = { total: 120, lines: [{ amount: 120 }] };
    const after = continued(entry, askedAgain, {
      type: "pricesArrived",
      question: askedAgain.prices.asked ?? "",
      figures,
    });
    expect(selectPriced(entry, after)).toMatchObject({ totals: figures, isStale: false });
  });

  it("are ignored if they were requested for an earlier customer, in whatever order the answers arrive", () => {
    const other = asked(continued(entry, sold, typed("customerId", "15")));
    const late = continued(entry, other, { type: "pricesArrived", question, figures: FIGURES });
    expect(late).toBe(other);
    const figures = { total: 90, lines: [{ amount: 90 }] };
    const after = continued(
      entry,
      other,
      { type: "pricesArrived", question: other.prices.asked ?? "", figures },
      { type: "pricesArrived", question, figures: FIGURES },
      { type: "pricesRefused", question, refusal: { said: "Locked.", fields: [] } },
    );
    expect(selectPriced(entry, after)).toMatchObject({ totals: figures, refusal: undefined, isStale: false });
  });

  it("disappear when too little is typed to price the voucher", () => {
    const emptied = asked(continued(entry, priced, typed("customerId", null)));
    expect(selectLineFigures(emptied)).toEqual(new Map());
    expect(selectPriced(entry, emptied)).toMatchObject({ totals: undefined, warnings: [] });
  });

  it("if refused, show the reason at the line that caused it, otherwise under the lines", () => {
    const fields = [{ field: "lines.0.quantity", message: "Only 1 is there." }];
    const atLine = continued(entry, priced, {
      type: "pricesRefused",
      question,
      refusal: { said: "Refused.", fields },
    });
    expect(selectFaults(entry, atLine, voucherEntryText)).toEqual({ "lines.0.quantity": "Only 1 is there." });
    expect(selectPriced(entry, atLine)).toMatchObject({ totals: undefined, refusal: undefined });
    const whole = continued(entry, priced, {
      type: "pricesRefused",
      question,
      refusal: { said: "The period is locked.", fields: [] },
    });
    expect(selectPriced(entry, whole)).toMatchObject({ refusal: "The period is locked.", isStale: false });
    // The next edit may correct it: the message at the line disappears at once.
    const next = continued(entry, atLine, typed("quantity", "1", 1));
    expect(selectFaults(entry, next, voucherEntryText)).toEqual({});
  });
});

describe("the lines of the chosen order", () => {
  const chosen = stateAfter(entry, typed("itemId", "5", 1), typed("orderId", "9"));
  const LINES = [{ itemId: 6, open: 3 }];

  it("are waited for, and then come after the typed lines", () => {
    expect(isProposalAwaited(entry, chosen)).toBe(true);
    const after = continued(entry, chosen, { type: "proposalArrived", document: "9", lines: LINES });
    expect(isProposalAwaited(entry, after)).toBe(false);
    expect(cellsOf(after.voucher)).toEqual([
      ["5", ""],
      ["6", "3"],
      [null, ""],
    ]);
  });

  it("are added once, however often they arrive", () => {
    const arrived = { type: "proposalArrived", document: "9", lines: LINES } as const;
    const once = continued(entry, chosen, arrived);
    expect(continued(entry, once, arrived).voucher).toBe(once.voucher);
  });

  it("are ignored once another order, or no order, is chosen", () => {
    const other = continued(entry, chosen, typed("orderId", "10"));
    const none = continued(entry, chosen, typed("customerId", "14"));
    for (const state of [other, none]) {
      expect(continued(entry, state, { type: "proposalArrived", document: "9", lines: LINES })).toBe(state);
      expect(continued(entry, state, { type: "proposalFailed", document: "9" })).toBe(state);
    }
  });

  it("can be requested again after they could not be read", () => {
    const failed = continued(entry, chosen, { type: "proposalFailed", document: "9" });
    expect(isProposalFailed(entry, failed)).toBe(true);
    const again = continued(entry, failed, { type: "proposalAskedAgain" });
    expect(isProposalFailed(entry, again)).toBe(false);
    expect(again.proposal.retries).toBe(failed.proposal.retries + 1);
    const arrived = continued(entry, again, { type: "proposalArrived", document: "9", lines: LINES });
    expect(cellsOf(arrived.voucher)).toContainEqual(["6", "3"]);
  });
});

describe("a party's open bills", () => {
  const entry = { definition: receipt, correction: undefined };
  const BILLS = [
    { billId: 96, number: "B/96", open: 215 },
    { billId: 118, number: "B/118", open: 500 },
  ];
  const arrived = { type: "proposalArrived", document: "14", lines: BILLS } as const;
  const paid = stateAfter(entry, typed("partyId", "14"), arrived, typed("amount", "200", 2));

  it("become the lines, and amounts typed against them return when the party is chosen again", () => {
    const other = continued(entry, paid, typed("partyId", "15"));
    expect(cellsOf(other.voucher)).toEqual([]);
    const back = continued(entry, other, typed("partyId", "14"), arrived);
    expect(cellsOf(back.voucher)).toEqual([
      ["", ""],
      ["", "200"],
    ]);
  });

  it("are shown with their current amounts, also while they are read again", () => {
    const [first = {}] = BILLS;
    const now = [{ billId: 96, number: "B/96", open: 15 }];
    const again = continued(entry, paid, { type: "proposalAsked", document: "14", lines: now });
    expect(selectLineNow(entry, again, first)["open"]).toBe(15);
    expect(again.voucher).toBe(paid.voucher);
    const failed = continued(entry, again, { type: "proposalFailed", document: "14" });
    expect(selectLineNow(entry, failed, first)["open"]).toBe(15);
    const other = continued(entry, again, typed("partyId", "15"));
    expect(selectLineNow(entry, other, first)["open"]).toBe(215);
  });
});
