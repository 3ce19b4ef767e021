import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build as bundle, type Plugin } from "esbuild";
import { inFonts, placeInstalled, workerAlone, write } from "../../sdk/files/node/build/files-in-node.ts";

/** For the package's modules: fonts and the file-writing worker are in the same folder, under their own names. */
export function besideScripts(): Plugin {
  return {
    name: "beside-scripts",
    async setup(build) {
      // A CommonJS module has no URL to load files from: it writes files on the main thread, in the system font.
      const isCommonJs = build.initialOptions.outExtension?.[".js"] === ".cjs";
      await externalWorker(`./export-worker.${isCommonJs ? "cjs" : "js"}`).setup(build);
      if (isCommonJs) {
        build.onLoad({ filter: /\/export\/worker\/start-worker\.ts$/ }, () => ({
          contents: "export const startWorker = () => undefined;",
        }));
        build.onLoad({ filter: /\/theme\/fonts\.ts$/ }, () => ({
          contents: "export const lendFonts = () => () => undefined;",
        }));
        return;
      }
      build.onLoad({ filter: /\/export\/worker\/start-worker\.ts$/ }, async ({ path }) => ({
        contents: (await readFile(path, "utf8")).replace("./export-worker.ts", "./export-worker.js"),
        loader: "ts",
      }));
      placeInstalled(build, inFonts);
    },
  };
}

/**
 * For the elements' folder: same, with content hashes in the names, a worker that also starts on pages of other
 * origins, and the script of the server's frame page.
 */
export function insideElements(): Plugin {
  return {
    name: "inside-elements",
    async setup(build) {
      const { outdir } = build.initialOptions;
      const worker = await builtAlone("../report/export/worker/export-worker.ts", outdir);
      const framed = await builtAlone("../embed/framed-page.ts", outdir);
      const name = hashed("export-worker.js", worker);
      build.onStart(async () => {
        await write(outdir, name, worker);
        await write(outdir, "framed-page.js", framed);
      });
      await externalWorker(`./${name}`).setup(build);
      build.onLoad({ filter: /\/export\/worker\/start-worker\.ts$/ }, async ({ path }) => {
        const elsewhere = await readFile(join(dirname(path), "start-worker-elsewhere.ts"), "utf8");
        return { contents: elsewhere.replace("./export-worker.ts", `./${name}`), loader: "ts" };
      });
      placeInstalled(build, hashed);
    },
  };
}

/** If no worker can be started, the worker's script is loaded as a module under this path; it is not bundled. */
export function externalWorker(path = "./export-worker.js"): Plugin {
  return {
    name: "external-worker",
    setup: (build) => build.onResolve({ filter: /\/export-worker\.ts$/ }, () => ({ path, external: true })),
  };
}

/** Bundles a script with all its imports. */
async function builtAlone(entry: string, outdir: string | undefined): Promise<Uint8Array> {
  const { outputFiles } = await bundle({
    entryPoints: [fileURLToPath(new URL(entry, import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    platform: "browser",
    target: "es2022",
    plugins: [workerAlone(hashed)],
    ...(outdir !== undefined && { outdir }),
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}

/** Adds a content hash as esbuild does: `inter.woff2` becomes `inter-1A2B3C4D.woff2`. */
function hashed(name: string, contents: Uint8Array): string {
  const hash = createHash("sha256").update(contents).digest("hex").slice(0, 8).toUpperCase();
  return `${basename(name, extname(name))}-${hash}${extname(name)}`;
}
