import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listFences } from "../../tests/fences.ts";
import { listTypeErrors, startProgram } from "./fixtures/test-program.ts";
import { createTestServer, makeRefusal, type Seen } from "./fixtures/test-server.ts";

const ROOT_FOLDER = join(import.meta.dirname, "../..");

test("the program in docs/scripting.md compiles and runs", async () => {
  const page = await readFile(join(ROOT_FOLDER, "docs/scripting.md"), "utf8");
  const program = listFences(page)
    .filter(({ language }) => language === "ts")
    .map(({ text }) => text)
    .join("\n");
  const server = await createTestServer(answerAprilOnly);
  const run = await startProgram(program, server.url);
  expect(listTypeErrors(run.file)).toEqual([]);
  expect((await run.output()).split("\n")).toEqual([
    "Anu, 2026-11-21",
    "2 wholesale bills",
    "2 0.3",
    "1 2",
    "B2B/1 0.1",
    "2 bills",
    "BillID,BillNo,BillAmount,Status",
    "Anu 200 req-1 false application/json",
    "49.80", // 0.10 + 0.20 + 49.50
    "NOT_FOUND 404 req-1 []",
    "There is no such bill.",
    "",
  ]);
  expect(server.seen.at(-1)).toMatchObject({
    path: "/api/insertupdatereciept",
    headers: { "idempotency-key": "import-2026-04-01-line-17" },
  });
});

test("examples/walk-a-year.ts counts and adds up the bills of a year", async () => {
  const program = await readFile(join(ROOT_FOLDER, "examples/walk-a-year.ts"), "utf8");
  const server = await createTestServer(answerEachMonth);
  const run = await startProgram(program, server.url);
  expect(listTypeErrors(run.file)).toEqual([]);
  const lines = (await run.output()).trimEnd().split("\n");
  expect(lines).toHaveLength(13);
  expect(lines[0]?.split(/\s+/)).toEqual(["2025-12", "2", "₹0.30"]);
  expect(lines[2]?.split(/\s+/)).toEqual(["2026-02", "2", "₹0.30"]);
  expect(lines[11]?.split(/\s+/)).toEqual(["2026-11", "3", "₹1,00,000.35"]); // 0.10 + 0.20 + 1,00,000.05
  expect(lines[12]?.split(/\s+/)).toEqual(["Total", "25", "₹1,00,003.65"]); // 12 × 0.30 + 1,00,000.05
  const february = server.seen.map(({ body }) => body).filter((body) => body.includes("2026-02"));
  expect(february).toEqual(['{"FromDate":"2026-02-01","ToDate":"2026-02-28"}']);
});

test("examples/walk-a-year.ts prints the server's error", async () => {
  const program = await readFile(join(ROOT_FOLDER, "examples/walk-a-year.ts"), "utf8");
  const server = await createTestServer(() => makeRefusal(401, "SIGN_IN_REQUIRED"));
  const { output } = await startProgram(program, server.url);
  await expect(output()).rejects.toMatchObject({
    code: 1,
    stderr: "No. (SIGN_IN_REQUIRED, request req-1)\n",
  });
});

const columns = ["BillID", "BillNo", "BillAmount", "Status"];
const bills = [
  [1, "B2B/1", 0.1, 1],
  [2, "B2B/2", 0.2, 1],
];

function answerAprilOnly({ path, headers, body }: Seen) {
  if (path === "/api/v1/session")
    return { headers: { "X-Request-Id": "req-1" }, json: { Name: "Anu", today: "2026-11-21" } };
  if (path === "/api/insertupdatereciept") return { json: { success: true } };
  if (body.includes("999999")) return makeRefusal(404, "NOT_FOUND");
  if (headers.accept === "text/csv") return { text: `${columns.join(",")}\n` };
  if (headers.accept === "application/json")
    return { json: { billDetails: bills.map(([, , BillAmount]) => ({ BillAmount })) } };
  return makeTable(bills, 1, 1);
}

/**
 * Two bills a month. November also has, on a second page, one of a lakh and five paise, and a
 * cancelled one.
 */
function answerEachMonth({ path, body, query }: Seen) {
  if (path === "/api/v1/session") return { json: { Name: "Anu", today: "2026-11-21" } };
  const pages = body.includes("2026-11") ? 2 : 1;
  const more = [
    [3, "B2B/3", 100000.05, 1],
    [4, "B2B/4", 0, 2],
  ];
  return makeTable(query.page === "2" ? more : bills, Number(query.page ?? 1), pages);
}

function makeTable(rows: unknown[][], number: number, pages: number) {
  return {
    json: {
      columns,
      rows,
      totals: { BillAmount: 0.3 },
      page: { number, size: 2, rows: rows.length, pages },
      ties: [],
    },
  };
}
