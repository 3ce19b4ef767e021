import type { AddressInfo } from "node:net";
import type { Page } from "playwright";
import { expect, onTestFinished } from "vitest";
import { createContext } from "../new-context.ts";
import { type Site, startSite } from "../site.ts";
import { DEMO_PASSWORD } from "../visitors.ts";
import { buildHost } from "./build-host.ts";
import { createHost, type Partner } from "./serve-host.ts";
import { watchPage } from "./watch-page.ts";

/** The product, and the server of a partner on another port whose pages embed it. */
export interface Embedded {
  site: Site;
  /** Address of the partner's page. */
  url: string;
  stop(): Promise<void>;
}

/**
 * Builds what the partner serves and starts both, with an API key for each of the demo's companies;
 * call `stop` in `afterAll`. Pages opened by `openHost` need `withReact`.
 */
export async function startEmbedded({ withReact = false } = {}): Promise<Embedded> {
  const builtHost = await buildHost(withReact);
  const partner: Partner = { server: "", kairali: "", malabar: "", customer: 0, salesman: 0 };
  const host = createHost(builtHost, partner).listen(0, "127.0.0.1");
  await new Promise((resolve) => host.once("listening", resolve));
  const url = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  const site = await startSite({ VANBOOK_EMBED_ORIGINS: url });
  partner.server = site.url;
  partner.kairali = await createKey(site, 1, "meera");
  partner.malabar = await createKey(site, 2, "fathima");
  const [most] = (await site
    .db("bills")
    .where({ company_id: 1 })
    .groupBy("customer_id")
    .orderByRaw("MAX(date) DESC, COUNT(*) DESC")
    .limit(1)
    .pluck("customer_id")) as number[];
  partner.customer = most ?? 0;
  const trip = (await site
    .db("trips")
    .where({ company_id: 1 })
    .whereNotNull("ended_at")
    .orderBy("date", "desc")
    .first("user_id", "date")) as { user_id: number } | undefined;
  partner.salesman = trip?.user_id ?? 0;
  return {
    site,
    url,
    async stop() {
      await site.stop();
      await new Promise((resolve) => void host.close(resolve).closeAllConnections());
    },
  };
}

/**
 * Opens a page of the partner's. The test fails at its end if the console had errors or warnings,
 * also of the content policy.
 */
export async function openHost(site: Site, hostUrl: string, query = ""): Promise<Page> {
  const context = await createContext(site.browser, {
    viewport: { width: 1440, height: 900 },
    colorScheme: "light",
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    const { url } = message.location();
    // The partner's own CSS may break the partner's own map, so that its marker images are not
    // found.
    if (["error", "warning"].includes(message.type()) && !url.includes("marker-"))
      complaints.push(`${message.text()} ${url}`);
  });
  onTestFinished(async () => {
    await context.close();
    expect(complaints).toEqual([]);
  });
  await page.addInitScript(watchPage);
  await page.goto(`${hostUrl}/${query}`);
  await page.waitForFunction(() => "mount" in window && "partner" in window);
  return page;
}

/** Names of the customers that each company billed, directly from the database. */
export async function customers(site: Site): Promise<Record<"kairali" | "malabar", Set<string>>> {
  const rows = (await site
    .db("bills as b")
    .join("accounts as a", (on) => on.on("a.company_id", "b.company_id").andOn("a.id", "b.customer_id"))
    .distinct("a.company_id", "a.name")) as { company_id: number; name: string }[];
  const of = (company: number) =>
    new Set(rows.filter((row) => row.company_id === company).map(({ name }) => name));
  return { kairali: of(1), malabar: of(2) };
}

/** Signs in as a company's administrator and creates an API key. */
export async function createKey(site: Site, company: number, username: string): Promise<string> {
  const headers = { "X-Vanbook-Client": "test", Origin: site.url, "Content-Type": "application/json" };
  const signedIn = await fetch(`${site.url}/api/login`, {
    method: "POST",
    headers,
    body: JSON.stringify({ CompanyID: company, Username: username, Password: DEMO_PASSWORD }),
  });
  const cookie = signedIn.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const keyAnswer = await fetch(`${site.url}/api/v1/api-keys`, {
    method: "POST",
    headers: { ...headers, Cookie: cookie },
    body: JSON.stringify({ name: "A partner's page" }),
  });
  const { secret } = (await keyAnswer.json()) as { secret?: string };
  if (!secret) throw new Error(`No key: ${keyAnswer.status}`);
  return secret;
}
