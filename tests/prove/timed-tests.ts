/** The test files that hold the product to a time (`tests/promised.ts`), besides those of `tests/timed`. */
export const timedTests: readonly string[] = [
  "packages/sdk/transport.test.ts",
  "packages/server/db/connection.test.ts",
  "packages/server/db/transaction.test.ts",
  "packages/server/http/body.test.ts",
  "packages/server/http/outage.test.ts",
  "packages/server/outbox/pdf-file.test.ts",
  "packages/widgets/table/group-index.test.ts",
];
