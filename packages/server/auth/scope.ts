import type { Knex } from "knex";
import type { Principal } from "../contract/principal.ts";

/**
 * All queries start here: rows of the principal's company only. `table` is written as in SQL, with its alias ("bills as
 * b").
 */
export function ofCompany(
  db: Knex,
  principal: Pick<Principal, "companyId">,
  table: string,
): Knex.QueryBuilder {
  return db(table).where(`${aliasOf(table)}.company_id`, principal.companyId);
}

/** Joins another table of the same company: `joinOwn(bills, "users as s", "s.id", "b.salesman_id")`. */
export function joinOwn(
  query: Knex.QueryBuilder,
  table: string,
  column: string,
  to: string,
): Knex.QueryBuilder {
  const own = `${aliasOf(table)}.company_id`;
  const theirs = `${to.split(".")[0]}.company_id`;
  return query.leftJoin(table, (on) => void on.on(own, theirs).andOn(column, to));
}

/**
 * Limits rows to users that the principal may see. `wanted`, a list sent by the caller, can only narrow that: users out
 * of scope are ignored, and a list without any user in scope matches nothing.
 */
export function ofUsers(
  query: Knex.QueryBuilder,
  principal: Pick<Principal, "users" | "wholeCompany">,
  column: string,
  wanted?: string | null,
): Knex.QueryBuilder {
  const asked = wanted ? wanted.split(",").map(Number) : null;
  if (principal.wholeCompany) return asked ? query.whereIn(column, asked) : query;
  const inScope = new Set(principal.users);
  const users = asked ? asked.filter((user) => inScope.has(user)) : principal.users;
  return users.length > 0 ? query.whereIn(column, [...users]) : query.whereRaw("1 = 0");
}

function aliasOf(table: string) {
  return table.split(" as ").at(-1) ?? table;
}
