import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "./db/testing/test-database.ts";
import { createApp } from "./app.ts";
import { readConfig } from "./config.ts";

const PORTAL_ORIGIN = "https://portal.example";
let database: TestDatabase;
let folder: string;
let url: string;
let isOpen = true;
const logLines: Record<string, unknown>[] = [];
let stop: () => Promise<unknown>;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "vanbook-app-"));
  const appDir = join(folder, "dist");
  for (const inner of ["assets", "packages", "embed/v1"])
    await mkdir(`${appDir}/${inner}`, { recursive: true });
  await writeFile(
    join(appDir, "index.html"),
    '<script nonce="__CSP_NONCE__" src="/assets/app-1a2b.js"></script>',
  );
  await writeFile(join(appDir, "assets", "app-1a2b.js"), "// the app");
  await writeFile(join(appDir, "assets", "app-1a2b.js.map"), SOURCE_MAP);
  await writeFile(join(appDir, "packages", "sdk.tgz"), "the SDK");
  for (const name of ["vanbook.js", "SaleReport-AB12CD34.js"])
    await writeFile(join(appDir, "embed", "v1", name), "// elements");
  await writeFile(join(appDir, "embed", "v1", "vanbook.js.map"), SOURCE_MAP);
  const manualDir = join(folder, "manual");
  await mkdir(join(manualDir, "assets"), { recursive: true });
  await writeFile(join(manualDir, "index.html"), "<script>one()</script><script src='./a.js'></script>");
  await writeFile(join(manualDir, "assets", "Button-Cp_tr-v1.js"), "// a page");
  await writeFile(join(manualDir, "assets", "Button-Cp_tr-v1.js.map"), SOURCE_MAP);
  await writeFile(join(folder, "secret.txt"), "not for anybody");
  const config = readConfig({
    DATABASE_URL: database.url,
    VANBOOK_APP_DIR: appDir,
    VANBOOK_MANUAL_DIR: manualDir,
    VANBOOK_CHECK_ANSWERS: "1",
    VANBOOK_EMBED_ORIGINS: PORTAL_ORIGIN,
  });
  const log = pino({}, { write: (line) => void logLines.push(JSON.parse(line) as Record<string, unknown>) });
  const server = createApp({ db: database.db, config, log, isOpen: () => isOpen }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  stop = () => new Promise((resolve) => void server.close(resolve).closeAllConnections());
});
afterAll(async () => {
  await stop?.();
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});

it("the server warns once when a proxy passes requests on and no proxy is trusted", async () => {
  const ask = () => fetch(`${url}/healthz`, { headers: { "X-Forwarded-For": "203.0.113.7" } });
  await Promise.all([fetch(`${url}/healthz`), ask()]);
  await ask();
  const warnings = logLines.filter(({ msg }) => String(msg).includes("VANBOOK_PROXIES is 0"));
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toMatchObject({ level: 40, address: "127.0.0.1" });
});

