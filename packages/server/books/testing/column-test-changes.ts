export interface Column {
  table: string;
  name: string;
  type: string;
  scale: number | null;
  nullable: 0 | 1;
  isKey: 0 | 1;
}

/** `value` is SQL for the new value of row `t`; `where` says to which rows it applies. */
export interface Change {
  how: string;
  value: string;
  where: string;
}

export function listChanges(column: Column): Change[] {
  const at = `t.${column.name}`;
  const others = listOtherValues(column).map(([how, value]) => ({ how, value, where: `${at} IS NOT NULL` }));
  if (!column.nullable) return others;
  const firstValue = listOtherValues(column)[0]?.[1].replaceAll(at, FROM_NULL[column.type] ?? "1") ?? "1";
  return [
    ...others,
    { how: "to null", value: "NULL", where: `${at} IS NOT NULL` },
    { how: "from null", value: firstValue, where: `${at} IS NULL` },
  ];
}

function listOtherValues(column: Column): [how: string, value: string][] {
  const { name, type, scale } = column;
  const at = `t.${name}`;
  const isKey = column.isKey === 1 && name !== "company_id";
  if (isKey && type !== "date" && name !== "slot" && !(name in LISTED_VALUES))
    return [["another", `${at} + 9001`]];
  const master = MASTER_TABLES.find(([pattern]) => pattern.test(name));
  if (master)
    return [["another", `(SELECT MIN(x.id) FROM ${master[1]} x WHERE x.company_id = 1 AND x.id <> ${at})`]];
  if (name === "voucher_id" || name === "reverses_id" || name === "replaced_by")
    return [["another", lastOf(column)]];
  if (name in LISTED_VALUES && type !== "tinyint") {
    const [one, other] = LISTED_VALUES[name] ?? [];
    return [["another", `CASE ${at} WHEN '${one}' THEN '${other}' ELSE '${one}' END`]];
  }
  switch (type) {
    case "decimal": {
      const step = `0.${"1".padStart(scale ?? 2, "0")}`;
      return [
        ["+ 1", `${at} + 1`],
        [`+ ${step}`, `${at} + ${step}`],
      ];
    }
    case "date":
      return [
        ["+ 1 day", `${at} + INTERVAL 1 DAY`],
        ["- 1 day", `${at} - INTERVAL 1 DAY`],
      ];
    case "datetime":
      return [["+ 1 second", `${at} + INTERVAL 1 SECOND`]];
    case "binary":
      return [["another", "REPEAT('b', 32)"]];
    case "char":
    case "varchar":
      return [
        [
          "another",
          `CONCAT(LEFT(${at}, CHAR_LENGTH(${at}) - 1), CASE RIGHT(${at}, 1) WHEN '7' THEN '8' ELSE '7' END)`,
        ],
      ];
    default:
      return [["+ 1", `${at} + 1`]];
  }
}

/** The table's last document or voucher: no other change of the tests uses that row. */
function lastOf({ table, name }: Column): string {
  const from = name === "voucher_id" ? table : name === "reverses_id" ? "vouchers" : table;
  const what = name === "voucher_id" ? "voucher_id" : "id";
  return `(SELECT q.last_id FROM (SELECT MAX(x.${what}) AS last_id FROM ${from} x WHERE x.company_id = 1) AS q)`;
}

const MASTER_TABLES: readonly (readonly [pattern: RegExp, table: string])[] = [
  [
    /^(account|against|customer|supplier|party|ledger|refund_ledger|from_ledger|to_ledger|debit|credit)_id$/,
    "accounts",
  ],
  [/^item_id$/, "items"],
  [/location_id$/, "stock_locations"],
  [/^order_id$/, "orders"],
  [/^bill_id$/, "bills"],
  [/^purchase_id$/, "purchases"],
];

const LISTED_VALUES: Readonly<Record<string, readonly [string, string]>> = {
  kind: ["damage", "payment"],
  entry_kind: ["journal", "expense"],
  move_kind: ["ADJUST", "OPENING"],
  sale_type: ["Retail", "Wholesale"],
  inv_type: ["B2B", "B2C"],
  type: ["SJ", "MJ"],
  mode: ["C", "B"],
};
const FROM_NULL: Readonly<Record<string, string>> = {
  date: "'2026-06-10'",
  datetime: "'2026-06-10 06:30:00'",
  varchar: "'text'",
  char: "'N'",
};
