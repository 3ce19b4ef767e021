import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build as bundle, type Plugin } from "esbuild";

/** For the package's modules: fonts and the worker that writes files stand beside them, under the names that they have. */
export function besideScripts(): Plugin {
  return {
    name: "beside-scripts",
    async setup(build) {
      // A CommonJS module has no address from which it could name a file: files are written on the page's own thread, in the system's font.
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
 * For the elements' folder: the same within it, with names that say their content, a worker that starts on pages of other origins too, and the
 * script of the server's page for frames.
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

/** For the worker's own script; its files stand where `place` says. jsPDF would fetch these to draw HTML and SVG, which is never asked of it here. */
export function workerAlone(place: (name: string, contents: Uint8Array) => string = inFonts): Plugin {
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

/** For what writes files in Node: fonts beside it, and no worker of a browser's; jsPDF is the build that knows no file system. */
export function filesInNode(): Plugin {
  return {
    name: "files-in-node",
    setup(build) {
      const browsers = createRequire(SDK).resolve("jspdf/dist/jspdf.es.min.js");
      build.onResolve({ filter: /^jspdf$/ }, () => ({ path: browsers }));
      void workerAlone().setup(build);
    },
  };
}

/** The package whose writers of files import jsPDF. */
const SDK = new URL("../../sdk/package.json", import.meta.url);

type Build = Parameters<Plugin["setup"]>[0];

/** Where no worker can be started its script is loaded as a module: it stays the one script that it is, under this name. */
export function externalWorker(path = "./export-worker.js"): Plugin {
  return {
    name: "external-worker",
    setup: (build) => build.onResolve({ filter: /\/export-worker\.ts$/ }, () => ({ path, external: true })),
  };
}

/** Puts installed files that are loaded by their address (fonts, the program that shapes texts) where `place` says, and their new names into the source. */
function placeInstalled(build: Build, place: (name: string, contents: Uint8Array) => string): void {
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

function inFonts(name: string): string {
  return `fonts/${name}`;
}

/** A script that is whole in itself. */
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

/** `inter.woff2` with these bytes: `inter-1A2B3C4D.woff2`, as esbuild names its pieces. */
function hashed(name: string, contents: Uint8Array): string {
  const hash = createHash("sha256").update(contents).digest("hex").slice(0, 8).toUpperCase();
  return `${basename(name, extname(name))}-${hash}${extname(name)}`;
}

async function write(folder = "dist", name: string, contents: Uint8Array): Promise<void> {
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, contents);
}
