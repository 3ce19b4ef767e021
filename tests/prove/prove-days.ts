import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../root.ts";
import { dayTests, moreDayTests, testDays, type TestDay } from "./days.ts";
import { none, pickSome, type Proof } from "./proof.ts";

/** Runs the tests that depend on the date on different days, each in a separate test run with its own clock and time zone. */
export const proveDays: Proof = {
  about:
    "what depends on the day, on the last day of a year, on 29 February, at midnight, in three time zones",
  async run(amount, say) {
    const missing = [dayTests, moreDayTests]
      .flatMap((tests) => Object.values(tests))
      .flat()
      .filter((path) => !existsSync(join(ROOT, path)));
    const figures = [none(`files that depend on the day and are not there: ${missing.join(", ")}`, missing)];
    const asked = testDays.filter(({ now }) => now.includes(amount.only));
    for (const day of pickSome(asked, amount.days, amount)) {
      const { passed, failed, seconds } = await testsOn(day, amount.isAll);
      const what = `${day.now} (${day.name}), the machine in ${day.timeZone}: tests that fail`;
      say(`${day.now} ${day.timeZone.padEnd(20)} ${passed} passed, ${failed.length} failed, ${seconds} s`);
      for (const name of failed) say(`  ${name}`);
      figures.push(none(`${what}, of ${passed + failed.length}`, failed));
    }
    return figures;
  },
};

async function testsOn({ now, timeZone }: TestDay, isAll: boolean) {
  const folder = await mkdtemp(join(tmpdir(), "vanbook-days-"));
  const begun = performance.now();
  // Without VANBOOK_CLOCK_SHIFT, the run sets its clock from VANBOOK_NOW.
  const { VANBOOK_CLOCK_SHIFT: _, ...machine } = process.env;
  const env = { ...machine, NODE_OPTIONS: "", VANBOOK_NOW: now, TZ: timeZone, VANBOOK_WHOLE: "" };
  const counted = { passed: 0, failed: [] as string[] };
  for (const project of ["unit", "server", "stories", "browser"] as const) {
    const files = [...dayTests[project], ...(isAll ? moreDayTests[project] : [])];
    if (files.length === 0) continue;
    const results = join(folder, `${project}.json`);
    const args = ["run", "--project", project, "--reporter=json", `--outputFile=${results}`, ...files];
    const child = spawn(process.execPath, [VITEST, ...args], { cwd: ROOT, env, stdio: "ignore" });
    await once(child, "exit");
    const { passed, failed } = await count(results, project);
    counted.passed += passed;
    counted.failed.push(...failed);
  }
  await rm(folder, { recursive: true, force: true });
  return { ...counted, seconds: Math.round((performance.now() - begun) / 1000) };
}

async function count(file: string, project: string) {
  const text = await readFile(file, "utf8").catch(() => undefined);
  if (text === undefined) return { passed: 0, failed: [`${project}: the run did not end`] };
  const { testResults } = JSON.parse(text) as Results; // vitest's format
  const tests = testResults.flatMap((each) => each.assertionResults);
  const notLoaded = testResults.filter(
    (each) => each.status === "failed" && each.assertionResults.length === 0,
  );
  const failed = tests.filter(({ status }) => status === "failed").map(({ fullName }) => fullName);
  return {
    passed: tests.filter(({ status }) => status === "passed").length,
    failed: [...failed, ...notLoaded.map(({ name }) => `${name} did not load`)],
  };
}

interface Results {
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

const VITEST = join(ROOT, "node_modules/vitest/vitest.mjs");
