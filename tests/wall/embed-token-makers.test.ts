import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serve } from "../product.ts";
import { operations, requestFor } from "./operations.ts";
import {
  bearer,
  CURRENT,
  MINT,
  MINTING,
  openTokenDesk,
  PAGE,
  refusalOf,
  SALES,
  type MadeToken,
  type TokenDesk,
} from "./token-desk.ts";
import { visitorsOf } from "./visitors.ts";

/** Embed tokens: the origins they are sent from, who makes them, and how often one may be sent. */
let desk: TokenDesk;
beforeAll(async () => {
  desk = await openTokenDesk();
});
afterAll(() => desk?.product.stop());

describe("the origin of a token's request", () => {
  it.each([
    ["none", undefined],
    ["null", "null"],
    ["empty", ""],
    ["another one that is allowed", "https://other.partner.example"],
    ["one that begins alike", `${PAGE}.evil.example`],
    ["another port", `${PAGE}:8443`],
    ["without s", PAGE.replace("https", "http")],
    ["in capitals", PAGE.toUpperCase()],
    ["two of them", `${PAGE}, https://evil.example`],
    ["of other letters", "https://pörtal.partner.example".normalize()],
  ])("is refused when the token does not name it: %s", async (_, origin) => {
    await desk.allow("https://other.partner.example");
    const headers = {
      ...bearer(await desk.minted()),
      ...(origin !== undefined && { Origin: encodeURI(origin) }),
    };
    expect(refusalOf(await desk.product.call({ ...SALES, headers }))).toBe("ORIGIN_FORBIDDEN");
  });
  it("is refused at once on every server when the company removes it from the allowed origins", async () => {
    const other = await serve(desk.product.db, desk.product.databaseUrl);
    const origin = "http://localhost:5173";
    const preflight = async () =>
      (await fetch(`${desk.product.url}/api/getSaleReport`, PREFLIGHT(origin))).status;
    expect(refusalOf(await desk.mint({ origins: [origin] }))).toBe("ORIGIN_NOT_ALLOWED");
    expect((await desk.mint({ origins: [PAGE, origin] })).text).toContain(origin);
    expect(await preflight()).toBe(405);
    const id = await desk.allow(origin);
    expect(await desk.allow(origin)).toBe(id);
    expect(await preflight()).toBe(204);
    const token = await desk.minted({ origins: [origin] });
    expect((await desk.asked(token, SALES, origin)).status).toBe(200);
    await desk.product.call({ method: "DELETE", path: `/api/v1/embed-origins/${id}`, cookie: desk.admin });
    expect(await preflight()).toBe(405);
    for (const served of [desk.product, other])
      expect(refusalOf(await served.call({ ...SALES, headers: { ...bearer(token), Origin: origin } }))).toBe(
        "ORIGIN_FORBIDDEN",
      );
    await other.stop();
  });
  it.each([
    "*",
    "https://*.partner.example",
    "http://portal.partner.example",
    `${PAGE}/`,
    `${PAGE}/path`,
    "null",
    "https://a b",
    "https://user@host",
    "file://",
    PAGE.toUpperCase(),
  ])("can't be allowed as %s", async (origin) => {
    const answer = await desk.product.call({
      method: "POST",
      path: "/api/v1/embed-origins",
      body: { origin },
      cookie: desk.admin,
    });
    expect(refusalOf(answer)).toBe("INVALID_FIELDS");
    expect(refusalOf(await desk.mint({ origins: [origin] }))).toBe("INVALID_FIELDS");
  });
});

describe("a token in Vanbook's own page inside a partner's frame", () => {
  const OTHER = "https://other.partner.example";
  /** Sends a request as the page in the frame does: with Vanbook's own origin, naming the page around the frame. */
  const framed = async (token: string, frame: string, headers: Record<string, string> = {}) => {
    const own = { Origin: desk.product.url, "X-Vanbook-Frame": frame, ...headers };
    const answer = await desk.product.call({ ...SALES, headers: { ...bearer(token), ...own } });
    return answer.status === 200 ? 200 : refusalOf(answer);
  };
  it("works inside the page that the token names, and inside no other page that the company allows", async () => {
    await desk.allow(OTHER);
    const token = await desk.minted();
    expect(await framed(token, PAGE)).toBe(200);
    for (const around of [
      OTHER,
      "https://evil.example",
      "null",
      desk.product.url,
      `${PAGE}, ${PAGE}`,
      "*",
      "",
    ])
      expect(await framed(token, around), around).toBe("ORIGIN_FORBIDDEN");
    const reading = { Origin: "", "Sec-Fetch-Site": "same-origin" };
    expect([await framed(token, PAGE, reading), await framed(token, OTHER, reading)]).toEqual([
      200,
      "ORIGIN_FORBIDDEN",
    ]);
  });
  it("believes the X-Vanbook-Frame header only from Vanbook's own pages", async () => {
    const token = await desk.minted();
    for (const headers of [
      { Origin: "https://evil.example" },
      { Origin: OTHER },
      { Origin: "null" },
      { Origin: "" },
      { Origin: "", "Sec-Fetch-Site": "cross-site" },
      { Origin: "", "Sec-Fetch-Site": "same-site" },
      { Origin: "", "Sec-Fetch-Site": "none" },
    ])
      expect(await framed(token, PAGE, headers), JSON.stringify(headers)).toBe("ORIGIN_FORBIDDEN");
    // CORS does not let pages of other origins send this header.
    const headers = {
      Origin: PAGE,
      "Access-Control-Request-Method": "GET",
      "Access-Control-Request-Headers": "x-vanbook-frame",
    };
    const preflight = await desk.product.call({ method: "OPTIONS", path: SALES.path, headers });
    expect(preflight.headers.get("Access-Control-Allow-Headers")).not.toMatch(/frame/i);
  });
  it("works in Vanbook's own preview if made for it, not in a partner's page; a key works in no frame", async () => {
    const body = { operations: ["sales.report"] };
    const made = await desk.product.call({ ...MINTING, body, cookie: desk.admin });
    const { token } = made.read<MadeToken>();
    const own = { Origin: desk.product.url };
    const alone = await desk.product.call({ ...SALES, headers: { ...bearer(token), ...own } });
    expect([alone.status, await framed(token, PAGE)]).toEqual([200, "ORIGIN_FORBIDDEN"]);
    // The wizard under Partners shows the widget in a frame on its own page.
    expect(await framed(token, desk.product.url)).toBe(200);
    expect(await framed(token, desk.product.url, { Origin: PAGE })).toBe("ORIGIN_FORBIDDEN");
    expect(await framed(desk.key, PAGE)).toBe("KEY_IN_PAGE");
  });
});

