import type { AnyReport } from "../../contract/report.ts";

/** For the running balance: the amount that one row adds to it. */
export function buildColumnSql(report: AnyReport, name: string): string {
  if (report.running?.column === name) return report.running.amount;
  return report.columns[name] ?? report.pivot?.[name] ?? "NULL";
}

/** Users choose the names of pivoted columns, so these names never reach the SQL. */
export function getAlias({ pivot }: AnyReport, name: string): string {
  const at = Object.keys(pivot ?? {}).indexOf(name);
  return at < 0 ? name : `__p${at}`;
}
