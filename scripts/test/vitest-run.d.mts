/** Test counts of a vitest project. */
export interface CountedTests {
  passed: number;
  failed: number;
  skipped: string[];
  failures: string[];
  quarantined: string[];
}

export function countTests(results: { testResults: readonly object[] }): CountedTests;
