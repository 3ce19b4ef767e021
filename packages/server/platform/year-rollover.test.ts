import { afterAll, beforeAll, expect, it } from "vitest";
import { checkBooks } from "../books/checks/check.ts";
import { makeSaleVoucher } from "@vanbook/sdk/books";
import { post } from "../books/posting/post.ts";
import { createTestCompany, type TestCompany } from "../books/testing/test-company.ts";
import { closeYear } from "../books/years/year-close.ts";
import { formatDayIn } from "../clock.ts";
import { connect } from "../db/connection.ts";
import { createTestDatabase, type TestDatabase } from "../db/testing/test-database.ts";
import { withTransaction } from "../db/transaction.ts";
import { createMissingYears, keepYearsAhead } from "./year-rollover.ts";

let database: TestDatabase;
let companyId = 0;
let company: TestCompany;

beforeAll(async () => {
  database = await createTestDatabase({ max: 16 });
});
afterAll(() => database?.drop());

/**
 * A company with the years 2025-26 and 2026-27 and a B2C series in each. Companies of earlier tests
 * are deleted.
 */
async function open() {
  await database.db("companies").update({ is_deleted: 1 });
  companyId += 1;
  company = await createTestCompany(database.db, companyId);
}

const SOON_TIMEOUT = { timeout: 120_000 };
const warnings: unknown[] = [];
const log = { info: () => undefined, warn: (...words: unknown[]) => void warnings.push(words) };
const listLabels = (id = companyId) =>
  database.db("financial_years").where("company_id", id).orderBy("start_date").pluck("label");
const listSeries = (yearId: number) =>
  database
    .db("invoice_series")
    .where({ company_id: companyId, year_id: yearId })
    .orderBy("id")
    .pluck("series");
const selectAudit = (entity = "financial_years") =>
  database.db("audit_log").where({ company_id: companyId, entity }).orderBy("id");

it("the system makes the next year a week before it begins, with the series of the current year", async () => {
  await open();
  await createMissingYears(database.db, "2027-03-24", log);
  expect(await listLabels()).toEqual(["2025-26", "2026-27"]);
  const own = { company_id: companyId, year_id: 2, inv_type: "B2B" };
  await database.db("invoice_series").insert([
    { ...own, id: 20, series: "B2B/Counter" },
    { ...own, id: 21, series: "B2B/26-27", is_deleted: 1 },
  ]);
  await createMissingYears(database.db, "2027-03-25", log);
  expect(await listLabels()).toEqual(["2025-26", "2026-27", "2027-28"]);
  expect(await listSeries(3)).toEqual(["B2C/27-28", "B2B/Cou27"]);
  const newSeries = database.db("invoice_series").where({ company_id: companyId, year_id: 3 });
  expect(await newSeries.pluck("numbers_checked")).toEqual([1, 1]);
  const [line, ...more] = await selectAudit();
  expect(more).toEqual([]);
  expect(line).toMatchObject({ user_id: null, via: "system", operation: "years.create", request_id: null });
  expect(line).toMatchObject({ entity: "financial_years", entity_id: "3" });
  expect(JSON.parse(line.after_json)).toMatchObject({ label: "2027-28", startDate: "2027-04-01" });
  const series = await selectAudit("invoice_series");
  expect(series.map(({ via, after_json: after }) => [via, JSON.parse(after).series])).toEqual([
    ["system", "B2C/27-28"],
    ["system", "B2B/Cou27"],
  ]);
  const events = database.db("events").where("company_id", companyId).orderBy("id");
  expect(await events.pluck("type")).toEqual(["year.created", "series.created", "series.created"]);
  // Nothing to do today, and for a year from now on.
  await createMissingYears(database.db, "2028-03-24", log);
  expect(await listLabels()).toHaveLength(3);
  expect(await selectAudit()).toHaveLength(1);
  expect(warnings).toEqual([]);
});

it("the new year numbers its bills from 1 in its own series, and the old year's numbers continue", async () => {
  await open();
  await createMissingYears(database.db, "2027-03-31", log);
  const [next] = await database.db("invoice_series").where({ company_id: companyId, year_id: 3 });
  const series = { id: next.id, series: next.series, invType: next.inv_type, yearId: 3 };
  const numbers = [];
  for (const [date, own] of [
    ["2027-03-31", company.series],
    ["2027-04-02", series],
    ["2027-03-31", company.series],
    ["2027-04-02", series],
  ] as const)
    numbers.push((await postSale(date, own)).voucherNo);
  expect(numbers).toEqual(["B2C/26-27/1", "B2C/27-28/1", "B2C/26-27/2", "B2C/27-28/2"]);
  await expect(postSale("2027-04-02", company.series)).rejects.toMatchObject({ code: "SERIES_UNKNOWN" });
  expect(await checkBooks(database.db, companyId)).toEqual([]);
});

