import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { Metafile, OutputFile, Plugin } from "esbuild";

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
      build.onEnd(({ metafile, outputFiles }) => askAtOnce(metafile?.outputs ?? {}, outputFiles ?? []));
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
      // No element is drawn on a server, none keeps its state in the address bar, and none is for browsers that need prefixes.
      for (const [filter, contents] of ELSEWHERE)
        build.onLoad({ filter }, ({ path }) => ({ contents, loader: "ts", resolveDir: dirname(path) }));
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

/**
 * Has the loader ask for all that draws at once: by itself the browser hears of the chunk beneath from a piece of two lines, and of esbuild's
 * few lines for CommonJS before it runs the loader, which has no use for them; each is a round trip. Throws when the loader is not written as
 * this expects.
 */
function askAtOnce(outputs: Metafile["outputs"], files: readonly OutputFile[]): void {
  const built = (entry: string) =>
    Object.entries(outputs).find(([, { entryPoint = "" }]) => entryPoint.endsWith(entry));
  const [loader] = built("embed/elements.ts") ?? [];
  const [piece] = built("embed/before-rows.ts") ?? [];
  const script = files.find(({ path }) => loader && basename(path) === basename(loader));
  if (!piece || !script) return;
  const beneath = new Set<string>();
  const follow = (path: string) => {
    for (const { path: next, kind } of outputs[path]?.imports ?? [])
      if (kind === "import-statement" && !beneath.has(next)) {
        beneath.add(next);
        follow(next);
      }
  };
  follow(piece);
  const alone = script.text.replaceAll(/import"\.\/chunk-[^"]+";/g, "");
  const first = `Promise.all([import("./${basename(piece)}")`;
  const [head, tail, ...more] = alone.split(first);
  if (head === undefined || tail === undefined || more.length > 0)
    throw new Error(`The elements' loader has not one "${first}".`);
  const chunks = [...beneath].map((path) => `,import("./${basename(path)}")`).join("");
  script.contents = new TextEncoder().encode(head + first + chunks + tail);
}

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const BEFORE_ROWS = `${ROOT}embed/before-rows.ts`;
/** What shows a frame draws nothing itself: a page with frames alone has no need of what draws. */
const FRAMES = /\/host-frame\.ts$/;
const COPIED =
  /\/(trip-parts|van-parts|order-words|pay-modes|stock-filters|wall-time|use-offered|Statement)\.tsx?$/;
const CATEGORIES = fileURLToPath(new URL("../../sdk/rules/items.ts", import.meta.url));
const ELSEWHERE = [
  [
    /\/provider\/InBrowser\.tsx$/,
    "export const InBrowser = ({ children }) => children; export const useIsLive = () => true;",
  ],
  [
    /\/provider\/browser-location\.ts$/,
    'export { memoryLocation as browserLocation } from "./memory-location.ts";',
  ],
  // Names of properties for older browsers, which styled-components asks for only where a host says so (enableVendorPrefixes).
  [/\/stylis\/src\/Prefixer\.js$/, "export const prefix = (value) => value;"],
] as const;
const LAZY = "lazy";
const RESOLVED = Symbol("resolved");
