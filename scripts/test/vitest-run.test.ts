import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../project/root.mjs";
import { readQuarantine, splitQuarantined } from "./quarantine.mjs";
import { countTests } from "./vitest-run.mjs";

const TEST_FILE = "tests/reports/debtors.test.ts";
const makeFile = (...assertionResults: object[]) => ({
  name: join(root, TEST_FILE),
  status: "passed",
  assertionResults,
});
const test = (fullName: string, status: string, failureMessages: string[] = []) => ({
  fullName,
  status,
  failureMessages,
});

it("a test that passes only when it is tried again counts as failed", () => {
  const results = {
    testResults: [makeFile(test("adds up", "passed"), test("pages", "passed", ["too early"]))],
  };
  expect(countTests(results)).toMatchObject({
    passed: 1,
    failed: 1,
    failures: [`${TEST_FILE} > pages (passed when it was tried again)`],
  });
});

it("a file that does not load counts as one failure, and skipped tests are named", () => {
  const results = {
    testResults: [{ ...makeFile(), status: "failed" }, makeFile(test("is later", "pending"))],
  };
  expect(countTests(results)).toMatchObject({
    passed: 0,
    failed: 1,
    failures: [`${TEST_FILE} (did not load)`],
    skipped: [`${TEST_FILE} > is later`],
  });
});

it("only the failures of tests in quarantine are listed apart from the others", () => {
  const entries = [{ test: `${TEST_FILE} > pages`, reason: "issue 99", date: "2026-11-28" }];
  const failedTests = [{ name: `${TEST_FILE} > pages` }, { name: `${TEST_FILE} > adds up` }];
  expect(splitQuarantined(failedTests, entries)).toEqual({
    failing: [{ name: `${TEST_FILE} > adds up` }],
    quarantined: [{ name: `${TEST_FILE} > pages` }],
  });
});

it("every test in quarantine has a reason and a date", () => {
  expect(() => readQuarantine()).not.toThrow();
});
