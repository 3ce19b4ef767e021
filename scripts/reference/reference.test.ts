import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildReference } from "./build-reference.mjs";
import { findEntries, type Entry } from "./page/find-entries.ts";

const ROOT_FOLDER = join(import.meta.dirname, "../..");
/** The pages that are not named as their address. */
const PAGE_ADDRESSES: Record<string, string> = { "start.html": "/docs/api", "books.html": "/docs/books" };

interface Operation {
  operationId: string;
  summary: string;
  "x-codes": string[];
}

let folder: string;
/** The pages by their addresses. */
const pages = new Map<string, string>();
let operations: Operation[];
let entries: Entry[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vanbook-reference-"));
  await buildReference(folder);
  for (const name of await readdir(folder))
    if (name.endsWith(".html"))
      pages.set(
        PAGE_ADDRESSES[name] ?? `/docs/api/${name.slice(0, -".html".length)}`,
        await readFile(join(folder, name), "utf8"),
      );
  const contract = JSON.parse(
    await readFile(join(ROOT_FOLDER, "packages/server/generated/contract.json"), "utf8"),
  ) as { paths: Record<string, Record<string, Operation>> };
  operations = Object.values(contract.paths).flatMap((item) => Object.values(item));
  const [search = ""] = (await readdir(join(folder, "assets"))).filter((name) => name.startsWith("search-"));
  entries = JSON.parse(await readFile(join(folder, "assets", search), "utf8")) as Entry[];
});
afterAll(() => rm(folder, { recursive: true }));

it("the reference has a page for every operation, in the menu, in its group and in the search", () => {
  for (const { operationId, "x-codes": codes } of operations) {
    const page = pages.get(`/docs/api/${operationId}`) ?? "";
    expect(page, operationId).toContain(`<h1>${operationId}</h1>`);
    expect(page, operationId).toContain(`href="/docs/api/${operationId}" aria-current="page"`);
    for (const heading of ["who", "arguments", "examples", "answer", "errors", "try"])
      expect(page, `${operationId} ${heading}`).toContain(`id="${heading}"`);
    for (const code of codes) expect(page, operationId).toContain(`/docs/api/errors#${code}`);
    expect(page, operationId).not.toMatch(/\bundefined\b(?!<\/code> for)|\[object |NaN/);
    expect(entries.filter(([title]) => title === operationId)).toHaveLength(1);
  }
});

it("the reference shows the books, and links to the sections that descriptions cite", () => {
  expect(pages.get("/docs/books")).toContain('<h1 id="the-books">The books</h1>');
  expect(pages.get("/docs/books")).toContain('href="/docs/books" aria-current="page"');
  expect(pages.get("/docs/api")).toContain('href="/docs/books"');
  expect(pages.get("/docs/api/customerLedger.report")).toContain('<a href="/docs/books#customer-ledger">');
});

it("every link in the reference leads to a page and a section that exist", () => {
  const ids = new Map(
    [...pages].map(([address, html]) => [address, new Set(listAttributeValues(html, "id"))]),
  );
  const brokenLinks = [...pages].flatMap(([address, html]) =>
    listAttributeValues(html, "href")
      .filter((to) => to.startsWith("#") || to.startsWith("/docs/api") || to.startsWith("/docs/books"))
      .filter((to) => {
        const [path = "", hash = ""] = to.split("#");
        if (path.includes("/assets/")) return false;
        const place = ids.get(path || address);
        return !place || (hash !== "" && !place.has(hash));
      })
      .map((to) => `${address}: ${to}`),
  );
  expect(brokenLinks).toEqual([]);
  for (const [, address] of entries) {
    const [path = "", hash = ""] = address.split("#");
    expect(hash === "" ? ids.has(path) : ids.get(path)?.has(hash), address).toBe(true);
  }
});

it("each page of the reference has unique ids and nothing that its content policy refuses", () => {
  for (const [address, html] of pages) {
    const ids = listAttributeValues(html, "id");
    expect(ids.length, address).toBe(new Set(ids).size);
    expect(html, address).not.toMatch(/ style=|<style|<script(?! type="module" src="\/docs\/api)| on\w+="/);
  }
});

it("the search finds operations and codes by name, path and word, the best match first", () => {
  const findTitles = (text: string) => findEntries(entries, text).map(([title]) => title);
  expect(findTitles("sales.report")[0]).toBe("sales.report");
  expect(findTitles("getSaleReport")).toContain("sales.report");
  expect(findTitles("price_stale")[0]).toBe("PRICE_STALE");
  expect(findTitles("trial balance")[0]).toBe("trialBalance.report");
  expect(findTitles("webhook endpoint")).toContain("webhooks.create");
  expect(findTitles("no such words at all")).toEqual([]);
});

function listAttributeValues(html: string, attribute: string): string[] {
  return [...html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, "g"))].map(([, value = ""]) => value);
}
