import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { serve } from "../../../tests/product.ts";
import {
  openTokenDesk,
  PAGE_ORIGIN,
  getRefusalCode,
  SALES_REQUEST,
  type TokenDesk,
} from "../../../tests/wall/token-desk.ts";
import { createApp } from "../app.ts";
import { readConfig } from "../config.ts";
import { CONTRACT_VERSIONS } from "../contract/version.ts";
import { createLog } from "../http/log.ts";

const PARTNER_ORIGIN = "https://books.partner.example";
const OWN_ORIGIN = "https://office.vanbook.example";

let desk: TokenDesk;
let url: string;
let stop: () => Promise<unknown>;

beforeAll(async () => {
  desk = await openTokenDesk();
  const { db, databaseUrl } = desk.product;
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    VANBOOK_ORIGINS: OWN_ORIGIN,
    VANBOOK_EMBED_ORIGINS: `${PARTNER_ORIGIN}, https://other.example`,
  });
  const server = createApp({ db, config, log: pino({ level: "silent" }) }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  stop = () => new Promise((resolve) => void server.close(resolve).closeAllConnections());
});
afterAll(async () => {
  await stop?.();
  await desk?.product.stop();
});

describe("a page of a configured origin", () => {
  it("can send a preflight request", async () => {
    const answer = await sendPreflight(PARTNER_ORIGIN);
    expect(answer.status).toBe(204);
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBe(PARTNER_ORIGIN);
    expect(answer.headers.get("Access-Control-Allow-Methods")).toContain("POST");
    const allowedHeaders = answer.headers.get("Access-Control-Allow-Headers")?.toLowerCase().split(", ");
    expect(allowedHeaders).toEqual(
      expect.arrayContaining([
        "accept",
        "authorization",
        "content-type",
        "idempotency-key",
        "x-vanbook-client",
      ]),
    );
    expect(answer.headers.get("Vary")).toContain("Origin");
    expect(await answer.text()).toBe("");
  });
  it("can read answers, refusals, and the headers that a client needs", async () => {
    for (const path of ["/api/companies", "/api/nothing", "/api/getcompanynav"]) {
      const { headers } = await fetch(`${url}${path}`, { headers: { Origin: PARTNER_ORIGIN } });
      expect(headers.get("Access-Control-Allow-Origin")).toBe(PARTNER_ORIGIN);
      expect(headers.get("Access-Control-Expose-Headers")).toMatch(/Date.*Retry-After.*X-Request-Id/);
    }
  });
  it("never gets permission to send cookies", async () => {
    for (const answer of [await sendPreflight(PARTNER_ORIGIN), await get(PARTNER_ORIGIN)])
      expect(answer.headers.get("Access-Control-Allow-Credentials")).toBeNull();
  });
  it("is refused when it writes with a session cookie", async () => {
    const answer = await fetch(`${url}/api/logout`, {
      method: "POST",
      headers: { Origin: PARTNER_ORIGIN, "X-Vanbook-Client": "test", Cookie: "vanbook_session=whatever" },
    });
    expect(await answer.json()).toMatchObject({ code: "CSRF_REFUSED" });
  });
});

