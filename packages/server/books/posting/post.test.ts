import type { Knex } from "knex";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../db/testing/test-database.ts";
import { withTransaction } from "../../db/transaction.ts";
import { checkBooks } from "../checks/check.ts";
import { post } from "./post.ts";
import { makeSaleVoucher, makeCredit, makeDebit, type StockMove, type Voucher } from "@vanbook/sdk/books";
import { createTestCompany, type TestCompany } from "../testing/test-company.ts";

let database: TestDatabase;
let db: Knex;
let company: TestCompany;

beforeAll(async () => {
  // One connection for each concurrent posting.
  database = await createTestDatabase({ max: 24 });
  db = database.db;
  company = await createTestCompany(db);
  await createTestCompany(db, 2);
  await db("accounts").insert({ company_id: 2, id: 999, name: "Theirs", group_id: 14 });
  await db("stock_locations").insert({ company_id: 2, id: 9, kind: "godown", name: "Theirs" });
  const years = db("financial_years").where("company_id", 1);
  await years.insert([
    {
      company_id: 1,
      id: 3,
      label: "2024-25",
      start_date: "2024-04-01",
      end_date: "2025-03-31",
      closed_at: "2025-06-01",
    },
  ]);
  await db("financial_years").where({ company_id: 1, id: 1 }).update({ locked_until: "2025-06-30" });
});
afterAll(() => database.drop());

describe("a batch with a wrong voucher writes nothing", () => {
  it.each<[string, () => Partial<Voucher>]>([
    [
      "VOUCHER_UNBALANCED",
      () => ({ lines: [makeDebit(901, "journal", 10_000n), makeCredit(902, "journal", 9_999n)] }),
    ],
    ["VOUCHER_TOO_SHORT", () => ({ lines: [makeDebit(901, "journal", 10_000n)] })],
    ["VOUCHER_TOO_SHORT", () => ({ lines: [] })],
    ["LINE_INVALID", () => ({ lines: [makeLedgerLine(-5n, 0n), makeLedgerLine(0n, -5n)] })],
    ["LINE_INVALID", () => ({ lines: [makeLedgerLine(-5n, 5n), makeLedgerLine(10n, 0n)] })],
    [
      "LINE_INVALID",
      () => ({ lines: [makeLedgerLine(7n, 7n), makeLedgerLine(5n, 0n), makeLedgerLine(0n, 5n)] }),
    ],
    [
      "LINE_INVALID",
      () => ({ lines: [makeLedgerLine(0n, 0n), makeLedgerLine(5n, 0n), makeLedgerLine(0n, 5n)] }),
    ],
    ["AMOUNT_INVALID", () => ({ lines: [makeLedgerLine(10n ** 18n, 0n), makeLedgerLine(0n, 10n ** 18n)] })],
    ["AMOUNT_INVALID", () => ({ moves: [{ ...makePurchaseMove(), quantity: 0n }] })],
    [
      "ACCOUNT_UNKNOWN",
      () => ({ lines: [makeDebit(999, "journal", 10_000n), makeCredit(902, "journal", 10_000n)] }),
    ],
    ["ITEM_UNKNOWN", () => ({ moves: [{ ...makePurchaseMove(), itemId: 77 }] })],
    ["LOCATION_UNKNOWN", () => ({ moves: [{ ...makePurchaseMove(), locationId: 9 }] })],
    ["YEAR_MISSING", () => ({ date: "2027-04-01" })],
    ["YEAR_CLOSED", () => ({ date: "2025-03-31" })],
    ["PERIOD_LOCKED", () => ({ date: "2025-06-30" })],
    ["SERIES_UNKNOWN", () => ({ seriesId: 1, seriesYearId: 1 })],
  ])("and is refused with %s", async (code, flaw) => {
    const before = await readAllTables();
    // A valid voucher earlier in the same batch is not posted either.
    const batch = [makeJournal(), { ...makeJournal(), ...flaw() }];
    await expect(db.transaction((trx) => post(trx, company.author, batch))).rejects.toMatchObject({ code });
    expect(await readAllTables()).toEqual(before);
  });
});

