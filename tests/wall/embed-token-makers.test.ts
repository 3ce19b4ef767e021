import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serve } from "../product.ts";
import { operations, makeSampleRequest } from "./operations.ts";
import {
  makeBearerHeaders,
  CURRENT_REQUEST,
  MINT_BODY,
  MINTING_REQUEST,
  openTokenDesk,
  PAGE_ORIGIN,
  getRefusalCode,
  SALES_REQUEST,
  type MadeToken,
  type TokenDesk,
} from "./token-desk.ts";
import { listVisitors } from "./visitors.ts";

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
    ["one that begins alike", `${PAGE_ORIGIN}.evil.example`],
    ["another port", `${PAGE_ORIGIN}:8443`],
    ["without s", PAGE_ORIGIN.replace("https", "http")],
    ["in capitals", PAGE_ORIGIN.toUpperCase()],
    ["two of them", `${PAGE_ORIGIN}, https://evil.example`],
    ["of other letters", "https://pörtal.partner.example".normalize()],
  ])("is refused when the token does not name it: %s", async (_, origin) => {
    await desk.allow("https://other.partner.example");
    const headers = {
      ...makeBearerHeaders(await desk.minted()),
      ...(origin !== undefined && { Origin: encodeURI(origin) }),
    };
    expect(getRefusalCode(await desk.product.call({ ...SALES_REQUEST, headers }))).toBe("ORIGIN_FORBIDDEN");
  });
  it("is refused at once on every server when the company removes it from the allowed origins", async () => {
    const other = await serve(desk.product.db, desk.product.databaseUrl);
    const origin = "http://localhost:5173";
    const callPreflight = async () =>
      (await fetch(`${desk.product.url}/api/getSaleReport`, PREFLIGHT(origin))).status;
    expect(getRefusalCode(await desk.mint({ origins: [origin] }))).toBe("ORIGIN_NOT_ALLOWED");
    expect((await desk.mint({ origins: [PAGE_ORIGIN, origin] })).text).toContain(origin);
    expect(await callPreflight()).toBe(405);
    const id = await desk.allow(origin);
    expect(await desk.allow(origin)).toBe(id);
    expect(await callPreflight()).toBe(204);
    const token = await desk.minted({ origins: [origin] });
    expect((await desk.asked(token, SALES_REQUEST, origin)).status).toBe(200);
    await desk.product.call({ method: "DELETE", path: `/api/v1/embed-origins/${id}`, cookie: desk.admin });
    expect(await callPreflight()).toBe(405);
    for (const servedProduct of [desk.product, other])
      expect(
        getRefusalCode(
          await servedProduct.call({
            ...SALES_REQUEST,
            headers: { ...makeBearerHeaders(token), Origin: origin },
          }),
        ),
      ).toBe("ORIGIN_FORBIDDEN");
    await other.stop();
  });
  it.each([
    "*",
    "https://*.*.partner.example",
    "http://portal.partner.example",
    `${PAGE_ORIGIN}/`,
    `${PAGE_ORIGIN}/path`,
    "null",
    "https://a b",
    "https://user@host",
    "file://",
    PAGE_ORIGIN.toUpperCase(),
  ])("can't be allowed as %s", async (origin) => {
    const answer = await desk.product.call({
      method: "POST",
      path: "/api/v1/embed-origins",
      body: { origin },
      cookie: desk.admin,
    });
    expect(getRefusalCode(answer)).toBe("INVALID_FIELDS");
    expect(getRefusalCode(await desk.mint({ origins: [origin] }))).toBe("INVALID_FIELDS");
  });
});

describe("a token in Vanbook's own page inside a partner's frame", () => {
  const OTHER = "https://other.partner.example";
  /**
   * Sends a request as the page in the frame does: with Vanbook's own origin, naming the page
   * around the frame.
   */
  const callInFrame = async (token: string, frame: string, headers: Record<string, string> = {}) => {
    const own = { Origin: desk.product.url, "X-Vanbook-Frame": frame, ...headers };
    const answer = await desk.product.call({
      ...SALES_REQUEST,
      headers: { ...makeBearerHeaders(token), ...own },
    });
    return answer.status === 200 ? 200 : getRefusalCode(answer);
  };
  it("works inside the page that the token names, and inside no other page that the company allows", async () => {
    await desk.allow(OTHER);
    const token = await desk.minted();
    expect(await callInFrame(token, PAGE_ORIGIN)).toBe(200);
    for (const around of [
      OTHER,
      "https://evil.example",
      "null",
      desk.product.url,
      `${PAGE_ORIGIN}, ${PAGE_ORIGIN}`,
      "*",
      "",
    ])
      expect(await callInFrame(token, around), around).toBe("ORIGIN_FORBIDDEN");
    const reading = { Origin: "", "Sec-Fetch-Site": "same-origin" };
    expect([
      await callInFrame(token, PAGE_ORIGIN, reading),
      await callInFrame(token, OTHER, reading),
    ]).toEqual([200, "ORIGIN_FORBIDDEN"]);
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
      expect(await callInFrame(token, PAGE_ORIGIN, headers), JSON.stringify(headers)).toBe(
        "ORIGIN_FORBIDDEN",
      );
    // CORS does not let pages of other origins send this header.
    const headers = {
      Origin: PAGE_ORIGIN,
      "Access-Control-Request-Method": "GET",
      "Access-Control-Request-Headers": "x-vanbook-frame",
    };
    const preflight = await desk.product.call({ method: "OPTIONS", path: SALES_REQUEST.path, headers });
    expect(preflight.headers.get("Access-Control-Allow-Headers")).not.toMatch(/frame/i);
  });
  it("works in Vanbook's own preview if made for it, not in a partner's page; a key works in no frame", async () => {
    const body = { operations: ["sales.report"] };
    const mintAnswer = await desk.product.call({ ...MINTING_REQUEST, body, cookie: desk.admin });
    const { token } = mintAnswer.read<MadeToken>();
    const own = { Origin: desk.product.url };
    const alone = await desk.product.call({
      ...SALES_REQUEST,
      headers: { ...makeBearerHeaders(token), ...own },
    });
    expect([alone.status, await callInFrame(token, PAGE_ORIGIN)]).toEqual([200, "ORIGIN_FORBIDDEN"]);
    // The wizard under Partners shows the widget in a frame on its own page.
    expect(await callInFrame(token, desk.product.url)).toBe(200);
    expect(await callInFrame(token, desk.product.url, { Origin: PAGE_ORIGIN })).toBe("ORIGIN_FORBIDDEN");
    expect(await callInFrame(desk.key, PAGE_ORIGIN)).toBe("KEY_IN_PAGE");
  });
});

