import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { fingerprintOf, noteProved, readProved } from "./fingerprint.ts";
import { guards } from "./guards.ts";
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
import { proveTests, proveTestsOf } from "./prove-tests.ts";
import { proveReceipts } from "./prove-receipts.ts";
import { proveReplica } from "./prove-replica.ts";
import { proveUpgrade } from "./prove-upgrade.ts";
import { areaTests, crashedVoucherTests, embeddingTests, monthTests } from "./screen-tests.ts";
import { badInputTests, fileTests, operatingTests, operationTests } from "./server-tests.ts";
import { timedTests } from "./timed-tests.ts";

// Vitest runs two projects together only with as many workers for each.
const TWO_PROJECTS = { VANBOOK_WHOLE: "1", VITEST_MAX_WORKERS: "2" };

/**
 * `npm run prove -- NAME…` runs proofs by their names or the ends of these (`faults` is all of `…-faults`), all of them without a
 * name; `--changed` those whose guarded files are not what they were met over last, which `npm test` does. The amounts of the
 * long runs are options: `--receipts 10000 --rounds 20 --seeds 20 --steps 1000 --requests 1000 --people 30 --seconds 60 --pause 300
 * --seed 1` (`--pause 0` for none), and `--only` picks some of the planted faults, by their names or by the project of their tests
 * (`--only stories`), and of the days (`--only 2027-03`); `--from` is the commit that is upgraded, `--freeze 1250` the milliseconds for
 * which a cluster's node is frozen.
 */
