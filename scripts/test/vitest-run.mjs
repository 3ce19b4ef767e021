import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { root } from "../project/root.mjs";
import { splitQuarantined } from "./quarantine.mjs";

/**
 * Runs one vitest project, or only the given files of it; shows its output and counts results. A
 * file that does not load is one failure, and so is a test that passed only on its second try.
 * `program` is the Node that runs them, and `env` changes its environment.
 */
export async function runVitest(project, files, { program = process.execPath, env = {} } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "vitest-"));
  const file = join(folder, "results.json");
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${file}`];
  const run = spawn(program, [vitest, "run", "--project", project, ...reporters, ...files], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const [status] = await once(run, "close");
  const results = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : { testResults: [] };
  rmSync(folder, { recursive: true });
  const counts = { ...countTests(results), files: listSecondsByFile(results) };
  // Failures that vitest reports without a test's name (an error between tests, no test found) are
  // counted too.
  if (status !== 0 && counts.failed === 0 && counts.quarantined.length === 0) counts.failed = 1;
  return counts;
}

export function countTests({ testResults }) {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, name: `${relative(root, name)} > ${test.fullName}` })),
  );
  const notLoaded = testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.some(({ status }) => status === "failed"),
  );
  const retriedTests = tests.filter(
    ({ status, failureMessages }) => status === "passed" && failureMessages?.length > 0,
  );
  const { failing, quarantined } = splitQuarantined(tests.filter(({ status }) => status === "failed"));
  return {
    passed: tests.filter(({ status }) => status === "passed").length - retriedTests.length,
    failed: failing.length + retriedTests.length + notLoaded.length,
    skipped: tests.filter(({ status }) => !["passed", "failed"].includes(status)).map(({ name }) => name),
    failures: [
      ...failing.map(({ name }) => name),
      ...retriedTests.map(({ name }) => `${name} (passed when it was tried again)`),
      ...notLoaded.map(({ name }) => `${relative(root, name)} (did not load)`),
    ],
    quarantined: quarantined.map(({ name }) => name),
  };
}

function listSecondsByFile({ testResults }) {
  return testResults.map(({ name, startTime, endTime }) => ({
    name: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
}
