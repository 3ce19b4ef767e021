import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { openRunFolder } from "../../scripts/test/run-folder.mjs";
import { ROOT_FOLDER } from "../root.ts";
import { readAmount } from "./amount.ts";
import type { Figure, Proof } from "./proof.ts";
import { proveCluster } from "./prove-cluster.ts";
import { proveDays } from "./prove-days.ts";
import { proveEntering } from "./prove-entering.ts";
import { proveFuzz } from "./prove-fuzz.ts";
import { proveKill } from "./prove-kill.ts";
import { proveMachines } from "./prove-machines.ts";
import { provePackages } from "./prove-packages.ts";
import { provePlanted } from "./prove-planted.ts";
import { proveRandom } from "./prove-random.ts";
import { proveReceipts } from "./prove-receipts.ts";
import { proveReplica } from "./prove-replica.ts";
import { proveUpgrade } from "./prove-upgrade.ts";

/**
 * `npm run prove` runs all long runs with the small amounts of `npm test -- --whole`. With names it
 * runs only those; with a path it runs the tests there as in a whole run. CONTRIBUTING.md lists the
 * options that make them longer. `--results FILE` writes the results as JSON, for `npm test`.
 */
const longRuns: Record<string, Proof> = {
  packages: provePackages,
  random: proveRandom,
  fuzz: proveFuzz,
  receipts: proveReceipts,
  kill: proveKill,
  entering: proveEntering,
  machines: proveMachines,
  replica: proveReplica,
  cluster: proveCluster,
  upgrade: proveUpgrade,
  days: proveDays,
  planted: provePlanted,
};

openRunFolder();
const { amount, names, paths, results } = readAmount(process.argv.slice(2), Object.keys(longRuns));
if (paths.length > 0) process.exit(runTestsAt(paths));
const writeLine = (text: string) => void process.stderr.write(`  ${text}\n`);
process.stderr.write(`Seed ${amount.seed}\n`);
const finishedRuns: { name: string; seconds: number; figures: Figure[] }[] = [];
for (const [name, { about, run }] of Object.entries(longRuns)) {
  if (names.length > 0 && !names.includes(name)) continue;
  process.stderr.write(`${name}: ${about} …\n`);
  const startTime = performance.now();
  const figures = await run(amount, writeLine).catch((error: unknown) => [makeFailureFigure(error)]);
  finishedRuns.push({ name, seconds: (performance.now() - startTime) / 1000, figures });
}
process.stdout.write(`${formatTable(finishedRuns.flatMap(({ figures }) => figures))}\n`);
if (results !== undefined) writeFileSync(results, JSON.stringify(finishedRuns));
process.exit(finishedRuns.some(({ figures }) => figures.some(({ met }) => !met)) ? 1 : 0);

/** Runs the tests at these paths as in a whole run; returns vitest's exit code. */
function runTestsAt(chosenFiles: readonly string[]): number {
  const { status } = spawnSync(join(ROOT_FOLDER, "node_modules/.bin/vitest"), ["run", ...chosenFiles], {
    cwd: ROOT_FOLDER,
    stdio: "inherit",
    env: { ...process.env, VANBOOK_WHOLE: "1", VANBOOK_ALL: amount.isAll ? "1" : "" },
  });
  return status ?? 1;
}

/** A run that throws gives one failed figure; the next run still starts. */
function makeFailureFigure(error: unknown): Figure {
  const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
  writeLine(words);
  return { what: `the run broke off: ${words.split("\n")[0]}`, figure: "–", goal: "ends", met: false };
}

function formatTable(lines: readonly Figure[]): string {
  const cells = [
    ["figure", "goal", "", "what"],
    ...lines.map(({ what, figure, goal, met }) => [figure, goal, met ? "met" : "NOT MET", what]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "))
    .join("\n");
}
