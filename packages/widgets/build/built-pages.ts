import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build, type Rollup } from "vite";
import { STYLED, tightStyles } from "./tight-styles.ts";

/** Pages built as a careful host would build them: the scripts each loads before its first rows. */
export interface BuiltPages {
  /** The scripts that a page loads at once. */
  first: (page: string) => Rollup.OutputChunk[];
  /** Gzipped bytes that a page loads at once, without those already loaded by the other pages. */
  bytes: (page: string, ...loaded: string[]) => number;
  chunks: readonly Rollup.OutputChunk[];
}

/** Builds pages, given as scripts by name. React is excluded, since the host provides it. */
export async function buildPages(scripts: Readonly<Record<string, string>>): Promise<BuiltPages> {
  const built = await build({
    root,
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    // In test runs Vite would add each element's source position to the pages.
    oxc: { jsx: { development: false } },
    resolve: { conditions: ["vanbook-source", "module", "browser", "production"] },
    worker: { format: "es" },
    plugins: [
      {
        name: "pages",
        resolveId: (id) => (id in scripts ? `\0${id}` : undefined),
        load: (id) => (id.startsWith("\0") ? scripts[id.slice(1)] : undefined),
      },
      // As in the published package.
      {
        name: "tight-styles",
        enforce: "pre",
        transform: (code, id) => (STYLED.test(id) ? tightStyles(code) : undefined),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: { input: Object.keys(scripts), external: [/^react($|\/)/, /^react-dom($|\/)/] },
    },
  });
  // Without watching there is one output.
  const chunks = (built as Rollup.RollupOutput).output.filter((file) => file.type === "chunk");
  const first = (page: string) => {
    const found = new Set<Rollup.OutputChunk>();
    const follow = (chunk: Rollup.OutputChunk | undefined) => {
      if (!chunk || found.has(chunk)) return;
      found.add(chunk);
      for (const name of chunk.imports) follow(chunks.find(({ fileName }) => fileName === name));
    };
    follow(chunks.find((chunk) => chunk.isEntry && chunk.facadeModuleId === `\0${page}`));
    return [...found];
  };
  const bytes = (page: string, ...loaded: string[]) => {
    const here = new Set(loaded.flatMap(first));
    return gzipped(...first(page).filter((chunk) => !here.has(chunk)));
  };
  return { first, bytes, chunks };
}

/** Gzipped bytes of scripts, compressed separately. */
export function gzipped(...chunks: readonly Rollup.OutputChunk[]): number {
  return chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
}

/** The script of a page with these widgets. */
export function pageWith(...names: string[]): string {
  return `import { createVanbook } from "@vanbook/sdk"; import { VanbookProvider, ${names.join(", ")} } from "${root}index.ts";
    globalThis.page = [createVanbook, VanbookProvider, ${names.join(", ")}];`;
}

/** Every report that the package exports. */
export async function reportNames(): Promise<string[]> {
  const widgets = await readFile(`${root}generated/widgets.ts`, "utf8");
  return [...widgets.matchAll(/^export \{ (\w+).*"\.\.\/reports\//gm)].flatMap(([, name]) => name ?? []);
}

const root = fileURLToPath(new URL("..", import.meta.url));
