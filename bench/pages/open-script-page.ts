import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { CDPSession, Page } from "playwright";
import { launchChromium } from "./launch-chromium.ts";

export interface ScriptPage {
  tab: Page;
  devtools: CDPSession;
  close: () => Promise<void>;
}

/**
 * `isUnpaced` draws frames as soon as possible, so times are not rounded up to the display's frame
 * rate.
 */
export async function openScriptPage(
  entry: string,
  { isUnpaced }: { isUnpaced: boolean },
): Promise<ScriptPage> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(entry, import.meta.url))],
    outdir: "/page",
    entryNames: "page",
    bundle: true,
    write: false,
    minify: true,
    format: "esm",
    target: "es2022",
    jsx: "automatic",
    conditions: ["vanbook-source"],
    define: { "process.env.NODE_ENV": '"production"' },
  });
  const script = outputFiles.find(({ path }) => path.endsWith(".js"))?.text ?? "";
  const server = createServer((request, response) => {
    const name = request.url ?? "/";
    // Without the web font, everything is drawn in the system font.
    if (name.endsWith(".woff2")) response.statusCode = 404;
    response.setHeader("Content-Type", name === "/page.js" ? "text/javascript" : "text/html; charset=utf-8");
    response.end(name === "/page.js" ? script : PAGE_HTML);
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  // A server that listens on a port has an address of this type.
  const { port } = server.address() as AddressInfo;
  const browser = await launchChromium(
    isUnpaced ? ["--disable-frame-rate-limit", "--disable-gpu-vsync"] : [],
  );
  const tab = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await tab.goto(`http://127.0.0.1:${port}/`);
  await tab.waitForFunction(() => "tools" in globalThis);
  return {
    tab,
    devtools: await tab.context().newCDPSession(tab),
    close: async () => {
      await browser.close();
      server.close();
    },
  };
}

/**
 * CPU time of the page's main thread so far, in milliseconds. Other load on the machine is not
 * included.
 */
export async function readCpuTime({ devtools }: ScriptPage): Promise<number> {
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  const { metrics } = await devtools.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
}

const PAGE_HTML = `<!doctype html><title>Bench</title>
  <style>body { margin: 0 } #box { --vb-table-height: 700px }</style>
  <div id="box"></div><script type="module" src="/page.js"></script>`;
