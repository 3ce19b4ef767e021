import { taxKinds } from "@vanbook/sdk/rules";

/** SQL: the words of a line's kind of supply. */
export function buildSupplyKindSql(column: string): string {
  return `CASE ${column} ${taxKinds.map(({ value, label }) => `WHEN '${value}' THEN '${label}'`).join(" ")} END`;
}
