import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { root } from "./root.mjs";

/** Runs one of vitest's projects, showing its output, and counts: a file that does not even load is one failure. `retried` are tests that passed at their second try only, with what the first one said. */
export async function runVitest(project, env) {
  const folder = mkdtempSync(join(tmpdir(), "vanbook-vitest-"));
  const file = join(folder, "results.json");
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const run = spawn(
    process.execPath,
    [vitest, "run", "--project", project, "--reporter=dot", "--reporter=json", `--outputFile.json=${file}`],
    { cwd: root, stdio: ["ignore", "inherit", "inherit"], env: { ...process.env, ...env } },
  );
  const [status] = await once(run, "close");
  const results = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : { testResults: [] };
  const counted = { ...count(results), files: secondsByFile(results) };
  rmSync(folder, { recursive: true });
  // Failures that vitest reports without a test's name (an error between tests, no test found) must be counted too.
  if (status !== 0 && counted.failed === 0) counted.failed = 1;
  return counted;
}

function count({ testResults }) {
  const tests = testResults.flatMap((file) => file.assertionResults);
  const broken = testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.some(isFailed),
  );
  return {
    passed: tests.filter(({ status }) => status === "passed").length,
    failed: tests.filter(isFailed).length + broken.length,
    skipped: tests
      .filter(({ status }) => !["passed", "failed"].includes(status))
      .map(({ fullName }) => fullName),
    retried: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status, failureMessages }) => status === "passed" && failureMessages?.length > 0)
        .map(({ fullName, failureMessages: [message] }) => ({
          name: `${relative(root, name)} > ${fullName}`,
          message,
        })),
    ),
  };
}

/** Where the time goes. */
function secondsByFile({ testResults }) {
  return testResults.map(({ name, startTime, endTime }) => ({
    name: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
}

function isFailed({ status }) {
  return status === "failed";
}
