import { describe, expect, it } from "vitest";
import { selectFaults } from "./select-faults.ts";
import { selectLineFigures, selectPriced } from "./select-prices.ts";
import { isProposalAwaited, isProposalFailed, selectLineNow } from "./select-proposal.ts";
import { voucherEntryText } from "../../../sdk/generated/text/en-IN/masters/voucher-entry.ts";
import {
  bill,
  listCells,
  applyActions,
  receipt,
  makeStateAfter,
  typeValue,
} from "./testing/entered-vouchers.ts";
import type { VoucherState } from "./voucher-state.ts";

const entry = { definition: bill, correction: undefined };
const SALE_ACTIONS = [
  typeValue("customerId", "14"),
  typeValue("itemId", "5", 1),
  typeValue("quantity", "2", 1),
];
const PRICED_FIGURES = { total: 80, lines: [{ amount: 80 }], warnings: [{ message: "Low stock." }] };
const soldState = askPrices(makeStateAfter(entry, ...SALE_ACTIONS));
const question = soldState.prices.asked ?? "";
const pricedState = applyActions(entry, soldState, {
  type: "pricesArrived",
  question,
  figures: PRICED_FIGURES,
});

/** The state after a price request for the current lines. */
function askPrices(state: VoucherState): VoucherState {
  return applyActions(entry, state, { type: "pricesAsked", question: state.prices.now });
}

describe("prices", () => {
  it("are requested for complete lines only, and not before the head is complete", () => {
    expect(makeStateAfter(entry, ...SALE_ACTIONS.slice(1)).prices.now).toBeUndefined();
    const { now } = makeStateAfter(entry, ...SALE_ACTIONS, typeValue("itemId", "6", 2)).prices;
    expect(JSON.parse(now ?? "")).toMatchObject({
      operation: "bills.price",
      sent: { customerId: 14, lines: [{ itemId: 5, quantity: 2 }] },
      keys: [1],
    });
  });

  it("are shown beside their lines and under them when they arrive", () => {
    expect(selectLineFigures(pricedState)).toEqual(new Map([[1, { amount: 80 }]]));
    expect(selectPriced(entry, pricedState)).toEqual({
      totals: PRICED_FIGURES,
      warnings: [{ message: "Low stock." }],
      refusal: undefined,
      isStale: false,
    });
  });

  it("count as old from the next key on, and stay until the new ones arrive", () => {
    const typedOn = applyActions(entry, pricedState, typeValue("quantity", "3", 1));
    expect(selectPriced(entry, typedOn)).toMatchObject({ totals: PRICED_FIGURES, isStale: true });
    const askedAgain = askPrices(typedOn);
    expect(selectPriced(entry, askedAgain)).toMatchObject({ totals: PRICED_FIGURES, isStale: true });
    const figures = { total: 120, lines: [{ amount: 120 }] };
    const after = applyActions(entry, askedAgain, {
      type: "pricesArrived",
      question: askedAgain.prices.asked ?? "",
      figures,
    });
    expect(selectPriced(entry, after)).toMatchObject({ totals: figures, isStale: false });
  });

  it("answers requested for an earlier customer are ignored, in whatever order they arrive", () => {
    const other = askPrices(applyActions(entry, soldState, typeValue("customerId", "15")));
    const late = applyActions(entry, other, { type: "pricesArrived", question, figures: PRICED_FIGURES });
    expect(late).toBe(other);
    const figures = { total: 90, lines: [{ amount: 90 }] };
    const after = applyActions(
      entry,
      other,
      { type: "pricesArrived", question: other.prices.asked ?? "", figures },
      { type: "pricesArrived", question, figures: PRICED_FIGURES },
      { type: "pricesRefused", question, refusal: { said: "Locked.", fields: [] } },
    );
    expect(selectPriced(entry, after)).toMatchObject({ totals: figures, refusal: undefined, isStale: false });
  });

  it("disappear when too little is typed to price the voucher", () => {
    const emptiedState = askPrices(applyActions(entry, pricedState, typeValue("customerId", null)));
    expect(selectLineFigures(emptiedState)).toEqual(new Map());
    expect(selectPriced(entry, emptiedState)).toMatchObject({ totals: undefined, warnings: [] });
  });

  it("if refused, show the reason at the line that caused it, otherwise under the lines", () => {
    const fields = [{ field: "lines.0.quantity", message: "Only 1 is there." }];
    const atLine = applyActions(entry, pricedState, {
      type: "pricesRefused",
      question,
      refusal: { said: "Refused.", fields },
    });
    expect(selectFaults(entry, atLine, voucherEntryText)).toEqual({ "lines.0.quantity": "Only 1 is there." });
    expect(selectPriced(entry, atLine)).toMatchObject({ totals: undefined, refusal: undefined });
    const whole = applyActions(entry, pricedState, {
      type: "pricesRefused",
      question,
      refusal: { said: "The period is locked.", fields: [] },
    });
    expect(selectPriced(entry, whole)).toMatchObject({ refusal: "The period is locked.", isStale: false });
    // The next edit may correct it: the message at the line disappears at once.
    const next = applyActions(entry, atLine, typeValue("quantity", "1", 1));
    expect(selectFaults(entry, next, voucherEntryText)).toEqual({});
  });
});

