import { setTimeout as sleep } from "node:timers/promises";
import type { Knex } from "knex";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../db/testing/test-database.ts";
import { withTransaction } from "../../db/transaction.ts";
import { cancel } from "../posting/cancel.ts";
import { checkBooks } from "../checks/check.ts";
import { makeExpenseVoucher, type Voucher } from "@vanbook/sdk/books";
import { post } from "../posting/post.ts";
import { createTestCompany, type TestCompany } from "../testing/test-company.ts";
import { testLedger } from "../testing/test-ledger.ts";
import { createYear } from "./create-year.ts";
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
  fuel = await testLedger(db, companyId).accountCalled("Vehicle Fuel");
});
afterAll(() => database.drop());

describe("a locked period", () => {
  it("covers its last day, can be moved and removed, and must lie in its year", async () => {
    const lock = (day: string | null, year = 1) =>
      runInTransaction((trx) => lockUntil(trx, company.author, year, day));
    const before = await postOne(makeExpense("2025-10-01", 100n));
    await lock("2025-12-31");
    await expect(postOne(makeExpense("2025-12-31", 100n))).rejects.toMatchObject({ code: "PERIOD_LOCKED" });
    await expect(
      runInTransaction((trx) => cancel(trx, company.author, before.voucherId)),
    ).rejects.toMatchObject({
      code: "PERIOD_LOCKED",
    });
    await postOne(makeExpense("2026-01-01", 100n));
    await lock("2025-11-30");
    await postOne(makeExpense("2025-12-31", 100n));
    await lock(null);
    await postOne(makeExpense("2025-04-01", 100n));
    await expect(lock("2025-03-31")).rejects.toMatchObject({ code: "YEAR_MISSING" });
    await expect(lock("2026-04-01")).rejects.toMatchObject({ code: "YEAR_MISSING" });
    await expect(lock("2026-02-30")).rejects.toMatchObject({ code: "DATE_INVALID" });
    await expect(lock("2025-06-30", 9)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await checkBooks(db, companyId)).toEqual([]);
  });
});

describe("the next year", () => {
  it("has the twelve months after the latest year, and takes postings once it is made", async () => {
    await expect(postOne(makeExpense("2027-04-01", 100n))).rejects.toMatchObject({ code: "YEAR_MISSING" });
    const [third, fourth] = [
      await runInTransaction((trx) => createYear(trx, makeSessionCaller())),
      await runInTransaction((trx) => createYear(trx, makeSessionCaller())),
    ];
    expect([third, fourth]).toMatchObject([
      {
        id: 3,
        label: "2027-28",
        startDate: "2027-04-01",
        endDate: "2028-03-31",
        closedAt: null,
        lockedUntil: null,
      },
      { id: 4, label: "2028-29", startDate: "2028-04-01", endDate: "2029-03-31" },
    ]);
    expect(await postOne(makeExpense("2028-02-29", 100n))).toMatchObject({ yearId: 3, voucherNo: "EXP/1" });
    expect(await checkBooks(db, companyId)).toEqual([]);
  });

  it("is a different year for each of two users who create one at the same time", async () => {
    const createdYears = await Promise.all(
      [1, 2].map(() => runInTransaction((trx) => createYear(trx, makeSessionCaller()))),
    );
    expect(createdYears.map((year) => year.label).sort()).toEqual(["2027-28", "2028-29"]);
  });
});

describe("a posting at the same time as the closing of its year", () => {
  it("is included in the closing when it came first", async () => {
    const first = await db.transaction();
    await post(first, company.author, [makeExpense("2025-12-31", 1_000n)]);
    const closing = withTransaction(db, (trx) => closeYear(trx, company.author, 1));
    expect(await Promise.race([closing, sleep(300, "waits")])).toBe("waits");
    await first.commit();
    expect(await closing).toMatchObject({ profit: "-10.00" });
    expect(await checkBooks(db, companyId)).toEqual([]);
  });

  it("is refused when the year was closed first", async () => {
    const first = await db.transaction();
    expect(await closeYear(first, company.author, 1)).toMatchObject({ profit: "0.00" });
    const posting = withTransaction(db, (trx) =>
      post(trx, company.author, [makeExpense("2025-12-31", 1_000n)]),
    );
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
    const posting = withTransaction(db, (trx) =>
      post(trx, company.author, [makeExpense("2025-12-31", 1_000n)]),
    );
    const refusal = expect(posting).rejects.toMatchObject({ code: "PERIOD_LOCKED" });
    await first.commit();
    await refusal;
  });

  it("is either included or refused, for each of many, and the closing leaves no expense in the year", async () => {
    const posters = Array.from({ length: 40 }, async (_, index) => {
      await sleep(index * 4);
      return withTransaction(db, (trx) => post(trx, company.author, [makeExpense("2025-12-31", 1_000n)]));
    });
    const allPosters = Promise.allSettled(posters);
    await sleep(60);
    const closing = await withTransaction(db, (trx) => closeYear(trx, company.author, 1));
    const outcomes = await allPosters;
    const postedCount = outcomes.filter((outcome) => outcome.status === "fulfilled").length;
    for (const outcome of outcomes) {
      if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "YEAR_CLOSED" });
    }
    expect(closing.profit).toBe(postedCount === 0 ? "0.00" : `-${postedCount * 10}.00`);
    const balanceRow = await db("ledger_entries")
      .where({ company_id: companyId, account_id: fuel })
      .first(db.raw("COALESCE(SUM(debit - credit), 0) AS balance"));
    expect(Number(balanceRow.balance)).toBe(0);
    expect(await checkBooks(db, companyId)).toEqual([]);
  });
});

/** The administrator, in a request without a request id. */
function makeSessionCaller() {
  return { principal: { ...company.author, via: "session" as const }, client: { requestId: null } };
}

function makeExpense(date: string, amount: bigint): Voucher {
  const ledgerId = company.books.accounts.bank;
  return makeExpenseVoucher({
    date,
    mode: "N",
    accountId: fuel,
    ledgerId,
    userId: 2,
    branchId: 1,
    tripId: null,
    amount,
  });
}

async function postOne(voucher: Voucher) {
  const [postedVoucher] = await runInTransaction((trx) => post(trx, company.author, [voucher]));
  if (!postedVoucher) throw new Error("Nothing was posted");
  return postedVoucher;
}

function runInTransaction<T>(work: (trx: Knex.Transaction) => Promise<T>): Promise<T> {
  return db.transaction(work);
}
