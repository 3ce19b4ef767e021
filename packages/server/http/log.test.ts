import { openSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createApp } from "../app.ts";
import { readConfig } from "../config.ts";
import { connect } from "../db/connection.ts";
import { problem } from "@vanbook/sdk/problem";
import { QueueError } from "../db/concurrency-queue.ts";
import { routes } from "../routes.ts";
import { createLog, openLineOutput } from "./log.ts";

it("the log keeps the database's message about an error, but not the statement with its values", () => {
  let line = "";
  const log = createLog("error", { write: (text) => void (line += text) });
  const statement = "insert into `api_keys` (`secret_hash`) values (X'd644129d')";
  const error = Object.assign(new Error(`${statement} - Column 'name' cannot be null`), {
    code: "ER_BAD_NULL_ERROR",
    errno: 1048,
    sql: statement,
    sqlMessage: "Column 'name' cannot be null",
  });
  log.error({ err: error, body: { Password: "hunter2" } }, "INTERNAL");
  expect(JSON.parse(line)).toMatchObject({
    err: { code: "ER_BAD_NULL_ERROR", message: "Column 'name' cannot be null" },
  });
  expect(line).toContain("log.test.ts");
  expect(line).not.toMatch(/d644129d|hunter2/);
});

it("the log gives the reason of an expected refusal without a stack, and the stack of a fault", async () => {
  const busy = await collectLogLines(new QueueError("Waited too long"));
  expect(busy).toMatchObject([
    { level: WARN, msg: "BUSY", operation: "health.ready", reason: "Waited too long" },
    { level: INFO, msg: "request", status: 503, problem: "BUSY" },
  ]);
  expect(JSON.stringify(busy)).not.toContain("stack");
  const lostError = Object.assign(new Error("select ? - Connection lost"), {
    code: "PROTOCOL_CONNECTION_LOST",
  });
  expect((await collectLogLines(lostError))[0]).toMatchObject({ level: WARN, reason: "Connection lost" });
  const fault = await collectLogLines(new Error("A fault of ours"));
  expect(fault[0]).toMatchObject({ level: ERROR, msg: "INTERNAL", err: { message: "A fault of ours" } });
  expect(JSON.stringify(fault[0])).toContain("log.test.ts");
});

it("the answer to a fault has a code and a sentence, and nothing of the fault", async () => {
  const statement = "select `password_hash` from `users` where `id` = 7";
  const fault = Object.assign(new Error(`${statement} - Unknown column`), { sql: statement, errno: 1054 });
  const { status, text } = await answerWith(fault);
  expect(status).toBe(500);
  expect(JSON.parse(text)).toEqual({
    success: false,
    code: "INTERNAL",
    message: "Something went wrong. Please try again.",
    error: "Something went wrong. Please try again.",
    requestId: expect.any(String) as string,
  });
  expect(text).not.toMatch(/password_hash|users|1054|\.ts|node_modules|stack/);
});

it("the log warns when a role is refused, and writes a text with a line break as one line", async () => {
  const refusedLines = await collectLogLines(problem("ROLE_FORBIDDEN"), { env: { VANBOOK_PROXIES: "1" } });
  expect(refusedLines).toMatchObject([
    { level: WARN, msg: "ROLE_FORBIDDEN", operation: "health.ready", address: "127.0.0.1" },
    { level: INFO, msg: "request", status: 403, problem: "ROLE_FORBIDDEN" },
  ]);
  let writtenText = "";
  createLog("info", { write: (line) => void (writtenText += line) }).info(
    { name: 'a\n{"level":50}' },
    "x\ny",
  );
  expect(writtenText.trimEnd().split("\n")).toHaveLength(1);
});

it.each([
  [0, "127.0.0.1"],
  [1, "10.0.0.7"],
  [2, "203.0.113.9"],
])("the log names the client's address behind the trusted proxies (%i)", async (proxies, address) => {
  const lines = await collectLogLines(new QueueError("Waited too long"), {
    env: { VANBOOK_PROXIES: String(proxies) },
    headers: { "X-Forwarded-For": "192.0.2.1, 203.0.113.9, 10.0.0.7" },
  });
  // The refusal, the request and, if no proxy is trusted, the warning about that.
  expect(lines).toHaveLength(proxies === 0 ? 3 : 2);
  expect(new Set(lines.map((line) => line.address))).toEqual(new Set([address]));
});

it("the log continues while its disk is full, and writes the waiting lines when there is room", async () => {
  const folder = await mkdtemp(join(tmpdir(), "vanbook-log-"));
  const output = openLineOutput(openSync("/dev/full", "w"));
  const log = createLog("info", output);
  log.info("first");
  log.info("second");
  const file = join(folder, "log");
  Object.assign(output, { fd: openSync(file, "w") }); // now the disk has room
  log.info("third");
  expect(readFileSync(file, "utf8")).toMatch(/"first"[^]*"second"[^]*"third"/);
  await rm(folder, { recursive: true });
});

/** The log lines of one request whose handler throws `error`. */
async function collectLogLines(...request: Parameters<typeof answerWith>) {
  return (await answerWith(...request)).lines;
}

/** The answer to such a request, and its log lines. */
async function answerWith(
  error: Error,
  { env = {}, headers = {} }: { env?: Record<string, string>; headers?: Record<string, string> } = {},
) {
  const url = "mysql://nobody@127.0.0.1:1/nothing"; // no handler reaches the database
  const db = connect(url);
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  const app = createApp({
    db,
    config: readConfig({ DATABASE_URL: url, ...env }),
    log: createLog("info", { write }),
    routes: { ...routes, "health.ready": () => Promise.reject(error) },
  });
  const server = app.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { headers });
  const text = await answer.text();
  await new Promise((resolve) => void server.close(resolve).closeAllConnections());
  await db.destroy();
  return { lines, status: answer.status, text };
}

const { INFO, WARN, ERROR } = { INFO: 30, WARN: 40, ERROR: 50 };
