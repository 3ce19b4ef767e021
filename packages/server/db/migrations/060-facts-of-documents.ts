import { dropTables, TABLE_OPTIONS, type Migration } from "../migration.ts";

const TAXED_LINES = ["bill_lines", "sale_return_lines", "purchase_lines", "purchase_return_lines"];

/**
 * What documents show of the masters is frozen (docs/decisions/062-facts-of-documents.md): facts of
 * accounts, items, users and the company in editions, and with each document its edition. Bills,
 * orders, returns and notes get a place of supply, and taxed lines the kind of supply.
 *
 * Old documents get what the audit log knows (source 'audit'), and otherwise what the masters say
 * today (source 'master'). An old document's edition is the number of changes of masters that the
 * audit log has before it was entered.
 */
export const factsOfDocuments: Migration = {
  name: "060-facts-of-documents",
  up: [
    // The newest edition of a company; a posting that changes facts takes the next one.
    `CREATE TABLE IF NOT EXISTS fact_editions (
      company_id INT NOT NULL, edition INT NOT NULL, PRIMARY KEY (company_id)
    ) ${TABLE_OPTIONS}`,
    ...listFacts().map(
      ({ table, columns }) =>
        // The row is valid for documents of the editions from `edition` until before
        // `until_edition`.
        `CREATE TABLE IF NOT EXISTS ${table} (
      company_id INT NOT NULL, id INT NOT NULL, edition INT NOT NULL, until_edition INT NOT NULL, source VARCHAR(8) NOT NULL,
      digest BINARY(16) NOT NULL, ${columns.map(({ name, type }) => `${name} ${type}`).join(", ")},
      PRIMARY KEY (company_id, id, edition)
    ) ${TABLE_OPTIONS}`,
    ),
    ...listTables().map(
      ({ table, columns }) =>
        `ALTER TABLE ${table} ${columns.map((column) => `ADD COLUMN ${column}`).join(", ")}`,
    ),
    // An edition for each change of a master, and one that no change has: after it, what is posted
    // is known.
    `REPLACE INTO fact_editions (company_id, edition)
      SELECT c.company_id, (SELECT COUNT(*) FROM audit_log a WHERE a.company_id = c.company_id AND ${isChange()}) + 1
      FROM companies c`,
    ...["vouchers", "orders"].map(
      (table) => `UPDATE ${table} d JOIN (${buildChangesSql()}) k
        ON k.company_id = d.company_id AND d.created_at >= k.at AND (k.until_at IS NULL OR d.created_at < k.until_at)
        SET d.edition = k.edition`,
    ),
    ...listHeads().map(
      (table) => `UPDATE ${table} d JOIN vouchers v ON v.company_id = d.company_id AND v.id = d.voucher_id
        SET d.edition = v.edition WHERE v.edition <> 0`,
    ),
    // What a master said before a change of it is in the audit log.
    ...listFacts().map(
      (
        facts,
      ) => `INSERT IGNORE INTO ${facts.table} (company_id, id, edition, until_edition, source, digest, ${listNames(facts)})
        SELECT p.company_id, p.id, COALESCE(p.edition, 0), p.until_edition, 'audit', ${buildDigestSql(facts, "p")}, ${listNames(facts, "p.")}
        FROM (SELECT m.company_id, ${facts.id} AS id, k.edition AS until_edition,
            LAG(k.edition) OVER (PARTITION BY k.company_id, k.entity_id ORDER BY k.edition) AS edition,
            ${facts.columns.map(({ name, audited }) => `${audited} AS ${name}`).join(", ")}
          FROM (${buildChangesSql()}) k JOIN ${facts.from} ON m.company_id = k.company_id AND ${facts.id} = CAST(k.entity_id AS SIGNED)
            ${facts.joins("k")}
          WHERE k.entity = '${facts.master}') p`,
    ),
    ...listFacts().map(
      (
        facts,
      ) => `INSERT IGNORE INTO ${facts.table} (company_id, id, edition, until_edition, source, digest, ${listNames(facts)})
        SELECT p.company_id, p.id, p.edition, p.until_edition, 'master', ${buildDigestSql(facts, "p")}, ${listNames(facts, "p.")}
        FROM (SELECT m.company_id, ${facts.id} AS id, n.edition AS until_edition,
            COALESCE((SELECT MAX(f.until_edition) FROM ${facts.table} f
              WHERE f.company_id = m.company_id AND f.id = ${facts.id} AND f.source = 'audit'), 0) AS edition,
            ${facts.columns.map(({ name, today }) => `${today} AS ${name}`).join(", ")}
          FROM ${facts.from} JOIN fact_editions n ON n.company_id = m.company_id ${facts.joins()}) p`,
    ),
    // A document taxed within the State was supplied there; otherwise only the party's State of
    // today is known.
    ...[
      { table: "bills", party: "customer_id" },
      { table: "sale_returns", party: "customer_id" },
      { table: "notes", party: "party_id" },
    ].map(
      ({ table, party }) => `UPDATE ${table} d JOIN companies c ON c.company_id = d.company_id
        LEFT JOIN account_facts p ON p.company_id = d.company_id AND p.id = d.${party}
          AND p.edition <= d.edition AND p.until_edition > d.edition
        SET d.place_of_supply = CASE WHEN d.inter_state = 0 THEN c.state_code
          WHEN p.state_code <> c.state_code THEN p.state_code END
        WHERE d.place_of_supply IS NULL`,
    ),
    ...TAXED_LINES.map(
      (table) => `UPDATE ${table} l JOIN items i ON i.company_id = l.company_id AND i.id = l.item_id
        JOIN taxes t ON t.company_id = i.company_id AND t.id = i.tax_id
        SET l.supply_kind = CASE WHEN l.tax_rate <> 0 THEN 'taxable' ELSE t.kind END`,
    ),
  ],
  down: [
    ...listTables().map(
      ({ table, columns }) =>
        `ALTER TABLE ${table} ${columns.map((column) => `DROP COLUMN ${column.split(" ")[0]}`).join(", ")}`,
    ),
    ...dropTables("fact_editions", ...listFacts().map(({ table }) => table)),
  ],
};

