import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { Writable } from "node:stream";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { createApp } from "../../packages/server/app.ts";
import { createLog } from "../../packages/server/http/log.ts";
import { keepMetrics } from "../../packages/server/metrics/metrics.ts";
import { serveMetrics } from "../../packages/server/metrics/serve-metrics.ts";
import { logSlowStatements } from "../../packages/server/metrics/slow-statements.ts";
import { queryRows } from "../../packages/server/db/rows.ts";
import { createRandom } from "../../packages/server/demo/random.ts";
import { readLoadData, startLoad } from "../crash/load.ts";
import { DEMO_PASSWORD, serve, startProduct, type Product } from "../product.ts";

const TOKEN_LABELS = 'operation="embedTokens.create",class="2xx"';
let product: Product;
let keptMetrics: ReturnType<typeof keepMetrics>;
beforeAll(async () => {
  product = await startProduct({ bills: 60 });
  keptMetrics = keepMetrics({ db: product.db, slowStatement: 60_000 });
});
afterAll(async () => {
  keptMetrics?.stop();
  keptMetrics?.registry.clear();
  await product?.stop();
});

/** The value of a metric with these labels, as Prometheus reads it. */
async function readMetric(name: string, labels: string): Promise<number | undefined> {
  const line = (await keptMetrics.registry.metrics())
    .split("\n")
    .find((one) => one.startsWith(`${name}{${labels}} `));
  return line === undefined ? undefined : Number(line.split(" ").at(-1));
}

it("the metrics count requests by operation and class, refusals by code, and committed documents by type", async () => {
  const cookie = await product.signIn(1, "meera");
  const body = { CompanyID: 1, Username: "meera", Password: `not ${DEMO_PASSWORD}` };
  expect((await product.call({ method: "POST", path: "/api/login", body })).status).toBe(401);
  await product.call({ method: "GET", path: "/no/such/path" });
  expect(await readMetric("vanbook_request_seconds_count", 'operation="session.login",class="2xx"')).toBe(1);
  expect(await readMetric("vanbook_request_seconds_count", 'operation="session.login",class="4xx"')).toBe(1);
  expect(await readMetric("vanbook_request_seconds_count", 'operation="pages",class="4xx"')).toBe(1);
  expect(await readMetric("vanbook_refusals_total", 'code="INVALID_CREDENTIALS"')).toBe(1);

  const load = startLoad(product.url, cookie, await readLoadData(product.db), 2, createRandom(3));
  while (load.held.length < 3) await new Promise((resolve) => setTimeout(resolve, 20));
  await load.drain();
  for (const type of ["bill.posted", "receipt.posted"]) {
    const [eventCount] = await queryRows<{ written: number }>(
      product.db,
      "SELECT COUNT(*) AS written FROM events WHERE company_id = 1 AND type = ? AND user_id = (SELECT id FROM users WHERE company_id = 1 AND username = 'meera') AND via = 'session'",
      [type],
    );
    expect((await readMetric("vanbook_events_total", `type="${type}"`)) ?? 0).toBe(
      Number(eventCount?.written),
    );
  }
  expect(await readMetric("vanbook_queue_length", 'state="waiting"')).toBe(0);
  expect(await readMetric("vanbook_pool_connections", 'pool="requests",state="waiting"')).toBe(0);
  expect(await readMetric("vanbook_sending_waiting", 'what="outbox"')).toBe(0);
});

