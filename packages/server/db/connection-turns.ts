import type { Knex } from "knex";
import { QueueError, type ConcurrencyQueue } from "./concurrency-queue.ts";

/**
 * Companies take turns at the connections of a pool. Otherwise many slow statements of one company
 * would take all of them, and another company's request could not even be authenticated.
 */
export function takeConnectionsInTurns(db: Knex, turns: ConcurrencyQueue): Knex {
  const client = db.client as Client; // knex does not type its client
  const acquire = client.acquireConnection.bind(client);
  const release = client.releaseConnection.bind(client);
  const endTurns = new Map<unknown, () => void>();
  client.acquireConnection = () =>
    new Promise((resolve, reject) => {
      const useConnection = async () => {
        const connection = await acquire();
        const whenReleased = new Promise<void>((end) => void endTurns.set(connection, end));
        resolve(connection);
        await whenReleased;
      };
      turns.run(useConnection).catch((error: Error) => {
        // None can be opened: fail the waiting ones now instead of letting each of them try.
        if (!(error instanceof QueueError) && client.pool?.numUsed() === 0) turns.refuseWaiting(error);
        reject(error);
      });
    });
  client.releaseConnection = async (connection) => {
    await release(connection);
    endTurns.get(connection)?.();
    endTurns.delete(connection);
  };
  return db;
}

interface Client {
  acquireConnection(): Promise<unknown>;
  releaseConnection(connection: unknown): Promise<void>;
  /** Undefined once it is closed. */
  pool?: { numUsed(): number };
}
