import * as say from "@vanbook/sdk/messages";
import type { Knex } from "knex";
import { addAuditLines, type AuditAuthor } from "../../auth/audit.ts";
import { readClock, toDatabaseTime } from "../../clock.ts";
import { problem, problemOnField } from "@vanbook/sdk/problem";
import { serialiseWrites } from "../../master/serialize-writes.ts";
import { insertWithIds } from "../../db/insert-with-ids.ts";
import type { Author } from "../posting/author.ts";
import {
  makeNextSeriesName,
  formatShortLabel,
  shift,
  getYearAfter,
  getFinancialYear,
  type YearDays,
  toYearState,
  type FinancialYear,
  type YearState,
} from "@vanbook/sdk/books";
import { lockYears } from "./lock-years.ts";

export interface MadeYear extends YearState {
  series: string[];
}

/**
 * Creates the year after the company's latest: twelve months, with a series for each series of the
 * latest year that has any. Each series begins at number 1. `startDate` confirms which year is
 * meant; throws YEAR_EXISTS or INVALID_FIELDS if another year is next. Writes year and series to
 * the audit log and adds events.
 */
export async function createYear(
  trx: Knex.Transaction,
  by: AuditAuthor,
  startDate?: string,
): Promise<MadeYear> {
  const author = by.principal;
  // The same lock order as when a series is saved: the write lock of the series, then the years.
  await serialiseWrites(trx, author, "invoice_series");
  const years = await lockYears(trx, author.companyId, "exclusive");
  const latest = years.at(-1);
  if (!latest) throw problem("NOT_FOUND", { message: "The company has no financial year to follow." });
  const days = getYearAfter(latest.end_date);
  if (startDate && startDate !== days.start) {
    if (years.some((year) => year.start_date === startDate)) throw problem("YEAR_EXISTS");
    throw problemOnField("INVALID_FIELDS", "startDate", say.nextYearBegins({ day: days.start }));
  }
  const year = await insertYear(trx, author, days);
  const series = await createSeries(trx, author, [...years, year], year);
  const createdYear = { ...toYearState(year), series: series.map((each) => each.series) };
  await addAuditLines(trx, by, [
    { ...CREATE_OPERATION, entity: "financial_years", entityId: year.id, after: createdYear },
    ...series.map(({ id, ...row }) => ({
      ...CREATE_OPERATION,
      entity: "invoice_series",
      entityId: id,
      after: row,
    })),
  ]);
  return createdYear;
}

/**
 * The first year is the one that contains `day`; each year gets a series for each kind of bill. The
 * years have no separate events: the company's creation is one event.
 */
export async function createFirstYears(trx: Knex.Transaction, author: Author, day: string): Promise<void> {
  const years: FinancialYear[] = [];
  for (let days = getFinancialYear(day); ; days = getYearAfter(days.end)) {
    const year = await insertYear(trx, author, days);
    years.push(year);
    await createSeries(trx, author, years, year);
    if (year.end_date >= calculateLastNeededDay(day)) return;
  }
}

/**
 * Creates the years and series that a company lacks to post on `day` and in the week after it;
 * returns those created. If several processes call it at once, only one creates them.
 */
export async function createYearsUntil(
  trx: Knex.Transaction,
  by: AuditAuthor,
  day: string,
): Promise<MadeYear[]> {
  await serialiseWrites(trx, by.principal, "invoice_series");
  const until = calculateLastNeededDay(day);
  const createdYears: MadeYear[] = [];
  for (;;) {
    const years = await lockYears(trx, by.principal.companyId, "exclusive");
    const latest = years.at(-1);
    if (!latest || latest.end_date >= until) return createdYears;
    createdYears.push(await createYear(trx, by));
  }
}

/** Phones that are offline for up to a week must already have the next year's series. */
export function calculateLastNeededDay(day: string): string {
  return shift(day, { days: DAYS_AHEAD });
}

/** The years are locked, or the company is new, so no other process takes the same id. */
async function insertYear(trx: Knex.Transaction, author: Author, { label, start, end }: YearDays) {
  const { companyId, userId } = author;
  const highest: { id: number } | undefined = await trx("financial_years")
    .where("company_id", companyId)
    .orderBy("id", "desc")
    .first("id");
  const row = { id: (highest?.id ?? 0) + 1, label, start_date: start, end_date: end };
  const stampColumns = { created_by: userId, created_at: toDatabaseTime(readClock()) };
  await trx("financial_years").insert({ company_id: companyId, ...row, ...stampColumns });
  return { ...row, locked_until: null, closed_at: null };
}

/**
 * Copies the latest earlier year's series, renamed for the new year as the law allows; without any,
 * B2B and B2C.
 */
async function createSeries(
  trx: Knex.Transaction,
  { companyId, userId }: Author,
  years: readonly FinancialYear[],
  year: FinancialYear,
): Promise<(SeriesRow & { id: number })[]> {
  const all: SeriesRow[] = await trx("invoice_series")
    .where({ company_id: companyId, is_deleted: 0 })
    .orderBy("id")
    .select("series", "inv_type", "year_id");
  const names = new Set(all.map(({ series }) => series.toUpperCase()));
  const earlier = years.filter((each) => each.start_date < year.start_date);
  const before = earlier.findLast(({ id }) => all.some((each) => each.year_id === id));
  const own = before
    ? all.filter(({ year_id: id }) => id === before.id)
    : ["B2B", "B2C"].map((type) => ({
        series: `${type}/${formatShortLabel(getYearDays(year))}`,
        inv_type: type,
      }));
  const rows = own.map(({ series, inv_type }) => {
    const name = before
      ? makeNextSeriesName(series, getYearDays(before), getYearDays(year), (isNameUsed) =>
          names.has(isNameUsed.toUpperCase()),
        )
      : series;
    names.add(name.toUpperCase());
    return { series: name, inv_type, year_id: year.id };
  });
  const stampColumns = { created_by: userId, created_at: toDatabaseTime(readClock()) };
  const ids = await insertWithIds(trx, companyId, "invoice_series", rows, (row) => ({
    ...row,
    // The names that it makes are allowed.
    numbers_checked: 1,
    ...stampColumns,
  }));
  return rows.map((row, index) => ({ ...row, id: ids[index] ?? 0 }));
}

function getYearDays({ label, start_date: start, end_date: end }: FinancialYear): YearDays {
  return { label, start, end };
}

interface SeriesRow {
  series: string;
  inv_type: string;
  year_id: number;
}

const CREATE_OPERATION = { operation: "years.create" };
const DAYS_AHEAD = 7;
