import type { Knex } from "knex";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pickTried } from "../../../../tests/whole.ts";
import { openBeside } from "../../db/connection.ts";
import { withTransaction } from "../../db/transaction.ts";
import {
  CURRENT_LIST,
  makeReceiptVoucher,
  makeSaleVoucher,
  type Posted,
  type Voucher,
} from "@vanbook/sdk/books";
import { cancel } from "../posting/cancel.ts";
import { edit } from "../posting/edit.ts";
import { post } from "../posting/post.ts";
import { keepBalances } from "../rollups/kept-balances.ts";
import { makeTestBusiness } from "../testing/check-test-business.ts";
import { TEST_FAULTS } from "../testing/check-test-faults.ts";
import { NUMBER_FAULTS } from "../testing/check-test-number-faults.ts";
import { describeOlderServers } from "../testing/check-test-older-servers.ts";
import { DIGEST_FAULTS } from "../testing/check-test-digest-faults.ts";
import { NOTE_FAULTS } from "../testing/check-test-note-faults.ts";
import { ROW_FAULTS } from "../testing/check-test-row-faults.ts";
import { createTestCompany } from "../testing/test-company.ts";
import { createTestDesk, openTestDesk, type Desk, type TestDesk } from "../testing/test-desk.ts";
import { checkBooks, type CheckOptions } from "./check.ts";
import { documentSums } from "./documents.ts";
import type { Check, Finding } from "./finding.ts";
import { readSoundRanges } from "./sound-ranges.ts";

const ALL_FAULTS = [...TEST_FAULTS, ...NOTE_FAULTS, ...DIGEST_FAULTS];
/** The first fault of each finding runs in every run; all faults run in a whole one. */
const describeFault = ([invariant, message]: (typeof ALL_FAULTS)[number]) => `${invariant} ${message}`;
const firstOfEach = new Map(ALL_FAULTS.toReversed().map((fault) => [describeFault(fault), fault]));
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
  it("finds nothing in correct books, and reports each check that it has done", async () => {
    const doneChecks: string[] = [];
    const onDone = ({ check }: { check: Check }) =>
      void doneChecks.push(check.invariant, ...Object.keys(check.also ?? {}));
    expect(await checkBooks(db, 1, { onDone })).toEqual([]);
    expect(new Set(doneChecks)).toEqual(
      new Set(["I1", "I2", "I3", "I4", "I5", "I6", "I7", "I8", "I9", "I10", "I11", "I12", "I13", "I14"]),
    );
  });

  it.each(pickTried(ALL_FAULTS, (fault) => firstOfEach.get(describeFault(fault)) === fault))(
    "finds a breach of %s, %s: %s",
    async (invariant, message, fault, voucher) => {
      const rollBack = new Error("enough seen");
      const transaction = db.transaction(async (trx) => {
        const [result] = await trx.raw<[{ affectedRows: number }]>(fault, { ...business });
        expect(result?.affectedRows).toBeGreaterThan(0);
        const findings = await checkBooks(trx, 1);
        const matchingFindings = findings.filter(
          (each) => each.invariant === invariant && each.message.includes(message),
        );
        expect(matchingFindings, JSON.stringify(findings)).toHaveLength(1);
        // If rows of several vouchers are wrong, the finding may name any of them.
        if (voucher !== null)
          expect(matchingFindings[0]?.voucherId, JSON.stringify(findings)).toBe(business[voucher]);
        throw rollBack;
      });
      await expect(transaction).rejects.toBe(rollBack);
    },
  );

  it.each(ROW_FAULTS.map((fault) => [fault.title, fault] as const))(
    "names %s",
    async (_, { statements, named, company = 1 }) => {
      const rollBack = new Error("enough seen");
      const transaction = db.transaction(async (trx) => {
        await trx.raw("SET SESSION foreign_key_checks = 0");
        for (const statement of statements) {
          const [result] = await trx.raw<[{ affectedRows: number }]>(statement, { ...business });
          expect(result?.affectedRows, statement).toBeGreaterThan(0);
        }
        await trx.raw("SET SESSION foreign_key_checks = 1");
        const findings = await checkBooks(trx, company, { most: 100 });
        const isNamed = ({ voucherId, voucherNo }: Finding) =>
          typeof named === "object" ? voucherNo === named.number : voucherId === business[named];
        expect(findings.filter(isNamed), JSON.stringify(findings)).not.toEqual([]);
        throw rollBack;
      });
      await expect(transaction).rejects.toBe(rollBack);
    },
  );

  it("warns of numbers that GST does not allow in a series from before its name was checked", async () => {
    const rollBack = new Error("enough seen");
    const transaction = db.transaction(async (trx) => {
      const [, , fault = ""] = NUMBER_FAULTS.find(([invariant]) => invariant === "I12") ?? [];
      await trx.raw(fault);
      await trx("invoice_series").update({ numbers_checked: 0 });
      const warnings: Finding[] = [];
      const findings = await checkBooks(trx, 1, { onWarning: (warning) => void warnings.push(warning) });
      expect(findings.filter(({ invariant }) => invariant === "I12")).toEqual([]);
      expect(warnings).toMatchObject([
        {
          invariant: "I12",
          message:
            "GST does not allow numbers of a series that was made before its name was checked. At series B2C/Van_1.",
          voucherNo: "B2C/Van_1/1",
        },
      ]);
      throw rollBack;
    });
    await expect(transaction).rejects.toBe(rollBack);
  });

  it("derives the digests of what was posted before there were any, and finds what changes afterwards", async () => {
    const rollBack = new Error("enough seen");
    const transaction = db.transaction(async (trx) => {
      const before = await trx("vouchers").where("company_id", 1).orderBy("id");
      const columns = Object.keys(before[0] as object).filter((name) => name.startsWith("digest_"));
      const none = Object.fromEntries(columns.map((name) => [name, name === "digest_list" ? null : 0]));
      await trx("vouchers").where("company_id", 1).update(none);
      await trx("orders")
        .where("company_id", 1)
        .update({ digest_list: null, digest_order: 0, digest_lines: 0 });
      await trx("voucher_digests").delete();
      expect(await checkBooks(trx, 1)).toEqual([]);
      const derivedRows = before.map((row) => ({ ...row, digest_list: -CURRENT_LIST }));
      expect(await trx("vouchers").where("company_id", 1).orderBy("id")).toEqual(derivedRows);
      await trx("receipts").where("voucher_id", business.receipt).update({ remark: "By hand" });
      expect(await checkBooks(trx, 1)).toMatchObject([{ invariant: "I14", voucherId: business.receipt }]);
      throw rollBack;
    });
    await expect(transaction).rejects.toBe(rollBack);
  });

  it("checks only the company that it is given", async () => {
    await createTestCompany(db, 2);
    await db("ledger_day").where({ company_id: 1, entry_kind: "contra" }).update({ entries: 7 });
    expect(await checkBooks(db, 2)).toEqual([]);
    await db("ledger_day").where({ company_id: 1, entry_kind: "contra" }).update({ entries: 1 });
    expect(await checkBooks(db, 1)).toEqual([]);
    // A settlement in another company's books is reported for that company.
    const rollBack = new Error("enough seen");
    const transaction = db.transaction(async (trx) => {
      await trx.raw("SET SESSION foreign_key_checks = 0");
      await trx("settlements").where({ voucher_id: business.payment }).update({ company_id: 2 });
      await trx.raw("SET SESSION foreign_key_checks = 1");
      const message = expect.stringContaining("of its own party") as string;
      expect(await checkBooks(trx, 2)).toMatchObject([{ invariant: "I4", message }, { invariant: "I14" }]);
      throw rollBack;
    });
    await expect(transaction).rejects.toBe(rollBack);
  });
});

