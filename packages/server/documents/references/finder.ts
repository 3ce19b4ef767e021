import { refused, type ProblemCode } from "../../contract/problem.ts";

/** Finds a record that was read, or throws what the caller may act on; `field` is where the document names it. */
export type Find<T> = (id: number, field: string) => T;

/** Finds rows by id. */
export function finder<T extends { id: number }>(rows: readonly T[], code: ProblemCode): Find<T> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (id, field) => {
    const row = byId.get(id);
    if (!row) throw refused(code, field);
    return row;
  };
}
