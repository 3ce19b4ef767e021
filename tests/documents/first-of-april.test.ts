import type { Knex } from "knex";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { readClock } from "../../packages/server/clock.ts";
import { createTestDatabase } from "../../packages/server/db/testing/test-database.ts";
import { createDemo } from "../../packages/server/demo/create-demo.ts";
import { runClockShift } from "../../scripts/project/run-clock.mjs";
import type { Answer, Product } from "../product.ts";
import { send } from "./post.ts";

let db: Knex;
let product: Pick<Product, "call" | "signIn" | "stop" | "url">;
let getToday: () => string;
let createMissingYears: typeof import("../../packages/server/platform/year-rollover.ts").createMissingYears;
let stop: () => Promise<void>;
let meera: string;
/** A bill copied from the demo, without date and series. */
let bill: Record<string, unknown>;

beforeAll(async () => {
  const database = await createTestDatabase();
  db = database.db;
  await createDemo(db, { bills: 60, today: "2026-11-25" });
  // The clock module reads its shift when it is loaded. This server
  // runs at 00:10 on 2 April in India, which is 1 April in UTC.
  const machine = readClock().getTime() - runClockShift();
  vi.stubEnv("VANBOOK_CLOCK_SHIFT", String(Date.parse("2027-04-01T18:40:00Z") - machine));
  vi.resetModules();
  const { serve } = await import("../product.ts");
  ({ getToday } = await import("../../packages/server/clock.ts"));
  ({ createMissingYears } = await import("../../packages/server/platform/year-rollover.ts"));
  product = await serve(db, database.url);
  stop = () => product.stop().then(database.drop);
  meera = await product.signIn(1, "meera");
  const sampleBill = await db("bills").where({ company_id: 1, year_id: 2, inter_state: 0, mode: 1 }).first();
  await db("accounts").where({ company_id: 1, id: sampleBill.customer_id }).update({ credit_limit: null });
  bill = {
    customerId: sampleBill.customer_id,
    locationId: sampleBill.location_id,
    salesmanId: sampleBill.salesman_id,
    payment: "credit",
    lines: [{ itemId: 1, quantity: 2 }],
  };
});
afterAll(async () => {
  // Other test files of this worker need the run's clock again.
  vi.unstubAllEnvs();
  vi.resetModules();
  await stop?.();
});

it("a server started in November makes bills on 2 April, in the new year's series from number 1", async () => {
  expect(getToday()).toBe("2027-04-02");
  const [old] = await listSeries("2027-03-31");
  // The error a user gets if the year has not been created.
  expect(
    getErrorCode(await send(product, meera, "bills", { ...bill, date: getToday(), seriesId: old?.id })),
  ).toBe("YEAR_MISSING");
  await createMissingYears(db, getToday(), { info: () => undefined, warn: console.error });

  const series = await listSeries("2027-04-02");
  expect(series.map((each) => each.series)).toEqual(["B2B/27-28", "B2C/27-28"]);
  const own = series.find(({ invType }) => invType === "B2C");
  const numbers: unknown[] = [];
  for (const date of ["2027-04-01", "2027-04-02"]) {
    const postAnswer = await send(product, meera, "bills", { ...bill, date, seriesId: own?.id });
    expect(postAnswer.status, postAnswer.text).toBe(200);
    numbers.push(postAnswer.read<{ voucherNo: string }>().voucherNo);
  }
  expect(numbers).toEqual(["B2C/27-28/1", "B2C/27-28/2"]);
  // The old year continues its numbers until it is locked or closed.
  const before = await db("bills")
    .where({ company_id: 1, year_id: 2, series_id: old?.id })
    .max({ number: "number" });
  const late = await send(product, meera, "bills", { ...bill, date: "2027-03-31", seriesId: old?.id });
  expect(late.read<{ number: number }>().number).toBe(Number(before[0]?.number) + 1);
  expect(
    getErrorCode(await send(product, meera, "bills", { ...bill, date: getToday(), seriesId: old?.id })),
  ).toBe("SERIES_UNKNOWN");
  expect(await checkBooks(db, 1)).toEqual([]);
});

it("the app shows the new financial year, and receipts start again at 1", async () => {
  const [year] = (await get("/api/getfinancialbyid")).read<[{ StartDate: string; EndDate: string }]>();
  expect(year).toMatchObject({ StartDate: "2027-04-01", EndDate: "2028-03-31" });
  expect((await get("/api/GetReceiptNo")).json).toEqual([{ ReNo: 1 }]);
  const [[{ ReNo }]] = [(await get("/api/GetReceiptNo", { RDate: "2027-03-31" })).read<[{ ReNo: number }]>()];
  expect(ReNo).toBeGreaterThan(1);
});

async function listSeries(day: string) {
  const { series } = (await get("/api/v1/masters")).read<{ series: Series[] }>();
  return series.filter(({ from, to }) => from <= day && day <= to);
}

function get(path: string, query: Record<string, string> = {}) {
  return product.call({ method: "GET", path, query, cookie: meera });
}

function getErrorCode(answer: Answer) {
  return answer.read<{ code?: string }>().code ?? answer.text;
}

interface Series {
  id: number;
  series: string;
  invType: string;
  from: string;
  to: string;
}