describe("the check of the books during postings", () => {
  const MEANWHILE = 3;
  let other: Desk;
  beforeAll(async () => {
    other = await openTestDesk(db, MEANWHILE);
    await other.bought(900_000_000n, 100_000n);
    await other.posted(makeBill(other, 1n));
  });

  it("finds nothing while four writers post, edit and cancel vouchers", async () => {
    const writing = openBeside(db, { max: 6 });
    const progress = { vouchers: 0, over: false };
    const writers = [1, 2, 3, 4].map(async (writer) => {
      for (let turn = 1; !progress.over; turn += 1) {
        const voucher =
          turn % 2 === 0 ? makeBill(other, BigInt(turn)) : makeReceipt(other, BigInt(turn * 100 + writer));
        const [postedVoucher] = await withTransaction(writing, (trx) => post(trx, other.author, [voucher]));
        const id = postedVoucher?.voucherId ?? 0;
        if (turn % 4 === 0)
          await withTransaction(writing, (trx) => edit(trx, other.author, id, makeBill(other, 7n)));
        if (turn % 4 === 1) await withTransaction(writing, (trx) => cancel(trx, other.author, id));
        progress.vouchers += 1;
      }
    });
    const runChecks = async () => {
      // Require five checks during which something was posted. On a busy machine, a check may end
      // before one posting does.
      let among = 0;
      for (let check = 0; check < 60 && among < 5; check += 1) {
        const before = progress.vouchers;
        expect(await checkBooks(db, MEANWHILE)).toEqual([]);
        if (progress.vouchers > before) among += 1;
      }
      expect(among).toBe(5);
    };
    await runChecks().finally(() => (progress.over = true));
    await Promise.all(writers);
    expect(await checkBooks(db, MEANWHILE)).toEqual([]);
  });

  it("waits for no lock of a posting, and makes no posting wait", async () => {
    const reading = openBeside(db, { max: 1, isolation: "REPEATABLE READ" });
    const writing = openBeside(db, { max: 3 });
    const enough = new Error("enough seen");
    // Keeps all locks of a posting, which is not committed before the check ends.
    const posting = writing.transaction(async (locks) => {
      await post(locks, other.author, [makeBill(other, 3n), makeReceipt(other, 3n)]);
      expect(await checkBooks(db, MEANWHILE)).toEqual([]);
      throw enough;
    });
    await expect(posting).rejects.toBe(enough);
    // Keeps the check's snapshot open while others post.
    await reading.transaction(async (snapshot) => {
      expect(await checkBooks(snapshot, MEANWHILE)).toEqual([]);
      await writing.transaction(async (trx) => {
        await trx.raw("SET SESSION innodb_lock_wait_timeout = 1");
        const [postedBill] = await post(trx, other.author, [makeBill(other, 4n), makeReceipt(other, 4n)]);
        await edit(trx, other.author, postedBill?.voucherId ?? 0, makeBill(other, 5n));
      });
      // The snapshot is unchanged.
      expect(await checkBooks(snapshot, MEANWHILE)).toEqual([]);
    });
    expect(await checkBooks(db, MEANWHILE)).toEqual([]);
  });
});

