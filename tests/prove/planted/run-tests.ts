import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { VARIABLE, type PlantedLines } from "../../../scripts/project/planted-fault.mjs";
import { ROOT } from "../../root.ts";
import type { Catch } from "./fault.ts";

/** Results of tests. `failed` counts only failed assertions and errors, not time-outs and files that don't load. */
export interface Ran {
  passed: number;
  failed: number;
  /** Whether vitest reported success. */
  isGreen: boolean;
  seconds: number;
  /** The tests that did not pass, or the end of vitest's output. */
  said: string;
}

/** Test files, and in them the tests whose names contain one of `tests`; all tests if it is empty. */
export interface Wanted extends Pick<Catch, "project"> {
  files: readonly string[];
  tests?: readonly string[];
}

/** Runs test files, or some tests of them, in a separate process, with or without a planted fault. */
export async function runTests(
  { project, files, tests = [] }: Wanted,
  env: NodeJS.ProcessEnv,
  fault?: PlantedLines,
): Promise<Ran> {
  const folder = mkdtempSync(join(tmpdir(), "vanbook-planted-"));
  const results = join(folder, "results.json");
  const named = tests.length === 0 ? [] : ["-t", tests.map(escaped).join("|")];
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${results}`];
  const begun = performance.now();
  const { code, output } = await outputOf(
    ["run", "--project", project, ...new Set(files), ...named, ...reporters],
    {
      ...process.env,
      ...env,
      NO_COLOR: "1",
      // As in `npm test`.
      VANBOOK_WHOLE: "",
      ...(fault && { [VARIABLE]: JSON.stringify(fault) }),
    },
  );
  const seconds = (performance.now() - begun) / 1000;
  const told = existsSync(results) ? testsOf(readFileSync(results, "utf8")) : [];
  rmSync(folder, { recursive: true });
  const broken = told.filter(({ status }) => status === "failed");
  const failed = broken.filter(({ failureMessages: [message = ""] }) => !TIMED_OUT.test(message));
  const messages = broken.map(
    ({ fullName, failureMessages }) => `${fullName}: ${failureMessages[0]?.slice(0, 300)}`,
  );
  return {
    passed: told.filter(({ status }) => status === "passed").length,
    failed: failed.length,
    isGreen: code === 0,
    seconds,
    said: messages.length > 0 ? messages.join("\n") : output.slice(-1500),
  };
}

function outputOf(given: readonly string[], env: NodeJS.ProcessEnv): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const run = spawn(join(ROOT, "node_modules/.bin/vitest"), given, { cwd: ROOT, env });
    let output = "";
    for (const stream of [run.stdout, run.stderr])
      stream.on("data", (text: Buffer) => (output += String(text)));
    run.on("error", reject);
    run.on("close", (code) => resolve({ code, output }));
  });
}

function testsOf(results: string): Test[] {
  const { testResults } = JSON.parse(results) as { testResults: { assertionResults: Test[] }[] };
  return testResults.flatMap(({ assertionResults }) => assertionResults);
}

function escaped(text: string) {
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
