import { expect, test } from "vitest";
import { createVanbook } from "./client.ts";
import { createTestServer, makeRefusal, type Seen } from "./fixtures/test-server.ts";

const DAY_RANGE = { FromDate: "2026-04-01", ToDate: "2026-04-30" };

/**
 * Seven bills, 1 to 7, of 100.10, 200.20 … rupees, served in pages of the requested size. A request
 * with `after` says which bill the page before ended with.
 */
function bills({ query }: Seen) {
  const size = Number(query.pageSize ?? 500);
  const number = Number(query.page ?? 1);
  const rows = [1, 2, 3, 4, 5, 6, 7].map((id) => [id, `B2C/${id}`, (id * 10010) / 100]);
  const begin = /^bill-(\d)$/.test(query.after ?? "") ? Number(query.after?.at(-1)) : (number - 1) * size;
  const next = query.after && begin + size < 7 ? { next: `bill-${begin + size}` } : {};
  const page = { number: begin / size + 1, size, rows: 7, pages: Math.ceil(7 / size), ...next };
  const columns = ["BillID", "BillNo", "BillAmount"];
  const totals = { BillAmount: 2802.8 };
  return { json: { columns, rows: rows.slice(begin, begin + size), totals, page, ties: [] } };
}

async function start(reply: Parameters<typeof createTestServer>[0]) {
  const { url, seen } = await createTestServer(reply);
  return { vanbook: createVanbook({ baseUrl: url, auth: { kind: "key", key: "k" }, retry: 0 }), seen };
}

test("a table asks the server for its page, order and search", async () => {
  const { vanbook, seen } = await start(bills);
  const table = await vanbook.sales.report.table(DAY_RANGE, {
    page: 2,
    pageSize: 3,
    sort: "-BillAmount",
    search: "b2c & co",
  });
  expect(table.columns).toEqual(["BillID", "BillNo", "BillAmount"]);
  expect(table.rows.map(([id]) => id)).toEqual([4, 5, 6]);
  expect(table.totals.BillAmount).toBe(2802.8);
  expect(table.page).toEqual({ number: 2, size: 3, rows: 7, pages: 3 });
  expect(seen[0]?.headers.accept).toBe("application/vnd.vanbook.table+json");
  expect(seen[0]?.query).toEqual({ page: "2", pageSize: "3", sort: "-BillAmount", search: "b2c & co" });
  expect(JSON.parse(seen[0]?.body ?? "")).toEqual(DAY_RANGE);
});

test("a table of a GET report sends its arguments and its page in one query string", async () => {
  const { vanbook, seen } = await start(bills);
  await vanbook.debtors.report.table(DAY_RANGE, { pageSize: 3 });
  expect(seen[0]).toMatchObject({ method: "GET", query: { ...DAY_RANGE, pageSize: "3" } });
});

test("pages come one after the other, beginning with the requested page", async () => {
  const { vanbook, seen } = await start(bills);
  const ids: unknown[][] = [];
  for await (const page of vanbook.sales.report.pages(DAY_RANGE, { page: 2, pageSize: 3 }))
    ids.push(page.rows.map(([id]) => id));
  expect(ids).toEqual([[4, 5, 6], [7]]);
  expect(seen.map(({ query }) => [query.page, query.after])).toEqual([
    ["2", "start"],
    [undefined, "bill-6"],
  ]);
});

test("pages come by number from a server that does not say how a page ended", async () => {
  const { vanbook, seen } = await start((seenRequest) => {
    const { json } = bills({ ...seenRequest, query: { ...seenRequest.query, after: "" } });
    return { json };
  });
  const ids: unknown[] = [];
  for await (const bill of vanbook.sales.report.rows(DAY_RANGE, { pageSize: 3 })) ids.push(bill.BillID);
  expect(ids).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(seen.map(({ query }) => query.page)).toEqual([undefined, "2", "3"]);
});

test("rows come as objects over all pages, and a page is requested only when it is needed", async () => {
  const { vanbook, seen } = await start(bills);
  const collectedRows: object[] = [];
  for await (const bill of vanbook.sales.report.rows(DAY_RANGE, { pageSize: 2 })) {
    collectedRows.push(bill);
    if (bill.BillID === 4) break;
  }
  expect(collectedRows).toHaveLength(4);
  expect(collectedRows[3]).toEqual({ BillID: 4, BillNo: "B2C/4", BillAmount: 400.4 });
  expect(seen).toHaveLength(2);
});

test("rows are requested a thousand at a time by default", async () => {
  const { vanbook, seen } = await start(bills);
  for await (const bill of vanbook.debtors.report.rows(DAY_RANGE)) expect(bill).toHaveProperty("BillID");
  expect(seen.map(({ query }) => query.pageSize)).toEqual(["1000"]);
});

test("an error on one page ends the loop over pages with that error", async () => {
  const { vanbook } = await start((seenRequest) =>
    seenRequest.query.after === "bill-3" ? makeRefusal(403, "FORBIDDEN") : bills(seenRequest),
  );
  const walk = async () => {
    for await (const page of vanbook.sales.report.pages(DAY_RANGE, { pageSize: 3 }))
      expect(page.page.number).toBe(1);
  };
  await expect(walk()).rejects.toMatchObject({ code: "FORBIDDEN" });
});

test("a CSV comes as a response, or the call rejects with the server's error", async () => {
  const { vanbook, seen } = await start((_, count) =>
    count === 1
      ? { headers: { "Content-Type": "text/csv" }, text: "BillID,BillNo\n1,B2C/1\n" }
      : makeRefusal(413, "RESULT_TOO_LARGE"),
  );
  const csv = await vanbook.sales.report.csv(DAY_RANGE, { sort: "BillNo" });
  expect(csv.body).toBeInstanceOf(ReadableStream);
  expect(await csv.text()).toBe("BillID,BillNo\n1,B2C/1\n");
  expect(seen[0]).toMatchObject({ query: { sort: "BillNo" }, headers: { accept: "text/csv" } });
  await expect(vanbook.sales.report.csv(DAY_RANGE)).rejects.toMatchObject({ code: "RESULT_TOO_LARGE" });
});
