import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build as bundle, type Plugin } from "esbuild";

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

/**
 * For the worker's own script; `place` stores its files and returns their paths. The modules that jsPDF would load
 * to draw HTML and SVG are stubbed, because they are never used.
 */
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

/**
 * For writing files in Node: fonts in the same folder and no web worker; uses the jsPDF build without file system
 * access.
 */
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

/** The SDK's file writers import jsPDF. */
const SDK = new URL("../../sdk/package.json", import.meta.url);

type Build = Parameters<Plugin["setup"]>[0];

/** If no worker can be started, the worker's script is loaded as a module under this path; it is not bundled. */
export function externalWorker(path = "./export-worker.js"): Plugin {
  return {
    name: "external-worker",
    setup: (build) => build.onResolve({ filter: /\/export-worker\.ts$/ }, () => ({ path, external: true })),
  };
}

/**
 * Stores installed files that are loaded by URL (fonts, the text-shaping program) with `place`, and writes their
 * new names into the source.
 */
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

async function write(folder = "dist", name: string, contents: Uint8Array): Promise<void> {
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, contents);
}
