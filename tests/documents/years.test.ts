import { afterAll, beforeAll, expect, it } from "vitest";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { getToday } from "../../packages/server/clock.ts";
import { startProduct, type Answer, type Product } from "../product.ts";
import { send } from "./post.ts";

interface Year {
  id: number;
  label: string;
  startDate: string;
  endDate: string;
  lockedUntil: string | null;
  closedAt: string | null;
}

/** Start year of the current financial year: this year, or last year before April. */
const RUNNING_YEAR = Number(getToday().slice(0, 4)) - (getToday().slice(5) < "04-01" ? 1 : 0);

let product: Product;
let manager: string;
let first: Year;
let second: Year;
/** A bill on the last day of the first year. */
let bill: Record<string, unknown>;

beforeAll(async () => {
  product = await startProduct({ bills: 60 });
  manager = await product.signIn(1, "meera");
  const years = (await list()) as [Year, Year];
  [first, second] = years;
  const { db } = product;
  const sampleBill = await db("bills")
    .where({ company_id: 1, year_id: first.id, inter_state: 0, mode: 1 })
    .first();
  await db("accounts").where({ company_id: 1, id: sampleBill.customer_id }).update({ credit_limit: null });
  bill = {
    date: first.endDate,
    customerId: sampleBill.customer_id,
    seriesId: sampleBill.series_id,
    locationId: sampleBill.location_id,
    salesmanId: sampleBill.salesman_id,
    payment: "credit",
    lines: [{ itemId: 1, quantity: 2 }],
  };
});
afterAll(() => product?.stop());

it("the company's financial years are listed in order", async () => {
  expect(await list()).toEqual([
    { id: first.id, ...makeYear(RUNNING_YEAR - 1), lockedUntil: null, closedAt: null },
    { id: second.id, ...makeYear(RUNNING_YEAR), lockedUntil: null, closedAt: null },
  ]);
});

