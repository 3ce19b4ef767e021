import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Maximum number of files of the project `server` that may start a database in a run of `npm test`.
 * The goal is 130: lower it with each file that needs none.
 */
const FILE_LIMIT = 210;

/** In the run's folder; packages/server/db/testing/test-database.ts writes it. */
export const DATABASE_FILES_LIST = "database-files.txt";

/**
 * Counts the test files that requested a database in this run:
 * packages/server/db/testing/test-database.ts records each.
 */
export function countDatabaseFiles(folder) {
  const list = join(folder, DATABASE_FILES_LIST);
  const files = existsSync(list) ? readFileSync(list, "utf8").split("\n") : [];
  const isOfServer = (file) => file.endsWith(".test.ts") && !file.includes("/tests/browser/");
  return { count: new Set(files.filter(isOfServer)).size, limit: FILE_LIMIT };
}