describe("ranges of correct vouchers", () => {
  const OF_FOUR = { vouchersAtOnce: 4 };
  let own: Desk;
  let receipts: Posted[];
  /** Eighteen vouchers: four ranges of four, and a range of two that can still grow. */
  beforeAll(async () => {
    own = await openTestDesk(db, RANGES_COMPANY);
    receipts = await Promise.all(
      Array.from({ length: 18 }, (_, index) => own.posted(makeReceipt(own, BigInt(index + 1) * 100n))),
    );
  });

  it("documents that were checked before are skipped, unless one of their vouchers changes or a full check is requested", async () => {
    expect(await countCompared({})).toBe(1);
    expect(await countCompared(OF_FOUR)).toBe(5);
    expect(await checkBooks(db, RANGES_COMPANY, OF_FOUR)).toEqual([]);
    expect((await readSoundRanges(db, RANGES_COMPANY)).size).toBe(4);
    expect(await countCompared(OF_FOUR)).toBe(1);
    expect(await countCompared({ ...OF_FOUR, full: true })).toBe(5);
    // With another range size, all ranges are compared again.
    expect(await countCompared({ vouchersAtOnce: 6 })).toBe(3);
    const second = receipts.map(({ voucherId }) => voucherId).toSorted((a, b) => a - b)[5] ?? 0;
    await withTransaction(db, (trx) => cancel(trx, own.author, second));
    expect(await countCompared(OF_FOUR)).toBe(2);
    expect(await checkBooks(db, RANGES_COMPANY, OF_FOUR)).toEqual([]);
    expect(await countCompared(OF_FOUR)).toBe(1);
  });

  it("do not include a range with a wrong voucher", async () => {
    const { voucherId } = receipts[7] ?? { voucherId: 0 };
    const change = (amount: number) =>
      db("receipts").where({ company_id: RANGES_COMPANY, voucher_id: voucherId }).increment("amount", amount);
    expect(await checkBooks(db, RANGES_COMPANY, OF_FOUR)).toEqual([]);
    await change(1);
    const before = await readSoundRanges(db, RANGES_COMPANY);
    for (const time of ["first", "second"]) {
      const findings = await checkBooks(db, RANGES_COMPANY, OF_FOUR);
      expect(new Set(findings.map((each) => each.voucherId)), time).toEqual(new Set([voucherId]));
    }
    expect(await readSoundRanges(db, RANGES_COMPANY)).toEqual(before);
    await change(-1);
    expect(await checkBooks(db, RANGES_COMPANY, OF_FOUR)).toEqual([]);
  });
});

describeOlderServers(() => db);

/** Number of voucher ranges that a check compares. The check stores nothing. */
async function countCompared(options: CheckOptions): Promise<number> {
  const [start = ""] = documentSums.sql.split(":");
  let comparisons = 0;
  await db.transaction(async (trx: Knex.Transaction) => {
    trx.on("query", ({ sql }: { sql: string }) => {
      if (sql.startsWith(start)) comparisons += 1;
    });
    expect(await checkBooks(trx, RANGES_COMPANY, options)).toEqual([]);
  });
  return comparisons;
}

function makeBill(of: Desk, quantity: bigint): Voucher {
  return makeSaleVoucher(of.books, {
    date: "2026-06-01",
    customer: of.customer,
    series: of.series,
    saleType: "Retail",
    payment: { mode: "cash", accountId: of.salesmanCash },
    salesmanId: 2,
    branchId: 1,
    routeId: null,
    vehicleId: null,
    locationId: of.godown,
    lines: [{ item: of.bandage, quantity: quantity * 1_000n, unitPrice: 150_000n }],
  });
}

function makeReceipt(of: Desk, amount: bigint): Voucher {
  const sides = { mode: "C", ledgerId: of.salesmanCash, partyId: of.customer.id } as const;
  return makeReceiptVoucher({ date: "2026-06-12", ...sides, userId: 2, branchId: 1, amount });
}

/** Company id for the tests of voucher ranges. */
const RANGES_COMPANY = 4;
