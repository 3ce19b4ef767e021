/**
 * SQL of the changes in an audit entry `alias`, field by field, as a JSON list of texts: `Discount:
 * 5 → 7.5`. Unchanged fields are omitted; numbers are compared by value, so 5 equals 5.00.
 */
export function buildChangesSql(alias: string): string {
  const [before, after] = [
    buildFieldValueSql(`${alias}.before_json`),
    buildFieldValueSql(`${alias}.after_json`),
  ];
  const [was, is] = [buildReadableSql(alias, before), buildReadableSql(alias, after)];
  const changeText = `IF(${alias}.before_json IS NULL OR ${before} IS NULL, ${replaceNullByDash(is)},
    IF(${alias}.after_json IS NULL, ${replaceNullByDash(was)}, CONCAT(${replaceNullByDash(was)}, ' → ', ${replaceNullByDash(is)})))`;
  const isSame = `(${before} <=> ${after} OR (${isFigure(before)} AND ${isFigure(after)} AND ${before} + 0 = ${after} + 0))`;
  return `CAST(COALESCE((SELECT JSON_ARRAYAGG(CONCAT(${FIELD_LABEL_SQL}, ': ', ${changeText}))
    FROM JSON_TABLE(JSON_KEYS(COALESCE(${alias}.after_json, ${alias}.before_json)),
      '$[*]' COLUMNS (name VARCHAR(64) PATH '$')) f WHERE NOT ${isSame}), JSON_ARRAY()) AS CHAR)`;
}

function buildFieldValueSql(json: string): string {
  return `NULLIF(JSON_UNQUOTE(JSON_EXTRACT(${json}, CONCAT('$."', f.name, '"'))), 'null')`;
}

function buildReadableSql(alias: string, value: string): string {
  const names = Object.entries(REFERENCE_TABLES).map(
    ([field, table]) =>
      `WHEN '${field}' THEN (SELECT n.name FROM ${table} n WHERE n.company_id = ${alias}.company_id AND n.id = ${value})`,
  );
  return `COALESCE(CASE f.name ${names.join(" ")} WHEN 'is_active' THEN IF(${value} = '1', 'yes', 'no') END, LEFT(${value}, 200))`;
}

function replaceNullByDash(value: string): string {
  return `COALESCE(${value}, '–')`;
}

function isFigure(value: string): string {
  return `${value} REGEXP '^-{0,1}[0-9]+([.][0-9]+){0,1}$'`;
}

const REFERENCE_TABLES = {
  role_id: "roles",
  branch_id: "branches",
  zone_id: "zones",
  route_id: "routes",
  user_id: "users",
  salesman_id: "users",
  item_id: "items",
} as const;

const FIELD_LABEL_SQL = "CONCAT(UPPER(LEFT(f.name, 1)), REPLACE(SUBSTRING(f.name, 2), '_', ' '))";
