import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import type { EmbedChoice } from "../../packages/widgets/partners/embed-choice.ts";
import { writeServerCode, type ServerKind } from "../../packages/widgets/partners/embed-code.ts";
import {
  openTokenDesk,
  PAGE_ORIGIN,
  REPORT_RANGE,
  getRefusalCode,
  SALES_REQUEST,
  type MadeToken,
  type TokenDesk,
} from "./token-desk.ts";

/**
 * The code that the wizard prints for a partner's server, run unchanged against the real server.
 */
let desk: TokenDesk;
let customer: { id: number; name: string };
beforeAll(async () => {
  desk = await openTokenDesk();
  const bills = desk.product.db("bills as b").join("accounts as a", (on) => {
    void on.on("a.company_id", "b.company_id").andOn("a.id", "b.customer_id");
  });
  customer = await bills.where("b.company_id", 1).orderBy("b.id").first({ id: "a.id", name: "a.name" });
});
afterAll(() => desk?.product.stop());

const choice: EmbedChoice = {
  widget: "sales.report",
  audience: "customer",
  users: undefined,
  party: "4711",
  parameters: {},
  writes: [],
  brand: "",
  scheme: "auto",
  isolation: "layer",
  origin: PAGE_ORIGIN,
};

/**
 * Stand-ins for the partner's sign-in and for frameworks that are not installed: what the printed
 * code uses, as they document it.
 */
const OTHER_FILES: Readonly<Record<string, string>> = {
  "visitor.js": `export function visitorOf(request) {
    const cookie = request.headers.get?.("cookie") ?? request.headers.cookie ?? request.get?.("cookie");
    return cookie === "who=customer" ? { accountId: Number(process.env.CUSTOMER) } : undefined;
  }`,
  "express.js": `import { createServer } from "node:http";
  export default () => {
    const routes = new Map();
    return {
      get: (path, handler) => routes.set(path, handler),
      listen: (port) => createServer((request, response) => routes.get(request.url)(request, response)).listen(Number(port)),
    };
  };`,
  "hono.js": `export class Hono {
    routes = new Map();
    get(path, handler) { this.routes.set(path, handler); }
    fetch = (request) => this.routes.get(new URL(request.url).pathname)({ req: { raw: request } });
  }`,
  // Serves what the printed file exports, as a framework based on web Request objects does.
  "serve.js": `import { createServer } from "node:http";
  import * as printed from "./printed.js";
  const answer = printed.GET ?? printed.default?.fetch;
  if (answer) createServer(async (request, response) => {
    const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
    const answered = await answer(new Request("http://localhost" + request.url, { headers }));
    response.writeHead(answered.status, Object.fromEntries(answered.headers)).end(await answered.text());
  }).listen(Number(process.env.PORT));`,
};

it.each<ServerKind>(["express", "koa", "next", "hono"])(
  "the printed route for %s gives a token only to a signed-in customer, for the customer's data and locked values",
  async (kind) => {
    const code = writeServerCode(kind, {
      choice,
      terms: { party: 4711, locked: { Type: "Wholesale" }, hidden: ["Branch"] },
      given: [],
      title: "Sale Report",
      component: "SaleReport",
      server: desk.product.url,
    });
    const url = await servePrintedCode(code);
    const ask = (cookie?: string) => fetch(`${url}/vanbook-token`, cookie ? { headers: { cookie } } : {});
    await vi.waitFor(ask, { timeout: 60_000, interval: 200 });
    expect((await ask()).status).toBe(401);
    const answer = await ask("who=customer");
    expect(answer.status).toBe(200);
    const { token } = (await answer.json()) as MadeToken;
    const bills = await desk.asked(token);
    expect(bills.status, bills.text).toBe(200);
    const { billDetails } = bills.read<{ billDetails: { CustomerName: string; SaleType: string }[] }>();
    expect(billDetails.filter(({ CustomerName }) => CustomerName !== customer.name)).toEqual([]);
    expect(billDetails.filter(({ SaleType }) => SaleType !== "Wholesale")).toEqual([]);
    const other = await desk.asked(token, { ...SALES_REQUEST, body: { ...REPORT_RANGE, Type: "Retail" } });
    expect(getRefusalCode(other)).toBe("LOCKED_PARAMETER");
  },
  120_000,
);

it("a printed route that may add zones gives tokens that add zones but can't change them", async () => {
  const code = writeServerCode("koa", {
    choice: { ...choice, widget: "zones.list", audience: "company" },
    terms: { writes: ["zones.create"] },
    given: [],
    title: "Zone Master",
    component: "ZoneMaster",
    server: desk.product.url,
  });
  const url = await servePrintedCode(code);
  const ask = () => fetch(`${url}/vanbook-token`, { headers: { cookie: "who=customer" } });
  await vi.waitFor(ask, { timeout: 60_000, interval: 200 });
  const { token, terms } = (await (await ask()).json()) as MadeToken & { terms: { writes: boolean } };
  expect(terms.writes).toBe(true);
  const body = { ZoneName: "By a partner", Area: "Adoor", Country: "India", State: "Kerala" };
  const createAnswer = await desk.asked(token, { method: "POST", path: "/api/insertZone", body });
  expect(createAnswer.status, createAnswer.text).toBe(200);
  const changeAnswer = await desk.asked(token, {
    method: "POST",
    path: "/api/updateZone",
    body: { ...body, ZoneId: 1 },
  });
  expect(getRefusalCode(changeAnswer)).toBe("TOKEN_FORBIDDEN");
});

/** Runs a printed file together with its imports and returns its address. */
async function servePrintedCode(code: string): Promise<string> {
  // In a folder that other checks skip: they would fail if the files disappeared while they run.
  const cache = join(import.meta.dirname, "../node_modules/.cache");
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, "printed-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries({ ...OTHER_FILES, "printed.js": code }))
    await writeFile(join(folder, name), text);
  const outfile = join(folder, "out.cjs");
  const sdk = join(import.meta.dirname, "../../packages/sdk");
  const server = join(import.meta.dirname, "../../packages/server/node_modules");
  await build({
    entryPoints: [join(folder, "serve.js")],
    outfile,
    bundle: true,
    platform: "node",
    format: "cjs",
    nodePaths: [server],
    alias: {
      "@vanbook/sdk/partner": join(sdk, "partner.ts"),
      express: join(folder, "express.js"),
      hono: join(folder, "hono.js"),
    },
  });
  const port = await findFreePort();
  const env = {
    ...process.env,
    PORT: String(port),
    VANBOOK_API_KEY: desk.key,
    CUSTOMER: String(customer.id),
  };
  const child: ChildProcess = spawn(process.execPath, [outfile], { env, stdio: "inherit" });
  onTestFinished(() => void child.kill());
  return `http://127.0.0.1:${port}`;
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}