it("years are closed in order, refuse documents when closed, and can be reopened", async () => {
  expect(getErrorCode(await postToYear(`${second.id}/close`))).toBe("YEAR_ORDER");
  const profit = await sumProfitUntil(first.endDate);
  expect(profit).not.toBe("0.00");
  const closeAnswer = await postToYear(`${first.id}/close`);
  expect(closeAnswer.status, closeAnswer.text).toBe(200);
  const answer = closeAnswer.read<{ year: Year; profit: number; voucherNo: string }>();
  expect(answer.profit.toFixed(2)).toBe(profit);
  expect(answer.voucherNo).toBe("CLS/1");
  expect(answer.year.closedAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  expect(await list()).toEqual([answer.year, second]);
  expect(await sumProfitUntil(first.endDate)).toBe("0.00");
  expect(await checkBooks(product.db, 1)).toEqual([]);

  const before = await countOf("vouchers");
  expect(getErrorCode(await send(product, manager, "bills", bill))).toBe("YEAR_CLOSED");
  const standing = await product
    .db("bills")
    .where({ company_id: 1, year_id: first.id, status: 1 })
    .whereRaw("id NOT IN (SELECT bill_id FROM sale_returns WHERE company_id = 1 AND bill_id IS NOT NULL)")
    .first("id");
  expect(getErrorCode(await send(product, manager, `bills/${standing.id}/cancel`))).toBe("YEAR_CLOSED");
  expect(getErrorCode(await postToYear(`${first.id}/close`))).toBe("YEAR_CLOSED");
  expect(getErrorCode(await postToYear(`${second.id}/close`))).toBe("YEAR_RUNNING");
  expect(getErrorCode(await lock(first.id, first.endDate))).toBe("YEAR_CLOSED");
  expect(await countOf("vouchers")).toBe(before);

  const reopenAnswer = await postToYear(`${first.id}/reopen`);
  expect(reopenAnswer.json).toEqual(first);
  expect(getErrorCode(await postToYear(`${first.id}/reopen`))).toBe("YEAR_OPEN");
  expect(await sumProfitUntil(first.endDate)).toBe(profit);
  const postAnswer = await send(product, manager, "bills", { ...bill, clientId: "late" });
  expect(postAnswer.status, postAnswer.text).toBe(200);

  const again = await postToYear(`${first.id}/close`);
  expect(again.read<{ voucherNo: string }>().voucherNo).toBe("CLS/2");
  expect(await checkBooks(product.db, 1)).toEqual([]);
  await postToYear(`${first.id}/reopen`);
});

it("an administrator locks a year up to a day, and unlocks it", async () => {
  const receipt = { mode: "cash", partyId: bill.customerId, amount: 1 };
  const lockAnswer = await lock(first.id, first.endDate);
  expect(lockAnswer.json).toEqual({ ...first, lockedUntil: first.endDate });
  const refusedAnswer = await send(product, manager, "receipts", { ...receipt, date: first.endDate });
  expect(getErrorCode(refusedAnswer)).toBe("PERIOD_LOCKED");
  expect((await lock(first.id, first.startDate)).status).toBe(200);
  const postAnswer = await send(product, manager, "receipts", { ...receipt, date: first.endDate });
  expect(postAnswer.status, postAnswer.text).toBe(200);
  expect((await lock(first.id, null)).json).toEqual(first);
  expect(getErrorCode(await lock(second.id, first.endDate))).toBe("YEAR_MISSING");
  expect(getErrorCode(await lock(second.id, "2026-02-30"))).toBe("INVALID_FIELDS");
  expect(getErrorCode(await lock(999, getToday()))).toBe("NOT_FOUND");
});

it("the next year is made once, with its invoice series", async () => {
  const createAnswer = await send(product, manager, "years", undefined, { key: "next-year" });
  const next = createAnswer.read<Year>();
  const year = { id: next.id, ...makeYear(RUNNING_YEAR + 1), lockedUntil: null, closedAt: null };
  const digits = year.label.slice(2);
  expect(next).toEqual({ ...year, series: [`B2B/${digits}`, `B2C/${digits}`] });
  expect(await list()).toEqual([first, second, year]);
  // A repeated request after a lost response creates no second year; a request without a key
  // creates nothing.
  const again = await send(product, manager, "years", undefined, { key: "next-year" });
  expect(again.json).toEqual(next);
  const keyless = await product.call({ method: "POST", path: "/api/v1/years", cookie: manager });
  expect(getErrorCode(keyless)).toBe("IDEMPOTENCY_KEY_REQUIRED");
  // A start date of a year that someone else has just created does not create the next one, nor a
  // year after a gap.
  expect(getErrorCode(await send(product, manager, `years?startDate=${RUNNING_YEAR + 1}-04-01`))).toBe(
    "YEAR_EXISTS",
  );
  expect(getErrorCode(await send(product, manager, `years?startDate=${RUNNING_YEAR + 3}-04-01`))).toBe(
    "INVALID_FIELDS",
  );
  expect(await list()).toEqual([first, second, year]);
});

it("only an administrator changes the years of their own company, and each change is logged", async () => {
  const branchManager = await product.signIn(1, "rahim");
  expect(getErrorCode(await postToYear(`${first.id}/close`, branchManager))).toBe("ROLE_FORBIDDEN");
  const theirs = await product.signIn(2, "fathima");
  await postToYear(`${first.id}/close`, theirs);
  expect((await list())[0]?.closedAt).toBeNull();
  const auditRows = await product
    .db("audit_log")
    .where("operation", "like", "years.%")
    .where("entity", "financial_years")
    .orderBy(["company_id", "id"]);
  expect(auditRows.map((row) => [row.company_id, row.operation.slice("years.".length)])).toEqual([
    ...["close", "reopen", "close", "reopen", "lock", "lock", "lock", "create"].map((action) => [1, action]),
    [2, "close"],
  ]);
  const changes = auditRows
    .slice(0, 6)
    .map((row) => [JSON.parse(row.before_json), JSON.parse(row.after_json)]);
  const [[before, after], [closedYear, open]] = changes as [[Year, Year], [Year, Year]];
  expect([before, after.closedAt === null]).toEqual([first, false]);
  expect([closedYear.closedAt, open]).toEqual([after.closedAt, first]);
  const locks = changes.slice(4).map(([was, is]) => [was.lockedUntil, is.lockedUntil]);
  expect(locks).toEqual([
    [null, first.endDate],
    [first.endDate, first.startDate],
  ]);
});

async function list(): Promise<Year[]> {
  const answer = await product.call({ method: "GET", path: "/api/v1/years", cookie: manager });
  return answer.read<{ data: Year[] }>().data;
}

function postToYear(path: string, cookie = manager) {
  return send(product, cookie, `years/${path}`);
}

function lock(id: number, until: string | null) {
  return product.call({ method: "PUT", path: `/api/v1/years/${id}/lock`, cookie: manager, body: { until } });
}

/** Profit of all income and expense accounts up to a day, from the ledger entries themselves. */
async function sumProfitUntil(date: string): Promise<string> {
  const [[{ profit }]] = await product.db.raw(
    `SELECT SUM(e.credit - e.debit) AS profit FROM ledger_entries e
      JOIN accounts a ON a.company_id = e.company_id AND a.id = e.account_id
      JOIN account_groups g ON g.company_id = a.company_id AND g.id = a.group_id
      WHERE e.company_id = 1 AND e.date <= ? AND g.nature IN ('Income', 'Expenses')`,
    [date],
  );
  return profit;
}

async function countOf(table: string): Promise<number> {
  return (await product.db(table).count({ rows: "*" }))[0]?.rows as number;
}

function getErrorCode(answer: Answer) {
  return answer.read<{ code?: string }>().code ?? answer.text;
}

function makeYear(begins: number) {
  const label = `${begins}-${String(begins + 1).slice(2)}`;
  return { label, startDate: `${begins}-04-01`, endDate: `${begins + 1}-03-31` };
}
