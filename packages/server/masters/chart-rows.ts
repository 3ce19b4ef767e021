import type { Knex } from "knex";
import { getToday } from "../clock.ts";
import type { Schema } from "../contract/contract.ts";
import type { Principal } from "../contract/principal.ts";
import { joinOwn, ofCompany } from "../auth/scope.ts";
import { PARTY_GROUPS } from "./account-groups.ts";

type Row = Schema<"LedgerAccountRow">;

/**
 * Today's balances, debit positive, add up to zero (I7 of docs/books.md#invariants). Nothing is
 * posted after today, so the sum of all months is today's balance. Income and expenses count from
 * the start of the financial year.
 */
export async function chartRows(db: Knex, principal: Principal): Promise<Row[]> {
  const since = await findRunningYearStart(db, principal);
  const own = await selectAccounts(db, principal, since)
    .whereNotIn("a.group_id", [...PARTY_GROUPS])
    .where("a.is_deleted", 0)
    .orderByRaw(`${NATURES_SQL}, g.name, s.name IS NOT NULL, s.name, a.name, a.id`)
    .select({ ...GROUP_COLUMNS, id: "a.id", name: "a.name", ownGroupId: "s.id", ownGroup: "s.name" })
    .select({ system: "a.system_key", userId: "a.user_id", Version: "a.version" })
    .select(db.raw(`1 as accounts, COALESCE(${BALANCE_SQL}, 0) as balance`));
  const parties = await selectAccounts(db, principal, since)
    .whereIn("a.group_id", [...PARTY_GROUPS])
    .groupBy("g.id", "g.name", "g.nature")
    .select({ ...GROUP_COLUMNS, name: "g.name" })
    .select(db.raw(`SUM(a.is_deleted = 0) as accounts, COALESCE(SUM(${BALANCE_SQL}), 0) as balance`));
  const priorResult = await selectAccounts(db, principal, since)
    .whereRaw(IS_RESULT)
    .first(db.raw("COALESCE(SUM(m.ever - m.year), 0) as balance"));
  const [retainedEarnings] = await ofCompany(db, principal, "accounts as a")
    .where("a.system_key", "retained_earnings")
    .modify((accounts) => void joinOwn(accounts, "account_groups as g", "g.id", "a.group_id"))
    .select(GROUP_COLUMNS);
  const rows = [
    ...(own as (Omit<Row, "isFixed" | "mayOpen"> & { system: string | null; userId: number | null })[]).map(
      ({ system, userId, ...row }) => ({
        ...row,
        isFixed: system !== null || userId !== null,
        mayOpen: system !== "inventory" && system !== "opening_equity",
      }),
    ),
    ...(parties as PartRow[]).map((row) => ({ ...NO_ACCOUNT, ...row, accounts: Number(row.accounts) })),
    ...(Number((priorResult as { balance: string }).balance) === 0
      ? []
      : [
          {
            ...NO_ACCOUNT,
            ...(retainedEarnings as PartRow),
            ...(priorResult as PartRow),
            name: PRIOR_YEARS_NAME,
            accounts: 0,
          },
        ]),
  ];
  return rows.toSorted(
    (a, b) => NATURE_ORDER.indexOf(a.nature) - NATURE_ORDER.indexOf(b.nature) || compare(a.group, b.group),
  );
}

/** Falls back to today if no financial year has begun. */
async function findRunningYearStart(db: Knex, principal: Principal): Promise<string> {
  const [start]: string[] = await ofCompany(db, principal, "financial_years as y")
    .where("y.is_deleted", 0)
    .where("y.start_date", "<=", getToday())
    .orderBy("y.start_date", "desc")
    .limit(1)
    .pluck("y.start_date");
  return start ?? getToday();
}

/**
 * Accounts `a` with groups `g`, own groups `s` and sums `m`: `ever` (all months) and `year` (from
 * `since` on, without closing entries).
 */
function selectAccounts(db: Knex, principal: Principal, since: string): Knex.QueryBuilder {
  const sums = ofCompany(db, principal, "ledger_month as m")
    .groupBy("m.account_id")
    .select("m.account_id", db.raw("SUM(m.debit - m.credit) as ever"))
    .select(
      db.raw(
        "SUM(CASE WHEN m.month >= ? AND m.entry_kind <> 'closing' THEN m.debit - m.credit ELSE 0 END) as year",
        [since],
      ),
    );
  const accounts = ofCompany(db, principal, "accounts as a");
  joinOwn(accounts, "account_groups as g", "g.id", "a.group_id");
  joinOwn(accounts, "account_subgroups as s", "s.id", "a.subgroup_id");
  return accounts.leftJoin(sums.as("m"), "m.account_id", "a.id");
}

type PartRow = Pick<Row, "groupId" | "group" | "nature" | "name" | "accounts" | "balance">;

const GROUP_COLUMNS = { groupId: "g.id", group: "g.name", nature: "g.nature" };
const NO_ACCOUNT = {
  id: null,
  ownGroupId: null,
  ownGroup: null,
  isFixed: true,
  mayOpen: false,
  Version: null,
};
const NATURE_ORDER = ["Assets", "Liabilities", "Income", "Expenses"];
const NATURES_SQL = `FIELD(g.nature, ${NATURE_ORDER.map((nature) => `'${nature}'`).join(", ")})`;
const IS_RESULT = "g.nature IN ('Income', 'Expenses')";
const BALANCE_SQL = `CASE WHEN ${IS_RESULT} THEN m.year ELSE m.ever END`;
/** Trial balances use the same name. */
const PRIOR_YEARS_NAME = "Profit & Loss (prior years)";

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
