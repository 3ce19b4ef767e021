import type { Knex } from "knex";
import { setTimeout as sleep } from "node:timers/promises";
import { rows } from "../rows.ts";

/** For tests: waits until a transaction of this database is waiting for another one's lock. */
export async function untilOneWaits(db: Knex): Promise<void> {
  for (;;) {
    const waiting = await rows<object>(
      db,
      `SELECT t.trx_id FROM information_schema.innodb_trx t JOIN information_schema.processlist p ON p.id = t.trx_mysql_thread_id
        WHERE t.trx_state = 'LOCK WAIT' AND p.db = DATABASE()`,
    );
    if (waiting.length > 0) return;
    // InnoDB refreshes this table only if it was not read during the last tenth of a second.
    await sleep(200);
  }
}
