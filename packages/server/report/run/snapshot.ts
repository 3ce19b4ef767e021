import { finished } from "node:stream/promises";
import type { Readable } from "node:stream";
import type { Knex } from "knex";
import { problem } from "@vanbook/sdk/problem";
import { identifyDatabaseFault } from "../../db/database-error.ts";
import { getDatabase } from "../../db/database.ts";
import { queryRows as readRows } from "../../db/rows.ts";

/**
 * Reads a report from one snapshot of the database, or of its replica if that is equally up to
 * date. Reports have their own connections, half as many as everything else, so that many reports
 * never keep postings and sign-ins waiting. Further reports queue; if the queue is full or the wait
 * too long, it throws BUSY; TOO_SLOW if a statement passed its deadline. If the replica is lost during the read, the report is read again from
 * the database: so `read` must not change anything outside its result.
 */
export function readInSnapshot<T>(db: Knex, read: (snapshot: Knex.Transaction) => Promise<T>): Promise<T> {
  const { own, replica, turns } = getDatabase(db).reading();
  return turns.run(async () => {
    try {
      const replicaAnswer = await replica?.read(read);
      return replicaAnswer ? replicaAnswer.answer : await own.transaction(read);
    } catch (error) {
      throw identifyDatabaseFault(error) === "too-slow" ? problem("TOO_SLOW") : error;
    }
  });
}

/**
 * For a response that is sent while it is read. It holds its connection until the client has read
 * everything, so one connection always stays free for reports that do not stream.
 */
export function streamSnapshot(
  db: Knex,
  open: (snapshot: Knex.Transaction) => Promise<Readable>,
): Promise<Readable> {
  return new Promise((resolve, reject) => {
    const read = async (snapshot: Knex.Transaction) => {
      const stream = await open(snapshot);
      resolve(stream);
      // The stream's consumer reports an aborted response.
      await finished(stream, { writable: false }).catch(() => undefined);
    };
    getDatabase(db)
      .reading()
      .streams.run(() => readInSnapshot(db, read))
      .catch(reject);
  });
}

export async function readFirstRow(
  snapshot: Knex.Transaction,
  query: Knex.QueryBuilder,
): Promise<Record<string, string> | undefined> {
  const { sql, bindings } = query.toSQL().toNative();
  const [row] = await readRows<Record<string, string>>(snapshot, sql, bindings);
  return row;
}
