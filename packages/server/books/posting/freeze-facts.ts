import type { Knex } from "knex";
import { SEND_LATER } from "../../db/send-later.ts";
import { noteFrozen } from "./known-facts.ts";
import {
  buildDigestSql,
  LAST_EDITION,
  MASTER_FACTS,
  type FactsOf,
  type MasterFacts,
} from "./master-facts.ts";

/** What a posting has read of the facts of the masters that its documents name. */
export interface ReadFacts {
  /** The newest edition; 0 if the company has none. */
  edition: number;
  /** The ids of the masters whose facts are not frozen as they are now. */
  changed: Readonly<Partial<Record<FactsOf, readonly number[]>>>;
}

/**
 * Returns the edition of the masters' facts for documents that are posted now. Only a master that
 * was changed since the last document that named it costs statements.
 */
export async function freezeFacts(
  trx: Knex.Transaction,
  companyId: number,
  { edition, changed }: ReadFacts,
): Promise<number> {
  const changes = Object.entries(changed).filter(([, ids]) => ids.length > 0) as [FactsOf, number[]][];
  if (changes.length === 0) return edition;
  noteFrozen(trx);
  const newEdition = await takeEdition(trx, companyId);
  for (const [of, ids] of changes) await writeFacts(trx, companyId, MASTER_FACTS[of], { ids, newEdition });
  return newEdition;
}

/** The company's row is locked until the transaction ends, so editions are committed in order. */
async function takeEdition(trx: Knex.Transaction, companyId: number): Promise<number> {
  const [answer] = await trx.raw<[{ insertId: number }]>(
    `INSERT INTO fact_editions (company_id, edition) VALUES (?, LAST_INSERT_ID(1))
     ON DUPLICATE KEY UPDATE edition = LAST_INSERT_ID(edition + 1)`,
    [companyId],
  );
  return answer!.insertId;
}

async function writeFacts(
  trx: Knex.Transaction,
  companyId: number,
  facts: MasterFacts,
  { ids, newEdition }: { ids: readonly number[]; newEdition: number },
): Promise<void> {
  const { table, from, id, columns } = facts;
  await trx(table)
    .where({ company_id: companyId, until_edition: LAST_EDITION })
    .whereIn("id", [...ids])
    .update({ until_edition: newEdition })
    .options(SEND_LATER);
  const values = Object.values(columns);
  const sql = `INSERT INTO ${table} (company_id, id, edition, until_edition, source, digest, ${Object.keys(columns).join(", ")})
    SELECT m.company_id, ${id}, ?, ${LAST_EDITION}, 'posted', ${buildDigestSql(facts)}, ${values.join(", ")}
    FROM ${from} WHERE m.company_id = ? AND ${id} IN (?)`;
  // The driver expands an array to a list, which knex's types don't support.
  await trx.raw(sql, [newEdition, companyId, ids as unknown as Knex.RawBinding]).options(SEND_LATER);
}
