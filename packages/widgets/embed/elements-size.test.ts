import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { expect, test } from "vitest";

const entry = fileURLToPath(new URL("elements.ts", import.meta.url));

test("a plain page loads at most 67 kB before the rows of a report, React aside, and other reports not at all", async () => {
  const { metafile, outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    format: "esm",
    platform: "browser",
    outdir: "out",
    conditions: ["vanbook-source", "module", "production"],
    define: { "process.env.NODE_ENV": '"production"' },
    external: ["react", "react-dom", "react/*", "react-dom/*"],
    logLevel: "error",
  });
  const outputs = Object.entries(metafile.outputs);
  const first = new Set<string>();
  const follow = (path: string) => {
    if (first.has(path)) return;
    first.add(path);
    for (const { path: next, kind } of metafile.outputs[path]?.imports ?? [])
      if (kind === "import-statement" && metafile.outputs[next]) follow(next);
  };
  const comes = (part: RegExp) =>
    outputs.filter(([, { entryPoint }]) => part.test(entryPoint ?? "")).forEach(([path]) => follow(path));
  comes(/elements\.ts$/);
  const modules = () => [...first].flatMap((path) => Object.keys(metafile.outputs[path]?.inputs ?? {}));
  expect(modules().filter((path) => /\/reports\//.test(path))).toEqual([]);
  comes(/\/SaleReport\.tsx$/);
  expect(modules().some((path) => /\/SaleReport\.tsx$/.test(path))).toBe(true);
  expect(modules().filter((path) => /xlsx|jspdf|Calendar|FiltersDialog|PurchaseReport/.test(path))).toEqual(
    [],
  );
  // In as many pieces as twenty reports share, gzip does less than for a page that is bundled for one (sizes.test.ts: 60 kB).
  const bytes = outputFiles
    .filter(({ path }) => [...first].some((name) => path.endsWith(name)))
    .reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0);
  expect(bytes).toBeLessThanOrEqual(67_000);
}, 60_000);
