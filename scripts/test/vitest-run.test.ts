import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../project/root.mjs";
import { readQuarantine, splitQuarantined } from "./quarantine.mjs";
import { countTests } from "./vitest-run.mjs";

const FILE = "tests/reports/debtors.test.ts";
const file = (...assertionResults: object[]) => ({
  name: join(root, FILE),
  status: "passed",
  assertionResults,
});
const test = (fullName: string, status: string, failureMessages: string[] = []) => ({
  fullName,
  status,
  failureMessages,
});

it("a test that passes only when it is tried again counts as failed", () => {
  const results = { testResults: [file(test("adds up", "passed"), test("pages", "passed", ["too early"]))] };
  expect(countTests(results)).toMatchObject({
    passed: 1,
    failed: 1,
    failures: [`${FILE} > pages (passed when it was tried again)`],
  });
});

it("a file that does not load counts as one failure, and skipped tests are named", () => {
  const results = { testResults: [{ ...file(), status: "failed" }, file(test("is later", "pending"))] };
  expect(countTests(results)).toMatchObject({
    passed: 0,
    failed: 1,
    failures: [`${FILE} (did not load)`],
    skipped: [`${FILE} > is later`],
  });
});

it("only the failures of tests in quarantine are listed apart from the others", () => {
  const entries = [{ test: `${FILE} > pages`, reason: "issue 99", date: "2026-11-28" }];
  const failed = [{ name: `${FILE} > pages` }, { name: `${FILE} > adds up` }];
  expect(splitQuarantined(failed, entries)).toEqual({
    failing: [{ name: `${FILE} > adds up` }],
    quarantined: [{ name: `${FILE} > pages` }],
  });
});

it("every test in quarantine has a reason and a date", () => {
  expect(() => readQuarantine()).not.toThrow();
});