it.each([
  ["one that nobody configured", "https://evil.example"],
  ["one that begins like a known one", `${PARTNER_ORIGIN}.evil.example`],
  ["another port", `${PARTNER_ORIGIN}:8443`],
  ["another scheme", PARTNER_ORIGIN.replace("https", "http")],
  ["capital letters", PARTNER_ORIGIN.toUpperCase()],
  ["a page without an origin", "null"],
  ["an origin that may write with a session", OWN_ORIGIN],
])("another origin gets no permission to read an answer: %s", async (_name, origin) => {
  for (const answer of [await sendPreflight(origin), await get(origin)]) {
    expect([...answer.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
    // Without Vary, a cache could serve it the response for an allowed origin.
    expect(answer.headers.get("Vary")).toContain("Origin");
  }
  expect((await sendPreflight(origin)).status).toBe(405);
});

it("the health check is not open to other origins", async () => {
  const { headers } = await fetch(`${url}/healthz`, { headers: { Origin: PARTNER_ORIGIN } });
  expect(headers.get("Access-Control-Allow-Origin")).toBeNull();
});

it("an answer names its contract version, and a request for an unknown version is refused", async () => {
  const fetchCompanies = (headers: Record<string, string>) => fetch(`${url}/api/companies`, { headers });
  const newest = CONTRACT_VERSIONS.at(-1) ?? "";
  expect((await fetchCompanies({})).headers.get("Vanbook-Version")).toBe(newest);
  expect((await fetchCompanies({ "Vanbook-Version": newest })).headers.get("Vanbook-Version")).toBe(newest);
  const refusal = await fetchCompanies({ "Vanbook-Version": "2020-01-01" });
  expect(refusal.status).toBe(400);
  expect(await refusal.json()).toMatchObject({ code: "VERSION_UNKNOWN" });
});

/** What an administrator sees of pages that called the API but are not allowed. */
describe("a page that is not allowed", () => {
  const NEW = "https://shop.partner.example";
  const readAskedOrigins = async () => {
    const answer = await desk.product.call({
      method: "GET",
      path: "/api/v1/embed-origins",
      cookie: desk.admin,
    });
    return answer.read<{ asked: Asked[] }>().asked;
  };
  const expectSoon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 20_000 });

  it("is listed with the number of token requests for it and the API key of the last one", async () => {
    const shop = await desk.keyMade("Shop");
    expect(getRefusalCode(await desk.mint({ origins: [PAGE_ORIGIN, NEW] }))).toBe("ORIGIN_NOT_ALLOWED");
    await expectSoon(async () =>
      expect(await readAskedOrigins()).toMatchObject([{ origin: NEW, times: 1, keyName: "Partner" }]),
    );
    await desk.mint({ origins: [NEW] }, shop.secret);
    await expectSoon(async () =>
      expect(await readAskedOrigins()).toMatchObject([{ origin: NEW, times: 2, keyName: "Shop" }]),
    );
    const [first] = await readAskedOrigins();
    expect(first).toMatchObject({
      since: expect.any(String),
      lastAt: expect.any(String),
      keyId: shop.key.id,
    });
    // Once allowed, the page is no longer listed.
    await desk.allow(NEW);
    expect(await readAskedOrigins()).toEqual([]);
  });

  it("is listed when it sends a token made for another page, but not when its origin is invalid", async () => {
    const token = await desk.minted();
    const elsewhere = "https://elsewhere.partner.example";
    for (const origin of [
      elsewhere,
      "null",
      "https://shop.partner.example/path",
      `https://${"a".repeat(300)}.example`,
    ])
      expect(getRefusalCode(await desk.asked(token, SALES_REQUEST, origin))).toBe("ORIGIN_FORBIDDEN");
    await expectSoon(async () =>
      expect(await readAskedOrigins()).toMatchObject([{ origin: elsewhere, keyName: "Partner" }]),
    );
  });

  it("finds its origin in the error, and the log says how to allow it", async () => {
    const { product, key } = desk;
    const lines: Line[] = [];
    const log = createLog("warn", { write: (line) => void lines.push(JSON.parse(line) as Line) });
    const partnerServer = await serve(product.db, product.databaseUrl, (options) =>
      createApp({ ...options, log }),
    );
    onTestFinished(() => partnerServer.stop());
    const origin = "https://unknown.partner.example";
    const preflight = { method: "OPTIONS", path: SALES_REQUEST.path };
    for (const _ of ["once", "twice"])
      await partnerServer.call({
        ...preflight,
        headers: { Origin: origin, "Access-Control-Request-Method": "POST" },
      });
    expect(lines).toEqual([
      expect.objectContaining({
        origin,
        msg: expect.stringContaining("POST /api/v1/embed-origins") as string,
      }),
    ]);

    const token = await desk.minted();
    const makeCall = (secret: string) => ({
      ...SALES_REQUEST,
      headers: { Origin: origin, Authorization: `Bearer ${secret}` },
    });
    const byToken = await partnerServer.call(makeCall(token));
    expect(byToken.json).toMatchObject({
      code: "ORIGIN_FORBIDDEN",
      message: expect.stringContaining(`pages of ${origin}:`) as string,
    });
    expect((await partnerServer.call(makeCall(key))).json).toMatchObject({ code: "KEY_IN_PAGE" });
    expect(lines.slice(1)).toMatchObject([
      { msg: "ORIGIN_FORBIDDEN", origin, operation: "sales.report" },
      { msg: "KEY_IN_PAGE", origin, operation: "sales.report" },
    ]);
  });

  it("is listed among the 50 latest, and only for its own company", async () => {
    for (const at of Array.from({ length: 60 }, (_, index) => index))
      await desk.mint({ origins: [`https://p${at}.partner.example`] });
    await expectSoon(async () => {
      const foundOrigins = (await readAskedOrigins()).map(({ origin }) => origin);
      expect(foundOrigins).toHaveLength(50);
      expect(foundOrigins).toContain("https://p59.partner.example");
      expect(foundOrigins).not.toContain("https://p0.partner.example");
    });
    const others = await desk.product.db("asked_origins").whereNot("company_id", 1);
    expect(others).toEqual([]);
  });

  it("cannot use a token for Vanbook's own pages, which only a session can make", async () => {
    const { product, admin } = desk;
    const own = {
      method: "POST",
      path: "/api/v1/embed-tokens",
      body: { operations: ["sales.report", "bills.lines"] },
    };
    const byKey = await product.call({ ...own, headers: { Authorization: `Bearer ${desk.key}` } });
    expect(byKey.json).toMatchObject({ code: "INVALID_FIELDS", fields: [{ field: "origins" }] });
    const tokenAnswer = await product.call({ ...own, cookie: admin });
    expect(tokenAnswer.status, tokenAnswer.text).toBe(200);
    const { token } = tokenAnswer.read<{ token: string }>();
    const from = async (headers: Record<string, string>) => {
      const answer = await product.call({
        ...SALES_REQUEST,
        headers: { Authorization: `Bearer ${token}`, ...headers },
      });
      return answer.status === 200 ? 200 : getRefusalCode(answer);
    };
    expect(await from({ Origin: product.url })).toBe(200);
    expect(await from({ "Sec-Fetch-Site": "same-origin" })).toBe(200);
    for (const headers of [
      {},
      { Origin: PAGE_ORIGIN },
      { "Sec-Fetch-Site": "cross-site" },
      { Origin: "null" },
    ])
      expect(await from(headers as Record<string, string>)).toBe("ORIGIN_FORBIDDEN");
  });
});

function sendPreflight(origin: string): Promise<Response> {
  return fetch(`${url}/api/getSaleReport`, {
    method: "OPTIONS",
    headers: {
      Origin: origin,
      "Access-Control-Request-Method": "POST",
      "Access-Control-Request-Headers": "authorization,content-type,x-vanbook-client",
    },
  });
}

function get(origin: string): Promise<Response> {
  return fetch(`${url}/api/companies`, { headers: { Origin: origin } });
}

interface Asked {
  origin: string;
  times: number;
  keyName: string | null;
}
interface Line {
  msg: string;
  origin?: string;
}
