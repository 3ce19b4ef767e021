import type { Knex } from "knex";
import { ACCOUNT_GROUP } from "@vanbook/sdk/books";
import type { Principal } from "../../contract/principal.ts";
import { joinOwn, ofCompany, ofCustomers } from "../../auth/scope.ts";
import { readSums } from "../../db/sums-of.ts";
import { makeAmountTie } from "../ties.ts";
import { selectBalancesOn, buildRangeSums, STOCK_ROLLUP } from "../range-sums.ts";

/** SQL over a rollup's row `r`. Closing entries are excluded: they count from the next year on. */
export const IS_BUSINESS = "(r.entry_kind <> 'closing')";
/** SQL over a group `g`. Its accounts start from zero each financial year. */
export const IS_RESULT = "g.nature IN ('Income', 'Expenses')";
export const PRIOR_YEARS = "Profit & Loss (prior years)";

export function selectGroupedAccounts(db: Knex, principal: Principal): Knex.QueryBuilder {
  return joinOwn(ofCompany(db, principal, "accounts as a"), "account_groups as g", "g.id", "a.group_id");
}

export function selectResultAccounts(db: Knex, principal: Principal): Knex.QueryBuilder {
  return selectGroupedAccounts(db, principal).whereRaw(IS_RESULT).select("a.id");
}

/**
 * Combines customers outside the principal's scope into one row for each value of `heads`, so that
 * the total is still zero; `figures` are summed.
 */
export function withOthersTogether(
  db: Knex,
  principal: Principal,
  accounts: Knex.QueryBuilder,
  { heads, figures }: { heads: readonly string[]; figures: readonly string[] },
): Knex.QueryBuilder {
  if (principal.wholeCompany) return accounts;
  const customers = ofCompany(db, principal, "accounts as c").where("c.group_id", ACCOUNT_GROUP.debtors);
  const seenCustomers = ofCustomers(customers.clone(), principal, "c").select("c.id");
  const isOther = db.from(customers.whereNotIn("c.id", seenCustomers).select("c.id").as("o"));
  const rows = accounts.leftJoin(isOther.as("o"), "o.id", "a.id");
  const own = heads.map((head) => `a.${head}`);
  const summedRows = rows
    .select(own)
    .select(db.raw("CASE WHEN o.id IS NULL THEN a.id END as id"))
    .select(db.raw("CASE WHEN o.id IS NULL THEN a.name ELSE ? END as name", [OTHERS_NAME]))
    .select(figures.map((figure) => db.raw("SUM(??) as ??", [`a.${figure}`, figure])))
    .groupByRaw([...own, own.length + 1, own.length + 2].join(", "));
  return db.from(summedRows.as("a"));
}

/** Debit − credit at the end of the day, of all accounts that `narrow` selects. */
export async function readBalanceOn(
  db: Knex,
  principal: Principal,
  day: string,
  narrow: (accounts: Knex.QueryBuilder) => void,
): Promise<string> {
  const balances = selectBalancesOn(db, principal, day).as("m");
  const accounts = ofCompany(db, principal, "accounts as a").join(balances, "m.account_id", "a.id");
  narrow(accounts);
  const { balance } = await readSums(db, accounts, { balance: "m.balance" });
  return balance;
}

/** Compares inventory at a day's end with the items' moves (I3 of docs/books.md#invariants). */
export async function readInventoryTie(db: Knex, principal: Principal, day: string) {
  const ever = { value: { sum: "r.value", over: ["opening", "movement"] } } as const;
  const items = buildRangeSums(db, principal, STOCK_ROLLUP, { from: day, to: day }, ever);
  const { value } = await readSums(db, db.from(items.as("m")), { value: "m.value" });
  const inventory = await readBalanceOn(db, principal, day, (accounts) => {
    void accounts.where("a.system_key", "inventory");
  });
  return makeAmountTie("Inventory, item by item", value, inventory);
}

const OTHERS_NAME = "Customers of other users";
