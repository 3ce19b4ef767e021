import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { serve } from "../../../tests/product.ts";
import { openTokenDesk, PAGE, refusalOf, SALES, type TokenDesk } from "../../../tests/wall/token-desk.ts";
import { createApp } from "../app.ts";
import { createLog } from "../http/log.ts";

/** Pages that asked and are not allowed: what an administrator is shown of them. */
let desk: TokenDesk;
beforeAll(async () => {
  desk = await openTokenDesk();
});
afterAll(() => desk?.product.stop());

interface Asked {
  origin: string;
  times: number;
  keyName: string | null;
}
interface Line {
  msg: string;
  origin?: string;
}
const NEW = "https://shop.partner.example";
const asked = async () => {
  const answer = await desk.product.call({
    method: "GET",
    path: "/api/v1/embed-origins",
    cookie: desk.admin,
  });
  return answer.read<{ asked: Asked[] }>().asked;
};
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 20_000 });

it("says how often a partner's server asked for a token of such a page, and with which key", async () => {
  const shop = await desk.keyMade("Shop");
  expect(refusalOf(await desk.mint({ origins: [PAGE, NEW] }))).toBe("ORIGIN_NOT_ALLOWED");
  await soon(async () =>
    expect(await asked()).toMatchObject([{ origin: NEW, times: 1, keyName: "Partner" }]),
  );
  await desk.mint({ origins: [NEW] }, shop.secret);
  await soon(async () => expect(await asked()).toMatchObject([{ origin: NEW, times: 2, keyName: "Shop" }]));
  const [first] = await asked();
  expect(first).toMatchObject({ since: expect.any(String), lastAt: expect.any(String), keyId: shop.key.id });
  // Allowed with one press, it is among those no more.
  await desk.allow(NEW);
  expect(await asked()).toEqual([]);
});

it("says where a token was sent from that was not made for it; what is no origin is not kept", async () => {
  const token = await desk.minted();
  const elsewhere = "https://elsewhere.partner.example";
  for (const origin of [
    elsewhere,
    "null",
    "https://shop.partner.example/path",
    `https://${"a".repeat(300)}.example`,
  ])
    expect(refusalOf(await desk.asked(token, SALES, origin))).toBe("ORIGIN_FORBIDDEN");
  await soon(async () => expect(await asked()).toMatchObject([{ origin: elsewhere, keyName: "Partner" }]));
});

it("names a page that is refused to its developer in the answer, and in the log with what to do", async () => {
  const { product, key } = desk;
  const lines: Line[] = [];
  const log = createLog("warn", { write: (line) => void lines.push(JSON.parse(line) as Line) });
  const served = await serve(product.db, product.databaseUrl, (given) => createApp({ ...given, log }));
  onTestFinished(() => served.stop());
  const origin = "https://unknown.partner.example";
  const preflight = { method: "OPTIONS", path: SALES.path };
  for (const _ of ["once", "twice"])
    await served.call({ ...preflight, headers: { Origin: origin, "Access-Control-Request-Method": "POST" } });
  expect(lines).toEqual([
    expect.objectContaining({ origin, msg: expect.stringContaining("POST /api/v1/embed-origins") as string }),
  ]);

  const token = await desk.minted();
  const by = (secret: string) => ({
    ...SALES,
    headers: { Origin: origin, Authorization: `Bearer ${secret}` },
  });
  const byToken = await served.call(by(token));
  expect(byToken.json).toMatchObject({
    code: "ORIGIN_FORBIDDEN",
    message: expect.stringContaining(`pages of ${origin}:`) as string,
  });
  expect((await served.call(by(key))).json).toMatchObject({ code: "KEY_IN_PAGE" });
  expect(lines.slice(1)).toMatchObject([
    { msg: "ORIGIN_FORBIDDEN", origin, operation: "sales.report" },
    { msg: "KEY_IN_PAGE", origin, operation: "sales.report" },
  ]);
});

it("keeps the 50 latest, and nobody else's", async () => {
  for (const at of Array.from({ length: 60 }, (_, index) => index))
    await desk.mint({ origins: [`https://p${at}.partner.example`] });
  await soon(async () => {
    const found = (await asked()).map(({ origin }) => origin);
    expect(found).toHaveLength(50);
    expect(found).toContain("https://p59.partner.example");
    expect(found).not.toContain("https://p0.partner.example");
  });
  const others = await desk.product.db("asked_origins").whereNot("company_id", 1);
  expect(others).toEqual([]);
});

it("a token for Vanbook's own pages is made by a session, works there, and nowhere else", async () => {
  const { product, admin } = desk;
  const own = {
    method: "POST",
    path: "/api/v1/embed-tokens",
    body: { operations: ["sales.report", "bills.lines"] },
  };
  const byKey = await product.call({ ...own, headers: { Authorization: `Bearer ${desk.key}` } });
  expect(byKey.json).toMatchObject({ code: "INVALID_FIELDS", fields: [{ field: "origins" }] });
  const made = await product.call({ ...own, cookie: admin });
  expect(made.status, made.text).toBe(200);
  const { token } = made.read<{ token: string }>();
  const from = async (headers: Record<string, string>) => {
    const answer = await product.call({
      ...SALES,
      headers: { Authorization: `Bearer ${token}`, ...headers },
    });
    return answer.status === 200 ? 200 : refusalOf(answer);
  };
  expect(await from({ Origin: product.url })).toBe(200);
  expect(await from({ "Sec-Fetch-Site": "same-origin" })).toBe(200);
  for (const headers of [{}, { Origin: PAGE }, { "Sec-Fetch-Site": "cross-site" }, { Origin: "null" }])
    expect(await from(headers as Record<string, string>)).toBe("ORIGIN_FORBIDDEN");
});
