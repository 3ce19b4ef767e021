/**
 * SQL of rows that were calculated here, so that a report can page, search and sort them like those
 * of the database. The binding is JSON: a list of lists, in the order of the columns (`id INT`).
 */
export function buildJsonTableSql(columns: readonly string[]): string {
  const columnsSql = columns.map((column, at) => `${column} PATH '$[${at}]'`).join(", ");
  return `JSON_TABLE(?, '$[*]' COLUMNS (${columnsSql}))`;
}
