import { afterAll, beforeAll, expect, it } from "vitest";
import { openBeside } from "../../db/connection.ts";
import { withTransaction } from "../../db/transaction.ts";
import { receipt } from "../documents/receipt.ts";
import { sale } from "../documents/sale.ts";
import { cancel } from "../posting/cancel.ts";
import { edit } from "../posting/edit.ts";
import { post } from "../posting/post.ts";
import type { Voucher } from "../posting/voucher.ts";
import { createTestDesk, type TestDesk } from "../testing/test-desk.ts";
import { checkBooks } from "./check.ts";

let desk: TestDesk;

beforeAll(async () => {
  desk = await createTestDesk();
  await desk.bought(900_000_000n, 100_000n);
  await desk.posted(bill(1n));
});
afterAll(() => desk?.drop());

it("finds nothing while four writers post, edit and cancel, and each check sees one moment", async () => {
  const writing = openBeside(desk.db, { max: 6 });
  const done = { vouchers: 0, over: false };
  const writers = [1, 2, 3, 4].map(async (writer) => {
    for (let turn = 1; !done.over; turn += 1) {
      const voucher = turn % 2 === 0 ? bill(BigInt(turn)) : money(BigInt(turn * 100 + writer));
      const [posted] = await withTransaction(writing, (trx) => post(trx, desk.author, [voucher]));
      const id = posted?.voucherId ?? 0;
      if (turn % 4 === 0) await withTransaction(writing, (trx) => edit(trx, desk.author, id, bill(7n)));
      if (turn % 4 === 1) await withTransaction(writing, (trx) => cancel(trx, desk.author, id));
      done.vouchers += 1;
    }
  });
  const checks = async () => {
    // Five during which postings were done: on a busy machine a check may be over before one is.
    let among = 0;
    for (let check = 0; check < 60 && among < 5; check += 1) {
      const before = done.vouchers;
      expect(await checkBooks(desk.db, 1)).toEqual([]);
      if (done.vouchers > before) among += 1;
    }
    expect(among).toBe(5);
  };
  await checks().finally(() => (done.over = true));
  await Promise.all(writers);
  expect(await checkBooks(desk.db, 1)).toEqual([]);
}, 120_000);

it("keeps no lock that a posting waits for, and waits for none of a posting", async () => {
  const reading = openBeside(desk.db, { max: 1, isolation: "REPEATABLE READ" });
  const writing = openBeside(desk.db, { max: 3 });
  const enough = new Error("enough seen");
  // All that a posting locks, and does not commit before the check is over.
  const posting = writing.transaction(async (locks) => {
    await post(locks, desk.author, [bill(3n), money(3n)]);
    expect(await checkBooks(desk.db, 1)).toEqual([]);
    throw enough;
  });
  await expect(posting).rejects.toBe(enough);
  // All that a check has read, whose transaction is still open when others post.
  await reading.transaction(async (snapshot) => {
    expect(await checkBooks(snapshot, 1)).toEqual([]);
    await writing.transaction(async (trx) => {
      await trx.raw("SET SESSION innodb_lock_wait_timeout = 1");
      const [posted] = await post(trx, desk.author, [bill(4n), money(4n)]);
      await edit(trx, desk.author, posted?.voucherId ?? 0, bill(5n));
    });
    // It still sees what it saw.
    expect(await checkBooks(snapshot, 1)).toEqual([]);
  });
  expect(await checkBooks(desk.db, 1)).toEqual([]);
}, 120_000);

function bill(quantity: bigint): Voucher {
  return sale(desk.books, {
    date: "2026-06-01",
    customer: desk.customer,
    series: desk.series,
    saleType: "Retail",
    payment: { mode: "cash", accountId: desk.salesmanCash },
    salesmanId: 2,
    branchId: 1,
    routeId: null,
    vehicleId: null,
    locationId: desk.godown,
    lines: [{ item: desk.bandage, quantity: quantity * 1_000n, unitPrice: 150_000n }],
  });
}

function money(amount: bigint): Voucher {
  const sides = { mode: "C", ledgerId: desk.salesmanCash, partyId: desk.customer.id } as const;
  return receipt({ date: "2026-06-12", ...sides, userId: 2, branchId: 1, amount });
}