describe("making a token", () => {
  it("needs an administrator or an administrator's key, and allows only operations that the key may call", async () => {
    const limited = (await desk.keyMade("Limited", ["embedTokens.create", "customers.report"])).secret;
    expect(refusalOf(await desk.mint({}, limited))).toBe("INVALID_FIELDS");
    const may = await desk.mint({ operations: ["customers.report"] }, limited);
    expect(may.status).toBe(200);
    const without = (await desk.keyMade("Without", ["sales.report"])).secret;
    expect(refusalOf(await desk.mint({}, without))).toBe("KEY_FORBIDDEN");
    const salesman = await desk.product.signIn(1, "shyama");
    expect(refusalOf(await desk.product.call({ ...MINTING, body: MINT, cookie: salesman }))).toBe(
      "ROLE_FORBIDDEN",
    );
    expect(refusalOf(await desk.product.call({ ...MINTING, body: MINT }))).toBe("SIGN_IN_REQUIRED");
  });
  it("names in its refusal the operation that such a token may not call", async () => {
    for (const [operation, body] of [
      ["users.save", {}],
      ["embedTokens.create", {}],
      ["everything.do", {}],
      ["__proto__", {}],
      ["trialBalance.report", { users: [2] }],
    ] as const) {
      const answer = await desk.mint({ operations: ["sales.report", operation], ...body });
      expect(answer.json).toMatchObject({ code: "INVALID_FIELDS", fields: [{ field: "operations" }] });
      expect(answer.text).toContain(operation);
    }
    expect(refusalOf(await desk.mint({ users: [99_999] }))).toBe("USER_UNKNOWN");
  });
  it("returns the token without storing it", async () => {
    const { token, answer } = await desk
      .mint()
      .then((made) => ({ token: made.read<MadeToken>().token, answer: made }));
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const kept = JSON.stringify([
      await desk.product.db("audit_log").select(),
      await desk.product.db("revoked_tokens").select(),
    ]);
    expect(kept).not.toContain(token.slice(-20));
    expect(Buffer.from(token.split("_").at(-1) ?? "", "base64url").toString("latin1")).not.toContain("sales");
  });
});

it("a token of some users sees what those users see, whatever the request says", async () => {
  const visitors = await visitorsOf(desk.product.db, 1);
  const known = visitors[0]?.known;
  if (!known) throw new Error("no administrator");
  const salesman = visitors.find(({ role }) => role === 2);
  const cookie = await desk.product.signIn(1, salesman?.username ?? "");
  const ids = ["sales.report", "orders.report", "receipts.report"];
  const answer = await desk.mint({ operations: ids, users: [salesman?.known.userId] });
  const headers = { ...bearer(answer.read<MadeToken>().token), Origin: PAGE };
  for (const operation of operations.filter(({ id }) => ids.includes(id))) {
    const { id } = operation;
    const request = requestFor(operation, known, { activeUserId: "1,2,3,4,5,6,7,8,9" });
    const [bySession, byToken] = [
      await desk.product.call({ ...request, cookie }),
      await desk.product.call({ ...request, headers }),
    ];
    expect(byToken.status, byToken.text).toBe(200);
    expect(byToken.text, id).toBe(bySession.text);
  }
});

it("a token has a limit of requests per minute, and all tokens of one maker have ten times that limit", async () => {
  const limited = await serve(desk.product.db, desk.product.databaseUrl, undefined, {
    VANBOOK_REQUESTS_PER_MINUTE: "2",
  });
  const ask = (token: string) => limited.call({ ...CURRENT, headers: { ...bearer(token), Origin: PAGE } });
  const tokens = await Promise.all(Array.from({ length: 12 }, () => desk.minted()));
  const [first = "", ...others] = tokens;
  expect([(await ask(first)).status, (await ask(first)).status]).toEqual([200, 200]);
  const refused = await ask(first);
  expect(refusalOf(refused)).toBe("TOO_MANY_REQUESTS");
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  const statuses = [];
  for (const token of others) for (const _ of [1, 2]) statuses.push((await ask(token)).status);
  // Two earlier requests count too: 18 of the 20 are left.
  expect(statuses).toEqual([...Array<number>(18).fill(200), ...Array<number>(4).fill(429)]);
  await limited.stop();
});

const PREFLIGHT = (Origin: string) => ({
  method: "OPTIONS",
  headers: {
    Origin,
    "Access-Control-Request-Method": "POST",
    "Access-Control-Request-Headers": "authorization",
  },
});
