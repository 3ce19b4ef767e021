import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build, type Rollup } from "vite";
import { STYLED_SOURCES, compressStyles } from "./tight-styles.ts";

/**
 * Pages built as a careful host would build them: which scripts each page loads before its first
 * rows.
 */
export interface BuiltPages {
  first: (page: string) => Rollup.OutputChunk[];
  bytes: (page: string, ...loadedPages: string[]) => number;
  chunks: readonly Rollup.OutputChunk[];
}

/** React is excluded, since the host provides it. */
export async function buildPages(scripts: Readonly<Record<string, string>>): Promise<BuiltPages> {
  const buildResult = await build({
    root,
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    // In test runs Vite would add source positions to each element of the pages.
    oxc: { jsx: { development: false } },
    resolve: { conditions: ["vanbook-source", "module", "browser", "production"] },
    worker: { format: "es" },
    plugins: [
      {
        name: "pages",
        resolveId: (id) => (id in scripts ? `\0${id}` : undefined),
        load: (id) => (id.startsWith("\0") ? scripts[id.slice(1)] : undefined),
      },
      {
        name: "tight-styles",
        enforce: "pre",
        transform: (code, id) => (STYLED_SOURCES.test(id) ? compressStyles(code) : undefined),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: { input: Object.keys(scripts), external: [/^react($|\/)/, /^react-dom($|\/)/] },
    },
  });
  // If Vite is not watching, there is one output.
  const chunks = (buildResult as Rollup.RollupOutput).output.filter((file) => file.type === "chunk");
  const listFirstChunks = (page: string) => {
    const foundChunks = new Set<Rollup.OutputChunk>();
    const follow = (chunk: Rollup.OutputChunk | undefined) => {
      if (!chunk || foundChunks.has(chunk)) return;
      foundChunks.add(chunk);
      for (const name of chunk.imports) follow(chunks.find(({ fileName }) => fileName === name));
    };
    follow(chunks.find((chunk) => chunk.isEntry && chunk.facadeModuleId === `\0${page}`));
    return [...foundChunks];
  };
  const countBytes = (page: string, ...loadedPages: string[]) => {
    const here = new Set(loadedPages.flatMap(listFirstChunks));
    return countGzippedBytes(...listFirstChunks(page).filter((chunk) => !here.has(chunk)));
  };
  return { first: listFirstChunks, bytes: countBytes, chunks };
}

export function countGzippedBytes(...chunks: readonly Rollup.OutputChunk[]): number {
  return chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
}

export function writePageScript(...names: string[]): string {
  return `import { createVanbook } from "@vanbook/sdk"; import { VanbookProvider, ${names.join(", ")} } from "${root}index.ts";
    globalThis.page = [createVanbook, VanbookProvider, ${names.join(", ")}];`;
}

export async function listReportNames(): Promise<string[]> {
  const widgets = await readFile(`${root}generated/lazy-widgets.ts`, "utf8");
  return [...widgets.matchAll(/^ {2}(\w+): .*"\.\.\/reports\//gm)].flatMap(([, name]) => name ?? []);
}

const root = fileURLToPath(new URL("..", import.meta.url));
