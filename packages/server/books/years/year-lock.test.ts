import type { Knex } from "knex";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../db/test-database.ts";
import { cancel } from "../posting/cancel.ts";
import { checkBooks } from "../checks/check.ts";
import { expense } from "../documents/expense.ts";
import { post } from "../posting/post.ts";
import { createTestCompany, type TestCompany } from "../testing/test-company.ts";
import { testLedger } from "../testing/test-ledger.ts";
import type { Voucher } from "../posting/voucher.ts";
import { createYear } from "./create-year.ts";
import { lockUntil } from "./year-close.ts";

let database: TestDatabase;
let db: Knex;
let company: TestCompany;
let companyId = 0;
let fuel = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
});
beforeEach(async () => {
  companyId += 1;
  company = await createTestCompany(db, companyId);
  fuel = await testLedger(db, companyId).accountCalled("Vehicle Fuel");
});
afterAll(() => database.drop());

describe("a locked period", () => {
  it("ends with its last day, can be moved and opened, and lies in its year", async () => {
    const lock = (day: string | null, year = 1) => within((trx) => lockUntil(trx, company.author, year, day));
    const before = await postOne(spent("2025-10-01", 100n));
    await lock("2025-12-31");
    await expect(postOne(spent("2025-12-31", 100n))).rejects.toMatchObject({ code: "PERIOD_LOCKED" });
    await expect(within((trx) => cancel(trx, company.author, before.voucherId))).rejects.toMatchObject({
      code: "PERIOD_LOCKED",
    });
    await postOne(spent("2026-01-01", 100n));
    await lock("2025-11-30");
    await postOne(spent("2025-12-31", 100n));
    await lock(null);
    await postOne(spent("2025-04-01", 100n));
    await expect(lock("2025-03-31")).rejects.toMatchObject({ code: "YEAR_MISSING" });
    await expect(lock("2026-04-01")).rejects.toMatchObject({ code: "YEAR_MISSING" });
    await expect(lock("2026-02-30")).rejects.toMatchObject({ code: "DATE_INVALID" });
    await expect(lock("2025-06-30", 9)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await checkBooks(db, companyId)).toEqual([]);
  });
});

describe("the next year", () => {
  it("has the twelve months after the latest, and takes postings from then on", async () => {
    await expect(postOne(spent("2027-04-01", 100n))).rejects.toMatchObject({ code: "YEAR_MISSING" });
    const [third, fourth] = [
      await within((trx) => createYear(trx, byHand())),
      await within((trx) => createYear(trx, byHand())),
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
    expect(await postOne(spent("2028-02-29", 100n))).toMatchObject({ yearId: 3, voucherNo: "EXP/1" });
    expect(await checkBooks(db, companyId)).toEqual([]);
  });

  it("is another for each of two who ask at once", async () => {
    const made = await Promise.all([1, 2].map(() => within((trx) => createYear(trx, byHand()))));
    expect(made.map((year) => year.label).sort()).toEqual(["2027-28", "2028-29"]);
  });
});

/** The company's administrator, by a request without a name. */
function byHand() {
  return { principal: { ...company.author, via: "session" as const }, client: { requestId: null } };
}

function spent(date: string, amount: bigint): Voucher {
  const ledgerId = company.books.accounts.bank;
  return expense({
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
  const [posted] = await within((trx) => post(trx, company.author, [voucher]));
  if (!posted) throw new Error("Nothing was posted");
  return posted;
}

function within<T>(work: (trx: Knex.Transaction) => Promise<T>): Promise<T> {
  return db.transaction(work);
}
