import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { buildElements } from "../../packages/widgets/build/built-elements.ts";
import { buildPages, pageWith, reportNames } from "../../packages/widgets/build/built-pages.ts";
import type { BenchRow, Figure } from "../figure.ts";

/** Download size of a page, after gzip and without React. */
export const b1: BenchRow = {
  id: "B1",
  about: "bytes after gzip that a page loads before its first rows, against AG Grid Community by itself",
  isAlone: true,
  async measure() {
    const reports = await reportNames();
    const widgets = [...reports, "DashboardCards"];
    const [page, pages, sdk, grid, elements] = await Promise.all([
      buildPages({ page: pageWith("SaleReport") }),
      buildPages({
        engine: pageWith("defineReport"),
        ...Object.fromEntries(widgets.map((name) => [name, pageWith(name)])),
      }),
      sizeOf('export * from "./packages/sdk/index.ts";'),
      sizeOf('export * from "./bench/baselines/ag-grid.ts";'),
      buildElements(),
    ]);
    const own = largest(reports, (name) => pages.bytes(name, "engine"));
    const second = largest(widgets, (name) => pages.bytes(name, "SaleReport"));
    const early = page.first("page").flatMap(({ modules }) => Object.keys(modules));
    return [
      limited("the whole SDK", sdk, 12_500),
      limited(
        "loader of the elements for plain pages, with all that it loads at once",
        elements.loader.bytes,
        3_000,
      ),
      limited(
        "a plain page with the sale report's element, before its first rows",
        elements.beforeRows("SaleReport").bytes,
        85_000,
      ),
      limited("a page with the sale report, before its first rows", page.bytes("page"), 80_000),
      {
        what: "the same",
        figure: inKilobytes(page.bytes("page")),
        baseline: `AG Grid ${inKilobytes(grid)}`,
        ratio: page.bytes("page") / grid,
      },
      limited(`a second widget, the largest: ${second.name}`, second.bytes, 8_000),
      limited(`a report's own chunk, the largest: ${own.name}`, own.bytes, 3_000),
      {
        what: "modules for files, charts and maps before they are needed",
        figure: String(early.filter((id) => UNASKED.test(id)).length),
        baseline: "none",
        ratio: early.filter((id) => UNASKED.test(id)).length,
        goal: { most: 0 },
      },
    ];
  },
};

function limited(what: string, bytes: number, most: number): Figure {
  return {
    what,
    figure: inKilobytes(bytes),
    baseline: inKilobytes(most),
    ratio: bytes / most,
    goal: { most: 1 },
  };
}

function largest(names: readonly string[], bytesOf: (name: string) => number) {
  const sizes = names.map((name) => ({ name, bytes: bytesOf(name) }));
  return sizes.reduce((most, each) => (each.bytes > most.bytes ? each : most), { name: "none", bytes: 0 });
}

/** Bytes of a script's initial load. */
async function sizeOf(contents: string): Promise<number> {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: ROOT, sourcefile: "page.ts" },
    absWorkingDir: ROOT,
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
    .filter(({ path }) => atOnce.has(path.slice(ROOT.length)))
    .reduce((sum, file) => sum + gzipSync(file.contents, { level: 9 }).length, 0);
}

function inKilobytes(bytes: number) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

const UNASKED = /xlsx|jspdf|fflate|workbook-|pdf-|chart|leaflet|maps?\//i;
const ROOT = fileURLToPath(new URL("../../", import.meta.url));