const proofs: Record<string, Proof> = {
  random: proveRandom,
  receipts: proveReceipts,
  kill: proveKill,
  entering: proveEntering,
  machines: proveMachines,
  replica: proveReplica,
  cluster: proveCluster,
  upgrade: proveUpgrade,
  fuzz: proveFuzz,
  days: proveDays,
  "wall-faults": proveTests("faults of the wall between companies are caught", "tests/wall/seeded-faults"),
  operations: proveTests(
    "what every operation tells of others' rows by every variation, of people who left, and which events it writes",
    ...operationTests,
  ),
  "book-faults": proveTests("faults of the books are caught, in every column", "tests/books/"),
  "master-faults": proveTests("faults of the masters' engine are caught", "tests/masters/"),
  "receipt-faults": proveTests("faults of the receipts are caught", "tests/vouchers/"),
  recipes: proveTests("the recipes of docs/ are followed to the letter", "tests/recipe/"),
  guides: proveTests("the guides of docs/ are followed fence by fence, as printed", "tests/guides/"),
  crash: proveTests("what was answered outlives kill −9, and a server that forgets is found", "tests/crash/"),
  webhooks: proveTests(
    "10,000 events through killed servers and receivers, and beside hostile endpoints",
    "tests/events/webhooks",
  ),
  hosts: proveTests("hosts of examples/ work with the packed packages", "tests/hosts/"),
  production: proveTests(
    "the image's own steps make an installation that is set up, serves and stops without what built it",
    "tests/deploy/",
  ),
  manual: proveTests(
    "every widget's page of the manual, by axe, keyboard and accessibility tree",
    "tests/manual/",
  ),
  screens: proveTestsOf(
    "hostile names on every report, in a browser",
    ["browser"],
    ["tests/browser/hostile-names.test.ts"],
    { VANBOOK_WHOLE: "1" },
  ),
  areas: proveTestsOf(
    "screens with ways of their own, in a browser: company, years, plans, maps, webhooks, people's accounts, imports, pictures, and what is kept of a form and of a report",
    ["browser"],
    areaTests,
    { VANBOOK_WHOLE: "1" },
  ),
  embedding: proveTestsOf(
    "reports and masters on a partner's page, in a browser: as element, in React, in a layer and in a frame",
    ["browser"],
    embeddingTests,
    { VANBOOK_WHOLE: "1" },
  ),
  month: proveTestsOf(
    "a month that is entered by the keyboard alone comes to figures reckoned beside it, with as many keys as docs/keystrokes.md says",
    ["browser"],
    monthTests,
    { VANBOOK_WHOLE: "1" },
  ),
  "crashed-vouchers": proveTestsOf(
    "what is typed of each voucher outlives its tab, its session, its server and its database, and is posted once",
    ["browser"],
    crashedVoucherTests,
    { VANBOOK_WHOLE: "1" },
  ),
  demo: proveTests("the demo business has rows for every screen, large and small", "tests/demo/"),
  "stand-in": proveTests("the stand-in for tests answers what a server answers", "tests/stand-in/"),
  stories: proveTestsOf("every story of every widget, by play and by axe", ["stories"], [], {
    VANBOOK_WHOLE: "1",
  }),
  "bad-input": proveTestsOf(
    "whatever is sent to any report or master is answered in the contract's words, and odd texts are kept as they are",
    ["server"],
    badInputTests,
    { VANBOOK_WHOLE: "1" },
  ),
  files: proveTestsOf(
    "fifty hostile spreadsheets and fifty pictures are refused or cleaned, and every report is a file as its widget has it",
    ["server", "prove"],
    fileTests,
    TWO_PROJECTS,
  ),
  operating: proveTestsOf(
    "backups in every way, a server of its own, a replica that fails, and the server's process however it is started",
    ["server", "prove"],
    operatingTests,
    TWO_PROJECTS,
  ),
  packages: provePackages,
  runtimes: proveTests(
    "the packed SDK works in Node, Bun and Deno, by their own test runners",
    "tests/runtimes/",
  ),
  timed: proveTestsOf(
    "what is promised to take no longer than so many seconds takes no longer",
    ["prove", "server", "unit"],
    ["tests/timed/", ...timedTests],
    // One file after the other: the figures are those of a machine that does nothing else.
    { VANBOOK_TIMED: "1", VITEST_MAX_WORKERS: "1" },
  ),
  planted: provePlanted,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    receipts: { type: "string", default: "10000" },
    rounds: { type: "string", default: "20" },
    seeds: { type: "string", default: "20" },
    steps: { type: "string", default: "1000" },
    requests: { type: "string", default: "1000" },
    people: { type: "string", default: "30" },
    seconds: { type: "string", default: "60" },
    pause: { type: "string", default: "300" },
    seed: { type: "string", default: String(randomInt(1, 1_000_000)) },
    changed: { type: "boolean", default: false },
    only: { type: "string", default: "" },
    from: { type: "string", default: "" },
    freeze: { type: "string", default: "0" },
  },
});
const amount = {
  receipts: Number(values.receipts),
  rounds: Number(values.rounds),
  seeds: Number(values.seeds),
  steps: Number(values.steps),
  requests: Number(values.requests),
  people: Number(values.people),
  seconds: Number(values.seconds),
  pause: Number(values.pause),
  seed: Number(values.seed),
  freeze: Number(values.freeze),
  only: values.only,
  from: values.from,
};
const say = (text: string) => void process.stderr.write(`  ${text}\n`);
const unknown = positionals.filter((asked) => !Object.keys(proofs).some((name) => isAsked(name, asked)));
if (
  unknown.length > 0 ||
  Object.values({ ...amount, only: 1, from: 1, pause: amount.pause + 1, freeze: amount.freeze + 1 }).some(
    (each) => !Number.isInteger(each) || each < 1,
  )
) {
  process.stderr.write(
    `The long runs are ${Object.keys(proofs).join(", ")}; their amounts are whole numbers.\n`,
  );
  process.exit(1);
}
const figures: Figure[] = [];
process.stderr.write(`Seed ${amount.seed}\n`);
const proved = readProved();
for (const [name, { about, run }] of Object.entries(proofs)) {
  if (positionals.length > 0 && !positionals.some((asked) => isAsked(name, asked))) continue;
  const guarded = guards[name];
  const fingerprint = guarded && fingerprintOf(guarded);
  if (values.changed && (!fingerprint || proved[name] === fingerprint)) continue;
  process.stderr.write(`${name}: ${about} …\n`);
  const found = await run(amount, say);
  figures.push(...found);
  if (fingerprint && found.every(({ met }) => met)) noteProved(name, fingerprint);
}
process.stdout.write(`${table(figures)}\n`);
if (figures.some(({ met }) => !met)) process.exitCode = 1;

function isAsked(name: string, asked: string): boolean {
  return name === asked || name.endsWith(`-${asked}`);
}

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
