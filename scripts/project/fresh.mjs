import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./root.mjs";

/**
 * Runs `work` if its output is missing or its sources have changed since the last run. `without`
 * names a file or folder to ignore.
 */
export async function runUnlessFresh(name, folders, output, work, { without } = {}) {
  const stamp = join(root, `node_modules/.cache/vanbook/${name}`);
  const sources = calculateFingerprint(["pnpm-lock.yaml", "scripts/project/build.mjs", ...folders], without);
  if (existsSync(join(root, output)) && existsSync(stamp) && readFileSync(stamp, "utf8") === sources) return;
  console.log(`Building the ${name} …`);
  await work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, sources);
}

/**
 * The list of files with size and time: a deleted file, or one that has become older, is a change
 * too.
 */
function calculateFingerprint(paths, without) {
  const hash = createHash("sha256");
  const visit = (path) => {
    const { size, mtimeMs, isDirectory } = describe(path);
    if (!isDirectory) return void hash.update(`${path} ${size} ${mtimeMs}\n`);
    for (const name of readdirSync(join(root, path)).sort())
      if (!UNREAD_FILES.test(name) && name !== without) visit(join(path, name));
  };
  for (const path of paths) visit(path);
  return hash.digest("hex");
}

function describe(path) {
  const fileStat = statSync(join(root, path));
  return { size: fileStat.size, mtimeMs: fileStat.mtimeMs, isDirectory: fileStat.isDirectory() };
}

const UNREAD_FILES = /^(node_modules|dist)$|\.(test|stories|types|test-d)\.tsx?$|\.tsbuildinfo$/;
