import { createVanbook as createReal, isVanbookError } from "@vanbook/sdk";
import { afterEach, expect, test, vi } from "vitest";
import { getRealClient, createVanbook } from "./later-client.ts";

const CLIENT_OPTIONS = { baseUrl: "https://books.example", auth: { kind: "key", key: "k" } } as const;
const APRIL_RANGE = { FromDate: "2026-04-01", ToDate: "2026-04-30" };

function answerWith(json: unknown) {
  return vi.fn((request: Request) => Promise.resolve(Response.json({ ...Object(json), asked: request.url })));
}

afterEach(() => void vi.doUnmock("./sdk-client.ts"));

test("a call waits until the SDK is loaded and returns the SDK's answer", async () => {
  const fetch = answerWith({ billDetails: [] });
  const vanbook = createVanbook({ ...CLIENT_OPTIONS, fetch: fetch as never });
  expect(fetch).not.toHaveBeenCalled();
  expect(await vanbook.sales.report(APRIL_RANGE)).toEqual({
    billDetails: [],
    asked: "https://books.example/api/getSaleReport",
  });
  expect(vanbook.sales.report).toBe(vanbook.sales.report);
});

test("calls for tables, pages, rows and CSV return what the SDK returns", async () => {
  const table = {
    columns: ["BillNo", "Amount"],
    rows: [["B-1", 10]],
    totals: {},
    page: { pages: 1 },
    ties: [],
  };
  const vanbook = createVanbook({ ...CLIENT_OPTIONS, fetch: answerWith(table) as never });
  expect(await vanbook.sales.report.table(APRIL_RANGE)).toMatchObject(table);
  for await (const page of vanbook.sales.report.pages(APRIL_RANGE)) expect(page.rows).toEqual(table.rows);
  const rows = [];
  for await (const row of vanbook.sales.report.rows(APRIL_RANGE)) rows.push(row);
  expect(rows).toEqual([{ BillNo: "B-1", Amount: 10 }]);
  expect(await (await vanbook.sales.report.csv(APRIL_RANGE)).json()).toMatchObject(table);
});

test("all elements get the same loaded client, and a client that the SDK made is used as it is", async () => {
  const vanbook = createVanbook(CLIENT_OPTIONS);
  const real = await getRealClient(vanbook);
  expect(Object.keys(real)).toContain("sales");
  expect(await getRealClient(vanbook)).toBe(real);
  const own = createReal(CLIENT_OPTIONS);
  expect(getRealClient(own)).toBe(own);
});

test("awaiting the client returns the client itself, and an operation that the API lacks is refused", async () => {
  const vanbook = createVanbook(CLIENT_OPTIONS);
  expect(await Promise.resolve(vanbook)).toBe(vanbook);
  const nothing = (vanbook as unknown as { nothing: { list: () => Promise<unknown> } }).nothing;
  await expect(nothing.list()).rejects.toThrow("The API has no nothing.list.");
});

test("if the SDK cannot be loaded, a call fails like one without an answer, and the next call tries again", async () => {
  vi.doMock("./sdk-client.ts", () => {
    throw new Error("not served");
  });
  const vanbook = createVanbook({ ...CLIENT_OPTIONS, fetch: answerWith({ billDetails: [] }) as never });
  const failure: unknown = await vanbook.sales.report(APRIL_RANGE).catch((error: unknown) => error);
  expect(isVanbookError(failure, "NETWORK")).toBe(true);
  vi.doUnmock("./sdk-client.ts");
  expect(await vanbook.sales.report(APRIL_RANGE)).toMatchObject({ billDetails: [] });
});
