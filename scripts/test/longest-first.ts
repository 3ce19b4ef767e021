import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Starts the slowest files first, so that no worker ends a stage alone with one of them. A clean
 * clone has no times of an earlier run and would start the largest files first; the files listed
 * here are small and slow.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(specs: TestSpecification[]): Promise<TestSpecification[]> {
    const sortedSpecs = await super.sort(specs);
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONGEST_FILES.findIndex((name) => moduleId.endsWith(name));
      return at < 0 ? LONGEST_FILES.length : at;
    };
    return sortedSpecs.toSorted((a, b) => rank(a) - rank(b));
  }
}

/** Paths from the repository's root, slowest first; `npm test` prints the slowest of each run. */
const LONGEST_FILES = [
  "tests/contract/hostile-files.test.ts",
  "tests/contract/reports-bad-input.test.ts",
  "tests/wall/non-interference.test.ts",
  "packages/server/books/checks/check.test.ts",
  "tests/manual/manual.prove.ts",
  "tests/hosts/hosts.prove.ts",
  "tests/recipe/recipes.prove.ts",
  "tests/guides/pages.prove.ts",
  "tests/wall/seeded-faults.prove.ts",
  "tests/browser/entered-month.prove.ts",
  "tests/browser/crashed-vouchers.prove.ts",
  "tests/browser/vouchers.test.ts",
  "tests/browser/hostile-names.test.ts",
  "tests/browser/master-screens.test.ts",
  "tests/browser/report-walk.test.ts",
  "tests/browser/shell.test.ts",
  "tests/browser/master-walk.test.ts",
  "tests/browser/report-screens.test.ts",
];
