import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../project/root.mjs";

export async function runLongRuns(amounts, summary) {
  const file = join(tmpdir(), "long-runs.json");
  const tsx = join(root, "node_modules/tsx/dist/cli.mjs");
  const program = ["--conditions", "vanbook-source", "tests/prove/main.ts", "--results", file, ...amounts];
  console.log("\n── long runs");
  const run = spawn(process.execPath, [tsx, ...program], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
  });
  const [status] = await once(run, "close");
  const runs = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
  for (const { name, seconds, figures } of runs) {
    const missedFigures = figures.filter(({ met }) => !met);
    summary.record({
      name: `long run: ${name}`,
      passed: figures.length - missedFigures.length,
      failed: missedFigures.length,
      failures: missedFigures.map(({ what, figure }) => `${name}: ${what}: ${figure}`),
      seconds,
    });
  }
  if (status !== 0 && runs.every(({ figures }) => figures.every(({ met }) => met)))
    summary.record({
      name: "long runs",
      passed: 0,
      failed: 1,
      failures: ["the long runs broke off"],
      seconds: 0,
    });
}