describe("a posting", () => {
  it("numbers its vouchers in order, without a gap after a posting that failed", async () => {
    const batch = [makeJournal(), makeJournal(), { ...makeJournal(), date: "2025-07-01" }];
    const first = await db.transaction((trx) => post(trx, company.author, batch));
    expect(first.map((each) => each.voucherNo)).toEqual(["JV/1", "JV/2", "JV/1"]);
    const failedPosting = db.transaction(async (trx) => {
      await post(trx, company.author, [makeJournal()]);
      throw new Error("the caller changed its mind");
    });
    await expect(failedPosting).rejects.toThrow("mind");
    const [next] = await db.transaction((trx) => post(trx, company.author, [makeJournal()]));
    expect(next?.number).toBe(3);
  });

  it("values goods at the moving average, also after a shortage, and keeps the books correct", async () => {
    const { author } = company;
    // The example of valuation.test.ts, as vouchers: 10 at 100.00, 5 at 130.00, 18 sold, 10 at
    // 120.00.
    const vouchers = [
      makePurchase(10_000n, 100_000n),
      makePurchase(5_000n, 65_000n),
      makeDamage(18_000n),
      makePurchase(10_000n, 120_000n),
    ];
    const postedVouchers = await db.transaction((trx) => post(trx, author, vouchers));
    const rows = await db("ledger_entries as e")
      .join("accounts as a", (on) => on.on("a.company_id", "e.company_id").andOn("a.id", "e.account_id"))
      .where({ "e.company_id": 1, "e.voucher_id": postedVouchers[3]?.voucherId })
      .orderBy("e.line_no")
      .select("a.system_key", "e.entry_kind", "e.debit", "e.credit");
    // 1,200.00 is owed: 1,170.00 goes to inventory, and 30.00 is the additional cost of the 3
    // missing pieces.
    expect(rows.map((row) => [row.system_key, row.entry_kind, row.debit, row.credit])).toEqual([
      [null, "purchase", "0.00", "1200.00"],
      ["inventory", "purchase", "1170.00", "0.00"],
      ["stock_variance", "stock", "30.00", "0.00"],
    ]);
    expect(await db("item_costs").where({ company_id: 1, item_id: 1 }).first()).toMatchObject({
      quantity: "7.000",
      value: "840.00",
      rate: "120.000000",
    });
    expect(await listLedgerFindings()).toEqual([]);
  });

  it("moves goods within the company without changing the ledger or their cost", async () => {
    await db("stock_locations").insert({ company_id: 1, id: 2, kind: "van", name: "Van" });
    const load: StockMove = {
      itemId: 1,
      locationId: 1,
      to: 2,
      kind: "LOAD",
      quantity: -2_000n,
      entryKind: "stock",
    };
    const voucher = { ...makeJournal(), kind: "van_load" as const, prefix: "VL/", lines: [], moves: [load] };
    const [postedVoucher] = await db.transaction((trx) => post(trx, company.author, [voucher]));
    const moves = await db("stock_moves")
      .where({ company_id: 1, voucher_id: postedVoucher?.voucherId })
      .orderBy("line_no");
    // 2 × 120.00
    expect(moves.map((move) => [move.location_id, move.quantity, move.value])).toEqual([
      [1, "-2.000", "-240.00"],
      [2, "2.000", "240.00"],
    ]);
    expect(await db("ledger_entries").where({ company_id: 1, voucher_id: postedVoucher?.voucherId })).toEqual(
      [],
    );
    expect(await listLedgerFindings()).toEqual([]);
  });

  it("by 24 users at once gives numbers without gaps and keeps the stock value correct", async () => {
    const { books, author, customer, series, bandage } = company;
    const bill = makeSaleVoucher(books, {
      date: "2026-07-01",
      customer,
      series,
      saleType: "Retail",
      payment: { mode: "credit" },
      salesmanId: 2,
      branchId: 1,
      routeId: null,
      vehicleId: null,
      locationId: 1,
      lines: [{ item: bandage, quantity: 1_000n, unitPrice: 2_000_000n }],
    });
    const both = [bill, makePurchase(1_000n, 9_000n)];
    const posts = Array.from({ length: 24 }, (_, index) =>
      withTransaction(db, (trx) => post(trx, author, index % 2 === 0 ? both : both.toReversed())),
    );
    await Promise.all(posts);
    const bills = await db("bills")
      .where({ company_id: 1, series_id: series.id })
      .orderBy("number")
      .pluck("number");
    expect(bills).toEqual(Array.from({ length: 24 }, (_, index) => index + 1));
    expect(await listLedgerFindings()).toEqual([]);
  });

  it("writes a batch whose lines go into several statements completely, each voucher once", async () => {
    // 120 entries of 120 lines: 14,400 ledger rows, several times what is written at once.
    const lines = Array.from({ length: 60 }, () => [
      makeDebit(901, "journal", 100n),
      makeCredit(902, "journal", 100n),
    ]).flat();
    const journals = Array.from({ length: 120 }, () => ({ ...makeJournal(), lines, amount: 6_000n }));
    const postedVouchers = await withTransaction(db, (trx) => post(trx, company.author, journals));
    const ids = postedVouchers.map(({ voucherId }) => voucherId);
    const rows: { voucher_id: number; count: number }[] = await db("ledger_entries")
      .where("company_id", 1)
      .whereIn("voucher_id", ids)
      .groupBy("voucher_id")
      .select("voucher_id", db.raw("COUNT(*) AS count"));
    expect(rows.map(({ count }) => count)).toEqual(ids.map(() => 120));
    expect(await listLedgerFindings()).toEqual([]);
    const findings = await checkBooks(db, 1);
    expect(findings.filter(({ invariant }) => invariant === "I14")).toEqual([]);
  });

  it("is refused when its client id was already used", async () => {
    const voucher = { ...makeJournal(), clientId: "phone-7-0001" };
    await db.transaction((trx) => post(trx, company.author, [voucher]));
    await expect(db.transaction((trx) => post(trx, company.author, [voucher]))).rejects.toThrow("Duplicate");
  });
});

