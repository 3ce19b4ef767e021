import { expect, onTestFinished, test, vi } from "vitest";
import { createVanbook, operation } from "./client.ts";
import type { OperationId } from "./methods.ts";
import { createTestServer, makeRefusal } from "./fixtures/test-server.ts";

const TEST_RANGE = { FromDate: "2026-04-01", ToDate: "2026-04-30" };
const TEST_KEY = { kind: "key", key: "k" } as const;

test("`withResponse` returns the answer with its metadata and sends one request only", async () => {
  const server = await createTestServer(() => ({
    headers: { "X-Request-Id": "req-7", "Idempotency-Replayed": "true" },
    json: { success: true },
  }));
  const vanbook = createVanbook({ baseUrl: server.url, auth: TEST_KEY });
  const call = vanbook.receipts.create({ PLID: 1, PartyID: 2, Credit: 118 });
  const { data, status, requestId, replayed, headers } = await call.withResponse();
  expect([data, status, requestId, replayed]).toEqual([{ success: true }, 200, "req-7", true]);
  expect(headers.get("content-type")).toBe("application/json");
  expect(await call).toEqual({ success: true });
  expect(server.seen).toHaveLength(1);
});

test.each([
  [{ success: false }, "UNEXPLAINED", "The server did not do this, and does not say why."],
  [{ success: false, message: "", error: null }, "UNEXPLAINED", "The server did not do this"],
  [{ success: false, message: "The zone is used." }, "NOT_DONE", "The zone is used."],
  [{ success: false, error: "The zone is closed." }, "NOT_DONE", "The zone is closed."],
  [{ success: false, message: " ", error: "The zone is closed." }, "NOT_DONE", "The zone is closed."],
  [{ success: false, message: { sql: 1 }, error: 5 }, "UNEXPLAINED", "The server did not do this"],
  [{ success: false, code: "ER_DUP", message: null }, "UNEXPLAINED", "The server did not do this"],
  [{ success: false, code: 1062, message: "It is there." }, "NOT_DONE", "It is there."],
  [{ success: false, code: "RECORD_IN_USE", message: "It is used." }, "RECORD_IN_USE", "It is used."],
])("an answer of 200 with `success: false` is an error: %j", async (json, code, words) => {
  const server = await createTestServer(() => ({ json }));
  const vanbook = createVanbook({ baseUrl: server.url, auth: TEST_KEY });
  await expect(vanbook.zones.delete({ ZoneId: 3 })).rejects.toMatchObject({
    ...{ code, status: 200 },
    message: expect.stringContaining(words),
  });
});

test.each([
  [500, { error: "The table is locked." }, "NOT_DONE", "The table is locked."],
  [409, { message: "Zone Name already exists." }, "NOT_DONE", "Zone Name already exists."],
  [500, { message: "" }, "BAD_ANSWER", "The answer is not one of Vanbook's."],
  [500, {}, "BAD_ANSWER", "The answer is not one of Vanbook's."],
  // No operation answers these.
  [200, null, "BAD_ANSWER", "The answer is not one of Vanbook's."],
  [200, "OK", "BAD_ANSWER", "The answer is not one of Vanbook's."],
  [200, true, "BAD_ANSWER", "The answer is not one of Vanbook's."],
])(
  "an answer of %i without a code is an error with the server's words, if it has any: %j",
  async (...row) => {
    const [status, json, code, message] = row;
    const server = await createTestServer(() => ({ status, json }));
    const vanbook = createVanbook({ baseUrl: server.url, auth: TEST_KEY });
    await expect(vanbook.zones.delete({ ZoneId: 3 })).rejects.toMatchObject({ code, status, message });
  },
);

test("a table has metadata too, and is not marked as replayed unless the server says so", async () => {
  const server = await createTestServer(() => ({ json: { rows: [] } }));
  const vanbook = createVanbook({ baseUrl: server.url, auth: TEST_KEY });
  const { data, requestId, replayed } = await vanbook.sales.report.table(TEST_RANGE).withResponse();
  expect([data.rows, requestId, replayed]).toEqual([[], null, false]);
});

