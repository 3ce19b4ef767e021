import type { Knex } from "knex";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDecimalWriter } from "../contract/json.ts";
import type { AnyReport, Paging } from "../contract/report.ts";
import { createTestDatabase, type TestDatabase } from "../db/testing/test-database.ts";
import { writeTablePage } from "./representations.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

/** Forty rows on ten days; amounts 0.10 to 4.00, of which several are equal. */
const SAMPLE_ROWS = Array.from({ length: 40 }, (_, at) => makeRow(`2026-05-${10 + (at % 10)}`, 100 + at, at));

function makeRow(date: string, account: number, at: number) {
  return {
    company_id: 1,
    date,
    account_id: account,
    entry_kind: "bill",
    debit: `${(at * 7) % 5}.${String((at * 3) % 10)}0`,
    credit: "0.00",
    entries: 1,
  };
}

const SAMPLE_COLUMNS = {
  formats: new Map<string, string | undefined>([
    ["Date", "date"],
    ["Account", undefined],
    ["Debit", "money"],
    ["Number", undefined],
    ["Balance", "money"],
    ["Status", undefined],
    ["SLNo", undefined],
  ]),
  writers: new Map([
    ["Debit", createDecimalWriter(true)],
    ["Balance", createDecimalWriter(true)],
  ]),
  totals: ["Debit"],
  naturalColumns: new Set(["Number"]),
};

function makeReport(db: Knex, hasBalance = false): AnyReport {
  return {
    rows: db("ledger_day as d").where("d.company_id", 1),
    columns: {
      Date: "CASE WHEN d.account_id % 7 = 0 THEN NULL ELSE d.date END",
      Account: "d.account_id",
      Debit: "d.debit",
      Number: "CONCAT(CASE WHEN d.account_id % 2 = 0 THEN 'A/' ELSE 'B/' END, d.account_id % 15)",
      Balance: "NULL",
      Status: "2",
      SLNo: "ROW_NUMBER() OVER (ORDER BY d.account_id)",
      ...(hasBalance && { Date: "d.date" }),
    },
    search: ["Account"],
    sort: hasBalance ? "Date" : "Account", // a report's own date is never NULL
    key: "d.account_id",
    ...(hasBalance && {
      running: { column: "Balance", amount: "d.debit", opening: () => Promise.resolve("5.00") },
    }),
  };
}

async function readTestPage(report: AnyReport, paging: Paging) {
  const text = await writeTablePage(database.db, report, SAMPLE_COLUMNS, paging, JSON.stringify);
  return JSON.parse(text) as {
    rows: [string | null, number, number, string, number | null][];
    page: { number: number; rows: number; pages: number; next?: string };
  };
}

/** Walks over all pages of seven rows, and calls `between` after each page. */
async function walk(report: AnyReport, request: { sort?: string; search?: string }, between = changeNothing) {
  const rows: unknown[][] = [];
  const numbers: number[] = [];
  let after: string | undefined = "start";
  while (after) {
    const answer = await readTestPage(report, { page: 1, pageSize: 7, after, ...request });
    rows.push(...answer.rows);
    numbers.push(answer.page.number);
    after = answer.page.next;
    await between(numbers.length);
  }
  return { rows, numbers };
}

const changeNothing = (_page: number): Promise<void> => Promise.resolve();

async function insert(rows: object[]) {
  await database.db("ledger_day").where({ company_id: 1 }).delete();
  await database.db.batchInsert("ledger_day", rows, 500);
}

describe.each([
  "Date",
  "-Date",
  "Account",
  "-Account",
  "Debit",
  "-Debit",
  "Number",
  "-Number",
  "Status",
  "-Status",
])("sorted by %s", (sort) => {
  it("pages that follow a row are the pages that follow by number", async () => {
    await insert(SAMPLE_ROWS);
    const report = makeReport(database.db);
    const whole = await readTestPage(report, { page: 1, pageSize: 100, sort });
    const { rows, numbers } = await walk(report, { sort });
    expect(whole.rows).toHaveLength(40);
    expect(whole.page).not.toHaveProperty("next");
    expect(rows).toEqual(whole.rows);
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("no row repeats or is lost when rows before and after the page come and go", async () => {
    await insert(SAMPLE_ROWS);
    const report = makeReport(database.db);
    const { rows } = await walk(report, { sort }, async (page) => {
      if (page > 5) return;
      const newRows = [makeRow("2026-05-09", 90 - page, page), makeRow("2026-05-21", 300 + page, page)];
      await database.db.batchInsert("ledger_day", newRows);
      await database
        .db("ledger_day")
        .where("account_id", 90 - page + 1)
        .delete();
    });
    const accounts = rows.map(([, account]) => Number(account));
    expect(new Set(accounts).size).toBe(accounts.length);
    expect(accounts.filter((account) => account >= 100 && account < 140).toSorted()).toEqual(
      SAMPLE_ROWS.map(({ account_id: account }) => account),
    );
  });
});

it.each([
  ["in the report's order", {}],
  ["in another order", { sort: "-Debit" }],
  ["of a search", { search: "1" }],
])("a running balance continues from page to page %s", async (_, request) => {
  await insert(SAMPLE_ROWS);
  const report = makeReport(database.db, true);
  const whole = await readTestPage(report, { page: 1, pageSize: 100, ...request });
  const { rows } = await walk(report, request);
  expect(rows.length).toBeGreaterThan(20);
  expect(rows).toEqual(whole.rows);
});

it("a page in the middle says what follows it, and a position of another order is refused", async () => {
  await insert(SAMPLE_ROWS);
  const report = makeReport(database.db);
  const third = await readTestPage(report, { page: 3, pageSize: 7, after: "start", sort: "Account" });
  const { next: after = "" } = third.page;
  const fourth = await readTestPage(report, { page: 1, pageSize: 7, after, sort: "Account" });
  expect(fourth.rows.map(([, account]) => account)).toEqual([121, 122, 123, 124, 125, 126, 127]);
  expect(fourth.page).toMatchObject({ number: 4, pages: 6, rows: 40 });
  for (const [text, sort] of [
    [after, "-Account"],
    [after, "Date"],
    ["e30", "Account"],
    ["nonsense", "Account"],
  ] as const)
    await expect(readTestPage(report, { page: 1, pageSize: 7, after: text, sort })).rejects.toMatchObject({
      code: "INVALID_FIELDS",
      detail: { fields: [{ field: "after" }] },
    });
});

it("the last row's removal between two pages ends the walk with an empty page", async () => {
  await insert(SAMPLE_ROWS.slice(0, 8));
  const report = makeReport(database.db);
  const { rows, numbers } = await walk(report, { sort: "Account" }, async () => {
    await database.db("ledger_day").where("account_id", 107).delete();
  });
  expect(rows).toHaveLength(7);
  expect(numbers).toEqual([1, 2]);
});
