import type { Knex } from "knex";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { queryRows } from "../../db/rows.ts";
import { checkBooks } from "../checks/check.ts";
import { makeReceiptVoucher, makeSaleVoucher, type Voucher } from "@vanbook/sdk/books";
import { createTestDesk, type TestDesk } from "../testing/test-desk.ts";
import { edit } from "./edit.ts";
import { post } from "./post.ts";
import { waitForLockWait } from "../../db/testing/until-one-waits.ts";

// No transaction here is retried: if the database rolls one back because of a deadlock, the test
// fails.
let desk: TestDesk;

beforeAll(async () => {
  desk = await createTestDesk();
  await desk.bought(50_000n, 10_000n);
});
afterAll(() => desk.drop());

const makeLine = () => ({ item: desk.bandage, quantity: 1_000n, unitPrice: 1_000_000n }); // 100.00 and 5 %
const makeReceipt = (amount: bigint, settles?: Voucher["settles"]) =>
  makeReceiptVoucher({
    ...{ date: "2026-06-02", mode: "C", ledgerId: desk.salesmanCash, partyId: desk.customer.id },
    ...{ userId: 2, branchId: 1, amount, ...(settles && { settles }) },
  });
/** A receipt whose whole amount pays the bill. */
const makeBillReceipt = (billId: number, amount: bigint) => makeReceipt(amount, [{ billId, amount }]);
/** The bill of one line, corrected to 50.00 and 5 %: 52.50. */
const makeHalfBill = () =>
  makeSaleVoucher(desk.books, {
    ...{ date: "2026-06-01", customer: desk.customer, series: desk.series, saleType: "Retail" },
    ...{ payment: { mode: "credit" }, salesmanId: 2, branchId: 1, routeId: null, vehicleId: null },
    ...{ locationId: desk.godown, lines: [{ ...makeLine(), quantity: 500n }] },
  });
const listSettlements = () =>
  desk
    .db("settlements")
    .where("company_id", 1)
    .orderBy(["voucher_id", "bill_voucher_id"])
    .select("voucher_id", "bill_voucher_id", "amount");

it("a second receipt for a bill waits for the first, and is refused if too little is open then", async () => {
  const { db, author } = desk;
  const bill = await desk.sold([makeLine()]);
  const first = await db.transaction();
  await post(first, author, [makeBillReceipt(bill.documentId, 6_000n)]);
  const second = db.transaction((trx) => post(trx, author, [makeBillReceipt(bill.documentId, 6_000n)]));
  const refusal = expect(second).rejects.toMatchObject({
    code: "SETTLEMENT_EXCEEDS_BILL",
    message: `Only 45.00 of ${bill.voucherNo} is open.`,
  });
  await waitForLockWait(db);
  await first.commit();
  await refusal;
});

it("an edited bill gets new settlement rows, and the rows of its first version stay unchanged", async () => {
  const { db, author } = desk;
  const bill = await desk.sold([makeLine()]);
  const early = await desk.posted(makeBillReceipt(bill.documentId, 4_000n));
  const late = await desk.posted(makeBillReceipt(bill.documentId, 6_500n));
  const before = await listSettlements();
  const editedBill = await db.transaction((trx) => edit(trx, author, bill.voucherId, makeHalfBill()));
  const expectedSettlement = { bill_voucher_id: editedBill.voucherId };
  expect(await listSettlements()).toEqual(
    [
      ...before,
      { ...expectedSettlement, voucher_id: early.voucherId, amount: "40.00" },
      { ...expectedSettlement, voucher_id: late.voucherId, amount: "12.50" },
    ].toSorted((a, b) => a.voucher_id - b.voucher_id || a.bill_voucher_id - b.bill_voucher_id),
  );
  expect(await checkBooks(db, 1)).toEqual([]);
});

describe("a correction", () => {
  it.each([
    ["names again what it pays", true],
    ["goes on paying what it paid", false],
  ])("of a receipt that %s does not lock the receipt while it waits for the bill", async (_, says) => {
    const { db, author } = desk;
    const { documentId: billId, voucherId: billVoucher } = await desk.sold([makeLine()]);
    const paidReceipt = await desk.posted(makeBillReceipt(billId, 4_000n));
    const changedReceipt = makeReceipt(5_000n, says ? [{ billId, amount: 5_000n }] : undefined);
    const first = await db.transaction();
    await lockNow(first, billVoucher);
    const second = db.transaction((trx) => edit(trx, author, paidReceipt.voucherId, changedReceipt));
    await waitForLockWait(db);
    // The bill's new version also locks the receipt. If the correction held the receipt while it
    // waits for the bill, this would be a deadlock.
    await expect(rollBackAfter(first, lockNow(first, paidReceipt.voucherId))).resolves.toHaveLength(1);
    await second;
    expect(await checkBooks(db, 1)).toEqual([]);
  });

  it("of a bill writes nothing while it waits for a receipt that is being cancelled", async () => {
    const { db, author } = desk;
    const bill = await desk.sold([makeLine()]);
    const paidReceipt = await desk.posted(makeBillReceipt(bill.documentId, 4_000n));
    const first = await db.transaction();
    await lockNow(first, paidReceipt.voucherId);
    const second = db.transaction((trx) => edit(trx, author, bill.voucherId, makeHalfBill()));
    await waitForLockWait(db);
    // The cancellation continues with the customer's sums.
    const sums = queryRows(
      first,
      "SELECT date FROM ledger_day WHERE company_id = 1 AND account_id = ? AND date = '2026-06-01' FOR UPDATE NOWAIT",
      [desk.customer.id],
    );
    await expect(rollBackAfter(first, sums)).resolves.not.toEqual([]);
    await second;
    expect(await checkBooks(db, 1)).toEqual([]);
  });
});

/** Locks a voucher, or fails if another transaction has locked it. */
function lockNow(trx: Knex.Transaction, id: number) {
  return queryRows(trx, "SELECT id FROM vouchers WHERE company_id = 1 AND id = ? FOR UPDATE NOWAIT", [id]);
}

/** Result of a transaction's last statement. The transaction is then rolled back. */
async function rollBackAfter<T>(trx: Knex.Transaction, last: Promise<T>): Promise<T> {
  try {
    return await last;
  } finally {
    await trx.rollback();
  }
}
