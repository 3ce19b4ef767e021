import type { Knex } from "knex";
import { type Principal, SALESMAN } from "../contract/principal.ts";
import type { OwnJoins } from "../contract/report.ts";
import { GROUP } from "@vanbook/sdk/books";

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
  const theirs = `${firstAlias(String(to))}.company_id`;
  return query.leftJoin(table, (on) => void on.on(own, theirs).andOn(column, to));
}

/**
 * Joins the tables that the SQL in `usedIn` takes columns from, and the tables that those depend on.
 * Without `usedIn`, joins all.
 */
export function joinOwnById(
  db: Knex,
  query: Knex.QueryBuilder,
  joins: OwnJoins,
  usedIn?: readonly string[],
): Knex.QueryBuilder {
  const used = [...(usedIn ?? [])];
  // From the last one back: a join may be needed only by later joins.
  const wanted = Object.entries(joins)
    .toReversed()
    .filter(([alias, { id }]) => {
      const isUsed = usedIn === undefined || used.some((sql) => names(sql, alias));
      if (isUsed) used.push(id);
      return isUsed;
    });
  for (const [alias, { table, id }] of wanted.toReversed()) {
    const to = db.raw(id) as unknown as string; // knex accepts both, but its types don't
    joinOwn(query, `${table} as ${alias}`, `${alias}.id`, to);
  }
  return query;
}

/**
 * Limits rows to users that the principal may see, including users who have left. `wanted`, a list from the
 * caller, can only narrow that: users out of scope are ignored, and a list without any user in scope
 * matches nothing. A list with all active users, which clients get at sign-in and send with each request,
 * does not narrow.
 */
export function ofUsers(
  query: Knex.QueryBuilder,
  principal: Viewer,
  column: string,
  wanted?: string | null,
): Knex.QueryBuilder {
  if (principal.party) return amongUsers(query, column, []);
  const users = usersOf(principal, wanted);
  if (users === "all") return principal.wholeCompany ? query : amongUsers(query, column, principal.staff);
  return amongUsers(query, column, users);
}

/**
 * Limits documents to those of users that the principal may see, like `ofUsers`; `column` is the document's
 * salesman or user. A document without one belongs to its branch; if it has no branch either, to the user
 * who entered it. A party sees its own documents by `account`, the column of its account; without `account`
 * it sees none.
 */
export function ofDocuments(
  query: Knex.QueryBuilder,
  principal: Viewer,
  column: string,
  wanted?: string | null,
  account?: string,
): Knex.QueryBuilder {
  if (principal.party) return account ? ofParty(query, principal, account) : amongUsers(query, column, []);
  const users = usersOf(principal, wanted);
  if (users !== "all") return amongUsers(query, column, users);
  if (principal.wholeCompany) return query;
  const alias = firstAlias(column);
  const { staff, branches } = principal;
  return query.where((seen) => {
    void amongUsers(seen, column, staff).orWhere((without) => {
      void without.whereNull(column).where((own) => {
        void own.whereIn(`${alias}.branch_id`, [...branches]);
        void own.orWhere(
          (entered) => void amongUsers(entered, `${alias}.created_by`, staff).whereNull(`${alias}.branch_id`),
        );
      });
    });
  });
}

/**
 * Limits customers (the accounts `alias`) to those that the principal may see, like `ofUsers`: a customer
 * belongs to its salesman or, without a salesman, to the user who entered it.
 */
export function ofCustomers(
  query: Knex.QueryBuilder,
  principal: Viewer,
  alias: string,
  wanted?: string | null,
): Knex.QueryBuilder {
  if (principal.party) return ofParty(query, principal, `${alias}.id`);
  const users = usersOf(principal, wanted);
  const salesman = `${alias}.salesman_id`;
  if (users !== "all") return amongUsers(query, salesman, users);
  if (principal.wholeCompany) return query;
  const { staff } = principal;
  return query.where((own) => {
    void amongUsers(own, salesman, staff).orWhere(
      (entered) => void amongUsers(entered, `${alias}.created_by`, staff).whereNull(salesman),
    );
  });
}

/**
 * Limits accounts (`alias`) to those that the principal may see: customers as in `ofCustomers`, and all
 * other accounts of the company.
 */
export function ofAccounts(query: Knex.QueryBuilder, principal: Viewer, alias: string): Knex.QueryBuilder {
  if (principal.party) return ofParty(query, principal, `${alias}.id`);
  if (principal.wholeCompany) return query;
  return query.where((seen) => {
    void seen
      .whereNot(`${alias}.group_id`, GROUP.debtors)
      .orWhere((own) => void ofCustomers(own, principal, alias));
  });
}

/**
 * For an embed token of a party, limits rows to that party by its account's column; for other callers
 * changes nothing.
 */
export function ofParty(
  query: Knex.QueryBuilder,
  { party }: Pick<Principal, "party">,
  column: string,
): Knex.QueryBuilder {
  return party ? query.where(column, party.id) : query;
}

/**
 * Limits customers (the accounts `alias`) to those that the principal may use in documents: for a salesman
 * also the customers on the routes of the beat plan.
 */
export function calledOn(
  query: Knex.QueryBuilder,
  db: Knex,
  principal: Principal,
  alias: string,
): Knex.QueryBuilder {
  if (principal.role !== SALESMAN) return ofCustomers(query, principal, alias);
  const beats = ofCompany(db, principal, "beat_plans as b").where("b.is_deleted", 0);
  const routes = ofUsers(beats, principal, "b.user_id").select("b.route_id");
  return query.where((own) => {
    void own.whereIn(`${alias}.route_id`, routes).orWhere(`${alias}.salesman_id`, principal.userId);
  });
}

/** The parts of a principal that define what it may see. */
type Viewer = Pick<Principal, "users" | "staff" | "branches" | "wholeCompany" | "party">;

/** Whether a list of users that the caller sent narrows what the principal sees. */
export function isNarrowedTo(wanted: string | null | undefined, principal: Viewer): boolean {
  return usersOf(principal, wanted) !== "all";
}

/** The users that a list narrows the principal's scope to, or "all". */
function usersOf({ users, staff, wholeCompany }: Viewer, wanted: string | null | undefined) {
  if (!wanted) return "all";
  const asked = new Set(wanted.split(",").map(Number));
  if (users.every((user) => asked.has(user))) return "all";
  return wholeCompany ? [...asked] : staff.filter((user) => asked.has(user));
}

function amongUsers(query: Knex.QueryBuilder, column: string, users: readonly number[]) {
  return users.length > 0 ? query.whereIn(column, [...users]) : query.whereRaw("1 = 0");
}

function names(sql: string, alias: string) {
  return new RegExp(`(?<![\\w.])${alias}\\.`).test(sql);
}

function firstAlias(sql: string) {
  return /(\w+)\./.exec(sql)?.[1] ?? "";
}

function aliasOf(table: string) {
  return table.split(" as ").at(-1) ?? table;
}
