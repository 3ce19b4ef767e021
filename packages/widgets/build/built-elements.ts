import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { oneChunkBeforeRows } from "./elements-chunks.ts";
import { excludeWorker } from "./files-beside.ts";
import { withTightStyles } from "./tight-styles.ts";

export interface BuiltElements {
  loader: LoadedScripts;
  /** All scripts loaded before the first rows of a report such as `SaleReport`. */
  beforeRows: (report: string) => LoadedScripts;
  reports: string[];
}

interface LoadedScripts {
  /** Gzipped size, each file compressed separately. */
  bytes: number;
  files: number;
  modules: string[];
}

/**
 * Built as in tsup.config.ts, without React, as for all byte counts (row B1 of bench/README.md).
 */
export async function buildElements(): Promise<BuiltElements> {
  const { metafile, outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("../embed/elements.ts", import.meta.url))],
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    outdir: "out",
    conditions: ["vanbook-source", "module", "production"],
    define: { "process.env.NODE_ENV": '"production"' },
    external: ["react", "react-dom", "react/*", "react-dom/*"],
    logLevel: "error",
    plugins: [oneChunkBeforeRows(), excludeWorker(), withTightStyles()],
  });
  const registries = await Promise.all(
    ["embed/all-reports.ts", "generated/more-reports.ts"].map((name) =>
      readFile(new URL(`../${name}`, import.meta.url), "utf8"),
    ),
  );
  const outputs = Object.entries(metafile.outputs);
  const listLoadedScripts = (...entries: RegExp[]): LoadedScripts => {
    const files = new Set<string>();
    const follow = (path: string) => {
      const output = metafile.outputs[path];
      if (!output || files.has(path)) return;
      files.add(path);
      for (const { path: next, kind } of output.imports) if (kind === "import-statement") follow(next);
    };
    for (const [path, { entryPoint = "" }] of outputs)
      if (entries.some((entry) => entry.test(entryPoint))) follow(path);
    const contents = outputFiles.filter(({ path }) => [...files].some((name) => path.endsWith(name)));
    return {
      bytes: contents.reduce((sum, file) => sum + gzipSync(file.contents, { level: 9 }).length, 0),
      files: files.size,
      modules: [...files].flatMap((path) => Object.keys(metafile.outputs[path]?.inputs ?? {})),
    };
  };
  const script = /\/elements\.ts$/;
  return {
    loader: listLoadedScripts(script),
    beforeRows: (report) =>
      listLoadedScripts(script, /\/before-rows\.ts$/, new RegExp(`/reports/\\w+/${report}\\.tsx$`)),
    reports: [...registries.join("").matchAll(/\/reports\/\w+\/(\w+)\.tsx/g)].flatMap(
      ([, name]) => name ?? [],
    ),
  };
}
