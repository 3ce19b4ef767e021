import type { Knex } from "knex";
import { ofCompany } from "../auth/scope.ts";
import type { Principal } from "../contract/principal.ts";
import { select } from "../db/select.ts";

/** A list to choose from: by default without deleted rows and in the order of the names. */
interface LookUp<Option, Asked> {
  /** Table with alias, as in SQL: "users as u". */
  table: string;
  columns: { readonly [Column in keyof Option]-?: string };
  where?: Readonly<Record<string, unknown>> | ((query: Asked) => Readonly<Record<string, unknown>>);
  order?: readonly (string | { column: string; order: "desc" })[];
  /** Limits the rows further, for example to users in the principal's scope. */
  narrow?(rows: Knex.QueryBuilder, principal: Principal, db: Knex): void;
}

/** Creates the handler that reads a look-up of the principal's company. */
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
