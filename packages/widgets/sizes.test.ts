import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build, type Rollup } from "vite";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL(".", import.meta.url));

/** What a page with one report loads before its first rows, React itself aside. */
async function pageWithSaleReport(): Promise<{ first: Rollup.OutputChunk[]; later: Rollup.OutputChunk[] }> {
  const built = await build({
    root,
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    resolve: { conditions: ["vanbook-source", "module", "browser", "production"] },
    worker: { format: "es" },
    plugins: [
      {
        name: "page",
        resolveId: (id) => (id === "page" ? "\0page" : undefined),
        load: (id) =>
          id === "\0page"
            ? `import { createVanbook } from "@vanbook/sdk"; import { SaleReport, VanbookProvider } from "${root}index.ts";
               globalThis.page = [createVanbook, SaleReport, VanbookProvider];`
            : undefined,
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: { input: "page", external: [/^react($|\/)/, /^react-dom($|\/)/] },
    },
  });
  // One input and no watching: one output.
  const chunks = (built as Rollup.RollupOutput).output.filter((file) => file.type === "chunk");
  const first = new Set<string>();
  const follow = (name: string) => {
    const chunk = chunks.find((candidate) => candidate.fileName === name);
    if (!chunk || first.has(name)) return;
    first.add(name);
    chunk.imports.forEach(follow);
  };
  chunks.filter((chunk) => chunk.isEntry).forEach((chunk) => follow(chunk.fileName));
  return {
    first: chunks.filter((chunk) => first.has(chunk.fileName)),
    later: chunks.filter((chunk) => !first.has(chunk.fileName)),
  };
}

test("a page with one report loads at most 60 kB before its first rows, and no code for files, calendars or windows", async () => {
  const { first, later } = await pageWithSaleReport();
  const bytes = first.reduce((sum, chunk) => sum + gzipSync(chunk.code, { level: 9 }).length, 0);
  expect(bytes).toBeLessThanOrEqual(60_000);
  const modules = first.flatMap((chunk) => Object.keys(chunk.modules));
  expect(modules.filter((id) => /xlsx|jspdf|Calendar|ListBox|FiltersDialog|BillDetails/.test(id))).toEqual(
    [],
  );
  const details = later.find((chunk) => chunk.fileName.includes("BillDetails"));
  expect(details && gzipSync(details.code, { level: 9 }).length).toBeLessThanOrEqual(3_000);
}, 60_000);
