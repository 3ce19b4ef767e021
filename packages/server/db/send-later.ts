import type { Knex } from "knex";

/**
 * Sends a statement of a transaction with the next awaited one or with the commit (see
 * `insertLater`). It goes to the driver as it is, because knex's query builders would look through
 * all its values, and for a short statement they take longer than the driver.
 */
export async function sendLater(trx: Knex, sql: string, bindings: readonly unknown[]): Promise<void> {
  if (trx.isTransaction !== true)
    return void (await trx.raw(sql, bindings as Knex.RawBinding[]).options(SEND_LATER));
  const client = trx.client as TransactionClient; // knex does not type its client
  statementCount += 1;
  const statement = { sql, bindings, options: SEND_LATER, __knexQueryUid: `later ${statementCount}` };
  await client.query(await client.acquireConnection(), statement);
  // As knex does, for those who watch statements.
  client.emit("query-response", undefined, statement);
}

export const SEND_LATER = { later: true };

/** The client of a transaction, which has one connection. */
interface TransactionClient {
  acquireConnection(): Promise<unknown>;
  query(connection: unknown, statement: object): Promise<unknown>;
  emit(event: "query-response", response: undefined, statement: object): void;
}

let statementCount = 0;