interface Facts {
  table: string;
  master: string;
  id: string;
  from: string;
  joins(change?: string): string;
  columns: { name: string; type: string; today: string; audited: string }[];
}

function listFacts(): Facts[] {
  const own = (names: string): Facts["columns"] =>
    names
      .trim()
      .split(/\s*,\s*/)
      .map((column) => {
        const [name = "", ...type] = column.split(" ");
        return { name, type: type.join(" "), today: `m.${name}`, audited: buildAuditedSql("k", name) };
      });
  const joined = (name: string, type: string, sql: string) => ({ name, type, today: sql, audited: sql });
  const decimal = (name: string, type: string, nullable: string) => ({
    ...{ name, type: `${type} ${nullable}`, today: `m.${name}` },
    audited: `CAST(${buildAuditedSql("k", name)} AS ${type})`,
  });
  const plain = { id: "m.id", joins: () => "" };
  return [
    {
      ...plain,
      ...{ table: "account_facts", master: "accounts", from: "accounts m" },
      columns:
        own(`name VARCHAR(200) NOT NULL, address VARCHAR(500) NULL, place VARCHAR(100) NULL, city VARCHAR(100) NULL,
        pin VARCHAR(6) NULL, state VARCHAR(100) NULL, state_code CHAR(2) NULL, gstin VARCHAR(15) NULL, mobile VARCHAR(20) NULL,
        phone VARCHAR(20) NULL, credit_days SMALLINT NULL`),
    },
    {
      ...{ table: "item_facts", master: "items", id: "m.id", from: "items m" },
      joins: (change) => {
        const pick = (name: string) => (change ? buildAuditedSql(change, name) : `m.${name}`);
        return `JOIN units u ON u.company_id = m.company_id AND u.id = ${pick("unit_id")}
          JOIN taxes t ON t.company_id = m.company_id AND t.id = ${pick("tax_id")}
          LEFT JOIN units c ON c.company_id = m.company_id AND c.id = ${pick("larger_unit_id")}`;
      },
      columns: [
        ...own("name VARCHAR(200) NOT NULL, hsn_code VARCHAR(8) NOT NULL"),
        decimal("mrp", "DECIMAL(18,4)", "NOT NULL"),
        joined("unit", "VARCHAR(30) NOT NULL", "u.name"),
        joined("uqc", "VARCHAR(10) NOT NULL", "u.uqc"),
        joined("larger_unit", "VARCHAR(30) NULL", "c.name"),
        decimal("per_larger_unit", "DECIMAL(10,3)", "NULL"),
        joined("tax", "VARCHAR(60) NOT NULL", "t.name"),
        joined("supply_kind", "VARCHAR(10) NOT NULL", "t.kind"),
      ],
    },
    {
      ...plain,
      ...{ table: "user_facts", master: "users", from: "users m" },
      columns: own("name VARCHAR(200) NOT NULL"),
    },
    ...[
      { table: "branch_facts", master: "branches", columns: "name VARCHAR(100) NOT NULL" },
      { table: "route_facts", master: "routes", columns: "name VARCHAR(100) NOT NULL" },
      { table: "vehicle_facts", master: "vehicles", columns: "reg_no VARCHAR(20) NOT NULL" },
      { table: "location_facts", master: "stock_locations", columns: "name VARCHAR(100) NOT NULL" },
    ].map(({ table, master, columns }) => ({
      ...plain,
      ...{ table, master, from: `${master} m`, columns: own(columns) },
    })),
    {
      ...plain,
      ...{ table: "company_facts", master: "companies", id: "m.company_id", from: "companies m" },
      columns:
        own(`name VARCHAR(200) NOT NULL, address VARCHAR(500) NULL, city VARCHAR(100) NULL, district VARCHAR(100) NULL,
        state VARCHAR(100) NULL, state_code CHAR(2) NOT NULL, gstin VARCHAR(15) NULL, telephone VARCHAR(20) NULL, mobile VARCHAR(20) NULL,
        email VARCHAR(200) NULL, bank_name VARCHAR(100) NULL, bank_branch VARCHAR(100) NULL, bank_account_no VARCHAR(34) NULL,
        ifsc VARCHAR(11) NULL, upi_id VARCHAR(100) NULL, signatory VARCHAR(100) NULL`),
    },
  ];
}

