import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FILES_PER_COMPANY } from "../../packages/server/http/files/make-in-thread.ts";
import { MID_YEAR } from "../demo-database.ts";
import { measureProcessorTime } from "../processor-time.ts";
import { startProduct, type Product } from "../product.ts";

const EXCEL_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const PDF_TYPE = "application/pdf";
/** One more row than a PDF may have. */
const TOO_MANY = 20_001;
const BIG_ROWS = 18_000;
let product: Product;
let cookie: string;
beforeAll(async () => {
  product = await startProduct({ lastDay: MID_YEAR });
  cookie = await product.signIn(1, "meera");
  // A route with many customers, and one with one customer too many for a PDF.
  await insertCustomersOnRoute(901, BIG_ROWS, 1_000_000);
  await insertCustomersOnRoute(902, TOO_MANY, 2_000_000);
});
afterAll(() => product?.stop());

test("a PDF with too many rows is refused, a workbook with them is made, and the thread makes the next file", async () => {
  const refusedAnswer = await ask(902, PDF_TYPE);
  expect([refusedAnswer.status, await readProblemWords(refusedAnswer)]).toEqual([413, TOO_LARGE]);
  expect(refusedAnswer.headers.get("Content-Type")).toContain("application/json");
  expect(refusedAnswer.headers.get("Content-Disposition")).toBeNull();
  const workbook = await ask(902, EXCEL_TYPE);
  expect([workbook.status, workbook.headers.get("Content-Type")]).toEqual([200, EXCEL_TYPE]);
  expect((await workbook.arrayBuffer()).byteLength).toBeGreaterThan(100_000);
});

test(
  "a company's files leave a thread to others, twenty of them wait, and later callers are asked to try again",
  { timeout: 180_000 },
  async () => {
    await ask(NO_ROUTE, PDF_TYPE);
    const leaving = new AbortController();
    const cpuUsage = process.cpuUsage();
    const heavy = Array.from({ length: FILES_PER_COMPANY }, () => ask(901, PDF_TYPE, leaving.signal));
    const heavyAnswers = Promise.allSettled(heavy);
    await expect.poll(() => process.cpuUsage(cpuUsage).user, { timeout: 30_000 }).toBeGreaterThan(800_000);
    const waiting = new Set<Promise<Response>>();
    const statuses: number[] = [];
    let refusedAnswer: Response | undefined;
    let tries = 0;
    for (; !refusedAnswer && tries < 200; tries += 1) {
      const one = ask(NO_ROUTE, PDF_TYPE);
      waiting.add(one);
      one
        .then(({ status }) => statuses.push(status))
        .catch(() => statuses.push(0))
        .finally(() => waiting.delete(one));
      const first = await Promise.race([one, wait(50)]);
      if (first?.status === 503) refusedAnswer = first;
      if (refusedAnswer) waiting.delete(one);
    }
    expect(waiting.size).toBe(20);
    expect([refusedAnswer?.headers.get("Retry-After"), await readProblemWords(refusedAnswer)]).toEqual([
      "10",
      BUSY_MESSAGE,
    ]);
    const ofOther = await ask(NO_ROUTE, PDF_TYPE, null, await product.signIn(2, "fathima"));
    expect([ofOther.status, waiting.size]).toEqual([200, 20]);
    // Both callers disconnect and the next ones are served. Anyone who waited for half a minute
    // gets 503.
    leaving.abort();
    expect((await heavyAnswers).map(({ status }) => status)).toEqual(heavy.map(() => "rejected"));
    await Promise.all(waiting);
    expect(statuses).toHaveLength(tries);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect((await ask(NO_ROUTE, PDF_TYPE)).status).toBe(200);
  },
);

test("when a caller hangs up, the thread, the work and the memory of the file end", async () => {
  const before = process.memoryUsage.rss();
  for (let time = 0; time < 3; time += 1) {
    const cpuUsage = process.cpuUsage();
    const leaving = new AbortController();
    const abortedStatus = ask(901, PDF_TYPE, leaving.signal).then(
      ({ status }) => status,
      () => "gone",
    );
    // The rows are loaded and the thread is working on them: the whole file takes several seconds
    // of CPU time.
    await expect.poll(() => process.cpuUsage(cpuUsage).user).toBeGreaterThan(800_000);
    const threads = countThreads();
    leaving.abort();
    expect(await abortedStatus).toBe("gone");
    await expect.poll(countThreads, { timeout: 30_000 }).toBe(threads - 1);
    await expect.poll(() => measureProcessorTime(() => wait(500)), { timeout: 30_000 }).toBeLessThan(250);
  }
  expect(process.memoryUsage.rss() - before).toBeLessThan(100e6);
  expect((await ask(NO_ROUTE, PDF_TYPE)).status).toBe(200);
});

/** Requests the customers of a route as a file. */
function ask(
  route: number,
  Accept: string,
  signal: AbortSignal | null = null,
  Cookie = cookie,
): Promise<Response> {
  return fetch(`${product.url}/api/GetCustomerDetailReport?RouteID=${route}`, {
    headers: { Accept, Cookie },
    signal,
  });
}

async function readProblemWords(answer: Response | undefined): Promise<unknown> {
  const { code, message } = (await answer?.json()) as { code?: string; message?: string };
  return `${code}: ${message}`;
}

/** The number of worker threads of this process. */
function countThreads(): number {
  return (process.report.getReport() as unknown as { workers: unknown[] }).workers.length;
}

/** Inserts thousands of customers, copied from one by SQL. */
async function insertCustomersOnRoute(route: number, count: number, firstId: number): Promise<void> {
  const [columnRows] = await product.db.raw(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_schema = DATABASE() AND table_name = 'accounts' AND COALESCE(generation_expression, '') = ''
     ORDER BY ordinal_position`,
  );
  const names = (columnRows as { name: string }[]).map(({ name }) => name);
  const own: Record<string, string> = {
    id: `${firstId} + n.n`,
    name: "CONCAT('Customer ', n.n)",
    reference: "NULL",
    system_key: "NULL",
    route_id: String(route),
  };
  await product.db.raw(
    `INSERT INTO accounts (${names.join(", ")})
     SELECT ${names.map((name) => own[name] ?? `a.${name}`).join(", ")}
     FROM (SELECT * FROM accounts WHERE company_id = 1 AND group_id = 14 AND is_deleted = 0 LIMIT 1) a
     JOIN (SELECT t.a + 10 * u.a + 100 * v.a + 1000 * w.a + 10000 * x.a AS n
           FROM ${selectDigits("t")}, ${selectDigits("u")}, ${selectDigits("v")}, ${selectDigits("w")}, ${selectDigits("x")}) n ON n.n < ?`,
    [count],
  );
}

function selectDigits(alias: string): string {
  const all = Array.from({ length: 10 }, (_, digit) => `SELECT ${digit} AS a`);
  return `(${all.join(" UNION ALL ")}) ${alias}`;
}

/** A route without customers, so its file is made at once. */
const NO_ROUTE = 903;

// The server's messages for the two refusals.
const TOO_LARGE =
  "RESULT_TOO_LARGE: The result has too many rows: request it in pages, as CSV, or for a shorter range.";
const BUSY_MESSAGE = "BUSY: The server is busy. Please try again in a moment.";
