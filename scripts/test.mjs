// `npm test`: installs what the checks need and runs every one of them; the last line is the total.
// `npm run check` is the same without installing (`--skip-install`).
// What only reads sources, and no test waits for, runs beside everything else with the lowest priority: it takes the time in which tests wait.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ensureServer } from "./database.mjs";
import { build } from "./project/build.mjs";
import { findChromium } from "./project/chromium.mjs";
import { call, callQuietly } from "./project/call.mjs";
import { installPackages } from "./project/packages.mjs";
import { checkNode, report } from "./project/problem.mjs";
import { root } from "./project/root.mjs";
import { runVitest } from "./project/vitest-run.mjs";

checkNode();
const results = [];
const begunAll = performance.now();
const mayInstall = !process.argv.includes("--skip-install");

try {
  if (mayInstall) {
    installPackages();
    ensureServer();
  }
  const chromium = findChromium({ install: mayInstall });
  const env = {
    VANBOOK_CHROMIUM: chromium,
    // Tools that colour logs look at whether the variable exists, not at its value.
    ...(process.stdout.isTTY ? { FORCE_COLOR: "1" } : { NO_COLOR: "1" }),
  };
  // The tests have a server of their own; the settings of an installation that is running must not reach them.
  for (const name of ["DATABASE_URL", "PORT", "HOST"]) delete process.env[name];
  const beside = inTurn(readingChecks());
  await inTurn(buildChecks());
  const isBuilt = results.some(({ name, passed }) => name === "build" && passed === 1);
  if (isBuilt) env.VANBOOK_BUILT_APP = join(root, "packages/app/dist");
  for (const project of projects()) await tests(project, env);
  await beside;
  await check("proofs of what changed", () =>
    call("npm", ["run", "--silent", "prove", "--", "--changed"], { env }),
  );
} catch (error) {
  report(error);
  results.push({ name: "the run itself", passed: 0, failed: 1, skipped: [], seconds: 0 });
}
summary();

async function inTurn(checks) {
  for (const { name, run } of checks) await check(name, run);
}

/** What reads the sources only. It is slow, and no test waits for it. */
function readingChecks() {
  const script = (name) => () =>
    callQuietly("npm", ["run", "--silent", name], { env: { REDOCLY_TELEMETRY: "off" } });
  return [
    { name: "types and lint", run: script("lint") },
    { name: "format", run: script("format:check") },
    { name: "imports", run: script("imports") },
    { name: "unused code", run: () => callQuietly(join(root, "node_modules/.bin/knip"), ["--no-progress"]) },
    { name: "spec lint", run: script("spec:lint") },
  ];
}

function buildChecks() {
  return [
    {
      name: "generated files are fresh",
      run: () => call(process.execPath, ["scripts/generate.mjs", "--check"]),
    },
    {
      name: "the contract breaks nobody",
      run: () => call(process.execPath, ["scripts/contract-report.mjs", "--check"]),
    },
    { name: "build", run: () => build().then(() => ({ ok: true, output: "" })) },
    { name: "sizes", run: () => call(process.execPath, ["scripts/sizes.mjs"]) },
  ];
}

function projects() {
  const browser = {
    stories: "packages/widgets/vitest.stories.config.ts",
    browser: "tests/browser/vitest.config.ts",
  };
  return ["unit", "server", ...Object.keys(browser).filter((name) => existsSync(join(root, browser[name])))];
}

async function check(name, run) {
  const begun = performance.now();
  const { ok, output } = await Promise.resolve()
    .then(run)
    .catch((error) => ({ ok: false, output: error.message }));
  record({
    name,
    passed: ok ? 1 : 0,
    failed: ok ? 0 : 1,
    skipped: [],
    seconds: (performance.now() - begun) / 1000,
  });
  if (!ok) console.log(output.split("\n").slice(-80).join("\n"));
}

async function tests(project, env) {
  const begun = performance.now();
  console.log(`\n── tests: ${project}`);
  const counted = await runVitest(project, env);
  record({ name: `tests: ${project}`, ...counted, seconds: (performance.now() - begun) / 1000 });
}

function record(result) {
  results.push(result);
  console.log(`\n${row(result)}`);
}

function row({ name, passed, failed, skipped, seconds }) {
  const left = skipped.length > 0 ? `, ${skipped.length} skipped` : "";
  const counts = `${String(passed).padStart(5)} passed ${failed > 0 ? `${failed} FAILED` : ""}${left}`;
  return `${failed > 0 ? "✗" : "✓"} ${name.padEnd(28)} ${seconds.toFixed(1).padStart(7)} s  ${counts.trimEnd()}`;
}

/** Where the time goes: the test files that took longest. */
function slowest() {
  const files = results.flatMap((result) => result.files ?? []).toSorted((a, b) => b.seconds - a.seconds);
  return files.slice(0, 15).map(({ name, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${name}`);
}

/** A test that passed at its second try, with the beginning of what the first one said: it is mended, not lived with. */
function firstTry({ name, message }) {
  const lines = message.split("\n").filter((line) => line.trim() !== "");
  return `  ${name}\n${lines
    .slice(0, 12)
    .map((line) => `      ${line.slice(0, 200)}`)
    .join("\n")}`;
}

function summary() {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const total = (performance.now() - begunAll) / 1000;
  const skipped = results.flatMap((result) => result.skipped);
  console.log(`\nThe slowest test files:\n${slowest().join("\n")}\n`);
  console.log(`${results.map(row).join("\n")}\n${total.toFixed(1).padStart(38)} s  in all\n`);
  if (skipped.length > 0)
    console.log(`${skipped.length} skipped:\n${skipped.map((name) => `  ${name}`).join("\n")}\n`);
  const retried = results.flatMap((result) => result.retried ?? []);
  if (retried.length > 0)
    console.log(
      `${retried.length} passed at the second try only; the first one said:\n${retried.map(firstTry).join("\n")}\n`,
    );
  process.exitCode = sum("failed") > 0 ? 1 : 0;
  console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
}
