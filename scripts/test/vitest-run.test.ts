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

it("counts a test that passed when it was tried again as failed", () => {
  const results = { testResults: [file(test("adds up", "passed"), test("pages", "passed", ["too early"]))] };
  expect(countTests(results)).toMatchObject({
    passed: 1,
    failed: 1,
    failures: [`${FILE} > pages (passed when it was tried again)`],
  });
});

it("counts a file that does not load as one failure, and names what was skipped", () => {
  const results = { testResults: [{ ...file(), status: "failed" }, file(test("is later", "pending"))] };
  expect(countTests(results)).toMatchObject({
    passed: 0,
    failed: 1,
    failures: [`${FILE} (did not load)`],
    skipped: [`${FILE} > is later`],
  });
});

it("keeps a failure in quarantine apart, and no other", () => {
  const entries = [{ test: `${FILE} > pages`, reason: "issue 99", date: "2026-11-28" }];
  const failed = [{ name: `${FILE} > pages` }, { name: `${FILE} > adds up` }];
  expect(splitQuarantined(failed, entries)).toEqual({
    failing: [{ name: `${FILE} > adds up` }],
    quarantined: [{ name: `${FILE} > pages` }],
  });
});

it("has nothing in quarantine without a reason and a date", () => {
  expect(() => readQuarantine()).not.toThrow();
});
