import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkBooks } from "../checks/check.ts";
import { edit } from "../posting/edit.ts";
import {
  type Posted,
  type Voucher,
  makeCreditNoteVoucher,
  makeDebitNoteVoucher,
  calculateNoteTax,
  makeRemainder,
} from "@vanbook/sdk/books";
import { createTestDesk, type TestDesk } from "../testing/test-desk.ts";

let desk: TestDesk;

beforeAll(async () => {
  desk = await createTestDesk();
  await desk.bought(50_000n, 10_000n);
});
afterAll(() => desk.drop());

const makeHead = () => ({ date: "2026-06-02", branchId: 1, accountId: desk.books.accounts.sales });
const makeCreditNote = (amount: bigint, taxRate = 1_800n, settles?: Voucher["settles"]) =>
  makeCreditNoteVoucher(desk.books, {
    ...makeHead(),
    party: desk.customer,
    amount,
    taxRate,
    ...(settles && { settles }),
  });
const makeLine = () => ({ item: desk.bandage, quantity: 10_000n, unitPrice: 1_000_000n }); // 1,000.00 and 5 %

describe("the tax in an amount", () => {
  it.each([
    // 590.00 · 18 ÷ 236 = 45.00 twice; 500.00 remains.
    [59_000n, 1_800n, false, [50_000n, 4_500n, 4_500n, 0n]],
    // 100.00 · 5 ÷ 105 = 4.7619… ≈ 4.76 between states; 95.24 remains.
    [10_000n, 500n, true, [9_524n, 0n, 0n, 476n]],
    // 100.00 · 5 ÷ 210 = 2.3809… ≈ 2.38 twice within the state.
    [10_000n, 500n, false, [9_524n, 238n, 238n, 0n]],
    // A paisa contains no tax.
    [1n, 2_800n, false, [1n, 0n, 0n, 0n]],
    [12_345n, 0n, true, [12_345n, 0n, 0n, 0n]],
  ] as const)(
    "is right for %s paise at %s hundredths of a percent, between states: %s",
    (amount, rate, between, parts) => {
      const { taxable, cgst, sgst, igst } = calculateNoteTax(amount, rate, between);
      expect([taxable, cgst, sgst, igst]).toEqual(parts);
    },
  );
});

it("a credit note reduces the output tax, and a debit note reduces the input tax", async () => {
  const inside = await desk.posted(makeCreditNote(59_000n));
  expect([inside.voucherNo, await desk.ledger(inside)]).toEqual([
    "CRN/1",
    [
      ["Customer", "note", "0.00", "590.00"],
      ["Sales", "note", "500.00", "0.00"],
      ["Output CGST", "note", "45.00", "0.00"],
      ["Output SGST", "note", "45.00", "0.00"],
    ],
  ]);
  const outside = await desk.posted(
    makeCreditNoteVoucher(desk.books, {
      ...makeHead(),
      party: desk.customerOutside,
      amount: 10_000n,
      taxRate: 500n,
    }),
  );
  expect([outside.voucherNo, await desk.ledger(outside)]).toEqual([
    "CRN/2",
    [
      ["Customer outside", "note", "0.00", "100.00"],
      ["Sales", "note", "95.24", "0.00"],
      ["Output IGST", "note", "4.76", "0.00"],
    ],
  ]);
  const accountId = desk.books.accounts.discount_received;
  const postedDebitNote = await desk.posted(
    makeDebitNoteVoucher(desk.books, {
      ...makeHead(),
      accountId,
      party: desk.supplier,
      amount: 59_000n,
      taxRate: 1_800n,
    }),
  );
  expect([postedDebitNote.voucherNo, await desk.ledger(postedDebitNote)]).toEqual([
    "DBN/1",
    [
      ["Supplier", "note", "590.00", "0.00"],
      ["Discount Received", "note", "0.00", "500.00"],
      ["Input CGST", "note", "0.00", "45.00"],
      ["Input SGST", "note", "0.00", "45.00"],
    ],
  ]);
  expect(await checkBooks(desk.db, 1)).toEqual([]);
});

