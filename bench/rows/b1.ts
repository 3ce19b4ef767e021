import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { buildElements } from "../../packages/widgets/build/built-elements.ts";
import { buildPages, writePageScript, listReportNames } from "../../packages/widgets/build/built-pages.ts";
import type { BenchRow, Figure } from "../figure.ts";

export const b1: BenchRow = {
  id: "B1",
  about: "bytes after gzip that a page loads before its first rows, against AG Grid Community by itself",
  isAlone: true,
  async measure() {
    const reports = await listReportNames();
    const widgets = [...reports, "DashboardCards"];
    const [page, pages, sdk, grid, elements] = await Promise.all([
      buildPages({ page: writePageScript("SaleReport") }),
      buildPages({
        engine: writePageScript("defineReport"),
        ...Object.fromEntries(widgets.map((name) => [name, writePageScript(name)])),
      }),
      measureScriptSize('export * from "./packages/sdk/index.ts";'),
      measureScriptSize('export * from "./bench/baselines/ag-grid.ts";'),
      buildElements(),
    ]);
    const own = findLargest(reports, (name) => pages.bytes(name, "engine"));
    const second = findLargest(widgets, (name) => pages.bytes(name, "SaleReport"));
    const early = page.first("page").flatMap(({ modules }) => Object.keys(modules));
    return [
      makeSizeFigure("the whole SDK", sdk, 13_500),
      makeSizeFigure(
        "loader of the elements for plain pages, with all that it loads at once",
        elements.loader.bytes,
        3_000,
      ),
      makeSizeFigure(
        "a plain page with the sale report's element, before its first rows",
        elements.beforeRows("SaleReport").bytes,
        85_000,
      ),
      makeSizeFigure("a page with the sale report, before its first rows", page.bytes("page"), 80_000),
      {
        what: "the same",
        figure: formatKilobytes(page.bytes("page")),
        baseline: `AG Grid ${formatKilobytes(grid)}`,
        ratio: page.bytes("page") / grid,
      },
      makeSizeFigure(`a second widget, the largest: ${second.name}`, second.bytes, 8_000),
      makeSizeFigure(`a report's own chunk, the largest: ${own.name}`, own.bytes, 3_000),
      {
        what: "modules for files, charts and maps before they are needed",
        figure: String(early.filter((id) => LAZY_FILES.test(id)).length),
        baseline: "none",
        ratio: early.filter((id) => LAZY_FILES.test(id)).length,
        goal: { most: 0 },
      },
    ];
  },
};

function makeSizeFigure(what: string, bytes: number, most: number): Figure {
  return {
    what,
    figure: formatKilobytes(bytes),
    baseline: formatKilobytes(most),
    ratio: bytes / most,
    goal: { most: 1 },
  };
}

function findLargest(names: readonly string[], bytesOf: (name: string) => number) {
  const sizes = names.map((name) => ({ name, bytes: bytesOf(name) }));
  return sizes.reduce((most, each) => (each.bytes > most.bytes ? each : most), { name: "none", bytes: 0 });
}

async function measureScriptSize(contents: string): Promise<number> {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: REPOSITORY_ROOT, sourcefile: "page.ts" },
    absWorkingDir: REPOSITORY_ROOT,
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    splitting: true,
    outdir: "page",
    format: "esm",
    target: "es2022",
    conditions: ["vanbook-source", "module", "production"],
    define: { "process.env.NODE_ENV": '"production"' },
    external: ["react", "react/*", "react-dom", "react-dom/*", "html2canvas", "dompurify", "canvg"],
    loader: { ".woff2": "empty" },
  });
  const atOnce = new Set<string>();
  const follow = (name: string) => {
    const output = metafile.outputs[name];
    if (!output || atOnce.has(name)) return;
    atOnce.add(name);
    for (const { path, kind } of output.imports) if (kind === "import-statement") follow(path);
  };
  follow("page/stdin.js");
  return outputFiles
    .filter(({ path }) => atOnce.has(path.slice(REPOSITORY_ROOT.length)))
    .reduce((sum, file) => sum + gzipSync(file.contents, { level: 9 }).length, 0);
}

function formatKilobytes(bytes: number) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

const LAZY_FILES = /xlsx|jspdf|fflate|workbook-|pdf-|chart|leaflet|maps?\//i;
const REPOSITORY_ROOT = fileURLToPath(new URL("../../", import.meta.url));
