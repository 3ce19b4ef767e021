import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ProjectProblem } from "./problem.mjs";
import { root } from "./root.mjs";

/** Builds what `npm start` serves, if the sources have changed since the last build. */
export async function build() {
  await unlessFresh(
    "server",
    ["packages/server", "packages/sdk"],
    "packages/server/dist/main.js",
    buildServer,
  );
  await unlessFresh(
    "app",
    ["packages/app", "packages/widgets", "packages/sdk"],
    "packages/app/dist/index.html",
    buildApp,
  );
}

/**
 * One file for the server, one for the thread that reads spreadsheets and one for the demo's sign-ins; packages from the registry stay
 * outside, ours are bundled in.
 */
async function buildServer() {
  const esbuild = await import("esbuild");
  const folder = join(root, "packages/server");
  const { dependencies } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  await esbuild.build({
    entryPoints: ["main.ts", "demo/sign-ins.ts", "imports/workbook-worker.ts"].map((name) =>
      join(folder, name),
    ),
    entryNames: "[name]",
    outdir: join(folder, "dist"),
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    sourcemap: true,
    conditions: ["vanbook-source"],
    external: Object.keys(dependencies).filter((name) => !name.startsWith("@vanbook/")),
    logLevel: "error",
  });
  await esbuild.stop();
}

function buildApp() {
  const vite = join(root, "node_modules/vite/bin/vite.js");
  const run = spawnSync(process.execPath, [vite, "build", "--logLevel", "warn"], {
    cwd: join(root, "packages/app"),
    encoding: "utf8",
  });
  if (run.status !== 0)
    throw new ProjectProblem(`The app could not be built:\n${run.stdout ?? ""}${run.stderr ?? ""}`);
}

async function unlessFresh(name, folders, output, work) {
  const stamp = join(root, `node_modules/.cache/vanbook/${name}`);
  const sources = fingerprint(["pnpm-lock.yaml", "scripts/project/build.mjs", ...folders]);
  if (existsSync(join(root, output)) && existsSync(stamp) && readFileSync(stamp, "utf8") === sources) return;
  console.log(`Building the ${name} …`);
  await work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, sources);
}

/** The list of files with size and time: a deleted file, or one that has become older, is a change too. */
function fingerprint(paths) {
  const hash = createHash("sha256");
  const visit = (path) => {
    const { size, mtimeMs, isDirectory } = describe(path);
    if (!isDirectory) return void hash.update(`${path} ${size} ${mtimeMs}\n`);
    for (const name of readdirSync(join(root, path)).sort()) if (!OTHERS.test(name)) visit(join(path, name));
  };
  for (const path of paths) visit(path);
  return hash.digest("hex");
}

function describe(path) {
  const found = statSync(join(root, path));
  return { size: found.size, mtimeMs: found.mtimeMs, isDirectory: found.isDirectory() };
}

/** Files that no build reads. */
const OTHERS = /^(node_modules|dist)$|\.(test|stories|types|test-d)\.tsx?$/;
