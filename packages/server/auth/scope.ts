import type { Knex } from "knex";
import { type Principal, SALESMAN_ROLE } from "../contract/principal.ts";
import type { OwnJoins } from "../contract/report.ts";
import { ACCOUNT_GROUP } from "@vanbook/sdk/books";

/** All queries start here: the company's rows only. `table` includes its alias ("bills as b"). */
export function ofCompany(
  db: Knex,
  principal: Pick<Principal, "companyId">,
  table: string,
): Knex.QueryBuilder {
  return db(table).where(`${getAlias(table)}.company_id`, principal.companyId);
}

export function joinOwn(
  query: Knex.QueryBuilder,
  table: string,
  column: string,
  to: string,
): Knex.QueryBuilder {
  const own = `${getAlias(table)}.company_id`;
  const theirs = `${findFirstAlias(String(to))}.company_id`;
  return query.leftJoin(table, (on) => void on.on(own, theirs).andOn(column, to));
}

/**
 * Joins a table of facts: what the master `to` said when the document with this `edition` was
 * posted (docs/books.md#facts).
 */
export function joinFacts(
  query: Knex.QueryBuilder,
  table: `${string}_facts as ${string}`,
  to: string,
  edition: string,
): Knex.QueryBuilder {
  const alias = getAlias(table);
  const theirs = `${findFirstAlias(String(edition))}.company_id`;
  return query.leftJoin(
    table,
    (on) =>
      void on
        .on(`${alias}.company_id`, theirs)
        .andOn(`${alias}.id`, to)
        .andOn(`${alias}.edition`, "<=", edition)
        .andOn(`${alias}.until_edition`, ">", edition),
  );
}

/** Joins the tables that `usedIn` uses, and those that they depend on; without it, joins all. */
export function joinOwnById(
  db: Knex,
  query: Knex.QueryBuilder,
  joins: OwnJoins,
  usedIn?: readonly string[],
): Knex.QueryBuilder {
  const usedSql = [...(usedIn ?? [])];
  // From the last one back, because a join may be needed only by later joins.
  const neededJoins = Object.entries(joins)
    .toReversed()
    .filter(([alias, { id, edition }]) => {
      const isUsed = usedIn === undefined || usedSql.some((sql) => hasAlias(sql, alias));
      if (isUsed) usedSql.push(id, ...(edition === undefined ? [] : [edition]));
      return isUsed;
    });
  for (const [alias, { table, id, edition }] of neededJoins.toReversed()) {
    const to = db.raw(id) as unknown as string; // knex accepts both, but its types don't
    if (edition === undefined) joinOwn(query, `${table} as ${alias}`, `${alias}.id`, to);
    else joinFacts(query, `${table as `${string}_facts`} as ${alias}`, to, edition); // a table of facts
  }
  return query;
}

/**
 * Limits rows to users that the principal may see, including users who have left. `requestedUsers`,
 * a list from the caller, can only narrow that: users out of scope are ignored, and a list without
 * any user in scope matches nothing. A list with all active users, which clients get at sign-in and
 * send with each request, does not narrow.
 */
export function ofUsers(
  query: Knex.QueryBuilder,
  principal: Viewer,
  column: string,
  requestedUsers?: string | null,
): Knex.QueryBuilder {
  if (principal.party) return limitToUsers(query, column, []);
  const users = narrowUsers(principal, requestedUsers);
  if (users === "all") return principal.wholeCompany ? query : limitToUsers(query, column, principal.staff);
  return limitToUsers(query, column, users);
}

/**
 * Limits documents to those of users that the principal may see, like `ofUsers`; `column` is the
 * document's salesman or user. A document without one belongs to its branch; if it has no branch
 * either, to the user who entered it. A party sees its own documents by `account`, the column of
 * its account; without `account` it sees none.
 */
