import type { Knex } from "knex";
import { queryRows } from "../../db/rows.ts";
import type { ReadFacts } from "./freeze-facts.ts";
import { findKnownEdition, keepKnown, type SeenMaster } from "./known-facts.ts";
import {
  buildIsFrozenSql,
  buildSignatureSql,
  joinLastFactsSql,
  listMasterKinds,
  MASTER_FACTS,
  type FactsOf,
  type MasterFacts,
} from "./master-facts.ts";

/** For documents that are not posted to the books. A posting reads this with its context. */
export async function readFacts(trx: Knex, companyId: number, namedIds: NamedIds): Promise<ReadFacts> {
  const parts = [...listNamedParts(companyId, namedIds), makeCompanyPart(companyId)];
  return findFacts(trx, companyId, await readParts(trx, parts));
}

/** The ids of masters that documents name; a missing list is empty. */
export type NamedIds = Readonly<Partial<Record<FactsOf, Iterable<number>>>>;

/** One query for each kind of master that is named. */
export function listNamedParts(companyId: number, namedIds: NamedIds, build = buildMasterSql): SqlPart[] {
  return listMasterKinds().flatMap((what) => {
    const ids = [...new Set(namedIds[what])];
    if (ids.length === 0) return [];
    // The driver expands an array to a list, which knex's types don't support.
    const list = ids as unknown as Knex.RawBinding;
    return [{ sql: `${build(what)} AND ${MASTER_FACTS[what].id} IN (?)`, bindings: [companyId, list] }];
  });
}

/** The company's own facts, with its newest edition as `a`. */
export function makeCompanyPart(companyId: number, build = buildMasterSql): SqlPart {
  const edition = "(SELECT n.edition FROM fact_editions n WHERE n.company_id = m.company_id)";
  return { sql: build("company", edition), bindings: [companyId] };
}

interface SqlPart {
  sql: string;
  bindings: Knex.RawBinding[];
}

/** `a` is the master's `column`, `b` its signature. */
export function buildMasterSql(what: FactsOf, column = "NULL"): string {
  const facts: MasterFacts = MASTER_FACTS[what];
  return `SELECT '${what}' AS what, ${facts.id} AS id, ${column} AS a, ${buildSignatureSql(what)} AS b, NULL AS c, NULL AS d, NULL AS e
      FROM ${facts.from} WHERE m.company_id = ?`;
}

/** The same, with whether its facts are frozen as they are now as `c`. It takes twice as long. */
function buildComparedSql(what: FactsOf, column = "NULL"): string {
  const facts: MasterFacts = MASTER_FACTS[what];
  return `SELECT '${what}' AS what, ${facts.id} AS id, ${column} AS a, ${buildSignatureSql(what)} AS b, ${buildIsFrozenSql(facts)} AS c
      FROM ${facts.from} ${joinLastFactsSql(facts)} WHERE m.company_id = ?`;
}

/**
 * Which of the masters in `rows` (of `buildMasterSql`) were changed since they were frozen. Asks the
 * database only about masters of which this process doesn't know it.
 */
export async function findFacts(trx: Knex, companyId: number, rows: readonly FactsRow[]): Promise<ReadFacts> {
  const masters = listSeen(rows);
  const edition = await findKnownEdition(trx, companyId, { edition: getEdition(rows), masters });
  if (edition !== undefined) return { edition, changed: {} };
  const namedIds = Object.fromEntries(
    listMasterKinds().map((what) => [what, masters.flatMap((each) => (each.what === what ? each.id : []))]),
  );
  return compareFacts(trx, companyId, { ...namedIds, company: [] });
}

async function compareFacts(trx: Knex, companyId: number, namedIds: NamedIds): Promise<ReadFacts> {
  const parts = [
    ...listNamedParts(companyId, addNeighbours(namedIds), buildComparedSql),
    makeCompanyPart(companyId, buildComparedSql),
  ];
  const rows = await readParts(trx, parts);
  const edition = getEdition(rows);
  keepKnown(trx, companyId, { edition, masters: listSeen(rows.filter(({ c }) => c === "1")) });
  const changedMasters = listSeen(rows.filter(({ c }) => c === "0"));
  const listChanged = (what: FactsOf) => {
    const ids = what === "company" ? [companyId] : namedIds[what];
    const ownIds = new Set(ids);
    return changedMasters.flatMap((each) => (each.what === what && ownIds.has(each.id) ? each.id : []));
  };
  return { edition, changed: Object.fromEntries(listMasterKinds().map((what) => [what, listChanged(what)])) };
}

/**
 * Customers and items are many, and each posting names a few: the process learns about those with
 * ids beside them too, so that it knows all after some postings.
 */
function addNeighbours(namedIds: NamedIds): NamedIds {
  const [account, item] = [listBlocks(namedIds.account), listBlocks(namedIds.item)];
  return { ...namedIds, account, item };
}

function listBlocks(ids: Iterable<number> = []): number[] {
  const blocks = new Set([...ids].map((id) => Math.floor(id / BLOCK_SIZE)));
  // A batch names so many that their neighbours would take too long.
  if (blocks.size > MOST_BLOCKS) return [...ids];
  return [...blocks].flatMap((block) =>
    Array.from({ length: BLOCK_SIZE }, (_, index) => block * BLOCK_SIZE + index),
  );
}

const BLOCK_SIZE = 256;
const MOST_BLOCKS = 8;

function readParts(trx: Knex, parts: readonly SqlPart[]): Promise<FactsRow[]> {
  const sql = parts.map((part) => `(${part.sql})`).join(" UNION ALL ");
  const bindings = parts.flatMap((part) => part.bindings);
  return queryRows<FactsRow>(trx, sql, bindings);
}

/** Each master once: an account may be read both by its id and by its key. */
function listSeen(rows: readonly FactsRow[]): SeenMaster[] {
  const masters = rows.flatMap(({ what, id, b }) =>
    isMasterKind(what) ? { what, id, signature: b ?? "" } : [],
  );
  return [...new Map(masters.map((master) => [`${master.what} ${master.id}`, master])).values()];
}

function getEdition(rows: readonly FactsRow[]): number {
  return Number(rows.find(({ what }) => what === "company")?.a ?? 0);
}

function isMasterKind(what: string): what is FactsOf {
  return what in MASTER_FACTS;
}

export interface FactsRow {
  what: string;
  id: number;
  a: string | null;
  b: string | null;
  c: string | null;
}
