import { execFile } from "node:child_process";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

/** The commit before the newest migration was added, from which an installation is upgraded. */
export async function findFormerRelease(): Promise<string> {
  if ((await runGit("rev-parse", "--is-shallow-repository")) === "true") await runGit("fetch", "--unshallow");
  const addedCommits = await runGit("log", "--diff-filter=A", "--format=%H", "-1", "--", MIGRATIONS_FOLDER);
  if (!addedCommits)
    throw new Error(`The history of ${MIGRATIONS_FOLDER} is not here: clone the repository whole.`);
  return await runGit("rev-parse", "--short", `${addedCommits}^`);
}

/**
 * Installs a commit in a new folder by that commit's own script, as deploy/Dockerfile does. Returns
 * the path of its server.
 */
export async function installRelease(commit: string, folder: string): Promise<string> {
  const source = join(folder, "source");
  await mkdir(source, { recursive: true });
  const archive = join(folder, "source.tar");
  await run("git", ["archive", `--output=${archive}`, commit], { cwd: ROOT_FOLDER });
  await run("tar", ["-xf", archive, "-C", source], { cwd: ROOT_FOLDER });
  const manifest = await readFile(join(source, "package.json"), "utf8");
  const { packageManager } = JSON.parse(manifest) as { packageManager: string };
  await run("npx", ["--yes", packageManager, "install", "--frozen-lockfile", "--prefer-offline"], {
    cwd: source,
    // Without a terminal pnpm must not ask questions.
    env: { ...process.env, CI: "true" },
  });
  return putTogether(source, folder);
}

/**
 * Makes an installation from this working tree, whose packages are already installed. Returns the
 * path of its server.
 */
export function installWorkingTree(folder: string): Promise<string> {
  return putTogether(ROOT_FOLDER, folder);
}

async function putTogether(source: string, folder: string): Promise<string> {
  const out = join(folder, "installed");
  await run(process.execPath, ["scripts/production.mjs", out], { cwd: source });
  return join(out, "dist/main.js");
}

async function runGit(...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)("git", args, { cwd: ROOT_FOLDER });
  return stdout.trim();
}

async function run(
  command: string,
  args: readonly string[],
  options: { cwd: string; env?: NodeJS.ProcessEnv },
) {
  await promisify(execFile)(command, args, { ...options, maxBuffer: 2 ** 28 });
}

const ROOT_FOLDER = join(import.meta.dirname, "../..");
const MIGRATIONS_FOLDER = "packages/server/db/migrations";
