import type { Knex } from "knex";
import { ofCompany } from "../auth/scope.ts";
import type { Principal } from "../contract/principal.ts";
import { select } from "../db/select.ts";

interface LookUp<Option, Asked> {
  table: string;
  columns: { readonly [Column in keyof Option]-?: string };
  where?: Readonly<Record<string, unknown>> | ((query: Asked) => Readonly<Record<string, unknown>>);
  order?: readonly (string | { column: string; order: "desc" })[];
  narrow?(rows: Knex.QueryBuilder, principal: Principal, db: Knex): void;
}

export function lookUp<Option extends object, Asked = unknown>({
  table,
  columns,
  where = { is_deleted: 0 },
  order = ["name", "id"],
  narrow,
}: LookUp<Option, Asked>) {
  return ({ query, principal, db }: { query: Asked; principal: Principal; db: Knex }): Promise<Option[]> => {
    const rows = ofCompany(db, principal, table).where(typeof where === "function" ? where(query) : where);
    narrow?.(rows, principal, db);
    return select<Option>(rows.orderBy([...order]), columns);
  };
}