it("a note settles at most what is open of a bill, and keeps the part that fits when it is edited", async () => {
  const { db, author } = desk;
  const bill = await desk.sold([makeLine()]); // 1,050.00
  const makeSettlements = (amount: bigint) => [{ billId: bill.documentId, amount }];
  const first = await desk.posted(makeCreditNote(100_000n, 0n, makeSettlements(100_000n)));
  await expect(desk.posted(makeCreditNote(6_000n, 0n, makeSettlements(5_001n)))).rejects.toMatchObject({
    code: "SETTLEMENT_EXCEEDS_BILL",
    message: `Only 50.00 of ${bill.voucherNo} is open.`,
  });
  await expect(desk.posted(makeCreditNote(4_000n, 0n, makeSettlements(4_001n)))).rejects.toMatchObject({
    code: "SETTLEMENT_EXCEEDS_AMOUNT",
  });
  const readSettlements = async ({ voucherId }: Posted) =>
    db("settlements").where({ company_id: 1, voucher_id: voucherId }).pluck("amount");
  expect(await readSettlements(first)).toEqual(["1000.00"]);
  const less = await db.transaction((trx) => edit(trx, author, first.voucherId, makeCreditNote(90_000n)));
  expect([less.voucherNo, await readSettlements(less)]).toEqual([first.voucherNo, ["900.00"]]);
  await desk.cancelled(less);
  await desk.posted(makeCreditNote(105_000n, 500n, makeSettlements(105_000n)));
  expect(await checkBooks(db, 1)).toEqual([]);
});

it("a note is refused without an amount, on its own party's account, or with tax of a supplier without GSTIN", () => {
  const { books, customer, supplier } = desk;
  const expectProblem = (code: string) => expect.objectContaining({ code });
  expect(() => makeCreditNote(0n)).toThrow(expectProblem("AMOUNT_INVALID"));
  const own = { ...makeHead(), accountId: customer.id, party: customer, amount: 1n, taxRate: 0n };
  expect(() => makeCreditNoteVoucher(books, own)).toThrow(expectProblem("LINE_INVALID"));
  const party = { ...supplier, isRegistered: false };
  const unregisteredNote = { ...makeHead(), party, amount: 100n };
  expect(() => makeDebitNoteVoucher(books, { ...unregisteredNote, taxRate: 500n })).toThrow(
    expectProblem("TAX_WITHOUT_GSTIN"),
  );
  expect(makeDebitNoteVoucher(books, { ...unregisteredNote, taxRate: 0n }).lines).toHaveLength(2);
});

describe("a note that names no document, to a party that has moved to another State", () => {
  const makeRow = (igst: bigint, half: bigint) => ({
    ...{ rate: 1_800n, isReversal: false, amount: 118_00n, cgst: half, sgst: half, igst },
  });
  const makeAmount = (amount: bigint) => ({ ...makeRow(0n, 0n), rate: null, amount });
  const post = async (rows: readonly ReturnType<typeof makeRow>[]) => {
    const note = makeCreditNoteVoucher(desk.books, {
      ...makeHead(),
      party: { ...desk.customer, stateCode: "33" },
      amount: 11_80n,
      taxRate: 1_800n,
      partyRemainder: makeRemainder("Customer", [makeAmount(1_000_00n), ...rows]),
    });
    const postedNote = await desk.posted(note);
    const entries = await desk.ledger(postedNote);
    const row = await desk.db("notes").where({ company_id: 1, id: postedNote.documentId }).first();
    const taxes = entries.filter(([account]) => String(account).startsWith("Output"));
    return [...taxes.map(([account, , debit]) => [account, debit]), row.place_of_supply];
  };

  // 11.80 has 1.80 of tax at 18 %.
  it("reverses the taxes that all its bills have", async () => {
    expect(await post([makeRow(0n, 9_00n)])).toEqual([
      ["Output CGST", "0.90"],
      ["Output SGST", "0.90"],
      "32",
    ]);
    expect(await checkBooks(desk.db, 1)).toEqual([]);
  });

  it("follows its State of today if its bills have both, or if the other one is all reversed", async () => {
    expect(await post([makeRow(0n, 9_00n), makeRow(18_00n, 0n)])).toEqual([["Output IGST", "1.80"], "33"]);
    const reversedRow = { ...makeRow(0n, 9_00n), isReversal: true };
    expect(await post([makeRow(0n, 9_00n), makeRow(18_00n, 0n), reversedRow])).toEqual([
      ["Output IGST", "1.80"],
      "33",
    ]);
  });
});
