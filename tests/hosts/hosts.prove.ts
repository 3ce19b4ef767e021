import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { hostNames, makeHost, startHost } from "../../scripts/project/hosts.mjs";
import { runClockShift, shiftPageClock } from "../../scripts/project/run-clock.mjs";
import { keyOf } from "../browser/embedding/partner.ts";
import { download, sheetRows } from "../browser/report-screen.ts";
import { type Site, startSite } from "../browser/site.ts";
import { ROOT } from "../prove/fingerprint.ts";

const names = hostNames();
let site: Site;
const ports: Record<string, number> = {};
let key: string;

beforeAll(async () => {
  const build = "import('./scripts/project/build.mjs').then(({ build }) => build())";
  expect(spawnSync(process.execPath, ["-e", build], { cwd: ROOT, stdio: "inherit" }).status).toBe(0);
  for (const name of names) ports[name] = await freePort();
  const origins = Object.values(ports).map((port) => `http://127.0.0.1:${port}`);
  site = await startSite({
    VANBOOK_APP_DIR: join(ROOT, "packages/app/dist"),
    VANBOOK_EMBED_ORIGINS: origins.join(","),
  });
  key = await keyOf(site, 1, "meera");
}, 600_000);
afterAll(() => site?.stop());

test("every host is tried", () => {
  expect(names).toEqual(["next", "plain", "react-18-webpack", "react-19-vite"]);
});

test.each(names)(
  "%s, made of the packed packages: rows, search, details, a file, and nothing that its console complains of",
  async (name) => {
    const page = await openHost(name);
    const rows = page.locator('.vb-tbody [role="row"]');
    await rows.first().waitFor();
    await expect.poll(() => rows.count()).toBeGreaterThan(3);
    const version = { next: "19.3.", "react-18-webpack": "18.3.1", "react-19-vite": "19.3.1" }[name];
    const title = page.getByRole("heading", { level: 1 });
    expect(await title.textContent()).toContain(version ?? "Our sales");

    await rows.first().click();
    await page
      .getByRole("heading", { name: /Bill Details/ })
      .first()
      .waitFor();
    await page.keyboard.press("Escape");

    const bill = (await rows.nth(1).getByRole("gridcell").nth(1).textContent()) ?? "";
    await page.getByRole("searchbox").first().fill(bill);
    await expect.poll(() => rows.count()).toBe(1);

    expect(sheetRows((await download(page, "Excel")).bytes).rows).toBe(1);
  },
  600_000,
);

/** Makes and starts a host, and opens its page; it has complained of nothing when the test ends. */
async function openHost(name: string): Promise<Page> {
  const port = ports[name] ?? 0;
  const host = startHost(await makeHost(name, site.url), { baseUrl: site.url, key, port });
  onTestFinished(() => void host.kill());
  if (host.stdout) await once(host.stdout, "data");
  const context = await site.browser.newContext({
    viewport: { width: 1440, height: 900 },
    acceptDownloads: true,
  });
  await context.addInitScript(shiftPageClock, runClockShift());
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()))
      complaints.push(`${message.text()} ${message.location().url}`);
  });
  onTestFinished(async () => {
    await context.close();
    expect(complaints).toEqual([]);
  });
  await page.goto(`http://127.0.0.1:${port}/`);
  return page;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
