import { problemOnField, type ProblemCode } from "@vanbook/sdk/problem";

/** Throws a problem for `field`, the document's field that names the record. */
export type Find<T> = (id: number, field: string) => T;

export function createFinder<T extends { id: number }>(rows: readonly T[], code: ProblemCode): Find<T> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (id, field) => {
    const row = byId.get(id);
    if (!row) throw problemOnField(code, field);
    return row;
  };
}
