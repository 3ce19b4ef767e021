import type { Knex } from "knex";
import { afterAll, beforeAll, expect, it } from "vitest";
import { withTransaction } from "../../db/transaction.ts";
import { receipt } from "../documents/receipt.ts";
import { cancel } from "../posting/cancel.ts";
import type { Posted } from "../posting/voucher.ts";
import { createTestDesk, type TestDesk } from "../testing/test-desk.ts";
import { checkBooks, type CheckOptions } from "./check.ts";
import { documentSums } from "./documents.ts";
import { readSoundRanges } from "./sound-ranges.ts";

const OF_FOUR = { vouchersAtOnce: 4 };
let desk: TestDesk;
let receipts: Posted[];

/** Eighteen vouchers: four ranges of four, and two that more may be added to. */
beforeAll(async () => {
  desk = await createTestDesk();
  receipts = await Promise.all(
    Array.from({ length: 18 }, (_, index) => desk.posted(money(BigInt(index + 1) * 100n))),
  );
});
afterAll(() => desk?.drop());

it("keeps what was sound, and compares those vouchers again when they have changed, or when all are asked for", async () => {
  expect(await comparedIn({})).toBe(1);
  expect(await comparedIn(OF_FOUR)).toBe(5);
  expect(await checkBooks(desk.db, 1, OF_FOUR)).toEqual([]);
  expect((await readSoundRanges(desk.db, 1)).size).toBe(4);
  expect(await comparedIn(OF_FOUR)).toBe(1);
  expect(await comparedIn({ ...OF_FOUR, full: true })).toBe(5);
  // Ranges of another size are other ranges.
  expect(await comparedIn({ vouchersAtOnce: 6 })).toBe(3);
  const second = receipts.map(({ voucherId }) => voucherId).toSorted((a, b) => a - b)[5] ?? 0;
  await withTransaction(desk.db, (trx) => cancel(trx, desk.author, second));
  expect(await comparedIn(OF_FOUR)).toBe(2);
  expect(await checkBooks(desk.db, 1, OF_FOUR)).toEqual([]);
  expect(await comparedIn(OF_FOUR)).toBe(1);
});

it("does not keep what is not sound", async () => {
  const { voucherId } = receipts[7] ?? { voucherId: 0 };
  const change = (amount: number) =>
    desk.db("receipts").where({ company_id: 1, voucher_id: voucherId }).increment("amount", amount);
  expect(await checkBooks(desk.db, 1, OF_FOUR)).toEqual([]);
  await change(1);
  const before = await readSoundRanges(desk.db, 1);
  for (const time of ["first", "second"]) {
    const found = await checkBooks(desk.db, 1, OF_FOUR);
    expect(new Set(found.map((each) => each.voucherId)), time).toEqual(new Set([voucherId]));
  }
  expect(await readSoundRanges(desk.db, 1)).toEqual(before);
  await change(-1);
  expect(await checkBooks(desk.db, 1, OF_FOUR)).toEqual([]);
});

/** How many ranges of vouchers a check compares, which keeps nothing. */
async function comparedIn(options: CheckOptions): Promise<number> {
  const [start = ""] = documentSums.sql.split(":");
  let compared = 0;
  await desk.db.transaction(async (trx: Knex.Transaction) => {
    trx.on("query", ({ sql }: { sql: string }) => {
      if (sql.startsWith(start)) compared += 1;
    });
    expect(await checkBooks(trx, 1, options)).toEqual([]);
  });
  return compared;
}

function money(amount: bigint) {
  const sides = { mode: "C", ledgerId: desk.salesmanCash, partyId: desk.customer.id } as const;
  return receipt({ date: "2026-06-12", ...sides, userId: 2, branchId: 1, amount });
}
