import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import type { Figure } from "./proof.ts";
import { proveFuzz } from "./prove-fuzz.ts";
import { proveKill } from "./prove-kill.ts";
import { proveRandom } from "./prove-random.ts";
import { proveReceipts } from "./prove-receipts.ts";

/** `npm run prove [-- receipts kill random fuzz --receipts 10000 --rounds 20 --seeds 20 --steps 1000 --requests 1000 --seed 1]`: the long runs. */
const proofs = { random: proveRandom, receipts: proveReceipts, kill: proveKill, fuzz: proveFuzz };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    receipts: { type: "string", default: "10000" },
    rounds: { type: "string", default: "20" },
    seeds: { type: "string", default: "20" },
    steps: { type: "string", default: "1000" },
    requests: { type: "string", default: "1000" },
    seed: { type: "string", default: String(randomInt(1, 1_000_000)) },
  },
});
const amount = {
  receipts: Number(values.receipts),
  rounds: Number(values.rounds),
  seeds: Number(values.seeds),
  steps: Number(values.steps),
  requests: Number(values.requests),
  seed: Number(values.seed),
};
const say = (text: string) => void process.stderr.write(`  ${text}\n`);
const unknown = positionals.filter((name) => !(name in proofs));
if (unknown.length > 0 || Object.values(amount).some((each) => !Number.isInteger(each) || each < 1)) {
  process.stderr.write(
    `The long runs are ${Object.keys(proofs).join(", ")}; their amounts are whole numbers.\n`,
  );
  process.exit(1);
}
const figures: Figure[] = [];
process.stderr.write(`Seed ${amount.seed}\n`);
for (const [name, { about, run }] of Object.entries(proofs)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  process.stderr.write(`${name}: ${about} …\n`);
  figures.push(...(await run(amount, say)));
}
process.stdout.write(`${table(figures)}\n`);
if (figures.some(({ met }) => !met)) process.exitCode = 1;

function table(lines: readonly Figure[]): string {
  const cells = [
    ["figure", "goal", "", "what"],
    ...lines.map(({ what, figure, goal, met }) => [figure, goal, met ? "met" : "NOT MET", what]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "))
    .join("\n");
}
