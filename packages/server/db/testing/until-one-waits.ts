import type { Knex } from "knex";
import { setTimeout as sleep } from "node:timers/promises";
import { queryRows } from "../rows.ts";

export async function waitForLockWait(db: Knex): Promise<void> {
  for (;;) {
    const waiting = await queryRows<object>(
      db,
      `SELECT t.trx_id FROM information_schema.innodb_trx t JOIN information_schema.processlist p ON p.id = t.trx_mysql_thread_id
        WHERE t.trx_state = 'LOCK WAIT' AND p.db = DATABASE()`,
    );
    if (waiting.length > 0) return;
    // InnoDB refreshes this table only if nobody read it during the last tenth of a second.
    await sleep(200);
  }
}
