import { randomBytes } from "node:crypto";
import { checkBooks } from "../../books/checks/check.ts";
import { connect } from "../../db/connection.ts";
import { migrateUp } from "../../db/migrate.ts";
import { createDatabaseAt, getDatabaseName, dropDatabaseAt, withDatabase } from "./database-at.ts";
import type { Keying } from "./read-backup.ts";
import { restoreDatabase } from "./restore-database.ts";

/** Restores into a temporary database, checks all books, and drops it. True if they are sound. */
export async function checkCopy(
  url: string,
  path: string,
  keying: Keying,
  say: (text: string) => void,
): Promise<boolean> {
  const copy = withDatabase(
    url,
    `${getDatabaseName(url).slice(0, 40)}_check_${randomBytes(4).toString("hex")}`,
  );
  await createDatabaseAt(copy);
  const db = connect(copy, { max: 2, statementSeconds: 3600 });
  try {
    const { first } = await restoreDatabase(db, copy, path, keying);
    await migrateUp(db);
    let isSound = true;
    for (const { id, name } of first.companies) {
      const findings = await checkBooks(db, id, { full: true });
      say(
        `  ${name}: restored beside, ${findings.length === 0 ? "the books are sound." : "the books are not sound:"}`,
      );
      for (const { invariant, message } of findings) say(`    ${invariant}: ${message}`);
      if (findings.length > 0) isSound = false;
    }
    return isSound;
  } finally {
    await db.destroy();
    await dropDatabaseAt(copy);
  }
}