describe("making a token", () => {
  it("needs an administrator or an administrator's key, and allows only operations that the key may call", async () => {
    const limitedKey = (await desk.keyMade("Limited", ["embedTokens.create", "customers.report"])).secret;
    expect(getRefusalCode(await desk.mint({}, limitedKey))).toBe("INVALID_FIELDS");
    const may = await desk.mint({ operations: ["customers.report"] }, limitedKey);
    expect(may.status).toBe(200);
    const without = (await desk.keyMade("Without", ["sales.report"])).secret;
    expect(getRefusalCode(await desk.mint({}, without))).toBe("KEY_FORBIDDEN");
    const salesman = await desk.product.signIn(1, "shyama");
    expect(
      getRefusalCode(await desk.product.call({ ...MINTING_REQUEST, body: MINT_BODY, cookie: salesman })),
    ).toBe("ROLE_FORBIDDEN");
    expect(getRefusalCode(await desk.product.call({ ...MINTING_REQUEST, body: MINT_BODY }))).toBe(
      "SIGN_IN_REQUIRED",
    );
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
    expect(getRefusalCode(await desk.mint({ users: [99_999] }))).toBe("USER_UNKNOWN");
  });
  it("returns the token without storing it", async () => {
    const { token, answer } = await desk
      .mint()
      .then((mintAnswer) => ({ token: mintAnswer.read<MadeToken>().token, answer: mintAnswer }));
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const keptTexts = JSON.stringify([
      await desk.product.db("audit_log").select(),
      await desk.product.db("revoked_tokens").select(),
    ]);
    expect(keptTexts).not.toContain(token.slice(-20));
    expect(Buffer.from(token.split("_").at(-1) ?? "", "base64url").toString("latin1")).not.toContain("sales");
  });
});

it("a token of some users sees what those users see, whatever the request says", async () => {
  const visitors = await listVisitors(desk.product.db, 1);
  const knownValues = visitors[0]?.known;
  if (!knownValues) throw new Error("no administrator");
  const salesman = visitors.find(({ role }) => role === 2);
  const cookie = await desk.product.signIn(1, salesman?.username ?? "");
  const ids = ["sales.report", "orders.report", "receipts.report"];
  const answer = await desk.mint({ operations: ids, users: [salesman?.known.userId] });
  const headers = { ...makeBearerHeaders(answer.read<MadeToken>().token), Origin: PAGE_ORIGIN };
  for (const operation of operations.filter(({ id }) => ids.includes(id))) {
    const { id } = operation;
    const request = makeSampleRequest(operation, knownValues, { activeUserId: "1,2,3,4,5,6,7,8,9" });
    const [bySession, byToken] = [
      await desk.product.call({ ...request, cookie }),
      await desk.product.call({ ...request, headers }),
    ];
    expect(byToken.status, byToken.text).toBe(200);
    expect(byToken.text, id).toBe(bySession.text);
  }
});

it("a token has a limit of requests per minute, and all tokens of one maker have ten times that limit", async () => {
  const limitedServer = await serve(desk.product.db, desk.product.databaseUrl, undefined, {
    VANBOOK_REQUESTS_PER_MINUTE: "2",
  });
  const ask = (token: string) =>
    limitedServer.call({ ...CURRENT_REQUEST, headers: { ...makeBearerHeaders(token), Origin: PAGE_ORIGIN } });
  const tokens = await Promise.all(Array.from({ length: 12 }, () => desk.minted()));
  const [first = "", ...others] = tokens;
  expect([(await ask(first)).status, (await ask(first)).status]).toEqual([200, 200]);
  const refusedAnswer = await ask(first);
  expect(getRefusalCode(refusedAnswer)).toBe("TOO_MANY_REQUESTS");
  expect(Number(refusedAnswer.headers.get("Retry-After"))).toBeGreaterThan(0);
  const statuses = [];
  for (const token of others) for (const _ of [1, 2]) statuses.push((await ask(token)).status);
  // Two earlier requests count too: 18 of the 20 are left.
  expect(statuses).toEqual([...Array<number>(18).fill(200), ...Array<number>(4).fill(429)]);
  await limitedServer.stop();
});

const PREFLIGHT = (Origin: string) => ({
  method: "OPTIONS",
  headers: {
    Origin,
    "Access-Control-Request-Method": "POST",
    "Access-Control-Request-Headers": "authorization",
  },
});
