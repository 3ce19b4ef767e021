import type { Knex } from "knex";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeTestBusiness } from "../testing/check-test-business.ts";
import { TEST_FAULTS } from "../testing/check-test-faults.ts";
import { NOTE_FAULTS } from "../testing/check-test-note-faults.ts";
import { checkBooks } from "./check.ts";
import type { Check } from "./finding.ts";
import { keepBalances } from "../rollups/kept-balances.ts";
import { createTestCompany } from "../testing/test-company.ts";
import { createTestDesk, type TestDesk } from "../testing/test-desk.ts";

const FAULTS = [...TEST_FAULTS, ...NOTE_FAULTS];
type Business = Awaited<ReturnType<typeof makeTestBusiness>>;

let desk: TestDesk;
let db: Knex;
let business: Business;

beforeAll(async () => {
  desk = await createTestDesk();
  db = desk.db;
  business = await makeTestBusiness(desk);
  await keepBalances(db, 1, "2026-05-01");
});
afterAll(() => desk.drop());

describe("the check of the books", () => {
  it("finds nothing in sound books, and tells of each check that is done", async () => {
    const done: string[] = [];
    const onDone = ({ check }: { check: Check }) =>
      void done.push(check.invariant, ...Object.keys(check.also ?? {}));
    expect(await checkBooks(db, 1, { onDone })).toEqual([]);
    expect(new Set(done)).toEqual(
      new Set(["I1", "I2", "I3", "I4", "I5", "I6", "I7", "I8", "I9", "I10", "I11"]),
    );
  });

  it.each(FAULTS)("finds a breach of %s, %s: %s", async (invariant, message, fault, voucher) => {
    const rollBack = new Error("enough seen");
    const seen = db.transaction(async (trx) => {
      const [made] = await trx.raw<[{ affectedRows: number }]>(fault, { ...business });
      expect(made?.affectedRows).toBeGreaterThan(0);
      const findings = await checkBooks(trx, 1);
      const found = findings.filter((each) => each.invariant === invariant && each.message.includes(message));
      expect(found, JSON.stringify(findings)).toHaveLength(1);
      // Where rows of several vouchers are wrong, any of them may be named.
      if (voucher !== null) expect(found[0]?.voucherId, JSON.stringify(findings)).toBe(business[voucher]);
      throw rollBack;
    });
    await expect(seen).rejects.toBe(rollBack);
  });

  it("looks at the company that it is asked about", async () => {
    await createTestCompany(db, 2);
    await db("ledger_day").where({ company_id: 1, entry_kind: "contra" }).update({ entries: 7 });
    expect(await checkBooks(db, 2)).toEqual([]);
    await db("ledger_day").where({ company_id: 1, entry_kind: "contra" }).update({ entries: 1 });
    expect(await checkBooks(db, 1)).toEqual([]);
    // A settlement in the wrong company's books is found there.
    const rollBack = new Error("enough seen");
    const seen = db.transaction(async (trx) => {
      await trx.raw("SET SESSION foreign_key_checks = 0");
      await trx("settlements").where({ voucher_id: business.payment }).update({ company_id: 2 });
      await trx.raw("SET SESSION foreign_key_checks = 1");
      const message = expect.stringContaining("of its own party") as string;
      expect(await checkBooks(trx, 2)).toMatchObject([{ invariant: "I4", message }]);
      throw rollBack;
    });
    await expect(seen).rejects.toBe(rollBack);
  });
});
