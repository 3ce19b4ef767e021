import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../db/testing/test-database.ts";
import { createDecimalWriter, createJsonWriter } from "../contract/json.ts";
import type { AnyReport, Paging } from "../contract/report.ts";
import { openCsvStream, writeDocumentedJson, writeTablePage } from "./representations.ts";

/**
 * More rows than are skipped one by one; many per day, with uneven amounts, mixed with rows of
 * another company.
 */
const SAMPLE_ROWS = Array.from({ length: 3500 }, (_, at) => ({
  company_id: 1,
  date: `2026-0${1 + Math.floor(at / 500)}-${String(10 + (at % 7)).padStart(2, "0")}`,
  account_id: 1 + ((at * 1009) % 3511),
  entry_kind: "bill",
  debit: `${(at * 37) % 1000}.${String(at % 100).padStart(2, "0")}`,
  credit: "0.00",
  entries: 1,
}));

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const theirs = SAMPLE_ROWS.filter((_, at) => at % 3 === 0).map((row) => ({
    ...row,
    company_id: 2,
    debit: "99.99",
  }));
  for (const rows of [SAMPLE_ROWS, theirs]) await database.db.batchInsert("ledger_day", rows, 500);
});
afterAll(() => database?.drop());

const SAMPLE_COLUMNS = {
  formats: new Map<string, string | undefined>([
    ["Date", "date"],
    ["Account", undefined],
    ["Debit", "money"],
    ["Balance", "money"],
  ]),
  writers: new Map([
    ["Date", JSON.stringify],
    ["Account", JSON.stringify],
    ["Debit", createDecimalWriter(true)],
    ["Balance", createDecimalWriter(true)],
  ]),
  totals: ["Debit"],
};

const writeEnvelope = createJsonWriter({ properties: { rows: { type: "array", items: {} } } });

/** A report over the rows. The contract has no report of this shape. */
function makeReport(sort: string, hasBalance: boolean): AnyReport {
  return {
    rows: database.db("ledger_day as d").where("d.company_id", 1),
    columns: { Date: "d.date", Account: "d.account_id", Debit: "d.debit", Balance: "NULL" },
    search: ["Account"],
    sort,
    key: "d.account_id",
    ...(hasBalance && {
      running: { column: "Balance", amount: "d.debit", opening: () => Promise.resolve("100.00") },
    }),
    envelope: (rows) => ({ rows }),
  };
}

async function readTestPage(report: AnyReport, paging: Paging) {
  const text = await writeTablePage(database.db, report, SAMPLE_COLUMNS, paging, JSON.stringify);
  return JSON.parse(text) as {
    rows: [string, number, number, number | null][];
    page: { rows: number; pages: number };
  };
}

/** The expected rows in sort order, with the balance after each row. */
function calculateExpected(isDescending: boolean, hasBalance: boolean) {
  const sortedRows = SAMPLE_ROWS.toSorted(
    (a, b) =>
      (a.date < b.date ? -1 : a.date > b.date ? 1 : a.account_id - b.account_id) * (isDescending ? -1 : 1),
  );
  let balance = 10_000;
  return sortedRows.map(({ date, account_id: account, debit }) => {
    balance += Math.round(Number(debit) * 100);
    return [date, account, Number(debit), hasBalance ? balance / 100 : null];
  });
}

describe.each([
  ["rising", "Date", false],
  ["rising with a balance", "Date", true],
  ["falling", "-Date", false],
  ["falling with a balance", "-Date", true],
])("a report whose order is %s", (_, sort, hasBalance) => {
  it.each([1, 2, 17, 140, 141, 200, 260, 269, 270, 999])(
    "has the right rows on page %i of 13 rows",
    async (number) => {
      const all = calculateExpected(sort.startsWith("-"), hasBalance);
      const { rows, page: pageInfo } = await readTestPage(makeReport(sort, hasBalance), {
        page: number,
        pageSize: 13,
      });
      const last = Math.min(number, 270);
      expect(pageInfo).toMatchObject({ rows: 3500, pages: 270 });
      expect(rows).toEqual(all.slice((last - 1) * 13, last * 13));
    },
  );

  it("has the same rows in the documented JSON and in the CSV", async () => {
    const all = calculateExpected(sort.startsWith("-"), hasBalance);
    const makeSortedReport = () => makeReport(sort, hasBalance);
    const json = await writeDocumentedJson(database.db, makeSortedReport(), SAMPLE_COLUMNS, writeEnvelope);
    const { rows } = JSON.parse(json) as { rows: Record<string, unknown>[] };
    expect(rows.map((row) => Object.values(row))).toEqual(all);
    const paging = { page: 1, pageSize: 1 };
    let csv = "";
    const { signal } = new AbortController();
    for await (const chunk of await openCsvStream(
      database.db,
      makeSortedReport(),
      SAMPLE_COLUMNS,
      paging,
      signal,
    ))
      csv += String(chunk);
    const lines = csv.trimEnd().split("\r\n").slice(1);
    expect(lines.map((line) => line.split(","))).toEqual(
      all.map(([date, account, debit, balance]) => [
        date,
        String(account),
        Number(debit).toFixed(2),
        balance === null ? "" : Number(balance).toFixed(2),
      ]),
    );
  });
});

it("a balance runs in its own order, whatever the rows are sorted or searched by", async () => {
  const all = new Map(calculateExpected(false, true).map((row) => [`${row[0]} ${row[1]}`, row[3]]));
  for (const paging of [{ sort: "-Debit" }, { search: "7" }, { sort: "Account", search: "12" }]) {
    const { rows } = await readTestPage(makeReport("Date", true), { page: 3, pageSize: 20, ...paging });
    expect(rows).toHaveLength(20);
    for (const [date, account, , balance] of rows) expect(balance).toBe(all.get(`${date} ${account}`));
  }
});

it("pages lose no row when many rows have no date in the column that they are sorted by", async () => {
  const report = { ...makeReport("Account", false), key: "d.account_id, d.date" };
  // 2000 of 3500 have no date. In either order they begin far from both ends, in the middle of a
  // page.
  const columns = { ...report.columns, Date: "CASE WHEN d.date < '2026-05-01' THEN NULL ELSE d.date END" };
  for (const sort of ["Date", "-Date"]) {
    const pages = Array.from({ length: 9 }, (_, at) => ({ page: at + 1, pageSize: 390, sort }));
    const foundPages = await Promise.all(pages.map((paging) => readTestPage({ ...report, columns }, paging)));
    expect(foundPages.map(({ rows }) => rows.length)).toEqual([...Array<number>(8).fill(390), 380]);
  }
});
