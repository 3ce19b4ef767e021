import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import Koa from "koa";
import { createVanbook, type EmbedToken } from "@vanbook/sdk";
import { createVanbookPartner, type Partner, type WidgetName, widgetOperations } from "@vanbook/sdk/partner";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { operationCallers, widgetTable } from "../../packages/sdk/generated/widgets.ts";
import { openTokenDesk, PAGE_ORIGIN, SALES_REQUEST, type TokenDesk } from "./token-desk.ts";

/** A partner's server, built with the SDK, that calls the real server. */
let desk: TokenDesk;
let partner: Partner;
let customer: { id: number; name: string };
const errors: unknown[] = [];
beforeAll(async () => {
  desk = await openTokenDesk();
  const { key, product } = desk;
  const onError = (error: unknown) => void errors.push(error);
  partner = createVanbookPartner({ baseUrl: product.url, key, origins: [PAGE_ORIGIN], onError });
  const bills = product.db("bills as b").join("accounts as a", (on) => {
    void on.on("a.company_id", "b.company_id").andOn("a.id", "b.customer_id");
  });
  customer = await bills.where("b.company_id", 1).orderBy("b.id").first({ id: "a.id", name: "a.name" });
});
afterAll(() => desk?.product.stop());

const decide = (cookie: string | null | undefined) =>
  cookie === "who=customer" ? { widgets: ["sales.report"] as const, party: customer.id } : undefined;

