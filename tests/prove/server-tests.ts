/** What is sent to reports and masters, and what they are told of other companies' records, of which every run tries a few. */
export const badInputTests: readonly string[] = [
  "tests/contract/masters-bad-input.test.ts",
  "tests/contract/masters-odd-texts.test.ts",
  "tests/contract/reports-bad-input.test.ts",
  "tests/masters/foreign-records.test.ts",
];
/** Files that are sent and files that are made, of which every run tries a few. */
export const fileTests: readonly string[] = [
  "tests/files/report-files.test.ts",
  "tests/contract/hostile-files.test.ts",
  "tests/files/file-limits.prove.ts",
];
/** What an operator does or meets, besides what every run tries of it. */
export const operatingTests: readonly string[] = [
  "packages/server/main.test.ts",
  "tests/machines/replica.prove.ts",
  "tests/operate/backups.prove.ts",
  "tests/operate/first-day.prove.ts",
  "tests/operate/migrations.prove.ts",
  "tests/operate/private-server.prove.ts",
];
/** What is asked of every operation, besides what every run asks. */
export const operationTests: readonly string[] = [
  "tests/clock/product-time.prove.ts",
  "tests/events/every-write.prove.ts",
  "tests/wall/every-variation.prove.ts",
  "tests/wall/people-who-left.prove.ts",
];
