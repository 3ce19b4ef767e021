import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT_FOLDER } from "../root.ts";
import { dayTests, moreDayTests, testDays, type TestDay } from "./days.ts";
import { expectNone, pickSome, type Proof } from "./proof.ts";

/**
 * Runs the tests that depend on the date on different days, each in a separate test run with its
 * own clock and time zone.
 */
export const proveDays: Proof = {
  about:
    "what depends on the day, on the last day of a year, on 29 February, at midnight, in three time zones",
  async run(amount, say) {
    const missing = [dayTests, moreDayTests]
      .flatMap((tests) => Object.values(tests))
      .flat()
      .filter((path) => !existsSync(join(ROOT_FOLDER, path)));
    const figures = [
      expectNone(`files that depend on the day and are not there: ${missing.join(", ")}`, missing),
    ];
    const chosenDays = testDays.filter(({ now }) => now.includes(amount.only));
    for (const day of pickSome(chosenDays, amount.days, amount)) {
      const { passed, failed, seconds } = await runTestsOn(day, amount.isAll);
      const what = `${day.now} (${day.name}), the machine in ${day.timeZone}: tests that fail`;
      say(`${day.now} ${day.timeZone.padEnd(20)} ${passed} passed, ${failed.length} failed, ${seconds} s`);
      for (const name of failed) say(`  ${name}`);
      figures.push(expectNone(`${what}, of ${passed + failed.length}`, failed));
    }
    return figures;
  },
};

async function runTestsOn({ now, timeZone }: TestDay, isAll: boolean) {
  const folder = await mkdtemp(join(tmpdir(), "vanbook-days-"));
  const startTime = performance.now();
  // Without VANBOOK_CLOCK_SHIFT, the run sets its clock from VANBOOK_NOW.
  const { VANBOOK_CLOCK_SHIFT: _, ...machine } = process.env;
  const env = { ...machine, NODE_OPTIONS: "", VANBOOK_NOW: now, TZ: timeZone, VANBOOK_WHOLE: "" };
  const testCounts = { passed: 0, failed: [] as string[] };
  for (const project of ["unit", "server", "stories", "browser"] as const) {
    const files = [...dayTests[project], ...(isAll ? moreDayTests[project] : [])];
    if (files.length === 0) continue;
    const results = join(folder, `${project}.json`);
    const args = ["run", "--project", project, "--reporter=json", `--outputFile=${results}`, ...files];
    const child = spawn(process.execPath, [VITEST_PATH, ...args], { cwd: ROOT_FOLDER, env, stdio: "ignore" });
    await once(child, "exit");
    const { passed, failed } = await count(results, project);
    testCounts.passed += passed;
    testCounts.failed.push(...failed);
  }
  await rm(folder, { recursive: true, force: true });
  return { ...testCounts, seconds: Math.round((performance.now() - startTime) / 1000) };
}

async function count(file: string, project: string) {
  const text = await readFile(file, "utf8").catch(() => undefined);
  if (text === undefined) return { passed: 0, failed: [`${project}: the run did not end`] };
  const { testResults } = JSON.parse(text) as Results; // vitest's format
  const tests = testResults.flatMap((each) => each.assertionResults);
  const notLoaded = testResults.filter(
    (each) => each.status === "failed" && each.assertionResults.length === 0,
  );
  const failedNames = tests.filter(({ status }) => status === "failed").map(({ fullName }) => fullName);
  return {
    passed: tests.filter(({ status }) => status === "passed").length,
    failed: [...failedNames, ...notLoaded.map(({ name }) => `${name} did not load`)],
  };
}

interface Results {
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

const VITEST_PATH = join(ROOT_FOLDER, "node_modules/vitest/vitest.mjs");
