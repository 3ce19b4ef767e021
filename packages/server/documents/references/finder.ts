import { refused, type ProblemCode } from "@vanbook/sdk/problem";

/** Finds a record that was read; throws a problem for `field`, the document's field that names the record. */
export type Find<T> = (id: number, field: string) => T;

/** Makes a function that finds rows by id and throws `code` for others. */
export function finder<T extends { id: number }>(rows: readonly T[], code: ProblemCode): Find<T> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (id, field) => {
    const row = byId.get(id);
    if (!row) throw refused(code, field);
    return row;
  };
}
