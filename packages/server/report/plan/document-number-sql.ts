/**
 * SQL that sorts a document number by prefix and then by number: `B2C/9` before `B2C/10`. A number
 * may have more digits than an integer, such as that of a supplier's invoice.
 */
export function buildDocumentNumberSql(sql: string): readonly [prefix: string, number: string] {
  const digits = `COALESCE(REGEXP_SUBSTR(${sql}, '[0-9]+$'), '')`;
  return [
    `LEFT(${sql}, CHAR_LENGTH(${sql}) - CHAR_LENGTH(${digits}))`,
    `COALESCE(CAST(NULLIF(${digits}, '') AS DECIMAL(65)), -1)`,
  ];
}
