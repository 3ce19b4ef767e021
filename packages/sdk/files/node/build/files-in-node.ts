import { createRequire } from "node:module";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Plugin } from "esbuild";

/**
 * esbuild plugin for the worker's own script; `place` stores its files and returns their paths.
 * Stubs the modules that jsPDF would load to draw HTML and SVG, because they are never used.
 */
export function createWorkerPlugin(
  place: (name: string, contents: Uint8Array) => string = toFontPath,
): Plugin {
  return {
    name: "worker-alone",
    setup(build) {
      placeInstalled(build, place);
      build.onResolve({ filter: /^(html2canvas|dompurify|canvg)$/ }, ({ path }) => ({
        path,
        namespace: "absent",
      }));
      build.onLoad({ filter: /.*/, namespace: "absent" }, () => ({ contents: "export default undefined;" }));
    },
  };
}

/**
 * esbuild plugin for writing files in Node: fonts in the same folder, no web worker, and the jsPDF
 * build without file system access.
 */
export function createNodeFilesPlugin(): Plugin {
  return {
    name: "files-in-node",
    setup(build) {
      const browsers = createRequire(import.meta.url).resolve("jspdf/dist/jspdf.es.min.js");
      build.onResolve({ filter: /^jspdf$/ }, () => ({ path: browsers }));
      void createWorkerPlugin().setup(build);
    },
  };
}

export type Build = Parameters<Plugin["setup"]>[0];

/** Stores fonts and the text-shaping program with `place`; puts their new names into the source. */
export function placeInstalled(build: Build, place: (name: string, contents: Uint8Array) => string): void {
  build.onLoad({ filter: /\/(theme\/fonts|pdf\/scripts\/script-files)\.ts$/ }, async ({ path }) => {
    let source = await readFile(path, "utf8");
    for (const [file] of source.matchAll(/(?:\.\.\/)+node_modules\/[\w@/-]+\.(?:woff2?|wasm)/g)) {
      const contents = await readFile(join(dirname(path), file));
      const name = place(basename(file), contents);
      await write(build.initialOptions.outdir, name, contents);
      source = source.replace(file, `./${name}`);
    }
    return { contents: source, loader: "ts" };
  });
}

export function toFontPath(name: string): string {
  return `fonts/${name}`;
}

export async function write(folder = "dist", name: string, contents: Uint8Array): Promise<void> {
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, contents);
}
