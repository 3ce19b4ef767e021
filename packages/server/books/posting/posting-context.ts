import type { Knex } from "knex";
import { queryRows } from "../../db/rows.ts";
import { getDatabase } from "../../db/database.ts";
import { problem } from "@vanbook/sdk/problem";
import { toItemCost, makeCosts } from "./item-costs.ts";
import type { PostingContext, Cost, FinancialYear } from "@vanbook/sdk/books";
import type { ReadFacts } from "./freeze-facts.ts";
import { buildMasterSql, findFacts, listNamedParts, makeCompanyPart, type NamedIds } from "./read-facts.ts";
import type { FactsOf } from "./master-facts.ts";

export interface Named {
  accountIds: Iterable<number>;
  locationIds: Iterable<number>;
  itemIds: Iterable<number>;
  /** Of the other masters that documents name. */
  also?: NamedIds;
}

/**
 * Reads what vouchers are validated against, in one statement, and locks what they change until the
 * transaction ends: the years shared with other postings (see `lockYears`), then the items' costs
 * in the order of their ids. Throws ITEM_UNKNOWN, and ACCOUNT_UNKNOWN when a system account is
 * missing.
 */
export async function readPostingContext(
  trx: Knex.Transaction,
  companyId: number,
  namedIds: Named,
): Promise<{ context: PostingContext; costs: Map<number, Cost>; facts: ReadFacts }> {
  const itemIds = [...new Set(namedIds.itemIds)].sort((a, b) => a - b);
  const contextRows = await readRowsWithStockAccounts(trx, companyId, namedIds, itemIds);
  const costs = new Map<number, Cost>();
  for (const { what, id, a, b, c } of contextRows) {
    if (what === "cost") costs.set(id, toItemCost({ quantity: a ?? "", value: b ?? "", rate: c ?? "" }));
  }
  // An item that never moved has no cost row to lock: insert one, so that two first moves wait for
  // each other.
  const missing = itemIds.filter((id) => !costs.has(id));
  const completeCosts = missing.length > 0 ? await makeCosts(trx, companyId, missing, itemIds) : costs;
  const context = toPostingContext(contextRows);
  return { context, costs: completeCosts, facts: await findFacts(trx, companyId, contextRows) };
}

/**
 * Once the process knows the ids of a company's stock accounts, it reads them with the other
 * accounts. What it knows is checked with each reading, because a company can be restored.
 */
async function readRowsWithStockAccounts(
  trx: Knex.Transaction,
  companyId: number,
  namedIds: Named,
  itemIds: readonly number[],
): Promise<ContextRow[]> {
  const { stockAccountIds } = getDatabase(trx);
  const knownIds = stockAccountIds.get(companyId);
  if (knownIds) {
    const accountIds = [...namedIds.accountIds, ...knownIds];
    const rows = await readRows(trx, companyId, { ...namedIds, accountIds }, { itemIds });
    if (listStockAccounts(rows).length === STOCK_ACCOUNTS.length) return rows;
  }
  const rows = await readRows(trx, companyId, namedIds, { itemIds, stockAccountsByKey: true });
  const foundIds = listStockAccounts(rows).map(({ id }) => id);
  if (foundIds.length === STOCK_ACCOUNTS.length) stockAccountIds.set(companyId, foundIds);
  return rows;
}

function listStockAccounts(rows: readonly ContextRow[]): ContextRow[] {
  const stockRows = rows.filter(({ what, a }) => what === "account" && STOCK_ACCOUNTS.includes(a ?? ""));
  return [...new Map(stockRows.map((row) => [row.id, row])).values()];
}

