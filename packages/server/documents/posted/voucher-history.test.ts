import { describe, expect, it } from "vitest";
import {
  findCurrentId,
  makeVoucherHistory,
  type NumberedVouchers,
  type VersionRow,
} from "./voucher-history.ts";

const makeVersion = (id: number, changes: Partial<VersionRow> = {}): VersionRow => ({
  id,
  reversesId: null,
  isSeen: true,
  date: "2026-11-20",
  party: null,
  amount: "500.00",
  narration: "",
  enteredBy: "Meera",
  via: "session",
  reason: null,
  createdAt: `2026-11-20T05:00:0${id}.000Z`,
  ...changes,
});
const makeEntry = (voucherId: number, id: number, name: string, amount: bigint) => ({
  voucherId,
  id,
  name,
  amount,
});

/**
 * A journal of 500 for rent, corrected to 700, of which 200 is for fuel, with another date and a
 * narration; then cancelled.
 */
const correctedNumber: NumberedVouchers = {
  vouchers: [
    makeVersion(1),
    makeVersion(2, { reversesId: 1, reason: "Fuel was left out", enteredBy: "Rahim" }),
    makeVersion(3, {
      date: "2026-11-21",
      amount: "700.00",
      narration: "November",
      enteredBy: "Rahim",
      via: "key",
    }),
    makeVersion(4, { reversesId: 3, reason: "Entered twice", enteredBy: "Meera" }),
  ],
  entries: [
    makeEntry(1, 17, "Rent", 50_000n),
    makeEntry(1, 101, "Main Cash", -50_000n),
    makeEntry(3, 17, "Rent", 50_000n),
    makeEntry(3, 18, "Fuel", 20_000n),
    makeEntry(3, 101, "Main Cash", -70_000n),
  ],
  moves: [],
};

describe("the history of a voucher number", () => {
  it("tells what was posted, corrected and cancelled, by whom and why, with the values before and after", () => {
    expect(makeVoucherHistory(correctedNumber)).toEqual([
      {
        ...{ action: "posted", voucherId: 1, createdAt: "2026-11-20T05:00:01.000Z", enteredBy: "Meera" },
        ...{ via: "session", reason: null, changes: [] },
      },
      {
        ...{ action: "corrected", voucherId: 3, createdAt: "2026-11-20T05:00:03.000Z", enteredBy: "Rahim" },
        ...{ via: "key", reason: "Fuel was left out" },
        changes: [
          { what: "date", name: null, from: "2026-11-20", to: "2026-11-21" },
          { what: "amount", name: null, from: "500.00", to: "700.00" },
          { what: "narration", name: null, from: null, to: "November" },
          { what: "account", name: "Main Cash", from: "-500.00", to: "-700.00" },
          { what: "account", name: "Fuel", from: null, to: "200.00" },
        ],
      },
      {
        ...{ action: "cancelled", voucherId: 4, createdAt: "2026-11-20T05:00:04.000Z", enteredBy: "Meera" },
        ...{ via: "session", reason: "Entered twice", changes: [] },
      },
    ]);
    expect(findCurrentId(correctedNumber.vouchers)).toBeNull();
    expect(findCurrentId(correctedNumber.vouchers.slice(0, 3))).toBe(3);
  });

  it("counts goods once when they move from one place to another", () => {
    const moves = [
      ...[-5_000n, 5_000n].map((amount) => makeEntry(1, 9, "Gauze", amount)),
      ...[-8_000n, 8_000n].map((amount) => makeEntry(3, 9, "Gauze", amount)),
    ];
    const vouchers = [makeVersion(1), makeVersion(2, { reversesId: 1 }), makeVersion(3)];
    expect(makeVoucherHistory({ vouchers, entries: [], moves })[1]?.changes).toEqual([
      { what: "item", name: "Gauze", from: "5.000", to: "8.000" },
    ]);
  });

  it("leaves out a version that the user may not see, and compares nothing with it", () => {
    const unseen = correctedNumber.vouchers.map((each) =>
      each.id === 1 ? { ...each, isSeen: false } : each,
    );
    const steps = makeVoucherHistory({ ...correctedNumber, vouchers: unseen });
    expect(steps.map(({ action, changes }) => [action, changes.length])).toEqual([
      ["corrected", 0],
      ["cancelled", 0],
    ]);
    // If the caller may not see the valid version, its id is not returned.
    const last = correctedNumber.vouchers.slice(0, 3).map((each) => ({ ...each, isSeen: each.id !== 3 }));
    expect(findCurrentId(last)).toBeNull();
    expect(makeVoucherHistory({ ...correctedNumber, vouchers: last }).map(({ action }) => action)).toEqual([
      "posted",
    ]);
  });
});
