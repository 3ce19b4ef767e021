import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Knex } from "knex";
import { connect } from "../../packages/server/db/connection.ts";
import { queryRows } from "../../packages/server/db/rows.ts";
import type { Galera } from "./galera.ts";

/** Entry of a build of the server's functions for writing. */
export const WRITING_EXPORTS = `
  export { connect } from "./db/connection.ts";
  export { insertLater } from "./db/insert-rows.ts";
  export { withTransaction } from "./db/transaction.ts";`;

export interface Writing {
  connect: typeof connect;
  insertLater: typeof import("../../packages/server/db/insert-rows.ts").insertLater;
  withTransaction: typeof import("../../packages/server/db/transaction.ts").withTransaction;
}

/**
 * Results of writing documents while Galera often rolls back their transactions, because another
 * node committed first.
 */
export interface InConflict {
  acknowledged: number;
  /** Documents that are incomplete, or that were acknowledged and are missing. */
  findings: string[];
}

/**
 * For so many seconds three callers write documents with a head and lines at the first node. Each
 * also updates a counter row that two rivals keep changing at the second node. The first to commit
 * wins; the other transaction is rolled back, within a packet or between two packets.
 */
export async function writeInConflict(
  cluster: Galera,
  { connect: open, insertLater, withTransaction }: Writing,
  seconds: number,
): Promise<InConflict> {
  const db = open(cluster.urlFrom(0), { max: 8 });
  const other = connect(cluster.urlFrom(1), { max: 3 });
  try {
    await makeTables(db);
    const acknowledgedIds: string[] = [];
    const until = performance.now() + seconds * 1000;
    const write = (id: string) =>
      withTransaction(
        db,
        async (trx) => {
          await trx.raw(COUNT_SQL, [randomInt(1, COUNTER_COUNT + 1)]);
          await insertLater(trx, "conflict_heads", [{ id }]);
          for (const table of ["conflict_lines", "conflict_sums"])
            for (const line of LINE_NUMBERS) await insertLater(trx, table, [{ head: id, line }]);
        },
        { conflicts: 0 },
      );
    const runCaller = async () => {
      while (performance.now() < until) {
        const id = randomUUID();
        await write(id).then(
          () => acknowledgedIds.push(id),
          () => undefined, // rolled back, and the caller got the error
        );
      }
    };
    const runRival = async () => {
      for (; performance.now() < until; await sleep(randomInt(0, 6)))
        await other.raw(COUNT_SQL, [randomInt(1, COUNTER_COUNT + 1)]).catch(() => undefined); // the other transaction committed first
    };
    await Promise.all([runCaller(), runCaller(), runCaller(), runRival(), runRival()]);
    return { acknowledged: acknowledgedIds.length, findings: await findIncomplete(other, acknowledgedIds) };
  } finally {
    await removeTables(other);
    await Promise.all([db.destroy(), other.destroy()]);
  }
}

async function makeTables(db: Knex) {
  await db.raw("CREATE TABLE conflict_counters (id INT PRIMARY KEY, number INT NOT NULL)");
  for (let id = 1; id <= COUNTER_COUNT; id += 1) await db("conflict_counters").insert({ id, number: 0 });
  await db.raw("CREATE TABLE conflict_heads (id CHAR(36) PRIMARY KEY)");
  await db.raw(
    `CREATE TABLE conflict_lines (head CHAR(36), line INT, PRIMARY KEY (head, line),
      FOREIGN KEY (head) REFERENCES conflict_heads (id))`,
  );
  // Without a foreign key, like the books' sums, so that a line can exist without its head.
  await db.raw("CREATE TABLE conflict_sums (head CHAR(36), line INT, PRIMARY KEY (head, line))");
}

async function removeTables(db: Knex) {
  for (const table of ["conflict_sums", "conflict_lines", "conflict_heads", "conflict_counters"])
    await db.raw(`DROP TABLE IF EXISTS ${table}`);
}

async function findIncomplete(db: Knex, acknowledgedIds: readonly string[]): Promise<string[]> {
  const foundHeads = await queryRows<{ id: string; parts: number }>(
    db,
    `SELECT id, COUNT(*) AS parts FROM (
       SELECT id FROM conflict_heads UNION ALL SELECT head FROM conflict_lines UNION ALL SELECT head FROM conflict_sums
     ) AS part GROUP BY id`,
  );
  const parts = new Map(foundHeads.map((row) => [row.id, Number(row.parts)]));
  const whole = 1 + 2 * LINE_NUMBERS.length;
  return [
    ...[...parts]
      .filter(([, count]) => count !== whole)
      .map(([id, count]) => `${id}: ${count} of ${whole} rows`),
    ...acknowledgedIds.filter((id) => !parts.has(id)).map((id) => `${id}: acknowledged, and not there`),
  ];
}

const COUNT_SQL = "UPDATE conflict_counters SET number = number + 1 WHERE id = ?";
const COUNTER_COUNT = 3;
const LINE_NUMBERS = [1, 2, 3, 4, 5, 6];