function readRows(
  trx: Knex.Transaction,
  companyId: number,
  { accountIds, locationIds, also = {} }: Named,
  { itemIds, stockAccountsByKey = false }: { itemIds: readonly number[]; stockAccountsByKey?: boolean },
): Promise<ContextRow[]> {
  // LOCK IN SHARE MODE, because MariaDB doesn't support FOR SHARE. `kept_balances` is selected with
  // two company ids (there is no company 0): MariaDB would read a row selected by its full primary
  // key while planning, before the years are locked, and would miss balances added while waiting.
  const otherIds = {
    ...also,
    account: subtract(also.account, accountIds),
    item: subtract(also.item, itemIds),
    location: subtract(also.location, locationIds),
  };
  const parts = [...listNamedParts(companyId, otherIds), makeCompanyPart(companyId)];
  const sql = `(SELECT 'year' AS what, id, label AS a, start_date AS b, end_date AS c, locked_until AS d, closed_at AS e
      FROM financial_years WHERE company_id = ? AND is_deleted = 0 LOCK IN SHARE MODE)
    UNION ALL (SELECT 'cost', item_id, quantity, value, rate, NULL, NULL
      FROM item_costs WHERE company_id = ? AND item_id IN (?) FOR UPDATE)
    UNION ALL (${buildMasterSql("account", "m.system_key")} AND m.id IN (?))
    ${stockAccountsByKey ? `UNION ALL (${buildMasterSql("account", "m.system_key")} AND m.system_key IN (?))` : ""}
    UNION ALL (${buildMasterSql("location")} AND m.id IN (?))
    UNION ALL (SELECT 'balanced', 0, month, NULL, NULL, NULL, NULL
      FROM kept_balances WHERE company_id IN (?, 0) LOCK IN SHARE MODE)
    UNION ALL (${buildMasterSql("item", "m.keeps_batches")} AND m.id IN (?))
    ${parts.map((part) => `UNION ALL (${part.sql})`).join(" ")}
    UNION ALL (SELECT 'refuses short', 0, NULL, NULL, NULL, NULL, NULL
      FROM company_settings WHERE company_id = ? AND name = 'stock.short' AND value = 'refuse')`;
  return queryRows<ContextRow>(trx, sql, [
    companyId,
    companyId,
    listOf(itemIds),
    companyId,
    listOf(accountIds),
    ...(stockAccountsByKey ? [companyId, STOCK_ACCOUNTS as unknown as Knex.RawBinding] : []),
    companyId,
    listOf(locationIds),
    companyId,
    companyId,
    listOf(itemIds),
    ...parts.flatMap((part) => part.bindings),
    companyId,
  ]);
}

function toPostingContext(contextRows: readonly ContextRow[]): PostingContext {
  const of = (what: ContextRow["what"]) => contextRows.filter((row) => row.what === what);
  const accounts = of("account");
  const system = accounts.filter((row) => row.a !== null);
  const findAccountId = (key: string) => system.find((row) => row.a === key)?.id;
  const inventory = findAccountId("inventory");
  const variance = findAccountId("stock_variance");
  if (inventory === undefined || variance === undefined) throw problem("ACCOUNT_UNKNOWN");
  return {
    years: of("year").map(toFinancialYear),
    balancedTo: of("balanced")[0]?.a ?? null,
    accounts: new Set(accounts.map((row) => row.id)),
    locations: new Set(of("location").map((row) => row.id)),
    systemAccounts: new Set(system.map((row) => row.id)),
    stockAccounts: { inventory, stock_variance: variance },
    keepingBatches: new Set(of("item").flatMap((row) => (row.a === "1" ? row.id : []))),
    refusesShort: of("refuses short").length > 0,
  };
}

function toFinancialYear({ id, a, b, c, d, e }: ContextRow): FinancialYear {
  return { id, label: a ?? "", start_date: b ?? "", end_date: c ?? "", locked_until: d, closed_at: e };
}

function subtract(ids: Iterable<number> = [], others: Iterable<number>): number[] {
  const otherIds = new Set(others);
  return [...ids].filter((id) => !otherIds.has(id));
}

/**
 * For IN (?): the driver expands an array to a list, which knex's types don't support. 0 is no
 * record's id.
 */
function listOf(ids: Iterable<number>) {
  return [0, ...new Set(ids)] as unknown as Knex.RawBinding;
}

const STOCK_ACCOUNTS: readonly string[] = ["inventory", "stock_variance"];

/** A row of one of the queries in the UNION; `what` says which one, and what `a` to `e` mean. */
interface ContextRow {
  what: "year" | "cost" | "location" | "balanced" | "refuses short" | FactsOf;
  id: number;
  a: string | null;
  b: string | null;
  c: string | null;
  d: string | null;
  e: string | null;
}