it("the metrics count tokens and the requests made with them, and the log names the key behind them", async () => {
  const lines: Record<string, unknown>[] = [];
  const log = createLog("info", {
    write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>),
  });
  const servedProduct = await serve(product.db, product.databaseUrl, (appParts) =>
    createApp({ ...appParts, log }),
  );
  onTestFinished(() => servedProduct.stop());
  const cookie = await product.signIn(1, "meera");
  const origin = "https://portal.partner.example";
  const callServed = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const by = headers["Authorization"] ? { headers } : { cookie };
    return servedProduct.call({ method: "POST", path, body, ...by });
  };
  await callServed("/api/v1/embed-origins", { origin });
  const { key, secret } = (await callServed("/api/v1/api-keys", { name: "Portal" })).read<{
    key: { id: number };
    secret: string;
  }>();
  const before = {
    made: (await readMetric("vanbook_request_seconds_count", TOKEN_LABELS)) ?? 0,
    token: (await readMetric("vanbook_callers_total", 'via="token"')) ?? 0,
    key: (await readMetric("vanbook_callers_total", 'via="key"')) ?? 0,
  };
  const terms = { operations: ["sales.report"], origins: [origin] };
  const tokens = [];
  for (const _ of ["one", "two"]) {
    const tokenAnswer = await callServed("/api/v1/embed-tokens", terms, {
      Authorization: `Bearer ${secret}`,
    });
    tokens.push(tokenAnswer.read<{ token: string }>().token);
  }
  lines.length = 0;
  const range = { FromDate: "2026-04-01", ToDate: "2026-04-02" };
  for (const token of [...tokens, tokens[0] ?? ""])
    await callServed("/api/getSaleReport", range, { Authorization: `Bearer ${token}`, Origin: origin });
  expect(await readMetric("vanbook_request_seconds_count", TOKEN_LABELS)).toBe(before.made + 2);
  expect(await readMetric("vanbook_callers_total", 'via="token"')).toBe(before.token + 3);
  expect(await readMetric("vanbook_callers_total", 'via="key"')).toBe(before.key + 2);
  expect(lines).toHaveLength(3);
  for (const line of lines)
    expect(line).toMatchObject({ operation: "sales.report", via: "token", key: key.id });
  // There is no separate series for each token or key.
  const all = await keptMetrics.registry.metrics();
  expect(all.match(/^vanbook_callers_total\{.*$/gm)?.length).toBeLessThanOrEqual(4);
});

it("the metrics are served only to callers with the token, at one path, on a separate port", async () => {
  const log = { info: () => {}, error: () => {} };
  const place = { port: 0, host: "127.0.0.1", token: "0123456789abcdef" };
  const server = serveMetrics(() => keptMetrics.registry.metrics(), place, log);
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fetchWithAuthorization = (path: string, authorization?: string) =>
    fetch(url + path, { headers: authorization ? { Authorization: authorization } : {} });
  expect((await fetchWithAuthorization("/metrics")).status).toBe(401);
  expect((await fetchWithAuthorization("/metrics", "Bearer 0123456789abcdeF")).status).toBe(401);
  expect((await fetchWithAuthorization("/", "Bearer 0123456789abcdef")).status).toBe(404);
  const answer = await fetchWithAuthorization("/metrics", "Bearer 0123456789abcdef");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Type")).toContain("version=0.0.4");
  expect(await answer.text()).toMatch(/^process_resident_memory_bytes \d+/m);
  // The product's own port serves no metrics.
  expect((await product.call({ method: "GET", path: "/metrics" })).text).not.toContain("vanbook_request");
  server.close();
});

it("the request id that a browser got leads to the SQL statements of that request in the log", async () => {
  const lines: Record<string, unknown>[] = [];
  const output = new Writable({
    write(piece: Buffer, _encoding, callback) {
      lines.push(JSON.parse(piece.toString()) as Record<string, unknown>);
      callback();
    },
  });
  const stopLog = logSlowStatements(createLog("info", output), 0);
  const cookie = await product.signIn(1, "meera");
  lines.length = 0;
  const answer = await product.call({ method: "GET", path: "/api/v1/settings", cookie });
  stopLog();
  const own = lines.filter(({ requestId }) => requestId === answer.headers.get("X-Request-Id"));
  expect(own.length).toBeGreaterThan(0);
  for (const line of own) expect(line).toMatchObject({ operation: "settings.read", msg: "slow statement" });
  expect(own.some(({ sql }) => String(sql).includes("company_settings"))).toBe(true);
  expect(JSON.stringify(own)).not.toContain(cookie.split("=")[1]); // SQL statements are logged without values
});

it("every metric that the alerts and the dashboard of deploy use exists", async () => {
  const kinds = new Map<string, string>();
  for (const [, name = "", kind = ""] of (await keptMetrics.registry.metrics()).matchAll(
    /^# TYPE (\w+) (\w+)$/gm,
  ))
    kinds.set(name, kind);
  const read = (name: string) => readFileSync(join(import.meta.dirname, "../../deploy", name), "utf8");
  const text = read("prometheus/alerts.yaml") + read("grafana/vanbook.json");
  const metricNames = new Set(text.match(/\b(vanbook|nodejs|process)_\w+/g));
  expect(metricNames.size).toBeGreaterThan(10);
  const unknown = [...metricNames].filter((name) => {
    const whole = name.replace(/_(bucket|sum|count)$/, "");
    return !kinds.has(name) && kinds.get(whole) !== "histogram";
  });
  expect(unknown).toEqual([]);
});
