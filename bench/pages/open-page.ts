import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { ExportTools } from "./export-page.ts";
import { launchChromium } from "./launch-chromium.ts";

export interface ExportPage {
  make: ExportTools["make"];
  baseline: ExportTools["baseline"];
  lastFile: () => Promise<Uint8Array>;
  close: () => Promise<void>;
}

export async function openExportPage(): Promise<ExportPage> {
  const [page, worker, baseline] = await Promise.all([
    bundleScript("export-page.ts"),
    bundleScript("../../packages/widgets/report/export/worker/export-worker.ts"),
    bundleScript("../baselines/file-libraries-worker.ts"),
  ]);
  const files = new Map([
    ["/page.js", page],
    // The address that start-worker.ts uses.
    ["/export-worker.ts", worker],
    ["/baseline-worker.js", baseline],
  ]);
  const server = createServer((request, response) => {
    const script = files.get(request.url ?? "");
    response.setHeader("Content-Security-Policy", "default-src 'self'");
    response.setHeader("Content-Type", script === undefined ? "text/html" : "text/javascript");
    response.end(
      script ?? '<!doctype html><title>Bench</title><script type="module" src="/page.js"></script>',
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  // A server that listens on a port has an address of this type.
  const { port } = server.address() as AddressInfo;
  const browser = await launchChromium();
  const tab = await browser.newPage();
  await tab.goto(`http://127.0.0.1:${port}/`);
  await tab.waitForFunction(() => "tools" in globalThis);
  return {
    make: (kind, bills) => tab.evaluate(([one, many]) => tools.make(one, many), [kind, bills] as const),
    baseline: (kind, bills) =>
      tab.evaluate(([one, many]) => tools.baseline(one, many), [kind, bills] as const),
    lastFile: async () => Buffer.from(await tab.evaluate(() => tools.lastFile()), "base64"),
    close: async () => {
      await browser.close();
      server.close();
    },
  };
}

declare const tools: ExportTools;

async function bundleScript(path: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(path, import.meta.url))],
    bundle: true,
    write: false,
    minify: true,
    format: "esm",
    target: "es2022",
    conditions: ["vanbook-source"],
    // jsPDF loads these only to draw HTML and SVG.
    external: ["html2canvas", "dompurify", "canvg"],
  });
  return outputFiles[0]?.text ?? "";
}
