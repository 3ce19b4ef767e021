import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { checkBooks } from "../books/checks/check.ts";
import { makeTestBusiness } from "../books/testing/check-test-business.ts";
import { createTestCompany } from "../books/testing/test-company.ts";
import { createTestDesk, type TestDesk } from "../books/testing/test-desk.ts";
import { readLastKeptMonth } from "../books/rollups/kept-balances.ts";
import { connect } from "../db/connection.ts";
import { keepBalancesOfAll, keepMissingBalances } from "./balances.ts";
import { purgeDaily, purgeKeys } from "./purge.ts";

let desk: TestDesk;
const SOON_TIMEOUT = { timeout: 120_000 };
const DIFFERENCE_TEXT = "ledger_balance differs from ledger_month.";
const warnings: unknown[] = [];
const messages: unknown[] = [];
const log = {
  info: (what: unknown) => void messages.push(what),
  warn: (what: unknown) => void warnings.push(what),
};

/**
 * Company 1 has entries from April 2025 to June 2026, 2 has none, 3 has sums too large for any
 * column.
 */
beforeAll(async () => {
  desk = await createTestDesk();
  await makeTestBusiness(desk);
  await createTestCompany(desk.db, 2);
  await createTestCompany(desk.db, 3);
  const entry = {
    company_id: 3,
    account_id: 1,
    month: "2026-01-01",
    entry_kind: "journal",
    credit: 0,
    entries: 1,
  };
  const most = "9999999999999999.99";
  await desk.db("ledger_month").insert([0, 1].map((slot) => ({ ...entry, slot, debit: most })));
});
afterAll(() => desk.drop());

const readKeptUntil = (companyId: number) => readLastKeptMonth(desk.db, companyId);

it("balances are kept for all months but this one and the last, even if another company fails", async () => {
  expect(await keepMissingBalances(desk.db, "2026-07-31", log)).toBe(false);
  expect([await readKeptUntil(1), await readKeptUntil(2), await readKeptUntil(3)]).toEqual([
    "2026-05-01",
    null,
    null,
  ]);
  expect(messages).toEqual([{ company: 1, months: 14, until: "2026-05-01" }]);
  expect(warnings).toMatchObject([{ company: 3 }]);
  await desk.db("ledger_month").where("company_id", 3).delete();
  expect(await keepMissingBalances(desk.db, "2026-07-31", log)).toBe(true);
  expect(await keepMissingBalances(desk.db, "2026-08-01", log)).toBe(true);
  expect(await readKeptUntil(1)).toBe("2026-06-01");
  expect(messages).toHaveLength(2);
});

it("balances are calculated again after a posting that did not know of them", async () => {
  const entry = await desk.db("ledger_month").where({ company_id: 1, month: "2025-08-01" }).first<object>();
  await desk.db("ledger_month").where(entry).increment({ debit: 7, entries: 1 });
  expect(await checkBooks(desk.db, 1)).toContainEqual(expect.objectContaining({ message: DIFFERENCE_TEXT }));
  expect(await keepMissingBalances(desk.db, "2026-08-01", log)).toBe(true);
  expect(await checkBooks(desk.db, 1)).not.toContainEqual(
    expect.objectContaining({ message: DIFFERENCE_TEXT }),
  );
  expect(await readKeptUntil(1)).toBe("2026-06-01");
  expect(warnings.splice(1)).toEqual([{ company: 1 }]);
});

it("the serving processes keep balances by themselves", async () => {
  await desk.db("kept_balances").delete();
  const stops = [1, 2].map(() => keepBalancesOfAll(desk.db, log, { day: () => "2026-09-15", pause: 5 }));
  await expect.poll(() => readKeptUntil(1), SOON_TIMEOUT).toBe("2026-07-01");
  for (const stop of stops) stop();
  expect(warnings).toHaveLength(1);
});

describe("the idempotency keys of requests", () => {
  beforeEach(() => desk.db("idempotency_keys").delete());

  const NOW = new Date("2026-11-20T12:00:00.000Z");
  // 90 days before: 20 November − 20 − 31 (October) − 30 (September) − 9 = 22 August.
  const LIMIT = "2026-08-22 12:00:00.000";
  const JUST_BEFORE = "2026-08-22 11:59:59.999";

  const add = (companyId: number, key: string, at: string) => ({
    company_id: companyId,
    idempotency_key: key,
    operation: "receipts.create",
    request_hash: Buffer.alloc(32),
    created_at: at,
  });
  const listKeysLeft = () => desk.db("idempotency_keys").orderBy("idempotency_key").pluck("idempotency_key");

  it("are deleted after 90 days, in every company, however many there are", async () => {
    const old = Array.from({ length: 1203 }, (_, index) => add(1, `old-${index}`, JUST_BEFORE));
    await desk
      .db("idempotency_keys")
      .insert([
        ...old,
        add(2, "old", JUST_BEFORE),
        add(1, "kept", LIMIT),
        add(2, "new", "2026-11-20 11:00:00.000"),
      ]);
    const statements: string[] = [];
    const watch = ({ sql }: { sql: string }) => void statements.push(sql);
    desk.db.on("query", watch);
    await purgeKeys(desk.db, NOW);
    desk.db.removeListener("query", watch);
    expect(await listKeysLeft()).toEqual(["kept", "new"]);
    // Company 1: 500 + 500 + 203, company 2: 1, company 3: none.
    expect(statements.filter((sql) => sql.startsWith("DELETE"))).toHaveLength(3 + 1 + 1);
  });

  it("are deleted when the server starts, and a failure does not stop the server", async () => {
    await desk.db("idempotency_keys").insert([add(1, "ancient", "2020-01-01 00:00:00.000")]);
    const purgeWarnings: unknown[] = [];
    const log = { warn: (...words: unknown[]) => void purgeWarnings.push(words) };
    const stop = purgeDaily(desk.db, log);
    await expect.poll(listKeysLeft, SOON_TIMEOUT).toEqual([]);
    stop();
    expect(purgeWarnings).toEqual([]);

    const nowhere = connect("mysql://nobody@127.0.0.1:1/none");
    const stopNowhere = purgeDaily(nowhere, log);
    await expect.poll(() => purgeWarnings.length, SOON_TIMEOUT).toBe(1);
    stopNowhere();
    await nowhere.destroy();
  });
});
