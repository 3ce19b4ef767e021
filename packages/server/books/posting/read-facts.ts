import type { Knex } from "knex";
import { queryRows } from "../../db/rows.ts";
import type { ReadFacts } from "./freeze-facts.ts";
import {
  buildIsFrozenSql,
  joinLastFactsSql,
  MASTER_FACTS,
  type FactsOf,
  type MasterFacts,
} from "./master-facts.ts";

/** For documents that are not posted to the books. A posting reads this with its context. */
export function readFacts(trx: Knex, companyId: number, namedIds: NamedIds): Promise<ReadFacts> {
  const parts = [...listNamedParts(companyId, namedIds), makeCompanyPart(companyId)];
  const sql = parts.map((part) => `(${part.sql})`).join(" UNION ALL ");
  const bindings = parts.flatMap((part) => part.bindings);
  return queryRows<FactsRow>(trx, sql, bindings).then(toReadFacts);
}

/** The ids of masters that documents name; a missing list is empty. */
export type NamedIds = Readonly<Partial<Record<FactsOf, Iterable<number>>>>;

/** One query for each kind of master that is named. */
export function listNamedParts(companyId: number, namedIds: NamedIds): SqlPart[] {
  return listKinds().flatMap((what) => {
    const ids = [...new Set(namedIds[what])];
    if (ids.length === 0) return [];
    // The driver expands an array to a list, which knex's types don't support.
    const list = ids as unknown as Knex.RawBinding;
    return [
      { sql: `${buildMasterSql(what)} AND ${MASTER_FACTS[what].id} IN (?)`, bindings: [companyId, list] },
    ];
  });
}

/** The company's own facts, with its newest edition as `a`. */
export function makeCompanyPart(companyId: number): SqlPart {
  const edition = "(SELECT n.edition FROM fact_editions n WHERE n.company_id = m.company_id)";
  return { sql: buildMasterSql("company", edition), bindings: [companyId] };
}

interface SqlPart {
  sql: string;
  bindings: Knex.RawBinding[];
}

/** `a` is the master's `column`, `b` whether its facts are frozen as they are now. */
export function buildMasterSql(what: FactsOf, column = "NULL"): string {
  const facts: MasterFacts = MASTER_FACTS[what];
  return `SELECT '${what}' AS what, ${facts.id} AS id, ${column} AS a, ${buildIsFrozenSql(facts)} AS b, NULL AS c, NULL AS d, NULL AS e
      FROM ${facts.from} ${joinLastFactsSql(facts)} WHERE m.company_id = ?`;
}

export function toReadFacts(rows: readonly FactsRow[]): ReadFacts {
  const listChanged = (what: FactsOf) => [
    ...new Set(rows.flatMap((row) => (row.what === what && row.b === "0" ? row.id : []))),
  ];
  return {
    edition: Number(rows.find((row) => row.what === "company")?.a ?? 0),
    changed: Object.fromEntries(listKinds().map((what) => [what, listChanged(what)])),
  };
}

function listKinds(): FactsOf[] {
  // Object.keys widens the names to string.
  return Object.keys(MASTER_FACTS) as FactsOf[];
}

interface FactsRow {
  what: string;
  id: number;
  a: string | null;
  b: string | null;
}
