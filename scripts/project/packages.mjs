import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";
import { ProjectProblem } from "./problem.mjs";

/** Installs the packages in the lockfile, unless they were installed since it last changed. */
export function installPackages() {
  const stamp = join(root, "node_modules/.vanbook-install");
  const wantedFingerprint = calculateFingerprint();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wantedFingerprint) return;
  console.log("Installing packages …");
  const { packageManager } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const run = spawnSync("npx", ["--yes", packageManager, "install", "--frozen-lockfile"], {
    cwd: root,
    encoding: "utf8",
    // Without a terminal, pnpm would stop to ask whether it may replace what another version
    // installed.
    env: { ...process.env, CI: "true" },
  });
  if (run.status !== 0) {
    throw new ProjectProblem(
      `The packages could not be installed: ${run.error?.message ?? ""}\n${run.stdout ?? ""}${run.stderr ?? ""}`,
    );
  }
  writeFileSync(stamp, wantedFingerprint);
}

/**
 * Hash of what determines the installed packages: the lockfile, each package's own list, and the
 * Node version.
 */
function calculateFingerprint() {
  const folders = readdirSync(join(root, "packages")).map((name) => `packages/${name}`);
  const lists = [
    "pnpm-lock.yaml",
    "pnpm-workspace.yaml",
    ...[".", "tests", "examples", "bench", ...folders].map((folder) => join(folder, "package.json")),
  ];
  const hash = createHash("sha256").update(`${process.platform} ${process.arch} ${process.versions.modules}`);
  for (const path of lists.map((list) => join(root, list)))
    if (existsSync(path)) hash.update(readFileSync(path));
  return hash.digest("hex");
}
