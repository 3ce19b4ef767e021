import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../db/test-database.ts";
import { createApp } from "../app.ts";
import { readConfig } from "../config.ts";

const PARTNER = "https://portal.partner.example";
const OWN = "https://office.vanbook.example";

let database: TestDatabase;
let url: string;
let stop: () => Promise<unknown>;

beforeAll(async () => {
  database = await createTestDatabase();
  const config = readConfig({
    DATABASE_URL: database.url,
    VANBOOK_ORIGINS: OWN,
    VANBOOK_EMBED_ORIGINS: `${PARTNER}, https://other.example`,
  });
  const server = createApp({ db: database.db, config, log: pino({ level: "silent" }) }).listen(
    0,
    "127.0.0.1",
  );
  await new Promise((resolve) => server.once("listening", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  stop = () => new Promise((resolve) => void server.close(resolve).closeAllConnections());
});
afterAll(async () => {
  await stop?.();
  await database?.drop();
});

describe("a page of a configured origin", () => {
  it("may ask with a preflight request", async () => {
    const answer = await preflight(PARTNER);
    expect(answer.status).toBe(204);
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBe(PARTNER);
    expect(answer.headers.get("Access-Control-Allow-Methods")).toContain("POST");
    const allowed = answer.headers.get("Access-Control-Allow-Headers")?.toLowerCase().split(", ");
    expect(allowed).toEqual(
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
  it("reads an answer, a refusal, and the headers that a client goes by", async () => {
    for (const path of ["/api/companies", "/api/nothing", "/api/getcompanynav"]) {
      const { headers } = await fetch(`${url}${path}`, { headers: { Origin: PARTNER } });
      expect(headers.get("Access-Control-Allow-Origin")).toBe(PARTNER);
      expect(headers.get("Access-Control-Expose-Headers")).toMatch(/Date.*Retry-After.*X-Request-Id/);
    }
  });
  it("never with cookies", async () => {
    for (const answer of [await preflight(PARTNER), await get(PARTNER)])
      expect(answer.headers.get("Access-Control-Allow-Credentials")).toBeNull();
  });
  it("writes nothing with a session", async () => {
    const answer = await fetch(`${url}/api/logout`, {
      method: "POST",
      headers: { Origin: PARTNER, "X-Vanbook-Client": "test", Cookie: "vanbook_session=whatever" },
    });
    expect(await answer.json()).toMatchObject({ code: "CSRF_REFUSED" });
  });
});

it.each([
  ["one that nobody configured", "https://evil.example"],
  ["one that begins like a known one", `${PARTNER}.evil.example`],
  ["another port", `${PARTNER}:8443`],
  ["another scheme", PARTNER.replace("https", "http")],
  ["capital letters", PARTNER.toUpperCase()],
  ["a page without an origin", "null"],
  ["an origin that may write with a session", OWN],
])("no other origin is answered: %s", async (_name, origin) => {
  for (const answer of [await preflight(origin), await get(origin)]) {
    expect([...answer.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
    // Otherwise a cache could serve it the response for an allowed origin.
    expect(answer.headers.get("Vary")).toContain("Origin");
  }
  expect((await preflight(origin)).status).toBe(405);
});

it("does not open the app's own pages to other origins", async () => {
  const { headers } = await fetch(`${url}/healthz`, { headers: { Origin: PARTNER } });
  expect(headers.get("Access-Control-Allow-Origin")).toBeNull();
});

function preflight(origin: string): Promise<Response> {
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
