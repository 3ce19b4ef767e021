import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { Metafile, OutputFile, Plugin } from "esbuild";

/**
 * Puts everything needed before a report's first rows into one chunk. By default esbuild makes one
 * chunk per set of lazy parts with common modules: 29 before the first rows, so 29 requests and
 * worse compression. Since lazy parts always load after the drawing code, each can be marked as
 * depending on it. For the same reason, a few lines shared by several parts are copied into each.
 */
export function oneChunkBeforeRows(): Plugin {
  return {
    name: "one-chunk-before-rows",
    setup(build) {
      build.onEnd(({ metafile, outputFiles }) => askAtOnce(metafile?.outputs ?? {}, outputFiles ?? []));
      build.onResolve({ filter: /.*/ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
        if (kind !== "dynamic-import" || pluginData === RESOLVED_MARK || FRAME_MODULES.test(path))
          return undefined;
        const resolvedPath = await build.resolve(path, {
          kind,
          importer,
          resolveDir,
          pluginData: RESOLVED_MARK,
        });
        return resolvedPath.external ? undefined : { path: resolvedPath.path, namespace: LAZY_NAMESPACE };
      });
      build.onLoad({ filter: /.*/, namespace: LAZY_NAMESPACE }, ({ path }) => ({
        contents: `import ${JSON.stringify(BEFORE_ROWS)}; export * from ${JSON.stringify(path)};`,
        resolveDir: WIDGETS_ROOT,
      }));
      build.onResolve(
        { filter: COPIED_MODULES },
        async ({ path, kind, importer, resolveDir, pluginData }) => {
          if (kind !== "import-statement" || pluginData === RESOLVED_MARK) return undefined;
          // One copy for the SDK, one for what asks routes without it.
          if (path.endsWith("/token-route.ts") && !importer.endsWith("/ask-route.ts")) return undefined;
          const resolvedPath = await build.resolve(path, {
            kind,
            importer,
            resolveDir,
            pluginData: RESOLVED_MARK,
          });
          return { path: resolvedPath.path, suffix: `?${basename(importer)}` };
        },
      );
      // Elements are not rendered on a server, don't keep state in the address bar, and don't
      // support browsers that need prefixes.
      for (const [filter, contents] of REPLACED_MODULES)
        build.onLoad({ filter }, ({ path }) => ({ contents, loader: "ts", resolveDir: dirname(path) }));
      // stock-filters.ts needs only nine names of the rules module, which masters share.
      build.onResolve({ filter: /^@vanbook\/sdk\/rules$/ }, ({ importer }) =>
        importer.endsWith("/stock-filters.ts") ? { path: CATEGORIES_PATH } : undefined,
      );
      // Mark it as having side effects; otherwise esbuild would drop the dependency.
      build.onResolve({ filter: /.*/, namespace: LAZY_NAMESPACE }, ({ path }) =>
        path === BEFORE_ROWS ? { path, sideEffects: true } : undefined,
      );
    },
  };
}

/**
 * Makes the loader request all drawing chunks at once. Otherwise the browser learns of the shared
 * chunk only from a two-line chunk, and loads esbuild's CommonJS helpers before the loader, which
 * does not need them: two more round trips. Throws if the loader's code is not as expected.
 */
function askAtOnce(outputs: Metafile["outputs"], files: readonly OutputFile[]): void {
  const findOutput = (entry: string) =>
    Object.entries(outputs).find(([, { entryPoint = "" }]) => entryPoint.endsWith(entry));
  const [loader] = findOutput("embed/elements.ts") ?? [];
  const [piece] = findOutput("embed/before-rows.ts") ?? [];
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

const WIDGETS_ROOT = fileURLToPath(new URL("..", import.meta.url));
const BEFORE_ROWS = `${WIDGETS_ROOT}embed/before-rows.ts`;
/**
 * The frame code draws nothing itself: pages with only framed widgets don't need the drawing code.
 */
const FRAME_MODULES = /\/host-frame\.ts$/;
const COPIED_MODULES =
  /\/(trip-parts|van-parts|order-words|pay-modes|stock-filters|token-route|choices|wall-time|use-offered|Statement|finance|van-sale)\.tsx?$/;
const CATEGORIES_PATH = fileURLToPath(new URL("../../sdk/rules/items.ts", import.meta.url));
const REPLACED_MODULES = [
  [
    /\/provider\/InBrowser\.tsx$/,
    "export const InBrowser = ({ children }) => children; export const useIsLive = () => true;",
  ],
  [
    /\/provider\/browser-location\.ts$/,
    'export { memoryLocation as browserLocation } from "./memory-location.ts";',
  ],
  // An element's theme is of CSS variables, which name-faults.ts looks at.
  [/\/provider\/use-provider-check\.ts$/, "export const useProviderCheck = () => undefined;"],
  // An element always gives its provider a location.
  [
    /\/provider\/use-report-location\.ts$/,
    'import { useMemo } from "react"; import { ofThisPage } from "./report-location.ts"; import { useVanbookContext } from "./use-vanbook.ts"; export const useReportLocation = () => { const { location } = useVanbookContext(); return useMemo(() => ofThisPage(location), [location]); };',
  ],
  // No query throws its error while React renders: widgets show it in their place.
  [
    /\/react-query\/.*\/errorBoundaryUtils\.js$/,
    "export const ensurePreventErrorBoundaryRetry = () => undefined; export const useClearResetErrorBoundary = () => undefined; export const getHasError = () => false;",
  ],
  // Elements bring React 19, whose ids differ from root to root (draw-report.tsx).
  [
    /\/ssr\/SSRProvider\.mjs$/,
    'import { useId } from "react"; export const SSRProvider = ({ children }) => children; export const useIsSSR = () => false; export const useSSRSafeId = (given) => { const id = useId(); return given || `vb-aria-${id}`; };',
  ],
  // An element has one boundary around everything (ReportMount.tsx), and passes no functions of the
  // page to its widget.
  [/\/parts\/with-boundary\.tsx$/, "export const withBoundary = (widget) => widget;"],
  [
    /\/provider\/ProviderBoundary\.tsx$/,
    "export const ProviderBoundary = ({ provider, given, children }) => provider({ ...given, children });",
  ],
  // The server asks only sessions for the password again, and an element has a token or a key.
  [/\/parts\/person\/PersonProvider\.tsx$/, "export const PersonProvider = ({ children }) => children;"],
  // The SDK shows no progress of bodies, and no element has pages that are loaded one below the other.
  [
    /\/query-core\/.*\/infiniteQueryBehavior\.js$/,
    "export const infiniteQueryBehavior = undefined; export const hasNextPage = undefined; export const hasPreviousPage = undefined;",
  ],
  [/\/ky\/distribution\/errors\/ForceRetryError\.js$/, "export class ForceRetryError extends Error {}"],
  [
    /\/ky\/distribution\/utils\/body\.js$/,
    "export const streamRequest = undefined; export const streamResponse = undefined;",
  ],
  // Vendor-prefixed properties; styled-components uses them only if a host asks for them
  // (enableVendorPrefixes).
  [/\/stylis\/src\/Prefixer\.js$/, "export const prefix = (value) => value;"],
] as const;
const LAZY_NAMESPACE = "lazy";
const RESOLVED_MARK = Symbol("resolved");