describe("a page", () => {
  it("runs only the scripts that carry the nonce of this one answer", async () => {
    const nonces = await Promise.all(
      ["/", "/Tabsale?from=2026-11-01"].map(async (path) => {
        const answer = await fetch(`${url}${path}`);
        const policy = answer.headers.get("Content-Security-Policy") ?? "";
        const [, nonce] = /script-src 'self' 'nonce-([^']+)'/.exec(policy) ?? [];
        expect(await answer.text()).toContain(`nonce="${nonce}"`);
        expect(policy).not.toMatch(/unsafe|\*|https?:/);
        expect(policy).toContain("connect-src 'self'");
        expect(policy).toContain("frame-ancestors 'none'");
        expect(answer.headers.get("Cache-Control")).toBe("no-store");
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(2);
  });
  it("loads built files that browsers keep for ever, and gets 404 for folders and missing files", async () => {
    const script = await fetch(`${url}/assets/app-1a2b.js`);
    expect(script.headers.get("Cache-Control")).toContain("immutable");
    expect(script.headers.get("Content-Type")).toContain("javascript");
    // When it runs as a worker, the script may read files from its own origin and run WebAssembly,
    // and nothing else.
    expect(script.headers.get("Content-Security-Policy")).toBe(
      "default-src 'none'; object-src 'none'; base-uri 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'",
    );
    const paths =
      "/assets/ /assets/gone.js /embed/v1/ /embed/v1/gone.css /embed/gone.js /packages/ /packages/gone.tgz /docs/assets/ /docs/gone.json /docs/books.md /docs/api/gone.html /robots.txt /wp-login.php /a/b.PNG /a.webmanifest /.env /a.sqlite3 /a.7z /a.php~ /a%2Ejson /a.j%73";
    for (const path of paths.split(" ")) expect((await fetch(`${url}${path}`)).status, path).toBe(404);
  });
  it("gives partners the packages that the build has made", async () => {
    const answer = await fetch(`${url}/packages/sdk.tgz`);
    expect([answer.status, await answer.text()]).toEqual([200, "the SDK"]);
    expect(answer.headers.get("Content-Type")).toMatch(/gzip|compressed/);
    expect(answer.headers.get("Cache-Control")).toBe("no-cache");
  });
  it.each([
    "/assets/app-1a2b.js.map",
    "/assets/app-1a2b.js%2emap",
    "/embed/v1/vanbook.js.map",
    "/docs/assets/Button-Cp_tr-v1.js.map",
  ])("has no source map: %s", async (path) => {
    const answer = await fetch(`${url}${path}`);
    expect([answer.status, await answer.text()]).toEqual([
      404,
      expect.not.stringContaining("sourcesContent"),
    ]);
  });
  it("of any origin can load the widgets' files, and keeps those that are named after their content", async () => {
    const load = async (name: string) => {
      const { status, headers } = await fetch(`${url}/embed/v1/${name}`, {
        headers: { Origin: "https://portal.example" },
      });
      return [status, ...ELEMENT_HEADERS.map((header) => headers.get(header))];
    };
    expect(await load("vanbook.js")).toEqual([200, "*", "cross-origin", "public, max-age=300"]);
    expect(await load("SaleReport-AB12CD34.js")).toEqual([
      200,
      "*",
      "cross-origin",
      "public, max-age=31536000, immutable",
    ]);
    expect((await load("gone.js"))[0]).toBe(404);
    const app = await fetch(`${url}/assets/app-1a2b.js`);
    expect(ELEMENT_HEADERS.slice(0, 2).map((header) => app.headers.get(header))).toEqual([
      null,
      "same-origin",
    ]);
  });
  it("for a frame can be shown only by the allowed origin that its address names", async () => {
    const answer = await fetch(
      `${url}/embed/sales.report?origin=${encodeURIComponent(PORTAL_ORIGIN)}&FromDate=<b>`,
    );
    const policy = answer.headers.get("Content-Security-Policy") ?? "";
    const html = await answer.text();
    expect([answer.status, answer.headers.get("X-Frame-Options")]).toEqual([200, null]);
    expect(/frame-ancestors [^;]*/.exec(policy)?.[0]).toBe(`frame-ancestors ${PORTAL_ORIGIN}`);
    expect(policy.replace(/frame-ancestors.*/, "")).not.toMatch(/unsafe|\*|https:/);
    const [, nonce] = /script-src 'self' 'nonce-([^']+)'/.exec(policy) ?? [];
    expect(html).toContain(`<script type="module" nonce="${nonce}">`);
    expect(html).not.toContain("<b>");
  });
  it("for a frame can also be shown by Vanbook's own pages, for the wizard's preview", async () => {
    const answer = await fetch(`${url}/embed/sales.report?origin=${encodeURIComponent(url)}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Security-Policy")).toMatch(/frame-ancestors 'self'$/);
    const { headers } = await fetch(`${url}/Partners`);
    expect(headers.get("Content-Security-Policy")).toContain("frame-src 'self'");
  });
  it.each([
    [
      404,
      "sale.report?origin=https://portal.example",
      'no widget "sale.report"; did you mean "sales.report"?',
    ],
    [404, "%3Cb%3E?origin=https://portal.example", "no widget"],
    [400, "sales.report", "lacks the origin of the page"],
    [400, "sales.report?origin=*", "lacks the origin of the page"],
    [400, "sales.report?origin=https://portal.example;script-src%20*", "lacks the origin of the page"],
    [400, "sales.report?origin=http://portal.example", "lacks the origin of the page"],
    [403, "sales.report?origin=https://evil.example", "Pages of https://evil.example may not show this."],
  ])("for a frame says what is wrong and runs no script: %i %s", async (status, path, words) => {
    const answer = await fetch(`${url}/embed/${path}`);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("Content-Security-Policy")).toBe(
      "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors *",
    );
    const html = await answer.text();
    expect(html).toContain(words);
    expect(html).not.toMatch(/<script|<b>/);
  });
  it.each("/ /Tabsale /assets/app-1a2b.js /assets/gone.js /docs/gone.json /packages/a.tgz /a.7z".split(" "))(
    "answers HEAD with only the status and the headers: %s",
    async (path) => {
      const [get, head] = [await fetch(`${url}${path}`), await fetch(`${url}${path}`, { method: "HEAD" })];
      expect([head.status, await head.text()]).toEqual([get.status, ""]);
      for (const name of ["Content-Type", "Content-Length", "Cache-Control"])
        expect(head.headers.get(name), name).toBe(get.headers.get(name));
      expect(head.headers.get("Content-Length")).toBe(String((await get.text()).length));
    },
  );
  it.each([
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/%252e%252e%252fsecret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/..%5csecret.txt",
    "/%00",
    "/%",
    "/docs/../secret.txt",
    "/docs/..%2fsecret.txt",
  ])("never contains a file from outside its folder: %s", async (path) => {
    expect(await sendRaw(path)).not.toContain("not for anybody");
  });
});

describe("the manual", () => {
  it("runs only the scripts of its build, and only its own pages can show it in a frame", async () => {
    const redirectAnswer = await fetch(`${url}/docs`, { redirect: "manual" });
    expect([redirectAnswer.status, redirectAnswer.headers.get("Location")]).toEqual([302, "/docs/"]);
    const { status, headers } = await fetch(`${url}/docs/?path=/story/sales-sale-report--page`);
    expect([status, headers.get("X-Frame-Options"), headers.get("Cache-Control")]).toEqual([
      200,
      "SAMEORIGIN",
      "no-cache",
    ]);
    const policy = headers.get("Content-Security-Policy") ?? "";
    const hash = createHash("sha256").update("one()").digest("base64");
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("frame-ancestors 'self'");
  });
  it("lets browsers keep built files for ever, and says how to build what is missing", async () => {
    const script = await fetch(`${url}/docs/assets/Button-Cp_tr-v1.js`);
    expect(script.headers.get("Cache-Control")).toContain("immutable");
    expect((await fetch(`${url}/docs/assets/gone.js`)).status).toBe(404);
    const absent = await fetch(`${url}/docs/iframe.html`);
    expect([absent.status, absent.headers.get("Content-Type")]).toEqual([404, "text/html; charset=utf-8"]);
    expect(await absent.text()).toContain("npm run manual");
  });
});

describe("every answer", () => {
  it.each(["/healthz", "/api/companies", "/api/nothing", "/api/getcompanynav", "/"])(
    "from %s has the security headers",
    async (path) => {
      const { headers } = await fetch(`${url}${path}`);
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(headers.get("X-Frame-Options")).toBe("DENY");
      expect(headers.get("Referrer-Policy")).toBe("same-origin");
      expect(headers.get("X-Request-Id")).toMatch(/^[\da-f-]{36}$/);
      expect(headers.get("X-Powered-By")).toBeNull();
      expect(headers.get("Cache-Control")).toBe("no-store");
    },
  );
  it.each([
    ...["/healthz", "/api/nothing", "/", "/assets/app-1a2b.js", "/embed/v1/vanbook.js", "/openapi.json"],
    ...["/embed/sales.report", `/embed/sales.report?origin=${PORTAL_ORIGIN}`, "/docs/", "/docs/api"],
  ])("from %s has a content policy that allows nothing by default", async (path) => {
    const policy = (await fetch(`${url}${path}`)).headers.get("Content-Security-Policy");
    for (const part of [
      /^default-src 'none'; /,
      / object-src 'none';/,
      / base-uri 'none';/,
      / frame-ancestors /,
    ])
      expect(policy).toMatch(part);
  });
  it.each([
    ["/healthz", "application/json; charset=utf-8"],
    ["/api/nothing", "application/json; charset=utf-8"],
    ["/", "text/html; charset=utf-8"],
    ["/assets/app-1a2b.js", "text/javascript; charset=utf-8"],
    ["/openapi.json", "application/json; charset=utf-8"],
  ])("from %s names its content type and its character set", async (path, type) => {
    expect((await fetch(`${url}${path}`)).headers.get("Content-Type")).toBe(type);
  });
  it.each(["/healthz", "/", "/docs/", "/docs/api", "/openapi.json"])(
    "to TRACE %s does not repeat the request's headers",
    async (path) => {
      const answer = await sendRaw(path, "TRACE");
      expect(answer).not.toContain("X-Repeated");
      expect(JSON.parse(answer)).toMatchObject({ success: false, code: "METHOD_NOT_ALLOWED" });
    },
  );
  it("writes one line to the log, without passwords", async () => {
    logLines.length = 0;
    const body = JSON.stringify({ CompanyID: 1, Username: "nobody", Password: "hunter2-hunter2" });
    const answer = await fetch(`${url}/api/login`, {
      method: "POST",
      body,
      headers: { "Content-Type": "application/json", "X-Vanbook-Client": "test" },
    });
    const lines = logLines.filter(({ requestId }) => requestId === answer.headers.get("X-Request-Id"));
    expect(lines).toMatchObject([
      { operation: "session.login", status: 401, problem: "INVALID_CREDENTIALS", msg: "request" },
    ]);
    expect(JSON.stringify(logLines)).not.toContain("hunter2");
  });
});

it("the server compresses long answers, with brotli when the client accepts it", async () => {
  const companies = Array.from({ length: 60 }, (_, at) => ({
    company_id: at + 1,
    name: `Company number ${at + 1}`,
  }));
  await database.db("companies").insert(companies);
  for (const [accepts, encoding] of [
    ["br, gzip", "br"],
    ["gzip", "gzip"],
    ["identity", null],
  ] as const) {
    const answer = await fetch(`${url}/api/companies`, { headers: { "Accept-Encoding": accepts } });
    expect(answer.headers.get("Content-Encoding"), accepts).toBe(encoding);
    expect(((await answer.json()) as { data: unknown[] }).data).toHaveLength(60);
  }
});

it("a stopping server is not ready for new work, but stays alive and closes its connections", async () => {
  isOpen = false;
  const answer = await fetch(`${url}/readyz`);
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([503, "NOT_READY"]);
  const alive = await fetch(`${url}/healthz`);
  expect(alive.status).toBe(200);
  for (const { headers } of [answer, alive]) expect(headers.get("Connection")).toBe("close");
  isOpen = true;
  expect((await fetch(`${url}/healthz`)).headers.get("Connection")).toBe("keep-alive");
});

/** Sends a request with its path unchanged; fetch would normalize it. */
function sendRaw(path: string, method = "GET"): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    request({ hostname, port, path, method, headers: { "X-Repeated": "1" } }, (answer) => {
      let text = "";
      answer.on("data", (chunk: Buffer) => (text += chunk.toString())).on("end", () => resolve(text));
    })
      .on("error", reject)
      .end();
  });
}

const SOURCE_MAP = '{"version":3,"sources":["app.ts"],"sourcesContent":["const secret = 1;"]}';
const ELEMENT_HEADERS = ["Access-Control-Allow-Origin", "Cross-Origin-Resource-Policy", "Cache-Control"];