function listNames({ columns }: Facts, row = ""): string {
  return columns.map(({ name }) => `${row}${name}`).join(", ");
}

/** As books/posting/master-facts.ts computes it. */
function buildDigestSql({ columns }: Facts, row: string): string {
  return `UNHEX(MD5(CONCAT(${columns.map(({ name }) => `QUOTE(${row}.${name})`).join(", ")})))`;
}

function isChange(): string {
  return "a.entity IN ('accounts', 'items', 'users', 'companies', 'branches', 'routes', 'vehicles') AND a.before_json IS NOT NULL AND a.after_json IS NOT NULL";
}

/** Each change of a master with its edition, until the next change of any master. */
function buildChangesSql(): string {
  return `SELECT a.company_id, a.entity, a.entity_id, a.before_json, a.at,
      ROW_NUMBER() OVER (PARTITION BY a.company_id ORDER BY a.at, a.id) AS edition,
      LEAD(a.at) OVER (PARTITION BY a.company_id ORDER BY a.at, a.id) AS until_at
    FROM audit_log a WHERE ${isChange()}`;
}

/** The column before the change; as it is today if the change did not concern it. */
function buildAuditedSql(change: string, column: string): string {
  const path = `'$.${column}'`;
  const value = `JSON_EXTRACT(${change}.before_json, ${path})`;
  return `IF(JSON_CONTAINS_PATH(${change}.before_json, 'one', ${path}),
    IF(JSON_TYPE(${value}) = 'NULL', NULL, JSON_UNQUOTE(${value})), m.${column})`;
}

/** Documents with a voucher. */
function listHeads(): string[] {
  return `bills sale_returns replacements damages van_loads purchases purchase_returns productions receipts payments expenses
    journals hand_overs notes stock_counts`.split(/\s+/);
}

function listTables(): { table: string; columns: string[] }[] {
  const placed = new Set(["bills", "orders", "sale_returns", "notes"]);
  const edition = "edition INT NOT NULL DEFAULT 0";
  const place = "place_of_supply CHAR(2) NULL";
  return [
    ...["vouchers", "orders", ...listHeads()].map((table) => ({
      table,
      columns: placed.has(table) ? [edition, place] : [edition],
    })),
    ...TAXED_LINES.map((table) => ({ table, columns: ["supply_kind VARCHAR(10) NULL"] })),
  ];
}
