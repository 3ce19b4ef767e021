import type { Knex } from "knex";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openBeside } from "../../db/connection.ts";
import { takeIds } from "../../db/ids.ts";
import { withTransaction } from "../../db/transaction.ts";
import { checkBooks } from "../checks/check.ts";
import { cancel } from "./cancel.ts";
import { edit } from "./edit.ts";
import { post } from "./post.ts";
import { receipt } from "../documents/receipt.ts";
import { createTestDesk, type TestDesk } from "../testing/test-desk.ts";

let desk: TestDesk;
/** Two servers of one database: each takes ids in blocks of its own, so a later voucher may have the smaller id. */
let one: Knex;
let other: Knex;

beforeAll(async () => {
  desk = await createTestDesk();
  one = openBeside(desk.db, { max: 3 });
  other = openBeside(desk.db, { max: 3 });
  for (const db of [one, other]) {
    for (const name of ["vouchers", "receipts"]) await takeIds(db, 1, name, 1);
  }
});
afterAll(() => desk.drop());

it("cancels a receipt once, whichever process asks first", async () => {
  const [posted] = await withTransaction(other, (trx) => post(trx, desk.author, [receiptOf(100_00n)]));
  const voucherId = posted?.voucherId ?? 0;
  const back = await withTransaction(one, (trx) => cancel(trx, desk.author, voucherId));
  expect(back.voucherId).toBeLessThan(voucherId);
  for (const db of [one, other]) {
    const again = withTransaction(db, (trx) => cancel(trx, desk.author, voucherId));
    await expect(again).rejects.toMatchObject({ code: "ALREADY_CANCELLED" });
  }
  expect(await checkBooks(desk.db, 1)).toEqual([]);
});

it("edits and cancels what stands, and nothing that was replaced", async () => {
  const [posted] = await withTransaction(other, (trx) => post(trx, desk.author, [receiptOf(200_00n)]));
  const first = posted?.voucherId ?? 0;
  const edited = await withTransaction(one, (trx) => edit(trx, desk.author, first, receiptOf(250_00n)));
  expect(edited.voucherId).toBeLessThan(first);
  for (const change of [
    (trx: Knex.Transaction) => edit(trx, desk.author, first, receiptOf(1n)),
    (trx: Knex.Transaction) => cancel(trx, desk.author, first),
  ]) {
    await expect(withTransaction(other, change)).rejects.toMatchObject({ code: "DOCUMENT_REPLACED" });
  }
  await withTransaction(other, (trx) => cancel(trx, desk.author, edited.voucherId));
  expect(await checkBooks(desk.db, 1)).toEqual([]);
});

function receiptOf(amount: bigint) {
  const money = { mode: "C", ledgerId: desk.salesmanCash, partyId: desk.customer.id } as const;
  return receipt({ date: "2026-06-12", ...money, userId: 2, branchId: 1, amount });
}
