import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build as bundle, type Plugin } from "esbuild";
import {
  toFontPath,
  placeInstalled,
  createWorkerPlugin,
  write,
} from "../../sdk/files/node/build/files-in-node.ts";

/** Fonts and the file worker are in the modules' folder, without hashes in their names. */
export function keepFilesBeside(): Plugin {
  return {
    name: "beside-scripts",
    async setup(build) {
      // A CommonJS module has no URL to load files from, so it writes files on the main thread, in
      // the system font.
      const isCommonJs = build.initialOptions.outExtension?.[".js"] === ".cjs";
      await excludeWorker(`./export-worker.${isCommonJs ? "cjs" : "js"}`).setup(build);
      if (isCommonJs) {
        build.onLoad({ filter: /\/export\/worker\/start-worker\.ts$/ }, () => ({
          contents: "export const startWorker = () => undefined;",
        }));
        build.onLoad({ filter: /\/theme\/fonts\.ts$/ }, () => ({
          contents: "export const addFonts = () => () => undefined;",
        }));
        return;
      }
      build.onLoad({ filter: /\/export\/worker\/start-worker\.ts$/ }, async ({ path }) => ({
        contents: (await readFile(path, "utf8")).replace("./export-worker.ts", "./export-worker.js"),
        loader: "ts",
      }));
      placeInstalled(build, toFontPath);
    },
  };
}

/**
 * For the elements' folder: fonts and worker have content hashes in their names, the worker also
 * starts on pages of other origins, and the script of the server's frame page is added.
 */
export function bundleForElements(): Plugin {
  return {
    name: "inside-elements",
    async setup(build) {
      const { outdir } = build.initialOptions;
      const worker = await bundleScript("../report/export/worker/export-worker.ts", outdir);
      const framePage = await bundleScript("../embed/framed-page.ts", outdir);
      const name = addContentHash("export-worker.js", worker);
      build.onStart(async () => {
        await write(outdir, name, worker);
        await write(outdir, "framed-page.js", framePage);
      });
      await excludeWorker(`./${name}`).setup(build);
      build.onLoad({ filter: /\/export\/worker\/start-worker\.ts$/ }, async ({ path }) => {
        const elsewhere = await readFile(join(dirname(path), "start-worker-elsewhere.ts"), "utf8");
        return { contents: elsewhere.replace("./export-worker.ts", `./${name}`), loader: "ts" };
      });
      placeInstalled(build, addContentHash);
    },
  };
}

export function excludeWorker(path = "./export-worker.js"): Plugin {
  return {
    name: "external-worker",
    setup: (build) => build.onResolve({ filter: /\/export-worker\.ts$/ }, () => ({ path, external: true })),
  };
}

async function bundleScript(entry: string, outdir: string | undefined): Promise<Uint8Array> {
  const { outputFiles } = await bundle({
    entryPoints: [fileURLToPath(new URL(entry, import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    platform: "browser",
    target: "es2022",
    plugins: [createWorkerPlugin(addContentHash)],
    ...(outdir !== undefined && { outdir }),
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}

/** As esbuild does: `inter.woff2` becomes `inter-1A2B3C4D.woff2`. */
function addContentHash(name: string, contents: Uint8Array): string {
  const hash = createHash("sha256").update(contents).digest("hex").slice(0, 8).toUpperCase();
  return `${basename(name, extname(name))}-${hash}${extname(name)}`;
}
