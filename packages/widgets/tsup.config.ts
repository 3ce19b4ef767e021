import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";
import { defineConfig } from "tsup";

/** The package as it is published: modules that load what they need when they need it, one style sheet, and the worker that writes files. */
export default defineConfig([
  {
    entry: { index: "index.ts" },
    format: "esm",
    target: "es2022",
    dts: true,
    splitting: true,
    treeshake: true,
    esbuildPlugins: [workerAddress()],
  },
  {
    // Whole in itself: it is loaded by its address, where no bundler looks for what it imports.
    entry: { "export-worker": "report/export/export-worker.ts" },
    format: "esm",
    target: "es2022",
    platform: "browser",
    minify: true,
    splitting: false,
    noExternal: [/.*/],
    esbuildPlugins: [withoutHtmlOfJsPdf()],
  },
  {
    entry: { styles: "styles.css" },
    target: ["chrome123", "firefox120", "safari17.5"],
    format: "esm",
    loader: { ".woff2": "file" },
    noExternal: [/^@fontsource/],
  },
]);

/** The worker's address as it is once it is built. */
function workerAddress(): Plugin {
  return {
    name: "worker-address",
    setup(build) {
      build.onLoad({ filter: /write-in-worker\.ts$/ }, async ({ path }) => {
        const source = await readFile(path, "utf8");
        return { contents: source.replace("./export-worker.ts", "./export-worker.js"), loader: "ts" };
      });
    },
  };
}

/** jsPDF would fetch these to draw HTML and SVG, which is never asked of it here. */
function withoutHtmlOfJsPdf(): Plugin {
  return {
    name: "without-html-of-jspdf",
    setup(build) {
      build.onResolve({ filter: /^(html2canvas|dompurify|canvg)$/ }, ({ path }) => ({
        path,
        namespace: "absent",
      }));
      build.onLoad({ filter: /.*/, namespace: "absent" }, () => ({ contents: "export default undefined;" }));
    },
  };
}
