import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import type { Locator, Page } from "playwright";
import { expect, onTestFinished } from "vitest";
import { type Made, makeHost, startHost } from "../../scripts/project/hosts.mjs";
import { runClockShift, shiftPageClock } from "../../scripts/project/run-clock.mjs";
import { createKey } from "../browser/embedding/partner.ts";
import { type Site, startSite } from "../browser/site.ts";
import { ROOT_FOLDER } from "../root.ts";
import { type Bill, readBills } from "./bills.ts";

/** An open page of a host with a sale report. */
export interface HostPage {
  name: string;
  page: Page;
  /** The sale report. The portal's page has other reports too. */
  report: Locator;
  /** Complaints in the console, including violations of the content policy. */
  complaints: string[];
  /** The bills that the report must show, by an independent query. */
  bills: Bill[];
}

export interface Hosts {
  site: Site;
  /** An API key of the first company's administrator. */
  key: string;
  /** Takes a free port. Pages served from it may call the product. */
  takePort(): number;
  /** Opens a host's page; in the portal a customer signs in first. */
  open(name: string, query?: string): Promise<HostPage>;
  /**
   * A host's address; makes and starts the host if needed. `hostOptions` changes the host, `policy`
   * replaces its content policy.
   */
  addressOf(name: string, hostOptions?: Made & { policy?: string }): Promise<string>;
  stop(): Promise<void>;
}

/**
 * Builds and starts the product. Each host is made from the packed packages and started when first
 * needed. `more`: number of hosts needed in addition to `names`.
 */
export async function startHosts(names: readonly string[], more: number): Promise<Hosts> {
  const build = "import('./scripts/project/build.mjs').then(({ build }) => build())";
  expect(spawnSync(process.execPath, ["-e", build], { cwd: ROOT_FOLDER, stdio: "inherit" }).status).toBe(0);
  const ports: number[] = [];
  while (ports.length < names.length + more) ports.push(await findFreePort());
  const site = await startSite({
    VANBOOK_APP_DIR: join(ROOT_FOLDER, "packages/app/dist"),
    VANBOOK_EMBED_ORIGINS: ports
      .flatMap((port) => [`http://127.0.0.1:${port}`, `http://localhost:${port}`])
      .join(","),
  });
  const key = await createKey(site, 1, "meera");
  const startedHosts = new Map<string, { address: string; end: () => void }>();
  const takePort = () => {
    const port = ports.pop();
    if (port === undefined) throw new Error("startHosts was to be told of more hosts.");
    return port;
  };
  const startAndGetAddress: Hosts["addressOf"] = async (name, { policy, ...hostOptions } = {}) => {
    const id = JSON.stringify([name, policy, hostOptions]);
    const running = startedHosts.get(id);
    if (running) return running.address;
    const port = takePort();
    const folder = await makeHost(name, site.url, hostOptions);
    const host = startHost(folder, { baseUrl: site.url, key, port, ...(policy && { policy }) });
    if (host.stdout) await once(host.stdout, "data");
    const address = `http://127.0.0.1:${port}`;
    startedHosts.set(id, { address, end: () => void host.kill() });
    return address;
  };
  return {
    site,
    key,
    takePort,
    addressOf: startAndGetAddress,
    open: async (name, query = "") => openPage(site, name, `${await startAndGetAddress(name)}/${query}`),
    async stop() {
      for (const { end } of startedHosts.values()) end();
      await site.stop();
    },
  };
}

/** Opens an address as a new visitor. */
export async function openPage(site: Site, name: string, address: string): Promise<HostPage> {
  const context = await site.browser.newContext({
    viewport: { width: 1440, height: 900 },
    acceptDownloads: true,
  });
  onTestFinished(() => context.close());
  await context.addInitScript(shiftPageClock, runClockShift());
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()))
      complaints.push(`${message.text()} ${message.location().url}`);
  });
  await page.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", (event) =>
      console.error(`Refused by ${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`),
    ),
  );
  await page.goto(address);
  if (name !== "portal")
    return { name, page, report: page.locator("body"), complaints, bills: await readBills(site) };
  const most = await findMostBilled(site);
  await page.getByRole("combobox", { name: "Customer" }).selectOption(String(most?.id));
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("heading", { level: 1, name: most?.name ?? "" }).waitFor();
  // After signing in, the page's address has lost the query.
  if (new URL(address).search) await page.goto(address);
  const report = page.locator('vanbook-report[name="sales.report"]');
  return { name, page, report, complaints, bills: await readBills(site, most?.id) };
}

/** The customer with the most bills in the report's date range. */
export async function findMostBilled(site: Site): Promise<{ id: number; name: string } | undefined> {
  const bills = await readBills(site);
  const count = (id: number) => bills.filter(({ customer }) => customer === id).length;
  const [id] = bills.map(({ customer }) => customer).sort((a, b) => count(b) - count(a));
  const [most] = (await site.db("accounts").where({ company_id: 1, id }).select("id", "name")) as {
    id: number;
    name: string;
  }[];
  return most;
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
