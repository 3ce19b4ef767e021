import type { Knex } from "knex";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rows } from "../../db/rows.ts";
import { checkBooks } from "../checks/check.ts";
import { receipt, sale, type Voucher } from "@vanbook/sdk/books";
import { createTestDesk, type TestDesk } from "../testing/test-desk.ts";
import { edit } from "./edit.ts";
import { post } from "./post.ts";
import { untilOneWaits } from "../../db/testing/until-one-waits.ts";

// No transaction here is retried: if the database rolls one back because of a deadlock, the test fails.
let desk: TestDesk;

beforeAll(async () => {
  desk = await createTestDesk();
  await desk.bought(50_000n, 10_000n);
});
afterAll(() => desk.drop());

const line = () => ({ item: desk.bandage, quantity: 1_000n, unitPrice: 1_000_000n }); // 100.00 and 5 %
const received = (amount: bigint, settles?: Voucher["settles"]) =>
  receipt({
    ...{ date: "2026-06-02", mode: "C", ledgerId: desk.salesmanCash, partyId: desk.customer.id },
    ...{ userId: 2, branchId: 1, amount, ...(settles && { settles }) },
  });
/** A receipt whose whole amount pays the bill. */
const paying = (billId: number, amount: bigint) => received(amount, [{ billId, amount }]);
/** The bill of one line, corrected to 50.00 and 5 %: 52.50. */
const half = () =>
  sale(desk.books, {
    ...{ date: "2026-06-01", customer: desk.customer, series: desk.series, saleType: "Retail" },
    ...{ payment: { mode: "credit" }, salesmanId: 2, branchId: 1, routeId: null, vehicleId: null },
    ...{ locationId: desk.godown, lines: [{ ...line(), quantity: 500n }] },
  });
const stored = () =>
  desk
    .db("settlements")
    .where("company_id", 1)
    .orderBy(["voucher_id", "bill_voucher_id"])
    .select("voucher_id", "bill_voucher_id", "amount");

it("a second receipt for a bill waits for the first, and is refused if too little is open then", async () => {
  const { db, author } = desk;
  const bill = await desk.sold([line()]);
  const first = await db.transaction();
  await post(first, author, [paying(bill.documentId, 6_000n)]);
  const second = db.transaction((trx) => post(trx, author, [paying(bill.documentId, 6_000n)]));
  const refused = expect(second).rejects.toMatchObject({
    code: "SETTLEMENT_EXCEEDS_BILL",
    message: `Only 45.00 of ${bill.voucherNo} is open.`,
  });
  await untilOneWaits(db);
  await first.commit();
  await refused;
});

it("an edited bill gets new settlement rows, and the rows of its first version stay unchanged", async () => {
  const { db, author } = desk;
  const bill = await desk.sold([line()]);
  const early = await desk.posted(paying(bill.documentId, 4_000n));
  const late = await desk.posted(paying(bill.documentId, 6_500n));
  const before = await stored();
  const edited = await db.transaction((trx) => edit(trx, author, bill.voucherId, half()));
  const kept = { bill_voucher_id: edited.voucherId };
  expect(await stored()).toEqual(
    [
      ...before,
      { ...kept, voucher_id: early.voucherId, amount: "40.00" },
      { ...kept, voucher_id: late.voucherId, amount: "12.50" },
    ].toSorted((a, b) => a.voucher_id - b.voucher_id || a.bill_voucher_id - b.bill_voucher_id),
  );
  expect(await checkBooks(db, 1)).toEqual([]);
});

describe("a correction", () => {
  it.each([
    ["says anew what it pays", true],
    ["goes on paying what it paid", false],
  ])("of a receipt that %s does not lock the receipt while it waits for the bill", async (_, says) => {
    const { db, author } = desk;
    const { documentId: billId, voucherId: billVoucher } = await desk.sold([line()]);
    const paid = await desk.posted(paying(billId, 4_000n));
    const changed = received(5_000n, says ? [{ billId, amount: 5_000n }] : undefined);
    const first = await db.transaction();
    await lockNow(first, billVoucher);
    const second = db.transaction((trx) => edit(trx, author, paid.voucherId, changed));
    await untilOneWaits(db);
    // The bill's new version also locks the receipt. If the correction held the receipt while it waits for the
    // bill, this would be a deadlock.
    await expect(endedBy(first, lockNow(first, paid.voucherId))).resolves.toHaveLength(1);
    await second;
    expect(await checkBooks(db, 1)).toEqual([]);
  });

  it("of a bill writes nothing while it waits for a receipt that is being cancelled", async () => {
    const { db, author } = desk;
    const bill = await desk.sold([line()]);
    const paid = await desk.posted(paying(bill.documentId, 4_000n));
    const first = await db.transaction();
    await lockNow(first, paid.voucherId);
    const second = db.transaction((trx) => edit(trx, author, bill.voucherId, half()));
    await untilOneWaits(db);
    // The cancellation continues with the customer's sums.
    const sums = rows(
      first,
      "SELECT date FROM ledger_day WHERE company_id = 1 AND account_id = ? AND date = '2026-06-01' FOR UPDATE NOWAIT",
      [desk.customer.id],
    );
    await expect(endedBy(first, sums)).resolves.not.toEqual([]);
    await second;
    expect(await checkBooks(db, 1)).toEqual([]);
  });
});

/** Locks a voucher, or fails if another transaction has locked it. */
function lockNow(trx: Knex.Transaction, id: number) {
  return rows(trx, "SELECT id FROM vouchers WHERE company_id = 1 AND id = ? FOR UPDATE NOWAIT", [id]);
}

/** Result of a transaction's last statement. The transaction is then rolled back. */
async function endedBy<T>(trx: Knex.Transaction, last: Promise<T>): Promise<T> {
  try {
    return await last;
  } finally {
    await trx.rollback();
  }
}
