import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import knex from "knex";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createApp } from "../app.ts";
import { readConfig } from "../config.ts";

/** No test here uses a database. */
const db = knex({ client: "mysql2" });
let folder: string;
const stops: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vanbook-reference-"));
  await mkdir(join(folder, "api/assets"), { recursive: true });
  for (const name of ["start", "books", "errors", "sales.report", "404"])
    await writeFile(join(folder, "api", `${name}.html`), `<h1>${name}</h1>`);
  await writeFile(join(folder, "api/assets/reference-AB12CD34.js"), "// search");
  await writeFile(join(folder, "secret.html"), "not for anybody");
});
afterAll(async () => {
  await Promise.all(stops.map((stop) => stop()));
  await rm(folder, { recursive: true });
});

async function startServer(manualDir?: string) {
  const settings = { DATABASE_URL: "mysql://nobody@127.0.0.1:9/none", VANBOOK_MANUAL_DIR: manualDir };
  const app = createApp({ db, config: readConfig(settings), log: pino({ level: "silent" }) });
  const server = app.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  stops.push(() => new Promise((resolve) => void server.close(resolve).closeAllConnections()));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it("the contract is served unchanged to pages of every origin, and browsers can cache it", async () => {
  const url = await startServer();
  const contractText = await readFile(new URL("../generated/contract.json", import.meta.url), "utf8");
  const json = await fetch(`${url}/openapi.json`);
  expect([json.status, json.headers.get("Content-Type")]).toEqual([200, "application/json; charset=utf-8"]);
  expect(json.headers.get("Access-Control-Allow-Origin")).toBe("*");
  expect(await json.text()).toBe(contractText);
  const etag = json.headers.get("ETag") ?? "";
  const again = await fetch(`${url}/openapi.json`, {
    headers: { "If-None-Match": etag, "Cache-Control": "max-age=0" },
  });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  expect((await fetch(`${url}/openapi.json`, { headers: { "If-None-Match": 'W/"x"' } })).status).toBe(200);

  const yaml = await fetch(`${url}/openapi.yaml`, { headers: { "Accept-Encoding": "gzip" } });
  expect([yaml.headers.get("Content-Type"), yaml.headers.get("Content-Encoding")]).toEqual([
    "application/yaml",
    "gzip",
  ]);
  expect(yaml.headers.get("Vary")).toContain("Accept-Encoding");
  expect(await yaml.text()).toMatch(/^openapi: 3\.1\.0\ninfo:\n {2}title: Vanbook API\n/);
  expect((await fetch(`${url}/openapi.json`, { method: "POST" })).status).toBe(405);
});

it("the reference shows a page for each name, and a page with status 404 for an unknown name", async () => {
  const url = await startServer(folder);
  const fetchText = async (path: string) => {
    const answer = await fetch(url + path);
    return [answer.status, await answer.text()];
  };
  expect(await fetchText("/docs/api")).toEqual([200, "<h1>start</h1>"]);
  expect(await fetchText("/docs/api/")).toEqual([200, "<h1>start</h1>"]);
  expect(await fetchText("/docs/api/sales.report")).toEqual([200, "<h1>sales.report</h1>"]);
  expect(await fetchText("/docs/books")).toEqual([200, "<h1>books</h1>"]);
  expect(await fetchText("/docs/api/sale.report")).toEqual([404, "<h1>404</h1>"]);
  expect(await fetchText("/docs/api/..%2fsecret")).toEqual([404, "<h1>404</h1>"]);
  const { headers } = await fetch(`${url}/docs/api`);
  expect(headers.get("Content-Security-Policy")).not.toMatch(/unsafe|\*|nonce/);
  expect(headers.get("X-Frame-Options")).toBe("DENY");
  const script = await fetch(`${url}/docs/api/assets/reference-AB12CD34.js`);
  expect(script.headers.get("Cache-Control")).toContain("immutable");
});

it("an error links to its place in the reference, if the reference is built", async () => {
  const fetchError = async (url: string) =>
    (await (await fetch(`${url}/api/nothing`)).json()) as { code: string; help?: string };
  expect(await fetchError(await startServer(folder))).toMatchObject({
    code: "UNKNOWN_OPERATION",
    help: "/docs/api/errors#UNKNOWN_OPERATION",
  });
  const bare = await startServer();
  expect(await fetchError(bare)).not.toHaveProperty("help");
  const page = await fetch(`${bare}/docs/api/errors`);
  expect([page.status, await page.text()]).toEqual([404, expect.stringContaining("not built")]);
});
