import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { VARIABLE, type PlantedLines } from "../../../scripts/project/planted-fault.mjs";
import { ROOT } from "../../root.ts";
import type { Catch } from "./fault.ts";

/** How tests ended. Only a test that found something wrong has failed: a time-out or a file that does not load has not. */
export interface Ran {
  passed: number;
  failed: number;
  /** Whether vitest found nothing to say against the run. */
  isGreen: boolean;
  seconds: number;
  /** What did not pass, or the end of what vitest said. */
  said: string;
}

/** Test files, and of them the tests whose names hold one of `tests`; all when there are none. */
export interface Wanted extends Pick<Catch, "project"> {
  files: readonly string[];
  tests?: readonly string[];
}

/** Runs test files, or some tests of them, in a process of its own, with a fault planted or with none. */
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
      // As `npm test` runs them.
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

// In a browser vitest gives a test that took too long an error whose only word is STACK_TRACE_ERROR.
const TIMED_OUT = /(timed out in \d+ ?ms|Timeout \d+ ?ms exceeded|^(Error: )?STACK_TRACE_ERROR)/;
