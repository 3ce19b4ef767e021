import { cp, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Plugin } from "esbuild";
import { defineConfig } from "tsup";
import { oneChunkBeforeRows } from "./build/elements-chunks.ts";
import { withTightStyles } from "./build/tight-styles.ts";

/** The package as it is published: modules that load what they need when they need it, and the worker that writes files. */
export default defineConfig([
  {
    entry: { index: "index.ts", embed: "embed/index.ts" },
    format: "esm",
    target: "es2022",
    dts: true,
    splitting: true,
    treeshake: true,
    esbuildPlugins: [workerAddress("./export-worker.js"), fontAddress("./fonts/"), withTightStyles()],
  },
  {
    // For plain pages: React and all else is inside. It comes with the first element, and each report when it is asked for.
    entry: { "elements/vanbook": "embed/elements.ts" },
    format: "esm",
    target: "es2022",
    platform: "browser",
    minify: true,
    splitting: true,
    noExternal: [/.*/],
    define: { "process.env.NODE_ENV": '"production"' },
    esbuildOptions(options) {
      options.conditions = ["vanbook-source", "module", "production"];
      options.chunkNames = "elements/[name]-[hash]";
    },
    esbuildPlugins: [
      oneChunkBeforeRows(),
      workerAddress("../export-worker.js"),
      fontAddress("../fonts/"),
      withTightStyles(),
      reactAriaInShadowRoots(),
    ],
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
    esbuildPlugins: [fontAddress("./fonts/"), withoutHtmlOfJsPdf()],
  },
]);

/** The worker's address as it is once it is built. */
function workerAddress(address: string): Plugin {
  return {
    name: "worker-address",
    setup(build) {
      build.onLoad({ filter: /write-file\.ts$/ }, async ({ path }) => {
        const source = await readFile(path, "utf8");
        return { contents: source.replace("./export-worker.ts", address), loader: "ts" };
      });
    },
  };
}

/** The fonts' address as it is once they stand beside the scripts, where they are put. */
function fontAddress(address: string): Plugin {
  return {
    name: "font-address",
    setup(build) {
      build.onLoad({ filter: /\/(theme\/fonts|pdf\/script-files)\.ts$/ }, async ({ path }) => {
        const source = await readFile(path, "utf8");
        const { outdir = "dist" } = build.initialOptions;
        for (const [file, , name = ""] of source.matchAll(INSTALLED))
          await cp(join(dirname(path), file), join(outdir, "fonts", name));
        return { contents: source.replaceAll(INSTALLED, `${address}$2`), loader: "ts" };
      });
    },
  };
}

/** The address of a font, or of the program that shapes texts, where it is installed. */
const INSTALLED = /((?:\.\.\/)+node_modules\/[\w@/-]+\/)([\w-]+\.(?:woff2?|wasm))/g;

/**
 * Two remedies for React Aria in shadow roots. It looks for what its ids name in the page's own tree only: options to move to,
 * descriptions, errors. And a window goes on hiding whatever is added beside it when a list of its own has been opened above it.
 */
function reactAriaInShadowRoots(): Plugin {
  return {
    name: "react-aria-in-shadow-roots",
    setup(build) {
      build.onLoad({ filter: /react-aria\/dist\/private\/.*\.mjs$/ }, async ({ path }) => {
        const source = await readFile(path, "utf8");
        const found = source
          .replaceAll(/\bdocument\.getElementById\(/g, `${FIND}(`)
          .replaceAll(/(?<=\(inputRef\.current\))\.getElementById\(/g, `&&${FIND}(`);
        const contents = found === source ? source : `${FIND_IN_SHADOW_ROOTS}\n${found}`;
        return {
          contents: path.endsWith("/ariaHideOutside.mjs") ? onlyTopHides(contents) : contents,
          loader: "js",
        };
      });
    },
  };
}

function onlyTopHides(source: string): string {
  const [stack] = /\$\w+\$var\$observerStack/.exec(source) ?? [];
  const begin = "let shadowObserver = new MutationObserver((changes)=>{";
  if (stack === undefined || !source.includes(begin))
    throw new Error("React Aria's ariaHideOutside has changed.");
  return source.replace(begin, () => `${begin} if (${stack}.at(-1) !== observerWrapper) return;`);
}

const FIND = "__vanbookElementById";
const FIND_IN_SHADOW_ROOTS = `const ${FIND} = (id) => {
  let found = document.getElementById(id);
  for (const element of found ? [] : document.querySelectorAll("vanbook-report"))
    found ??= element.shadowRoot?.getElementById(id) ?? null;
  return found;
};`;

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