it("eight processes at once make the next year only once", async () => {
  await open();
  const pools = Array.from({ length: 8 }, () => connect(database.url, { max: 2 }));
  await Promise.all(pools.map((db) => createMissingYears(db, "2027-04-01", log)));
  await Promise.all(pools.map((db) => db.destroy()));
  expect(await listLabels()).toEqual(["2025-26", "2026-27", "2027-28"]);
  expect(await listSeries(3)).toEqual(["B2C/27-28"]);
  expect(await selectAudit()).toHaveLength(1);
  expect(warnings).toEqual([]);
});

it("after two years off, the server makes all missing years, even if the last year is closed", async () => {
  await open();
  for (const yearId of [1, 2])
    await withTransaction(database.db, (trx) => closeYear(trx, company.author, yearId));
  await createMissingYears(database.db, "2029-06-15", log);
  expect((await listLabels()).slice(2)).toEqual(["2027-28", "2028-29", "2029-30"]);
  expect([await listSeries(3), await listSeries(4), await listSeries(5)]).toEqual([
    ["B2C/27-28"],
    ["B2C/28-29"],
    ["B2C/29-30"],
  ]);
  expect(await selectAudit()).toHaveLength(3);
});

it("a company without series gets one of each kind, and a deleted company gets no new year", async () => {
  await open();
  await database.db("invoice_series").where("company_id", companyId).update({ is_deleted: 1 });
  await createMissingYears(database.db, "2027-04-01", log);
  expect(await listSeries(3)).toEqual(["B2B/27-28", "B2C/27-28"]);
  await open();
  expect(await listLabels(companyId - 1)).toHaveLength(3);
  await createMissingYears(database.db, "2028-04-01", log);
  expect(await listLabels(companyId - 1)).toHaveLength(3);
  expect(await listLabels()).toHaveLength(4);
});

it("the other companies get their next year when one of forty fails", async () => {
  await open();
  const ids = Array.from({ length: 40 }, (_, index) => 1_000 + index);
  await database.db("companies").insert(ids.map((id) => ({ company_id: id, name: `Company ${id}` })));
  const year = { label: "2026-27", start_date: "2026-04-01", end_date: "2027-03-31" };
  await database.db("financial_years").insert(ids.map((id) => ({ company_id: id, id: 1, ...year })));
  // A deleted year still occupies the dates of the next one.
  const takenYear = {
    id: 2,
    label: "2027-28",
    start_date: "2027-04-01",
    end_date: "2028-03-31",
    is_deleted: 1,
  };
  await database.db("financial_years").insert({ company_id: 1_007, ...takenYear });
  expect(await createMissingYears(database.db, "2027-04-01", log)).toBe(false);
  expect(warnings.splice(0)).toHaveLength(1);
  const createdYears = await database.db("financial_years").where({ label: "2027-28", is_deleted: 0 });
  expect(createdYears.filter(({ company_id: id }) => id >= 1_000)).toHaveLength(39);
  await database.db("companies").where("company_id", ">=", 1_000).update({ is_deleted: 1 });
});

it("the server makes years by itself, tries again soon after a failure, and can be stopped", async () => {
  await open();
  // In India the date changes from the 24th to the 25th, while it is still the 24th in UTC.
  let at = new Date("2027-03-24T18:29:00Z");
  let turns = 0;
  const getDay = () => {
    turns += 1;
    return formatDayIn("Asia/Kolkata", at);
  };
  const pace = { day: getDay, pause: 20, pauseAfterFailure: 20 };
  const stop = keepYearsAhead(database.db, log, pace);
  await expect.poll(() => turns, SOON_TIMEOUT).toBeGreaterThan(2);
  expect(await listLabels()).toHaveLength(2);
  at = new Date("2027-03-24T18:30:00Z");
  await expect.poll(() => listLabels(), SOON_TIMEOUT).toHaveLength(3);
  stop();
  at = new Date("2028-03-30T12:00:00Z");
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await listLabels()).toHaveLength(3);
  expect(warnings).toEqual([]);

  const nowhere = connect("mysql://nobody@127.0.0.1:1/none");
  const stopNowhere = keepYearsAhead(nowhere, log, pace);
  await expect.poll(() => warnings.length, SOON_TIMEOUT).toBeGreaterThan(1);
  stopNowhere();
  await nowhere.destroy();
});

function postSale(date: string, series: TestCompany["series"]) {
  const voucher = makeSaleVoucher(company.books, {
    date,
    series,
    customer: company.customer,
    saleType: "Retail",
    payment: { mode: "credit" },
    salesmanId: 2,
    branchId: 1,
    routeId: null,
    vehicleId: null,
    locationId: company.godown,
    lines: [{ item: company.bandage, quantity: 1_000n, unitPrice: 1_000_000n }],
  });
  return withTransaction(database.db, async (trx) => {
    const [postedVoucher] = await post(trx, company.author, [voucher]);
    return postedVoucher!;
  });
}