test("a refused call rejects once, with or without `withResponse`, and leaves no unhandled rejection", async () => {
  const unheard: unknown[] = [];
  const collectReason = (reason: unknown) => unheard.push(reason);
  process.on("unhandledRejection", collectReason);
  onTestFinished(() => void process.off("unhandledRejection", collectReason));
  const server = await createTestServer(() => makeRefusal(403, "KEY_FORBIDDEN"));
  const vanbook = createVanbook({ baseUrl: server.url, auth: TEST_KEY });
  await expect(vanbook.session.current()).rejects.toMatchObject({ code: "KEY_FORBIDDEN" });
  await expect(vanbook.session.current().withResponse()).rejects.toMatchObject({ code: "KEY_FORBIDDEN" });
  await new Promise(setImmediate); // it would have been called by then
  expect(unheard).toEqual([]);
});

test("`all()` returns all rows as a list, and fails when there are more rows than `atMost`", async () => {
  const page = { number: 1, size: 1000, rows: 3, pages: 1 };
  const server = await createTestServer(() => ({
    json: { columns: ["BillID"], rows: [[1], [2], [3]], totals: {}, page, ties: [] },
  }));
  const { report } = createVanbook({ baseUrl: server.url, auth: TEST_KEY }).sales;
  expect(await report.rows(TEST_RANGE).all()).toEqual([{ BillID: 1 }, { BillID: 2 }, { BillID: 3 }]);
  expect(await report.rows(TEST_RANGE).all({ atMost: 3 })).toHaveLength(3);
  await expect(report.rows(TEST_RANGE).all({ atMost: 2 })).rejects.toMatchObject({
    code: "TOO_MANY_ROWS",
    message: expect.stringContaining("sales.report has more than 2 rows"),
  });
});

test("a loop over rows without `await` throws an error that names `for await` and `all()`", () => {
  const rows: unknown = createVanbook({ baseUrl: "http://127.0.0.1", auth: TEST_KEY }).sales.report.rows(
    TEST_RANGE,
  );
  expect(() => [...(rows as Iterable<unknown>)]).toThrow(
    "Rows of sales.report come one by one: for await (…), or await ….all()",
  );
});

test.for([
  ["", "k", "baseUrl is missing. Outside a page it must be the server's whole address"],
  ["/api", "k", 'baseUrl is "/api". Outside a page'],
  ["books.example.com", "k", 'baseUrl is "books.example.com".'],
  ["http://127.0.0.1:9", "", "The API key is empty. Is its environment variable set"],
  ["http://127.0.0.1:9", "vbk_1\n", "The API key has spaces or line breaks in it."],
] as const)(
  "the address %j with the key %j gives an error that says what is wrong",
  async ([baseUrl, key, words]) => {
    const vanbook = createVanbook({ baseUrl, auth: { kind: "key", key } });
    await expect(vanbook.session.current()).rejects.toMatchObject({
      code: "MISUSE",
      message: expect.stringContaining(words),
    });
  },
);

test("a relative address gives the error MISUSE in Deno too, where `location` exists without a value", async () => {
  vi.stubGlobal("location", undefined);
  const vanbook = createVanbook({ baseUrl: "/api", auth: TEST_KEY });
  await expect(vanbook.session.current()).rejects.toMatchObject({ code: "MISUSE" });
});

test("an unknown operation gives an error, which suggests a similar name if there is one", () => {
  const vanbook = createVanbook({ baseUrl: "http://127.0.0.1", auth: TEST_KEY });
  const findOperation = (id: string) => () => operation(vanbook, id as OperationId);
  expect(findOperation("sales.reprot")).toThrow(
    'There is no operation "sales.reprot"; did you mean "sales.report"?',
  );
  expect(findOperation("toString")).toThrow('There is no operation "toString".');
});
