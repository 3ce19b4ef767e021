import type { AnyReport } from "../../contract/report.ts";

/** The SQL of a column; of a running balance, what a row adds to it. */
export function columnSql(report: AnyReport, name: string): string {
  if (report.running?.column === name) return report.running.amount;
  return report.columns[name] ?? report.pivot?.[name] ?? "NULL";
}

/** The name that a column has in the database's answer. Names of pivoted columns come from people: they never reach the SQL. */
export function aliasOf({ pivot }: AnyReport, name: string): string {
  const at = Object.keys(pivot ?? {}).indexOf(name);
  return at < 0 ? name : `__p${at}`;
}
