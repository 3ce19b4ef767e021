import type { Knex } from "knex";
import { getDatabase, type KnownFacts } from "../../db/database.ts";
import { queryRows } from "../../db/rows.ts";
import { listMasterKinds, MASTER_FACTS, type FactsOf } from "./master-facts.ts";

/** A master as a statement read it. */
export interface SeenMaster {
  what: FactsOf;
  id: number;
  /** Of all that documents show of the master. */
  signature: string;
}

/** The masters that a posting names, and the newest edition when it read them. */
export interface Seen {
  edition: number;
  masters: readonly SeenMaster[];
}

/**
 * What a process knows of a company is true for one edition, and only a transaction that takes the
 * next edition changes it. So it stays true even if others write to the masters: another process,
 * an older server or SQL by hand. Returns the edition in which all seen masters are frozen as they
 * were seen, or undefined if that is not known.
 */
export async function findKnownEdition(
  trx: Knex,
  companyId: number,
  seenMasters: Seen,
): Promise<number | undefined> {
  const knownFacts = getDatabase(trx).knownFacts.get(companyId);
  if (!knownFacts || hasFrozen(trx) || seenMasters.edition < knownFacts.edition) return undefined;
  if (seenMasters.edition > knownFacts.edition) await forgetChanged(trx, companyId, knownFacts);
  return isEachKnown(knownFacts, seenMasters.masters) ? knownFacts.edition : undefined;
}

function isEachKnown({ signatures }: KnownFacts, masters: readonly SeenMaster[]): boolean {
  return masters.every(({ what, id, signature }) => signatures.get(makeMasterKey(what, id)) === signature);
}

/** Forgets the masters that were frozen again since the known edition. */
async function forgetChanged(trx: Knex, companyId: number, knownFacts: KnownFacts): Promise<void> {
  const from = knownFacts.edition;
  const parts = listMasterKinds().map(
    (what) =>
      `(SELECT '${what}' AS what, id FROM ${MASTER_FACTS[what].table} WHERE company_id = ? AND edition > ?)`,
  );
  const sql = `(SELECT 'edition' AS what, edition AS id FROM fact_editions WHERE company_id = ?)
    UNION ALL ${parts.join(" UNION ALL ")}`;
  const bindings = [companyId, ...parts.flatMap(() => [companyId, from])];
  const changes = await queryRows<{ what: FactsOf | "edition"; id: number }>(trx, sql, bindings);
  // Another posting may have done the same while this one waited.
  if (knownFacts.edition !== from) return;
  for (const { what, id } of changes) {
    if (what === "edition") knownFacts.edition = id;
    else knownFacts.signatures.delete(makeMasterKey(what, id));
  }
}

/** Keeps what a statement has read of masters that were frozen as they were. */
export function keepKnown(trx: Knex, companyId: number, frozenMasters: Seen): void {
  if (hasFrozen(trx)) return;
  const byCompany = getDatabase(trx).knownFacts;
  const former = byCompany.get(companyId);
  const isFurther = former?.edition === frozenMasters.edition && former.signatures.size < MOST_KNOWN;
  const ownFacts: KnownFacts = isFurther ? former : { edition: frozenMasters.edition, signatures: new Map() };
  for (const { what, id, signature } of frozenMasters.masters)
    ownFacts.signatures.set(makeMasterKey(what, id), signature);
  // The company that was kept last is the last one of the map.
  byCompany.delete(companyId);
  byCompany.set(companyId, ownFacts);
  forgetOldest(byCompany);
}

function forgetOldest(knownFacts: Map<number, KnownFacts>) {
  let count = 0;
  for (const { signatures } of knownFacts.values()) count += signatures.size;
  for (const [companyId, { signatures }] of knownFacts) {
    if (count <= MOST_KNOWN) return;
    knownFacts.delete(companyId);
    count -= signatures.size;
  }
}

/**
 * A transaction that takes an edition sees it before anyone else does, and it may be rolled back:
 * what it reads from then on is not kept.
 */
export function noteFrozen(trx: Knex): void {
  FREEZING_TRANSACTIONS.add(trx);
}

function hasFrozen(trx: Knex): boolean {
  return FREEZING_TRANSACTIONS.has(trx);
}

const FREEZING_TRANSACTIONS = new WeakSet<Knex>();

function makeMasterKey(what: FactsOf, id: number): string {
  return `${what} ${id}`;
}

/** Masters of all companies; each takes about 150 bytes. */
const MOST_KNOWN = 100_000;
