import type { Knex } from "knex";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { setTimeout as sleep } from "node:timers/promises";
import { createTestDatabase, type TestDatabase } from "../../db/test-database.ts";
import { withTransaction } from "../../db/transaction.ts";
import { checkBooks } from "../checks/check.ts";
import { expense } from "../documents/expense.ts";
import { post } from "../posting/post.ts";
import { createTestCompany, type TestCompany } from "../testing/test-company.ts";
import { closeYear, lockUntil } from "./year-close.ts";

let database: TestDatabase;
let db: Knex;
let company: TestCompany;
let companyId = 0;
let fuel = 0;

beforeAll(async () => {
  database = await createTestDatabase({ max: 16 });
  db = database.db;
});
beforeEach(async () => {
  companyId += 1;
  company = await createTestCompany(db, companyId);
  const account = await db("accounts").where({ company_id: companyId, name: "Vehicle Fuel" }).first("id");
  fuel = account.id;
});
afterAll(() => database.drop());

describe("a posting and the closing of its year at once", () => {
  it("is in the closing when it came first", async () => {
    const first = await db.transaction();
    await post(first, company.author, [spent(1_000n)]);
    const closing = withTransaction(db, (trx) => closeYear(trx, company.author, 1));
    expect(await Promise.race([closing, sleep(300, "waits")])).toBe("waits");
    await first.commit();
    expect(await closing).toMatchObject({ profit: "-10.00" });
    expect(await checkBooks(db, companyId)).toEqual([]);
  });

  it("is refused when the year was closed first", async () => {
    const first = await db.transaction();
    expect(await closeYear(first, company.author, 1)).toMatchObject({ profit: "0.00" });
    const posting = withTransaction(db, (trx) => post(trx, company.author, [spent(1_000n)]));
    const outcome = posting.then(
      () => "posted",
      (error: unknown) => error,
    );
    expect(await Promise.race([outcome, sleep(300, "waits")])).toBe("waits");
    await first.commit();
    expect(await outcome).toMatchObject({ code: "YEAR_CLOSED" });
    expect(await checkBooks(db, companyId)).toEqual([]);
  });

  it("is refused when its period is being locked", async () => {
    const first = await db.transaction();
    await lockUntil(first, company.author, 1, "2026-03-31");
    const posting = withTransaction(db, (trx) => post(trx, company.author, [spent(1_000n)]));
    const refusal = expect(posting).rejects.toMatchObject({ code: "PERIOD_LOCKED" });
    await first.commit();
    await refusal;
  });

  it("is one or the other for each of many, and the closing leaves nothing behind", async () => {
    const posters = Array.from({ length: 40 }, async (_, index) => {
      await sleep(index * 4);
      return withTransaction(db, (trx) => post(trx, company.author, [spent(1_000n)]));
    });
    const ended = Promise.allSettled(posters);
    await sleep(60);
    const closing = await withTransaction(db, (trx) => closeYear(trx, company.author, 1));
    const outcomes = await ended;
    const posted = outcomes.filter((outcome) => outcome.status === "fulfilled").length;
    for (const outcome of outcomes) {
      if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "YEAR_CLOSED" });
    }
    expect(closing.profit).toBe(posted === 0 ? "0.00" : `-${posted * 10}.00`);
    const left = await db("ledger_entries")
      .where({ company_id: companyId, account_id: fuel })
      .first(db.raw("COALESCE(SUM(debit - credit), 0) AS balance"));
    expect(Number(left.balance)).toBe(0);
    expect(await checkBooks(db, companyId)).toEqual([]);
  });
});

function spent(amount: bigint) {
  return expense({
    date: "2025-12-31",
    mode: "N",
    accountId: fuel,
    ledgerId: company.books.accounts.bank,
    userId: 2,
    branchId: 1,
    tripId: null,
    amount,
  });
}