describe("the lines of the chosen order", () => {
  const chosenState = makeStateAfter(entry, typeValue("itemId", "5", 1), typeValue("orderId", "9"));
  const LINES = [{ itemId: 6, open: 3 }];

  it("are waited for, and then come after the typed lines", () => {
    expect(isProposalAwaited(entry, chosenState)).toBe(true);
    const after = applyActions(entry, chosenState, { type: "proposalArrived", document: "9", lines: LINES });
    expect(isProposalAwaited(entry, after)).toBe(false);
    expect(listCells(after.voucher)).toEqual([
      ["5", ""],
      ["6", "3"],
      [null, ""],
    ]);
  });

  it("are added once, however often they arrive", () => {
    const linesArrived = { type: "proposalArrived", document: "9", lines: LINES } as const;
    const once = applyActions(entry, chosenState, linesArrived);
    expect(applyActions(entry, once, linesArrived).voucher).toBe(once.voucher);
  });

  it("are ignored once another order, or no order, is chosen", () => {
    const other = applyActions(entry, chosenState, typeValue("orderId", "10"));
    const none = applyActions(entry, chosenState, typeValue("customerId", "14"));
    for (const state of [other, none]) {
      expect(applyActions(entry, state, { type: "proposalArrived", document: "9", lines: LINES })).toBe(
        state,
      );
      expect(applyActions(entry, state, { type: "proposalFailed", document: "9" })).toBe(state);
    }
  });

  it("can be requested again after they could not be read", () => {
    const failedState = applyActions(entry, chosenState, { type: "proposalFailed", document: "9" });
    expect(isProposalFailed(entry, failedState)).toBe(true);
    const again = applyActions(entry, failedState, { type: "proposalAskedAgain" });
    expect(isProposalFailed(entry, again)).toBe(false);
    expect(again.proposal.retries).toBe(failedState.proposal.retries + 1);
    const arrivedState = applyActions(entry, again, { type: "proposalArrived", document: "9", lines: LINES });
    expect(listCells(arrivedState.voucher)).toContainEqual(["6", "3"]);
  });
});

describe("a party's open bills", () => {
  const entry = { definition: receipt, correction: undefined };
  const BILLS = [
    { billId: 96, number: "B/96", open: 215 },
    { billId: 118, number: "B/118", open: 500 },
  ];
  const billsArrived = { type: "proposalArrived", document: "14", lines: BILLS } as const;
  const paidState = makeStateAfter(
    entry,
    typeValue("partyId", "14"),
    billsArrived,
    typeValue("amount", "200", 2),
  );

  it("become the lines, and amounts typed against them return when the party is chosen again", () => {
    const other = applyActions(entry, paidState, typeValue("partyId", "15"));
    expect(listCells(other.voucher)).toEqual([]);
    const back = applyActions(entry, other, typeValue("partyId", "14"), billsArrived);
    expect(listCells(back.voucher)).toEqual([
      ["", ""],
      ["", "200"],
    ]);
  });

  it("are shown with their current amounts, also while they are read again", () => {
    const [first = {}] = BILLS;
    const now = [{ billId: 96, number: "B/96", open: 15 }];
    const again = applyActions(entry, paidState, { type: "proposalAsked", document: "14", lines: now });
    expect(selectLineNow(entry, again, first)["open"]).toBe(15);
    expect(again.voucher).toBe(paidState.voucher);
    const failedState = applyActions(entry, again, { type: "proposalFailed", document: "14" });
    expect(selectLineNow(entry, failedState, first)["open"]).toBe(15);
    const other = applyActions(entry, again, typeValue("partyId", "15"));
    expect(selectLineNow(entry, other, first)["open"]).toBe(215);
  });
});
