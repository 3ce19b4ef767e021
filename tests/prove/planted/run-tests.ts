import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FAULT_VARIABLE, type PlantedLines } from "../../../scripts/project/planted-fault.mjs";
import { ROOT_FOLDER } from "../../root.ts";
import type { Catch } from "./fault.ts";

/**
 * Results of tests. `failedTests` counts only failed assertions and errors, not time-outs and files
 * that don't load.
 */
export interface Ran {
  passed: number;
  failed: number;
  /** Whether vitest reported success. */
  isGreen: boolean;
  seconds: number;
  /** The tests that did not pass, or the end of vitest's output. */
  said: string;
}

/**
 * Test files, and in them the tests whose names contain one of `tests`; all tests if it is empty.
 */
export interface Wanted extends Pick<Catch, "project"> {
  files: readonly string[];
  tests?: readonly string[];
}

/**
 * Runs test files, or some tests of them, in a separate process, with or without a planted fault.
 */
export async function runTests(
  { project, files, tests = [] }: Wanted,
  env: NodeJS.ProcessEnv,
  fault?: PlantedLines,
): Promise<Ran> {
  const folder = mkdtempSync(join(tmpdir(), "vanbook-planted-"));
  const results = join(folder, "results.json");
  const nameOptions = tests.length === 0 ? [] : ["-t", tests.map(escapePattern).join("|")];
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${results}`];
  const startTime = performance.now();
  const { code, output } = await runAndGetOutput(
    ["run", "--project", project, ...new Set(files), ...nameOptions, ...reporters],
    {
      ...process.env,
      ...env,
      NO_COLOR: "1",
      // As in `npm test`.
      VANBOOK_WHOLE: "",
      ...(fault && { [FAULT_VARIABLE]: JSON.stringify(fault) }),
    },
  );
  const seconds = (performance.now() - startTime) / 1000;
  const finishedTests = existsSync(results) ? parseTests(readFileSync(results, "utf8")) : [];
  rmSync(folder, { recursive: true });
  const brokenTests = finishedTests.filter(({ status }) => status === "failed");
  const failedTests = brokenTests.filter(({ failureMessages: [message = ""] }) => !TIMED_OUT.test(message));
  const messages = brokenTests.map(
    ({ fullName, failureMessages }) => `${fullName}: ${failureMessages[0]?.slice(0, 300)}`,
  );
  return {
    passed: finishedTests.filter(({ status }) => status === "passed").length,
    failed: failedTests.length,
    isGreen: code === 0,
    seconds,
    said: messages.length > 0 ? messages.join("\n") : output.slice(-1500),
  };
}

function runAndGetOutput(vitestArguments: readonly string[], env: NodeJS.ProcessEnv): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const run = spawn(join(ROOT_FOLDER, "node_modules/.bin/vitest"), vitestArguments, {
      cwd: ROOT_FOLDER,
      env,
    });
    let output = "";
    for (const stream of [run.stdout, run.stderr])
      stream.on("data", (text: Buffer) => (output += String(text)));
    run.on("error", reject);
    run.on("close", (code) => resolve({ code, output }));
  });
}

function parseTests(results: string): Test[] {
  const { testResults } = JSON.parse(results) as { testResults: { assertionResults: Test[] }[] };
  return testResults.flatMap(({ assertionResults }) => assertionResults);
}

function escapePattern(text: string) {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

interface Ended {
  code: number | null;
  output: string;
}

interface Test {
  fullName: string;
  status: string;
  failureMessages: readonly string[];
}

// In a browser, vitest's error for a time-out says only STACK_TRACE_ERROR.
const TIMED_OUT = /(timed out in \d+ ?ms|Timeout \d+ ?ms exceeded|^(Error: )?STACK_TRACE_ERROR)/;
