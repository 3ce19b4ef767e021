import { build } from "esbuild";
import { chromium } from "playwright";
import { expect, test } from "vitest";
import { getChromiumPath } from "../../scripts/project/chromium.mjs";
import { createTestServer } from "./fixtures/test-server.ts";

// Checks in a browser what Node can't show: cookies, request bodies over HTTP/1.1, and workers.
test("the SDK works in a page and in a worker of a browser", async () => {
  const script = await bundleScript();
  const tries = new Map<string, number>();
  const server = await createTestServer(({ path, headers }) => {
    if (path === "/")
      return {
        headers: { "Content-Type": "text/html" },
        text: "<script type=module src=/sdk.js></script>",
      };
    if (path === "/sdk.js") return { headers: { "Content-Type": "text/javascript" }, text: script };
    if (path === "/api/login")
      return { headers: { "Set-Cookie": "vanbook_session=s1; HttpOnly" }, json: { success: true } };
    if (headers.cookie !== "vanbook_session=s1")
      return { status: 401, json: { code: "SIGN_IN_REQUIRED", message: "Sign in." } };
    const name = `${path} ${String(headers["idempotency-key"] ?? "")}`;
    tries.set(name, (tries.get(name) ?? 0) + 1);
    return tries.get(name) === 1
      ? { status: 503, json: { code: "NOT_READY", message: "Wait." } }
      : { json: { path } };
  });

  const browser = await chromium.launch({
    executablePath: getChromiumPath(),
    args: ["--no-sandbox", "--disable-gpu", "--no-first-run"],
  });
  try {
    const page = await browser.newPage();
    await page.goto(server.url);
    const result = await page.waitForFunction("globalThis.found");
    expect(await result.jsonValue()).toEqual({
      page: ["SIGN_IN_REQUIRED", "/api/getSaleReport", "/api/insertupdatereciept", "NOT_READY"],
      worker: ["/api/getSaleReport", "AbortError"],
    });
  } finally {
    await browser.close();
  }
  const sentBodies = server.seen.filter(({ path }) => path === "/api/getSaleReport").map(({ body }) => body);
  expect(sentBodies[1]).toBe('{"FromDate":"2026-04-01","ToDate":"2026-04-30"}');
  expect(sentBodies.at(-1)).toBe(sentBodies[1]);
  expect(server.seen.at(-1)?.headers["x-vanbook-client"]).toMatch(/^sdk\//);
});

/** A script that signs in, makes calls, and starts itself again as a worker. */
async function bundleScript(): Promise<string> {
  const contents = `
    import { createVanbook } from "./index.ts";
    const vanbook = createVanbook({ baseUrl: "", auth: { kind: "session" } });
    const range = { FromDate: "2026-04-01", ToDate: "2026-04-30" };
    const outcome = (work) => work.then((answer) => answer.path, (error) => (error.name === "VanbookError" ? error.code : error.name));
    if ("document" in globalThis) {
      const page = [await outcome(vanbook.session.current())];
      await vanbook.session.login({ CompanyID: 1, Username: "anu", Password: "secret" });
      page.push(await outcome(vanbook.sales.report(range)));
      page.push(await outcome(vanbook.receipts.create({ PLID: 5, PartyID: 9 })));
      page.push(await outcome(vanbook.companies.save({ Logo: new Blob(["logo"]) })));
      const worker = new Worker("/sdk.js", { type: "module" });
      worker.onmessage = ({ data }) => (globalThis.found = { page, worker: data });
    } else {
      postMessage([
        await outcome(vanbook.sales.report(range)),
        await outcome(vanbook.sales.report(range, { signal: AbortSignal.abort() })),
      ]);
    }`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname, loader: "ts" },
    bundle: true,
    format: "esm",
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}
