import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "esbuild";

/**
 * Puts what stands before a report's first rows into one chunk. By itself esbuild makes one for each set of lazy parts that have
 * modules in common: twenty-nine before the first rows, which are as many requests, and less that gzip finds alike in each.
 * Since every lazy part comes after what draws the report, each may say that it needs it. A few lines that several parts share are
 * copied into each, for the same reason.
 */
export function oneChunkBeforeRows(): Plugin {
  return {
    name: "one-chunk-before-rows",
    setup(build) {
      build.onResolve({ filter: /.*/ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
        if (kind !== "dynamic-import" || pluginData === RESOLVED || FRAMES.test(path)) return undefined;
        const found = await build.resolve(path, { kind, importer, resolveDir, pluginData: RESOLVED });
        return found.external ? undefined : { path: found.path, namespace: LAZY };
      });
      build.onLoad({ filter: /.*/, namespace: LAZY }, ({ path }) => ({
        contents: `import ${JSON.stringify(BEFORE_ROWS)}; export * from ${JSON.stringify(path)};`,
        resolveDir: ROOT,
      }));
      build.onResolve({ filter: COPIED }, async ({ path, kind, importer, resolveDir, pluginData }) => {
        if (kind !== "import-statement" || pluginData === RESOLVED) return undefined;
        const found = await build.resolve(path, { kind, importer, resolveDir, pluginData: RESOLVED });
        return { path: found.path, suffix: `?${basename(importer)}` };
      });
      // Of the rules, which masters share, it needs nine names.
      build.onResolve({ filter: /^@vanbook\/sdk\/rules$/ }, ({ importer }) =>
        importer.endsWith("/stock-filters.ts") ? { path: CATEGORIES } : undefined,
      );
      // It does nothing by itself, so esbuild would leave out that a part needs it.
      build.onResolve({ filter: /.*/, namespace: LAZY }, ({ path }) =>
        path === BEFORE_ROWS ? { path, sideEffects: true } : undefined,
      );
    },
  };
}

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const BEFORE_ROWS = `${ROOT}embed/before-rows.ts`;
/** What shows a frame draws nothing itself: a page with frames alone has no need of what draws. */
const FRAMES = /\/host-frame\.ts$/;
const COPIED = /\/(trip-parts|van-parts|order-words|pay-modes|stock-filters|wall-time|use-offered)\.ts$/;
const CATEGORIES = fileURLToPath(new URL("../../sdk/rules/items.ts", import.meta.url));
const LAZY = "lazy";
const RESOLVED = Symbol("resolved");
