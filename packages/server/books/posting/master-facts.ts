/**
 * What documents show of a master is stored in editions, in a table of facts beside the master.
 * Each document has the number of the edition with which it was posted, so that it keeps showing
 * what the master said then (docs/decisions/062-facts-of-documents.md).
 */
export interface MasterFacts {
  table: FactsTable;
  /** FROM, with the master as `m`. */
  from: string;
  id: string;
  /** SQL of each column of the table of facts. */
  columns: Readonly<Record<string, string>>;
  /** Columns that a digest counts only where they have a value: earlier rows have no digest of them. */
  laterColumns?: readonly string[];
  /**
   * SQL of a text that differs when any of the columns differs. The tables calculate it
   * (`facts_signature`), because a posting would lose more time with sending and evaluating the
   * digest. By default the master's own.
   */
  signature?: string;
}

export const MASTER_FACTS = {
  account: {
    table: "account_facts",
    from: "accounts m",
    id: "m.id",
    columns: takeColumns(
      "name address place city pin state state_code gstin mobile phone credit_days gst_kind",
    ),
    laterColumns: ["gst_kind"],
  },
  item: {
    table: "item_facts",
    from: `items m
      JOIN units u ON u.company_id = m.company_id AND u.id = m.unit_id
      JOIN taxes t ON t.company_id = m.company_id AND t.id = m.tax_id
      LEFT JOIN units c ON c.company_id = m.company_id AND c.id = m.larger_unit_id`,
    id: "m.id",
    signature:
      "CONCAT(m.facts_signature, u.facts_signature, t.facts_signature, COALESCE(c.facts_signature, ''))",
    columns: {
      ...takeColumns("name hsn_code mrp"),
      ...{ unit: "u.name", uqc: "u.uqc", larger_unit: "c.name", per_larger_unit: "m.per_larger_unit" },
      ...{ tax: "t.name", supply_kind: "t.kind" },
    },
  },
  user: { table: "user_facts", from: "users m", id: "m.id", columns: takeColumns("name") },
  branch: { table: "branch_facts", from: "branches m", id: "m.id", columns: takeColumns("name") },
  route: { table: "route_facts", from: "routes m", id: "m.id", columns: takeColumns("name") },
  vehicle: { table: "vehicle_facts", from: "vehicles m", id: "m.id", columns: takeColumns("reg_no") },
  location: { table: "location_facts", from: "stock_locations m", id: "m.id", columns: takeColumns("name") },
  company: {
    table: "company_facts",
    from: "companies m",
    id: "m.company_id",
    columns: takeColumns(
      `name address city district state state_code gstin telephone mobile email
       bank_name bank_branch bank_account_no ifsc upi_id signatory`,
    ),
  },
} as const satisfies Record<FactsOf, MasterFacts>;

export type FactsOf = "account" | "item" | "user" | "branch" | "route" | "vehicle" | "location" | "company";
export type FactsTable = `${FactsOf}_facts`;

export function buildSignatureSql(what: FactsOf): string {
  const facts: MasterFacts = MASTER_FACTS[what];
  return facts.signature ?? "m.facts_signature";
}

export function listMasterKinds(): FactsOf[] {
  // Object.keys widens the names to string.
  return Object.keys(MASTER_FACTS) as FactsOf[];
}

/** Joins the facts of the master `m` that new documents show, as `f`. */
export function joinLastFactsSql({ table, id }: MasterFacts): string {
  return `LEFT JOIN ${table} f ON f.company_id = m.company_id AND f.id = ${id} AND f.until_edition = ${LAST_EDITION}`;
}

/** Whether the facts `f` still are what the master `m` says: '1' or '0'. */
export function buildIsFrozenSql(facts: MasterFacts): string {
  return `IF(f.digest <=> ${buildDigestSql(facts)}, '1', '0')`;
}

/**
 * The digest of what the master `m` says, or of the row of facts with the alias `row`. QUOTE makes
 * texts of any content, and NULL, distinct from each other.
 */
export function buildDigestSql({ columns, laterColumns = [] }: MasterFacts, row?: string): string {
  const parts = Object.entries(columns).map(([name, ofMaster]) => {
    const value = row === undefined ? ofMaster : `${row}.${name}`;
    return laterColumns.includes(name) ? `IF(${value} IS NULL, '', QUOTE(${value}))` : `QUOTE(${value})`;
  });
  return `UNHEX(MD5(CONCAT(${parts.join(", ")})))`;
}

function takeColumns(names: string): Record<string, string> {
  return Object.fromEntries(names.split(/\s+/).map((name) => [name, `m.${name}`]));
}

/** Facts that are still in use end with this edition. */
export const LAST_EDITION = 2_147_483_647;
