import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../project/root.mjs";

/**
 * The tests that may fail for now: `test` is "path of the file > full name", with the reason and
 * the date of the entry. Such a test still runs, and the run prints it.
 */
export function readQuarantine(file = join(root, "tests/quarantine.json")) {
  const entries = JSON.parse(readFileSync(file, "utf8"));
  for (const { test, reason, date } of entries)
    if (!test || !reason || !/^\d{4}-\d\d-\d\d$/.test(date ?? ""))
      throw new Error(
        `tests/quarantine.json: each entry needs test, reason and date: ${test ?? "(no test)"}`,
      );
  return entries;
}

export function splitQuarantined(failedTests, entries = readQuarantine()) {
  const names = new Set(entries.map(({ test }) => test));
  return {
    failing: failedTests.filter(({ name }) => !names.has(name)),
    quarantined: failedTests.filter(({ name }) => names.has(name)),
  };
}