export function ofDocuments(
  query: Knex.QueryBuilder,
  principal: Viewer,
  column: string,
  requestedUsers?: string | null,
  account?: string,
): Knex.QueryBuilder {
  if (principal.party) return account ? ofParty(query, principal, account) : limitToUsers(query, column, []);
  const users = narrowUsers(principal, requestedUsers);
  if (users !== "all") return limitToUsers(query, column, users);
  if (principal.wholeCompany) return query;
  const alias = findFirstAlias(column);
  const { staff, branches } = principal;
  return query.where((visible) => {
    void limitToUsers(visible, column, staff).orWhere((without) => {
      void without.whereNull(column).where((own) => {
        void own.whereIn(`${alias}.branch_id`, [...branches]);
        void own.orWhere(
          (enteredBy) =>
            void limitToUsers(enteredBy, `${alias}.created_by`, staff).whereNull(`${alias}.branch_id`),
        );
      });
    });
  });
}

/** A customer belongs to its salesman, or else to who entered it. Otherwise like `ofUsers`. */
export function ofCustomers(
  query: Knex.QueryBuilder,
  principal: Viewer,
  alias: string,
  requestedUsers?: string | null,
): Knex.QueryBuilder {
  if (principal.party) return ofParty(query, principal, `${alias}.id`);
  const users = narrowUsers(principal, requestedUsers);
  const salesman = `${alias}.salesman_id`;
  if (users !== "all") return limitToUsers(query, salesman, users);
  if (principal.wholeCompany) return query;
  const { staff } = principal;
  return query.where((own) => {
    void limitToUsers(own, salesman, staff).orWhere(
      (enteredBy) => void limitToUsers(enteredBy, `${alias}.created_by`, staff).whereNull(salesman),
    );
  });
}

/** Limits customers as `ofCustomers` does; all other accounts of the company are visible. */
export function ofAccounts(query: Knex.QueryBuilder, principal: Viewer, alias: string): Knex.QueryBuilder {
  if (principal.party) return ofParty(query, principal, `${alias}.id`);
  if (principal.wholeCompany) return query;
  return query.where((visible) => {
    void visible
      .whereNot(`${alias}.group_id`, ACCOUNT_GROUP.debtors)
      .orWhere((own) => void ofCustomers(own, principal, alias));
  });
}

/**
 * For an embed token of a party, limits rows to that party by its account's column. For other
 * callers changes nothing.
 */
export function ofParty(
  query: Knex.QueryBuilder,
  { party }: Pick<Principal, "party">,
  column: string,
): Knex.QueryBuilder {
  return party ? query.where(column, party.id) : query;
}

/**
 * Limits customers (accounts `alias`) to those that the principal may use in documents; for a
 * salesman also the customers on the routes of the beat plan.
 */
export function ofUsableCustomers(
  query: Knex.QueryBuilder,
  db: Knex,
  principal: Principal,
  alias: string,
): Knex.QueryBuilder {
  if (principal.role !== SALESMAN_ROLE) return ofCustomers(query, principal, alias);
  const beats = ofCompany(db, principal, "beat_plans as b").where("b.is_deleted", 0);
  const routes = ofUsers(beats, principal, "b.user_id").select("b.route_id");
  return query.where((own) => {
    void own.whereIn(`${alias}.route_id`, routes).orWhere(`${alias}.salesman_id`, principal.userId);
  });
}

type Viewer = Pick<Principal, "users" | "staff" | "branches" | "wholeCompany" | "party">;

export function isNarrowedTo(requestedUsers: string | null | undefined, principal: Viewer): boolean {
  return narrowUsers(principal, requestedUsers) !== "all";
}

function narrowUsers({ users, staff, wholeCompany }: Viewer, requestedUsers: string | null | undefined) {
  if (!requestedUsers) return "all";
  const requestedIds = new Set(requestedUsers.split(",").map(Number));
  if (users.every((user) => requestedIds.has(user))) return "all";
  return wholeCompany ? [...requestedIds] : staff.filter((user) => requestedIds.has(user));
}

function limitToUsers(query: Knex.QueryBuilder, column: string, users: readonly number[]) {
  return users.length > 0 ? query.whereIn(column, [...users]) : query.whereRaw("1 = 0");
}

function hasAlias(sql: string, alias: string) {
  return new RegExp(`(?<![\\w.])${alias}\\.`).test(sql);
}

function findFirstAlias(sql: string) {
  return /(\w+)\./.exec(sql)?.[1] ?? "";
}

function getAlias(table: string) {
  return table.split(" as ").at(-1) ?? table;
}
