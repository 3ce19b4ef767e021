import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { checkBooks } from "../checks/check.ts";
import { receipt } from "../documents/receipt.ts";
import { sale } from "../documents/sale.ts";
import { createTestDesk, type TestDesk } from "../testing/test-desk.ts";
import { edit } from "./edit.ts";
import { post } from "./post.ts";
import type { Posted } from "./voucher.ts";

let desk: TestDesk;

beforeAll(async () => {
  desk = await createTestDesk();
  await desk.bought(50_000n, 10_000n);
});
afterAll(() => desk.drop());

const line = () => ({ item: desk.bandage, quantity: 1_000n, unitPrice: 1_000_000n }); // 100.00 and 5 %
const received = ({ documentId: billId }: Posted, amount: bigint) =>
  receipt({
    ...{ date: "2026-06-02", mode: "C", ledgerId: desk.salesmanCash, partyId: desk.customer.id },
    ...{ userId: 2, branchId: 1, amount, settles: [{ billId, amount }] },
  });
const stored = () =>
  desk
    .db("settlements")
    .where("company_id", 1)
    .orderBy(["voucher_id", "bill_voucher_id"])
    .select("voucher_id", "bill_voucher_id", "amount");

it("lets the second of two receipts wait for the first, and refuses what is no more open then", async () => {
  const { db, author } = desk;
  const bill = await desk.sold([line()]);
  const first = await db.transaction();
  await post(first, author, [received(bill, 6_000n)]);
  const second = db.transaction((trx) => post(trx, author, [received(bill, 6_000n)]));
  const refused = expect(second).rejects.toMatchObject({
    code: "SETTLEMENT_EXCEEDS_BILL",
    message: `Only 45.00 of ${bill.voucherNo} is open.`,
  });
  await sleep(300); // so that it has looked, if it looks without waiting
  await first.commit();
  await refused;
});

it("writes what an edited bill keeps beside what its first version had, and changes no row", async () => {
  const { db, author } = desk;
  const bill = await desk.sold([line()]);
  const early = await desk.posted(received(bill, 4_000n));
  const late = await desk.posted(received(bill, 6_500n));
  const before = await stored();
  const half = sale(desk.books, {
    ...{ date: "2026-06-01", customer: desk.customer, series: desk.series, saleType: "Retail" },
    ...{ payment: { mode: "credit" }, salesmanId: 2, branchId: 1, routeId: null, vehicleId: null },
    ...{ locationId: desk.godown, lines: [{ ...line(), quantity: 500n }] }, // 52.50
  });
  const edited = await db.transaction((trx) => edit(trx, author, bill.voucherId, half));
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
