import { describe, expect, it } from "vitest";
import { NEW_SHOWN, reduceEarlier, type EarlierAction } from "./reduce-earlier.ts";

const reduceActions = (...actions: readonly EarlierAction[]) => actions.reduce(reduceEarlier, NEW_SHOWN);
const openAction = { type: "turned", by: 1, found: 7 } as const;

describe("the earlier vouchers", () => {
  it("are shown one by one, and turning back past the last one shows the new voucher again", () => {
    expect(reduceActions(openAction).shown).toEqual({ opened: 7, now: 7 });
    expect(reduceActions(openAction, { type: "turned", by: 1, found: 5 }).shown).toEqual({
      opened: 5,
      now: 5,
    });
    expect(reduceActions(openAction, { type: "turned", by: -1, found: null }).shown).toBeUndefined();
  });

  it("end with the first one, which stays open with a note that it is the first", () => {
    const end = reduceActions(openAction, { type: "turned", by: 1, found: undefined });
    expect(end).toMatchObject({ shown: { opened: 7 }, isEnd: true });
    expect(reduceEarlier(end, { type: "turned", by: -1, found: null }).isEnd).toBe(false);
    expect(reduceActions({ type: "turned", by: -1, found: undefined }).isEnd).toBe(false);
  });

  it("show why the next voucher could not be found, until one is found", () => {
    const error = new Error("No connection.");
    const failedState = reduceActions(openAction, { type: "turnFailed", by: -1, error });
    expect(failedState).toMatchObject({ shown: { opened: 7 }, failure: { error, by: -1 } });
    expect(reduceEarlier(failedState, openAction).failure).toBeUndefined();
  });

  it("stay open in the same form after a correction, and turning continues from the new voucher", () => {
    expect(reduceActions(openAction, { type: "corrected", voucherId: 9 }).shown).toEqual({
      opened: 7,
      now: 9,
    });
    expect(reduceActions({ type: "corrected", voucherId: 9 })).toBe(NEW_SHOWN);
  });
});

describe("an earlier voucher that is cancelled", () => {
  const askAction = { type: "cancelAsked", isAsked: true } as const;

  it("has a confirmation question only while it is shown", () => {
    expect(reduceActions(askAction).isCancelAsked).toBe(false);
    expect(reduceActions(openAction, askAction).isCancelAsked).toBe(true);
    expect(reduceActions(openAction, askAction, { type: "cancelAsked", isAsked: false }).isCancelAsked).toBe(
      false,
    );
    expect(reduceActions(openAction, askAction, { type: "turned", by: 1, found: 5 }).isCancelAsked).toBe(
      false,
    );
  });

  it("closes, and a message about it stays until a new voucher is posted", () => {
    const cancelledState = reduceActions(openAction, askAction, {
      type: "cancelled",
      words: "Bill B/7 was cancelled.",
    });
    expect(cancelledState).toMatchObject({ shown: undefined, cancelled: "Bill B/7 was cancelled." });
    expect(reduceEarlier(cancelledState, openAction).isCancelAsked).toBe(false);
    expect(reduceEarlier(cancelledState, { type: "posted" }).cancelled).toBeUndefined();
  });
});
