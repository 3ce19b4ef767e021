import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "./fingerprint.ts";
import type { Proof } from "./proof.ts";

/** The tests of `*.prove.ts` files whose paths begin with one of these: what takes too long for every run of `npm test`. */
export function proveTests(about: string, ...files: string[]): Proof {
  return proveTestsOf(about, ["prove"], files);
}

/** The tests of vitest's projects whose paths begin with one of these, with `env` besides the environment. */
export function proveTestsOf(
  about: string,
  projects: readonly string[],
  files: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Proof {
  return {
    about,
    async run(_, say) {
      const folder = mkdtempSync(join(tmpdir(), "vanbook-prove-"));
      const file = join(folder, "results.json");
      const vitest = join(ROOT, "node_modules/vitest/vitest.mjs");
      const chosen = projects.map((project) => `--project=${project}`);
      const options = ["run", ...chosen, "--reporter=json", `--outputFile=${file}`, ...files];
      const { status } = spawnSync(process.execPath, [vitest, ...options], {
        cwd: ROOT,
        stdio: ["ignore", 2, 2],
        env: { ...process.env, NODE_OPTIONS: "", ...env },
      });
      const {
        numPassedTests: passed,
        numTotalTests: total,
        testResults,
      } = JSON.parse(readFileSync(file, "utf8")) as Results;
      rmSync(folder, { recursive: true });
      for (const { message, assertionResults } of testResults) {
        if (message) say(message);
        for (const test of assertionResults.filter((one) => one.status !== "passed"))
          say(`${test.fullName}: ${test.failureMessages.join("\n").slice(0, 2000)}`);
      }
      const met = status === 0 && total > 0 && passed === total;
      return [{ what: about, figure: `${passed} of ${total}`, goal: "all", met }];
    },
  };
}

/** What vitest writes of a run, as far as it is read here. */
interface Results {
  numPassedTests: number;
  numTotalTests: number;
  testResults: {
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}
