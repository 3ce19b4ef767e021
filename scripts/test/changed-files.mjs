import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ProjectProblem } from "../project/problem.mjs";
import { root } from "../project/root.mjs";

/**
 * The files that differ from a commit, committed since or not, and untracked ones; paths from the
 * root.
 */
export function listChangedFiles(since) {
  const changedPaths = runGit("diff", "--name-only", "--no-renames", since, "--");
  const addedPaths = runGit("ls-files", "--others", "--exclude-standard");
  return [...new Set([...changedPaths, ...addedPaths])].toSorted();
}

/**
 * Whether vitest's module graph can contain the file: an existing module of the product or of a
 * test, not a tool's configuration.
 */
export function isModule(file) {
  return (
    /^(packages|tests|scripts)\/.*\.(ts|tsx|mts|mjs)$/.test(file) &&
    !/\.config\.\w+$/.test(file) &&
    existsSync(join(root, file))
  );
}

function runGit(...args) {
  const run = spawnSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 64 * 2 ** 20 });
  if (run.status !== 0) throw new ProjectProblem(`git ${args.join(" ")} failed:\n${run.stderr}`);
  return run.stdout.split("\n").filter((line) => line !== "");
}