/** Starts a server for the requests of a partner's page and returns its address. */
async function startServer(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close().closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/**
 * A client as the partner's page creates it: it fetches the customer's token from the partner's
 * route.
 */
function createPage(fetchToken: () => Promise<Response>) {
  return createVanbook({
    baseUrl: desk.product.url,
    auth: { kind: "token", getToken: async () => (await (await fetchToken()).json()) as EmbedToken },
    // A browser adds the page's origin.
    fetch: (input, init) => {
      const request = new Request(input, init);
      request.headers.set("Origin", PAGE_ORIGIN);
      return fetch(request);
    },
  });
}

const REPORT_RANGE = { FromDate: "2025-04-01", ToDate: "2027-03-31" };
const SIGNED_IN = { headers: { cookie: "who=customer" } };

it.each<[string, () => Promise<(init?: RequestInit) => Promise<Response>>]>([
  [
    "web requests (Next, Hono)",
    async () => {
      const route = partner.route((request) => decide(request.headers.get("cookie")));
      return (init) => route(new Request("https://portal.partner.example/vanbook-token", init));
    },
  ],
  [
    "node:http and Express",
    async () => {
      const route = partner.node((request) => decide(request.headers.cookie));
      const url = await startServer((request, response) => void route(request, response));
      return (init) => fetch(url, init);
    },
  ],
  [
    "Koa",
    async () => {
      const app = new Koa();
      app.use(partner.koa((context: Koa.Context) => decide(context.get("cookie"))));
      const callback = app.callback();
      const url = await startServer((request, response) => void callback(request, response));
      return (init) => fetch(url, init);
    },
  ],
])(
  "the route for %s gives a signed-in customer's page only the customer's own bills, and gives others nothing",
  async (_, open) => {
    const ask = await open();
    const nobody = await ask();
    expect([nobody.status, await nobody.json()]).toEqual([401, { error: "Nobody is signed in." }]);
    const answer = await ask(SIGNED_IN);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBeNull();
    expect(Object.keys((await answer.json()) as object)).toEqual(["token", "expiresAt", "terms"]);

    const page = createPage(() => ask(SIGNED_IN));
    const { billDetails } = await page.sales.report(REPORT_RANGE);
    expect(billDetails.length).toBeGreaterThan(0);
    expect(new Set(billDetails.map((bill) => bill.CustomerName))).toEqual(new Set([customer.name]));
    await expect(page.orders.lines({ DSID: 1 })).rejects.toMatchObject({ code: "TOKEN_FORBIDDEN" });
  },
);

/** Operations of widgets that are not named after their operation. */
const SHOWN_OPERATIONS = {
  "dashboard.subscription": "dashboard.overview",
  "trialBalance.profitAndLoss": "trialBalance.report",
} as const;

it("a token can be made for each single widget, for the company and for each caller that the widget allows", async () => {
  const staff = await desk.product.db("users").where({ company_id: 1, role_id: 2 }).pluck("id");
  const supplier = await desk.product.db("accounts").where({ company_id: 1, group_id: 27 }).first("id");
  const terms = {
    users: { users: staff },
    customer: { party: customer.id },
    supplier: { party: supplier.id },
  };
  for (const widget of Object.keys(widgetTable) as WidgetName[]) {
    const own = isCallable(widget) ? widget : SHOWN_OPERATIONS[widget as keyof typeof SHOWN_OPERATIONS];
    const callers: readonly string[] = operationCallers[own];
    await partner.mint({ widgets: [widget] });
    for (const [caller, whose] of Object.entries(terms)) {
      const mintPromise = partner.mint({ widgets: [widget], ...whose });
      if (callers.includes(caller)) await mintPromise;
      else
        await expect(mintPromise, `${widget} for ${caller}`).rejects.toMatchObject({
          code: "INVALID_FIELDS",
        });
    }
  }
});

it("a customer's token for bills includes the bills and their lines, but no look-up for staff", () => {
  expect(widgetOperations(["sales.report"], { party: 1 })).not.toContain("users.salesmen");
  expect(widgetOperations(["sales.report"], { party: 1 })).toEqual(
    expect.arrayContaining(["sales.report", "bills.lines"]),
  );
  expect(widgetOperations(["sales.report"])).toContain("users.salesmen");
});

it("a revoked token stops working, and a refused token is reported to the partner, not to the page", async () => {
  const mintAnswer = await partner.mint({ operations: ["sales.report"], party: customer.id });
  const page = createPage(async () =>
    Response.json({ token: mintAnswer.token, expiresAt: mintAnswer.expiresAt }),
  );
  await page.sales.report(REPORT_RANGE);
  await partner.revoke(mintAnswer.id);
  await expect(page.sales.report(REPORT_RANGE)).rejects.toMatchObject({ code: "TOKEN_INVALID" });

  errors.length = 0;
  const route = partner.route(() => ({ operations: ["sales.report"], origins: ["https://evil.example"] }));
  const answer = await route(new Request("https://portal.partner.example/vanbook-token"));
  expect([answer.status, await answer.text()]).toEqual([502, '{"error":"No token could be had."}']);
  expect(errors).toMatchObject([{ code: "ORIGIN_NOT_ALLOWED" }]);
});

it("the log of the partner's server has the code and the refused origin when no error handler is set", async () => {
  const errorSpy = vi.spyOn(console, "error").mockImplementation(() => undefined);
  onTestFinished(() => errorSpy.mockRestore());
  const { key, product } = desk;
  const silent = createVanbookPartner({
    baseUrl: product.url,
    key,
    origins: ["https://shop.partner.example"],
  });
  const route = silent.route(() => ({ operations: ["sales.report"] }));
  const answer = await route(new Request("https://shop.partner.example/vanbook-token"));
  expect(answer.status).toBe(502);
  expect(errorSpy.mock.calls).toEqual([
    [
      "Vanbook made no embed token. ORIGIN_NOT_ALLOWED: https://shop.partner.example is not among the origins that the company allows (Partners, Origins; POST /api/v1/embed-origins).",
    ],
  ]);
  const brokenRoute = silent.route(() => Promise.reject(new Error("The session store is away.")));
  expect((await brokenRoute(new Request("https://shop.partner.example/vanbook-token"))).status).toBe(502);
  expect(errorSpy.mock.lastCall?.map(String)).toEqual([
    "No embed token could be made:",
    "Error: The session store is away.",
  ]);
});

it("an API key works only in pages of localhost; on other pages it is refused with advice to use a token", async () => {
  const { key, product } = desk;
  const callFromOrigin = (origin: string) =>
    product.call({ ...SALES_REQUEST, headers: { Authorization: `Bearer ${key}`, Origin: origin } });
  for (const origin of [
    "http://localhost:5173",
    "http://127.0.0.1:8080",
    "https://localhost",
    "http://[::1]:3000",
  ])
    expect((await callFromOrigin(origin)).status, origin).toBe(200);
  expect((await product.call({ ...SALES_REQUEST, headers: { Authorization: `Bearer ${key}` } })).status).toBe(
    200,
  );
  for (const origin of [
    PAGE_ORIGIN,
    "null",
    "https://localhost.evil.example",
    "http://127.0.0.1.evil.example",
    "file://",
  ]) {
    const answer = await callFromOrigin(origin);
    expect(answer.status, origin).toBe(403);
    expect(answer.read<{ code: string; message: string }>(), origin).toMatchObject({
      code: "KEY_IN_PAGE",
      message: expect.stringContaining("embed tokens") as string,
    });
  }
});

function isCallable(name: string): name is keyof typeof operationCallers {
  return Object.hasOwn(operationCallers, name);
}
