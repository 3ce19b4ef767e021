import type { Knex } from "knex";
import type { Principal } from "../contract/principal.ts";

/**
 * Waits for the turn to write the company's records called `name` (a table's name) and keeps it until the transaction ends: what is
 * checked over all of them, that a name is new, then still holds when it is written. The transaction's first statement.
 */
export async function serializeWrites(
  trx: Knex,
  principal: Pick<Principal, "companyId">,
  name: string,
): Promise<void> {
  await trx.raw(
    "INSERT INTO write_turns (company_id, name, turns) VALUES (?, ?, 1) ON DUPLICATE KEY UPDATE turns = turns + 1",
    [principal.companyId, name],
  );
}
