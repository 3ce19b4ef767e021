import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page, Response } from "playwright";
import { runClockShift, shiftPageClock } from "../../scripts/project/run-clock.mjs";
import { createDemo } from "../browser/report-screen.ts";
import { ROOT_FOLDER } from "../root.ts";
import { type Hosts, findMostBilled } from "./start-hosts.ts";

/** Compares a host's page with the sale report to the same page with AG Grid and the same rows. */
export interface Comparison {
  name: string;
  /** Gzipped bytes of the scripts and styles loaded when the first rows appeared. */
  bytes: number;
  gridBytes: number;
  /** Per round: time from navigation to the first rows, divided by AG Grid's time. */
  ratios: number[];
  /** Errors and warnings in the console of the page with AG Grid. */
  gridSaid: string[];
}

/** Hosts that also have a page with AG Grid: all of them. */
export const COMPARED_HOSTS = [
  "next",
  "plain",
  "portal",
  "react-18-webpack",
  "react-19-vite",
  "strict-policy",
  "vue",
];
/**
 * Folders of `beside-ag-grid` that replace a host's own files, if not only the folder with the
 * host's name.
 */
const REPLACED_FOLDERS: Readonly<Record<string, readonly string[]>> = {
  plain: ["page"],
  "strict-policy": ["page", "strict-policy"],
};
/** AG Grid's version, the same as in the benchmarks. */
export const GRID_VERSION = readGridVersion("bench/package.json");

/** Opens both pages in turn, each time as a new visitor. */
export async function compare(hosts: Hosts, name: string, rounds: number): Promise<Comparison> {
  const folder = join(import.meta.dirname, "beside-ag-grid");
  const ours = await hosts.addressOf(name);
  const theirs = await hosts.addressOf(name, {
    as: `${name}-with-ag-grid`,
    instead: [...(REPLACED_FOLDERS[name] ?? [name]), "grid.js", "page.js"].map((part) => join(folder, part)),
    install: [`ag-grid-community@${GRID_VERSION}`],
  });
  const { day, today } = createDemo(hosts.site);
  const query = `?from=${day(7)}&to=${today}`;
  const customer = name === "portal" ? (await findMostBilled(hosts.site))?.id : undefined;
  const visits = [];
  // The first round only warms up the servers.
  for (let round = 0; round <= rounds; round += 1) {
    const both = {
      ours: await firstRows(hosts, `${ours}/`, OUR_ROWS, customer),
      grid: await firstRows(hosts, `${theirs}/${query}`, ".ag-row", customer),
    };
    if (round > 0) visits.push(both);
  }
  const [one] = visits;
  if (!one) throw new Error("No round was asked for.");
  if (one.ours.rows !== one.grid.rows)
    throw new Error(`${name} shows ${one.ours.rows} rows, AG Grid ${one.grid.rows}.`);
  return {
    name,
    bytes: one.ours.bytes,
    gridBytes: one.grid.bytes,
    ratios: visits.map((both) => both.ours.time / both.grid.time),
    gridSaid: one.grid.said,
  };
}

interface FirstRows {
  /** Milliseconds. */
  time: number;
  bytes: number;
  rows: number;
  said: string[];
}

async function firstRows(
  { site }: Hosts,
  address: string,
  row: string,
  customer: number | undefined,
): Promise<FirstRows> {
  const context = await site.browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(shiftPageClock, runClockShift());
  await context.addInitScript(noteFirst, row);
  // Sign in without loading the page, so that nothing of it is cached.
  if (customer !== undefined)
    await context.request.post(new URL("/sign-in", address).href, {
      form: { customer: String(customer) },
      maxRedirects: 0,
    });
  const page = await context.newPage();
  const sizes = watchSizes(page);
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  await page.goto(address);
  const first = await page.waitForFunction(() => window.firstRows);
  const pageRows = await first.jsonValue();
  const all = await sizes();
  await context.close();
  const bytes = pageRows?.loaded.reduce((sum, url) => sum + (all.get(url) ?? 0), 0) ?? 0;
  return { time: pageRows?.time ?? 0, rows: pageRows?.rows ?? 0, said: complaints, bytes };
}

/** Gzipped size in bytes of each script and style of a page, by URL. */
function watchSizes(page: Page): () => Promise<Map<string, number>> {
  const answers: Promise<[string, number]>[] = [];
  const note = (response: Response) => {
    if (!["script", "stylesheet"].includes(response.request().resourceType())) return;
    const size = response.body().then((body) => gzipSync(body, { level: 9 }).length);
    answers.push(size.then((bytes) => [response.url(), bytes]));
  };
  page.on("response", note);
  return async () => {
    page.off("response", note);
    return new Map(await Promise.all(answers));
  };
}

/**
 * Runs in the page before its own scripts: records the first frame in which a row has text, and
 * what was loaded by then.
 */
function noteFirst(row: string): void {
  const find = (root: Document | ShadowRoot): Element[] => {
    const shadows = [...root.querySelectorAll("vanbook-report")].flatMap(
      ({ shadowRoot }) => shadowRoot ?? [],
    );
    return [...root.querySelectorAll(row), ...shadows.flatMap(find)];
  };
  const look = () => {
    const filledRows = find(document).filter(({ textContent }) => textContent !== "");
    if (filledRows.length === 0) return requestAnimationFrame(look);
    const resources = performance.getEntriesByType("resource");
    const loadedUrls = resources.filter(({ duration }) => duration > 0).map(({ name }) => name);
    const time = performance.now();
    const rows = filledRows.length;
    window.firstRows = { time, loaded: loadedUrls, rows };
    return undefined;
  };
  requestAnimationFrame(look);
}

/** Rows of the sale report only; the page may have other reports. */
const OUR_ROWS = ':not(vanbook-report:not([name="sales.report"]) *):is(.vb-tbody [role="row"])';

function readGridVersion(path: string): string {
  const { devDependencies } = JSON.parse(readFileSync(join(ROOT_FOLDER, path), "utf8")) as {
    devDependencies: Record<string, string>;
  };
  return devDependencies["ag-grid-community"] ?? "";
}

declare global {
  interface Window {
    firstRows?: { time: number; loaded: string[]; rows: number };
  }
}
