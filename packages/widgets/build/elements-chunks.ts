import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { Metafile, OutputFile, Plugin } from "esbuild";

/**
 * Puts everything needed before a report's first rows into one chunk. By default esbuild makes one chunk per set
 * of lazy parts with common modules: 29 before the first rows, which means as many requests and worse compression.
 * Since lazy parts always load after the drawing code, each can be marked as depending on it. For the same reason,
 * a few lines shared by several parts are copied into each.
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
      // Elements are not rendered on a server, don't keep state in the address bar, and don't support browsers
      // that need prefixes.
      for (const [filter, contents] of ELSEWHERE)
        build.onLoad({ filter }, ({ path }) => ({ contents, loader: "ts", resolveDir: dirname(path) }));
      // stock-filters.ts needs only nine names of the rules module, which masters share.
      build.onResolve({ filter: /^@vanbook\/sdk\/rules$/ }, ({ importer }) =>
        importer.endsWith("/stock-filters.ts") ? { path: CATEGORIES } : undefined,
      );
      // Mark it as having side effects; otherwise esbuild would drop the dependency.
      build.onResolve({ filter: /.*/, namespace: LAZY }, ({ path }) =>
        path === BEFORE_ROWS ? { path, sideEffects: true } : undefined,
      );
    },
  };
}

/**
 * Makes the loader request all drawing chunks at once. By default the browser learns of the shared chunk only from
 * a two-line chunk, and loads esbuild's CommonJS helpers before running the loader, which does not need them: each
 * is an extra round trip. Throws if the loader's code is not as expected.
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
/** The frame code draws nothing itself: pages with only framed widgets don't need the drawing code. */
const FRAMES = /\/host-frame\.ts$/;
const COPIED =
  /\/(trip-parts|van-parts|order-words|pay-modes|stock-filters|choices|wall-time|use-offered|Statement)\.tsx?$/;
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
  // Vendor-prefixed properties, which styled-components uses only if a host asks for them (enableVendorPrefixes).
  [/\/stylis\/src\/Prefixer\.js$/, "export const prefix = (value) => value;"],
] as const;
const LAZY = "lazy";
const RESOLVED = Symbol("resolved");
