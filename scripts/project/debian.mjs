import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { ProjectProblem } from "./problem.mjs";

export function canInstall() {
  return process.getuid?.() === 0 && existsSync("/etc/debian_version") && existsSync("/usr/bin/apt-get");
}

export function runApt(...args) {
  const run = spawnSync("apt-get", args, {
    encoding: "utf8",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  if (run.status === 0) return;
  const words = `${run.stdout ?? ""}${run.stderr ?? ""}`.trim().split("\n").slice(-8).join("\n  ");
  throw new ProjectProblem(`apt-get ${args[0]} failed:\n  ${words}`);
}
