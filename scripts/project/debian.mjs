import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { ProjectProblem } from "./problem.mjs";

/** Whether we may install Debian or Ubuntu packages here: as root, with apt. */
export function canInstall() {
  return process.getuid?.() === 0 && existsSync("/etc/debian_version") && existsSync("/usr/bin/apt-get");
}

/** Runs apt-get, without output unless it fails. */
export function apt(...args) {
  const run = spawnSync("apt-get", args, {
    encoding: "utf8",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  if (run.status === 0) return;
  const words = `${run.stdout ?? ""}${run.stderr ?? ""}`.trim().split("\n").slice(-8).join("\n  ");
  throw new ProjectProblem(`apt-get ${args[0]} failed:\n  ${words}`);
}
