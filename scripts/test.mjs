// `npm test`: installs what the checks need and runs them and every layer of tests; the last line
// is the total.
//   npm test -- --whole              everything, lint, the proofs and long runs too; with --seed and the amounts of `npm run prove`
//   npm test -- --changed[=COMMIT]   only the tests that load what differs from a commit (HEAD: what is not committed)
//   npm run check                    the same without installing (`--skip-install`)
import { join } from "node:path";
import { ensureServer } from "./database.mjs";
import { findChromium } from "./project/chromium.mjs";
import { installPackages } from "./project/packages.mjs";
import { checkNode, showProblem } from "./project/problem.mjs";
import { root } from "./project/root.mjs";
import { chooseChangedTests } from "./test/changed-tests.mjs";
import { buildChecks, generateChecks, packChecks, listReadingChecks } from "./test/checks.mjs";
import { countDatabaseFiles } from "./test/database-files.mjs";
import { runLongRuns } from "./test/long-runs.mjs";
import { readOptions } from "./test/options.mjs";
import { runOnLongTermNode } from "./test/long-term-node.mjs";
import { openRunFolder } from "./test/run-folder.mjs";
import { createSummary } from "./test/summary.mjs";
import { runVitest } from "./test/vitest-run.mjs";

checkNode();
const options = readOptions(process.argv.slice(2));
const summary = createSummary();

try {
  if (options.mayInstall) {
    installPackages();
    ensureServer();
  }
  process.env.VANBOOK_CHROMIUM = findChromium({ install: options.mayInstall });
  // The tests have their own server; the settings of a running installation must not reach them.
  for (const name of ["DATABASE_URL", "PORT", "HOST"]) delete process.env[name];
  // Tools that colour their output check only whether the variable exists, not its value.
  process.env[process.stdout.isTTY ? "FORCE_COLOR" : "NO_COLOR"] = "1";
  if (options.isWhole) process.env.VANBOOK_WHOLE = "1";
  await runInFolder();
} catch (error) {
  showProblem(error);
  summary.record({ name: "the run itself", passed: 0, failed: 1, seconds: 0 });
}
summary.print();

async function runInFolder() {
  const { folder, close } = openRunFolder();
  for (const [signal, code] of [
    ["SIGINT", 130],
    ["SIGTERM", 143],
    ["SIGHUP", 129],
  ])
    process.once(signal, () => {
      console.error("\nInterrupted: ending what the run has started …");
      close();
      process.exit(code);
    });
  const names = ["unit", "server", ...(options.isWhole ? ["prove"] : []), "stories", "browser"];
  const chosenTests = options.since
    ? await chooseChangedTests(options.since, names)
    : { reason: "everything was asked for" };
  console.log(
    chosenTests.filesOf
      ? `Tests that load a changed file – ${chosenTests.reason}`
      : `All tests: ${chosenTests.reason}`,
  );
  await checkInTurn(generateChecks());
  // Checks that only read sources run in parallel with everything else, while tests are waiting.
  const beside = checkInTurn(listReadingChecks(options));
  await checkInTurn(buildChecks());
  if (summary.hasPassed("build")) process.env.VANBOOK_BUILT_APP = join(root, "packages/app/dist");
  const packPromise = options.isWhole ? checkInTurn(packChecks()) : undefined;
  let longRuns;
  let longTermRun;
  for (const name of names) {
    const files = chosenTests.filesOf ? chosenTests.filesOf.get(name) : [];
    if (name === "server") await packPromise;
    // The long runs spend most of their time waiting, for servers that are killed or paused. They
    // must end before the stories: they also plant faults in stories, and two story runs overwrite
    // each other's Vite bundles.
    if (name === "server" && options.isWhole && !chosenTests.filesOf)
      longRuns = runLongRuns(options.amounts, summary);
    // Uses what the proofs leave of the processor: they wait for servers that start and stop.
    if (name === "prove" && !chosenTests.filesOf) longTermRun = runOnLongTermNode(folder, summary);
    if (name === "stories") await Promise.all([longRuns, longTermRun]);
    if (files) await runTests(name, files);
  }
  if (!chosenTests.filesOf) checkDatabaseFiles(folder);
  await beside;
  close();
}

async function checkInTurn(checks) {
  for (const { name, run } of checks) {
    const startedAt = performance.now();
    const { ok, output } = await Promise.resolve()
      .then(run)
      .catch((error) => ({ ok: false, output: error.message }));
    const seconds = (performance.now() - startedAt) / 1000;
    summary.record({ name, passed: ok ? 1 : 0, failed: ok ? 0 : 1, failures: ok ? [] : [name], seconds });
    if (!ok) console.log(output.split("\n").slice(-80).join("\n"));
  }
}

async function runTests(project, files) {
  const startedAt = performance.now();
  console.log(`\n── tests: ${project}`);
  const counts = await runVitest(project, files);
  summary.record({ name: `tests: ${project}`, ...counts, seconds: (performance.now() - startedAt) / 1000 });
}

/** Limits the test files that start a database: starting one takes longer than most tests. */
function checkDatabaseFiles(folder) {
  const { count, limit } = countDatabaseFiles(folder);
  const isMet = count <= limit;
  summary.record({
    name: `${count} server test files (of ${limit}) have a database`,
    passed: isMet ? 1 : 0,
    failed: isMet ? 0 : 1,
    failures: isMet ? [] : [`${count} server test files start a database; at most ${limit} may`],
    seconds: 0,
  });
}
