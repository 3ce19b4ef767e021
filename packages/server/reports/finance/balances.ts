import type { Knex } from "knex";
import { GROUP } from "@vanbook/sdk/books";
import type { Principal } from "../../contract/principal.ts";
import { joinOwn, ofCompany, ofCustomers } from "../../auth/scope.ts";
import { sumsOf } from "../../db/sums-of.ts";
import { amountTie } from "../ties.ts";
import { balancesOn, rangeSums, STOCK } from "../range-sums.ts";

/** SQL over a rollup's row `r`: not a year's closing entry, which counts from the next year on. */
export const IS_BUSINESS = "(r.entry_kind <> 'closing')";
/** SQL over a group `g`: its accounts start from zero each financial year. */
export const IS_RESULT = "g.nature IN ('Income', 'Expenses')";
/** The profit or loss of earlier years that are not closed. */
export const PRIOR_YEARS = "Profit & Loss (prior years)";

/** The accounts `a` with their groups `g`. */
export function groupedAccounts(db: Knex, principal: Principal): Knex.QueryBuilder {
  return joinOwn(ofCompany(db, principal, "accounts as a"), "account_groups as g", "g.id", "a.group_id");
}

/** The ids of the income and expense accounts. */
export function resultAccounts(db: Knex, principal: Principal): Knex.QueryBuilder {
  return groupedAccounts(db, principal).whereRaw(IS_RESULT).select("a.id");
}

/**
 * The accounts `a`, with the customers outside the principal's scope combined into one row for each value of
 * `heads`, so that the total is still zero; `figures` are summed.
 */
export function withOthersTogether(
  db: Knex,
  principal: Principal,
  accounts: Knex.QueryBuilder,
  { heads, figures }: { heads: readonly string[]; figures: readonly string[] },
): Knex.QueryBuilder {
  if (principal.wholeCompany) return accounts;
  const customers = ofCompany(db, principal, "accounts as c").where("c.group_id", GROUP.debtors);
  const seen = ofCustomers(customers.clone(), principal, "c").select("c.id");
  const isOther = db.from(customers.whereNotIn("c.id", seen).select("c.id").as("o"));
  const rows = accounts.leftJoin(isOther.as("o"), "o.id", "a.id");
  const own = heads.map((head) => `a.${head}`);
  const summed = rows
    .select(own)
    .select(db.raw("CASE WHEN o.id IS NULL THEN a.id END as id"))
    .select(db.raw("CASE WHEN o.id IS NULL THEN a.name ELSE ? END as name", [OTHERS]))
    .select(figures.map((figure) => db.raw("SUM(??) as ??", [`a.${figure}`, figure])))
    .groupByRaw([...own, own.length + 1, own.length + 2].join(", "));
  return db.from(summed.as("a"));
}

/** Debit − credit, at the end of a day, of all accounts that `narrow` selects. */
export async function balanceOn(
  db: Knex,
  principal: Principal,
  day: string,
  narrow: (accounts: Knex.QueryBuilder) => void,
): Promise<string> {
  const balances = balancesOn(db, principal, day).as("m");
  const accounts = ofCompany(db, principal, "accounts as a").join(balances, "m.account_id", "a.id");
  narrow(accounts);
  const { balance } = await sumsOf(db, accounts, { balance: "m.balance" });
  return balance;
}

/** Compares the inventory account at the end of a day with the stock moves of each item (I3 of docs/books.md#invariants). */
export async function inventoryTie(db: Knex, principal: Principal, day: string) {
  const ever = { value: { sum: "r.value", over: ["opening", "movement"] } } as const;
  const items = rangeSums(db, principal, STOCK, { from: day, to: day }, ever);
  const { value } = await sumsOf(db, db.from(items.as("m")), { value: "m.value" });
  const inventory = await balanceOn(db, principal, day, (accounts) => {
    void accounts.where("a.system_key", "inventory");
  });
  return amountTie("Inventory, item by item", value, inventory);
}

const OTHERS = "Customers of other users";
