import { describe, expect, it } from "vitest";
import { NEW_SHOWN, reduceEarlier, type EarlierAction } from "./reduce-earlier.ts";

const after = (...actions: readonly EarlierAction[]) => actions.reduce(reduceEarlier, NEW_SHOWN);
const opened = { type: "turned", by: 1, found: 7 } as const;

describe("the earlier vouchers", () => {
  it("are shown one by one, and turning back past the last one shows the new voucher again", () => {
    expect(after(opened).shown).toEqual({ opened: 7, now: 7 });
    expect(after(opened, { type: "turned", by: 1, found: 5 }).shown).toEqual({ opened: 5, now: 5 });
    expect(after(opened, { type: "turned", by: -1, found: null }).shown).toBeUndefined();
  });

  it("end with the first one, which stays open with a note that it is the first", () => {
    const end = after(opened, { type: "turned", by: 1, found: undefined });
    expect(end).toMatchObject({ shown: { opened: 7 }, isEnd: true });
    expect(reduceEarlier(end, { type: "turned", by: -1, found: null }).isEnd).toBe(false);
    expect(after({ type: "turned", by: -1, found: undefined }).isEnd).toBe(false);
  });

  it("show why the next voucher could not be found, until one is found", () => {
    const error = new Error("No connection.");
    const failed = after(opened, { type: "turnFailed", by: -1, error });
    expect(failed).toMatchObject({ shown: { opened: 7 }, failure: { error, by: -1 } });
    expect(reduceEarlier(failed, opened).failure).toBeUndefined();
  });

  it("stay open in the same form after a correction, and turning continues from the new voucher", () => {
    expect(after(opened, { type: "corrected", voucherId: 9 }).shown).toEqual({ opened: 7, now: 9 });
    expect(after({ type: "corrected", voucherId: 9 })).toBe(NEW_SHOWN);
  });
});

describe("an earlier voucher that is cancelled", () => {
  const asked = { type: "cancelAsked", isAsked: true } as const;

  it("has a confirmation question only while it is shown", () => {
    expect(after(asked).isCancelAsked).toBe(false);
    expect(after(opened, asked).isCancelAsked).toBe(true);
    expect(after(opened, asked, { type: "cancelAsked", isAsked: false }).isCancelAsked).toBe(false);
    expect(after(opened, asked, { type: "turned", by: 1, found: 5 }).isCancelAsked).toBe(false);
  });

  it("closes, and a message about it stays until a new voucher is posted", () => {
    const cancelled = after(opened, asked, { type: "cancelled", words: "Bill B/7 was cancelled." });
    expect(cancelled).toMatchObject({ shown: undefined, cancelled: "Bill B/7 was cancelled." });
    expect(reduceEarlier(cancelled, opened).isCancelAsked).toBe(false);
    expect(reduceEarlier(cancelled, { type: "posted" }).cancelled).toBeUndefined();
  });
});
