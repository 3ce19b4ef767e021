import { describe, expect, it } from "vitest";
import {
  makeBillKey,
  fitInto,
  settle,
  takeOff,
  type OpenBill,
  type OpenBills,
  settleAgain,
  payAgain,
} from "./settle-bills.ts";

const bill: OpenBill = {
  voucherId: 71,
  line: 0,
  voucherNo: "B2C/26-27/4",
  partyId: 901,
  isPosted: true,
  open: 10_000n,
};
/**
 * Open bills: 4; 5 of another customer; 6, cancelled; and a purchase with the same id as the first.
 */
const bills = (): OpenBills =>
  new Map([
    [makeBillKey("receipt", { billId: 4 }), { ...bill }],
    [makeBillKey("receipt", { billId: 5 }), { ...bill, voucherId: 72, partyId: 902 }],
    [makeBillKey("receipt", { billId: 6 }), { ...bill, voucherId: 73, isPosted: false }],
    [makeBillKey("payment", { billId: 4 }), { ...bill, voucherId: 74, open: 500n }],
  ]);
const makeReceipt = (amount: bigint, ...settles: [billId: number, amount: bigint][]) => ({
  kind: "receipt" as const,
  partyId: 901,
  amount,
  settles: settles.map(([billId, part]) => ({ billId, amount: part })),
});

describe("a receipt or payment", () => {
  it("settles only the bills that it names, and adds up the amounts of a bill named twice", () => {
    expect(settle(makeReceipt(20_000n), bills())).toEqual([]);
    expect(settle(makeReceipt(20_000n, [4, 2_500n], [4, 7_500n]), bills())).toEqual([
      { billVoucherId: 71, billLine: 0, amount: 10_000n },
    ]);
  });

  it("settles an opening bill by its line, apart from a bill with the id of its opening", () => {
    const openingBill = { ...bill, voucherId: 4, line: 2, voucherNo: "OLD/7", open: 300n };
    const open = bills().set(makeBillKey("receipt", { billId: 4, openingLine: 2 }), openingBill);
    const settles = [
      { billId: 4, openingLine: 2, amount: 300n },
      { billId: 4, amount: 100n },
    ];
    const settlements = settle({ ...makeReceipt(400n), settles }, open);
    expect(settlements).toEqual([
      { billVoucherId: 4, billLine: 2, amount: 300n },
      { billVoucherId: 71, billLine: 0, amount: 100n },
    ]);
    takeOff(open, settlements);
    expect(() => settle({ ...makeReceipt(400n), settles: settles.slice(0, 1) }, open)).toThrow(
      "Nothing of OLD/7 is open.",
    );
    expect(() => settle(makeReceipt(100n, [4, 9_901n]), open)).toThrow("Only 99.00 of B2C/26-27/4 is open.");
  });

  it("settles purchases when it is a payment", () => {
    const payment = { ...makeReceipt(500n, [4, 500n]), kind: "payment" as const };
    expect(settle(payment, bills())).toEqual([{ billVoucherId: 74, billLine: 0, amount: 500n }]);
  });

  it.each([
    ["BILL_UNKNOWN", "against.0.billId", makeReceipt(100n, [7, 1n])],
    ["PARTY_DIFFERS", "against.1.billId", makeReceipt(100n, [4, 1n], [5, 1n])],
    ["DOCUMENT_NOT_STANDING", "against.0.billId", makeReceipt(100n, [6, 1n])],
    ["AMOUNT_INVALID", "against.0.amount", makeReceipt(100n, [4, 0n])],
    ["SETTLEMENT_EXCEEDS_BILL", "against.0.amount", makeReceipt(20_000n, [4, 10_001n])],
    ["SETTLEMENT_EXCEEDS_BILL", "against.1.amount", makeReceipt(20_000n, [4, 9_000n], [4, 1_001n])],
    ["SETTLEMENT_EXCEEDS_AMOUNT", "against.1.amount", makeReceipt(5_000n, [4, 2_500n], [4, 2_501n])],
  ])("is refused with %s at the field %s", (code, field, voucher) => {
    expect(() => settle(voucher, bills())).toThrow(
      expect.objectContaining({
        code,
        detail: expect.objectContaining({ fields: [matchField(field)] }) as unknown,
      }),
    );
  });

  it("cannot settle an amount that another one of the same batch has already settled", () => {
    const open = bills();
    takeOff(open, settle(makeReceipt(6_000n, [4, 6_000n]), open));
    expect(() => settle(makeReceipt(6_000n, [4, 6_000n]), open)).toThrow(
      "Only 40.00 of B2C/26-27/4 is open.",
    );
    takeOff(open, settle(makeReceipt(4_000n, [4, 4_000n]), open));
    expect(() => settle(makeReceipt(1n, [4, 1n]), open)).toThrow("Nothing of B2C/26-27/4 is open.");
  });
});

it("settled amounts are cut in their order to the sum that is left, and each to its own limit", () => {
  const rows = [{ amount: 300n, room: 200n }, { amount: 50n, room: -10n }, { amount: 400n }];
  const fitAmounts = (limit: bigint) => fitInto(rows, limit).map(({ amount }) => amount);
  expect(fitAmounts(1_000n)).toEqual([200n, 400n]);
  expect(fitAmounts(450n)).toEqual([200n, 250n]);
  expect(fitAmounts(150n)).toEqual([150n]);
  expect(fitAmounts(-1n)).toEqual([]);
});

function matchField(field: string) {
  return expect.objectContaining({ field }) as unknown;
}

describe("a receipt that is corrected without naming bills", () => {
  const receipt = { partyId: 901, amount: 8_000n, discount: 500n };

  it("settles the same bills of the same party as before, as far as the amounts fit", () => {
    const before = [
      { bill: { ...bill, open: 6_000n }, amount: 7_000n },
      { bill: { ...bill, voucherId: 72, partyId: 902 }, amount: 1_000n },
      { bill: undefined, amount: 1_000n },
      { bill: { ...bill, voucherId: 73 }, amount: 4_000n },
    ];
    expect(settleAgain(receipt, before)).toEqual([
      { billVoucherId: 71, billLine: 0, amount: 6_000n }, // only this much is open
      { billVoucherId: 73, billLine: 0, amount: 2_500n }, // 80.00 plus the discount of 5.00
    ]);
  });
});

describe("a bill that is corrected", () => {
  const makeSide = (accountId: number, debit: bigint, credit: bigint) =>
    ({ accountId, entryKind: "bill", debit, credit, againstId: null }) as const;
  const payments = [
    { id: 1, amount: 5_000n },
    { id: 2, amount: 3_000n },
  ];

  it("stays paid by the oldest receipts first, up to what the customer owes for it", () => {
    const voucher = { kind: "sale", partyId: 901 } as const;
    const lines = [makeSide(901, 7_000n, 0n), makeSide(901, 0n, 1_000n), makeSide(11, 0n, 7_000n)];
    expect(payAgain(payments, { voucher, lines })).toEqual([
      { id: 1, amount: 5_000n },
      { id: 2, amount: 1_000n },
    ]);
  });

  it("stays paid up to what is owed to the supplier when it is a purchase", () => {
    const voucher = { kind: "purchase", partyId: 903 } as const;
    expect(payAgain(payments, { voucher, lines: [makeSide(903, 0n, 4_000n)] })).toEqual([
      { id: 1, amount: 4_000n },
    ]);
  });
});
