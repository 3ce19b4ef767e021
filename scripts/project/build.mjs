import { copyFileSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runUnlessFresh } from "./fresh.mjs";
import { generateIfChanged } from "./generated.mjs";
import { getTarballPath, packPackages, PUBLISHED_PACKAGES } from "./pack.mjs";
import { ProjectProblem } from "./problem.mjs";
import { root } from "./root.mjs";
import { waitForExitCode, startNode } from "./run.mjs";

export async function build() {
  await buildServing();
  await buildPages();
  await buildPackages();
}

/** Puts the packages where the server gives them to partners: `/packages/sdk.tgz`, `/packages/widgets.tgz`. */
export async function buildPackages() {
  await packPackages();
  const folder = join(root, "packages/app/dist/packages");
  mkdirSync(folder, { recursive: true });
  for (const name of PUBLISHED_PACKAGES) copyFileSync(getTarballPath(name), join(folder, `${name}.tgz`));
}

export async function buildServing() {
  await generateIfChanged();
  await runUnlessFresh(
    "server",
    ["packages/server", "packages/sdk"],
    "packages/server/dist/main.js",
    buildServer,
  );
  await runUnlessFresh(
    "writers of files",
    ["packages/sdk"],
    "packages/server/dist/writers/files.js",
    buildWriters,
  );
  await buildReferenceIfChanged();
}

/** Builds what the server reads from disk on request: the app and the elements. */
export async function buildPages() {
  await runUnlessFresh(
    "app",
    ["packages/app", "packages/widgets", "packages/sdk"],
    "packages/app/dist/index.html",
    buildApp,
  );
  await runUnlessFresh(
    "elements",
    ["packages/widgets", "packages/sdk"],
    "packages/app/dist/embed/v1/vanbook.js",
    buildElements,
  );
}

/**
 * The API reference, in the manual's folder: it builds so quickly that it is ready when the server
 * starts.
 */
export async function buildReferenceIfChanged() {
  const { buildReference } = await import("../reference/build-reference.mjs");
  await runUnlessFresh(
    "reference",
    [
      "docs",
      "packages/server/contract",
      "packages/server/generated",
      "packages/widgets/theme/tokens.ts",
      "scripts",
    ],
    "dist/manual/api/start.html",
    () => buildReference(join(root, "dist/manual/api")),
  );
}

/**
 * One file each for the server, the operator's command (which also starts the server), the worker
 * threads that read spreadsheets and that make files, and the demo's sign-ins. Registry packages
 * stay external; ours are bundled in.
 */
async function buildServer() {
  const esbuild = await import("esbuild");
  const folder = join(root, "packages/server");
  const { dependencies } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  await esbuild.build({
    entryPoints: [
      "main.ts",
      "vanbook-server.ts",
      "demo/sign-ins.ts",
      "imports/workbook-worker.ts",
      "gst/statement-2b/statement-worker.ts",
      "http/files/file-thread.mjs",
    ].map((name) => join(folder, name)),
    entryNames: "[name]",
    outdir: join(folder, "dist"),
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    sourcemap: true,
    conditions: ["vanbook-source"],
    external: Object.keys(dependencies).filter((name) => !name.startsWith("@vanbook/")),
    plugins: [{ name: "writers-beside", setup: keepWritersExternal }],
    logLevel: "error",
  });
  await esbuild.stop();
}

/** Keeps the file writers external: they are built separately, with their fonts (buildWriters). */
function keepWritersExternal(build) {
  const path = "./writers/files.js";
  build.onResolve({ filter: /^@vanbook\/sdk\/files\/thread$/ }, () => ({ path, external: true }));
}

async function buildWriters() {
  const folder = join(root, "packages/server/dist/writers");
  const config = ["--config", "tsup.files.config.ts", "--silent", "--clean", "--out-dir", folder];
  await runTool("tsup/dist/cli-default.js", config, "packages/sdk", "What writes files");
}

async function buildApp() {
  await runTool("vite/bin/vite.js", ["build", "--logLevel", "warn"], "packages/app", "The app");
}

/**
 * Into the app's folder, the only one that the server serves; Vite empties it when it builds the
 * app.
 */
async function buildElements() {
  const config = ["--config", "tsup.elements.config.ts", "--silent", "--clean"];
  const folder = join(root, "packages/app/dist/embed/v1");
  const all = [...config, "--out-dir", folder];
  await runTool("tsup/dist/cli-default.js", all, "packages/widgets", "The elements");
}

export async function runTool(tool, args, folder, what) {
  const run = startNode([join(root, "node_modules", tool), ...args], {
    cwd: join(root, folder),
    env: { NODE_ENV: "production" },
    stdout: "pipe",
    stderr: "pipe",
  });
  let output = "";
  for (const stream of [run.stdout, run.stderr]) stream.on("data", (text) => (output += text));
  if ((await waitForExitCode(run)) !== 0) throw new ProjectProblem(`${what} could not be built:\n${output}`);
}
