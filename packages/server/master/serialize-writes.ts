import type { Knex } from "knex";
import type { Principal } from "../contract/principal.ts";

/**
 * Locks the company's records of a table for other writers until the transaction ends, so that
 * checks over all of them, such as a unique name, still hold at the commit. Must be the
 * transaction's first statement.
 */
export async function serialiseWrites(
  trx: Knex,
  principal: Pick<Principal, "companyId">,
  name: string,
): Promise<void> {
  await trx.raw(
    "INSERT INTO write_turns (company_id, name, turns) VALUES (?, ?, 1) ON DUPLICATE KEY UPDATE turns = turns + 1",
    [principal.companyId, name],
  );
}
