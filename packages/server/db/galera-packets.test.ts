import { createConnection } from "mysql2";
import type { Knex } from "knex";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { buildConnectionSettings } from "./connection.ts";
import { identifyDatabaseFault } from "./database-error.ts";
import { sendInPackets, type PacketConnection } from "./statement-packets.ts";
import { createTestDatabase, type TestDatabase } from "./testing/test-database.ts";

/*
 * A node of a Galera cluster may roll back a transaction in the middle of a packet and then
 * continue as if nothing had happened. Here a normal server rolls back when the packet says so;
 * tests/prove/prove-cluster.ts uses a real cluster.
 */
let database: TestDatabase;
let db: Knex;
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  await db.raw("CREATE TABLE kept (id INT PRIMARY KEY)");
});
afterAll(() => database?.drop());
beforeEach(async () => {
  await db("kept").delete();
  await db("kept").insert({ id: 1 });
});

const listIds = () => db("kept").orderBy("id").pluck("id");

/** Sends each list as one packet, one after the other, and commits. */
async function sendTransaction(...packets: readonly (readonly string[])[]) {
  const connection = createConnection({ ...buildConnectionSettings(database.url), multipleStatements: true });
  const ask = (sql: string) =>
    new Promise((resolve, reject) => {
      connection.query(sql, [], (error: Error | null, result: unknown) =>
        error ? reject(error) : resolve(result),
      );
    });
  await ask("SET SESSION autocommit = 0");
  const statements: string[] = [];
  const send = connection.query.bind(connection) as PacketConnection["query"];
  Object.assign(connection, {
    query: ((request, ...rest) => {
      statements.push((request as { sql: string }).sql);
      return send(request, ...rest);
    }) satisfies PacketConnection["query"],
  });
  sendInPackets(connection as unknown as PacketConnection, { isOfGalera: true });
  try {
    await ask("BEGIN");
    for (const packet of packets) await Promise.all(packet.map(ask));
    await ask("COMMIT");
  } catch (error) {
    await ask("ROLLBACK");
    throw error;
  } finally {
    connection.destroy();
  }
  return statements;
}
const write = (id: number) => `INSERT INTO kept VALUES (${id})`;

it("a transaction is committed by a separate statement after its packets", async () => {
  expect(await sendTransaction([write(2)], [write(3), write(4)])).toEqual([
    "BEGIN;\nSAVEPOINT begun;\nINSERT INTO kept VALUES (2)",
    "INSERT INTO kept VALUES (3);\nINSERT INTO kept VALUES (4)",
    "RELEASE SAVEPOINT begun",
    "COMMIT",
  ]);
  expect(await listIds()).toEqual([1, 2, 3, 4]);
  expect(await sendTransaction()).toEqual([]);
});

// "ROLLBACK WORK" makes the server roll back. The connection recognizes only our own "ROLLBACK".
it.each([
  ["in its first packet", [[write(2), "ROLLBACK WORK", write(3)], [write(4)]]],
  ["in a later one", [[write(2)], [write(3), "ROLLBACK WORK", write(4)]]],
  ["at the very end", [[write(2)], [write(3), "ROLLBACK WORK"]]],
])(
  "a transaction that the node rolled back %s saves nothing and reports a conflict",
  async (_when, packets) => {
    const error: unknown = await sendTransaction(...packets).catch((reason: unknown) => reason);
    expect(identifyDatabaseFault(error)).toBe("conflict");
    expect(await listIds()).toEqual([1]);
  },
);

it("a transaction with a wrong statement reports that statement's error", async () => {
  await expect(sendTransaction([write(2)], [write(1)])).rejects.toMatchObject({ errno: 1062 });
  expect(await listIds()).toEqual([1]);
});