function makeJournal(): Voucher {
  return {
    kind: "journal",
    date: "2026-05-04",
    seriesId: 0,
    prefix: "JV/",
    partyId: 901,
    userId: null,
    branchId: null,
    amount: 10_000n,
    lines: [makeDebit(901, "journal", 10_000n), makeCredit(902, "journal", 10_000n)],
    moves: [],
  };
}

function makePurchase(quantity: bigint, value: bigint): Voucher {
  const lines = [makeCredit(903, "purchase", value)];
  return {
    ...makeJournal(),
    kind: "purchase",
    prefix: "P/",
    lines,
    moves: [{ ...makePurchaseMove(), quantity, value }],
  };
}

function makeDamage(quantity: bigint): Voucher {
  const against = company.books.accounts.cogs;
  const move: StockMove = {
    itemId: 1,
    locationId: 1,
    kind: "SALE",
    quantity: -quantity,
    against,
    entryKind: "cost",
  };
  return { ...makeJournal(), kind: "damage", prefix: "S/", lines: [], moves: [move] };
}

function makePurchaseMove(): StockMove {
  return {
    itemId: 1,
    locationId: 1,
    kind: "PURCHASE",
    quantity: 1_000n,
    value: 10_000n,
    entryKind: "purchase",
  };
}

function makeLedgerLine(debitPaise: bigint, creditPaise: bigint) {
  return {
    accountId: 901,
    entryKind: "journal" as const,
    debit: debitPaise,
    credit: creditPaise,
    againstId: null,
  };
}

/** Everything that a posting writes, except the reserved ids. */
function readAllTables() {
  const tables = [
    "counters",
    "vouchers",
    "ledger_entries",
    "stock_moves",
    "item_costs",
    "ledger_day",
    "ledger_month",
    "stock_day",
    "stock_month",
    "location_month",
  ];
  return Promise.all(tables.map((table) => db(table).select()));
}

/** Only ledger findings: these vouchers have no documents, so the other invariants do not apply. */
async function listLedgerFindings() {
  const findings = await checkBooks(db, 1);
  return findings.filter(({ invariant }) => ["I1", "I2", "I3", "I7"].includes(invariant));
}
