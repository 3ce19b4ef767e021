import type { Knex } from "knex";
import {
  ACCOUNT_GROUP,
  price,
  type DatedPrice,
  type ItemRow,
  type UnknownGstin,
  type UnknownState,
  type GstKind,
  type SupplyKind,
} from "@vanbook/sdk/books";
import type { Principal } from "../../contract/principal.ts";
import { problemOnField } from "@vanbook/sdk/problem";
import { ofCompany } from "../../auth/scope.ts";
import { resolveState } from "./account-state.ts";
import { limitToOwnParties } from "./salesman-reach.ts";
import { type Find, createFinder } from "./finder.ts";

export interface AccountRow {
  id: number;
  name: string;
  group_id: number;
  state: string | null;
  state_code: string | null;
  country?: string | null;
  unknownState?: UnknownState;
  unknownGstin?: UnknownGstin;
  rate_type: string | null;
  customer_type: number | null;
  gst_kind: GstKind | null;
  route_id: number | null;
  credit_limit: string | null;
  user_id: number | null;
  gstin: string | null;
  is_deleted: number;
}

type FindAccount = (
  id: number,
  field: string,
  groups?: readonly number[],
  isLeft?: (account: AccountRow) => boolean,
) => AccountRow;

/** Those that the principal may use; deleted ones if in `allowedIds`. `groups` limits the kinds. */
export async function readAccounts(
  db: Knex,
  principal: Principal,
  ids: Iterable<number>,
  allowedIds: ReadonlySet<number> = NO_IDS,
): Promise<FindAccount> {
  const wantedIds = [...new Set(ids)];
  const accounts = ofCompany(db, principal, "accounts as c").whereIn("c.id", wantedIds);
  limitToAllowed(accounts, "c", allowedIds).forShare();
  limitToOwnParties(accounts, db, principal);
  accounts
    .select(
      "c.id",
      "c.name",
      "c.group_id",
      "c.state",
      "c.state_code",
      "c.rate_type",
      "c.customer_type",
      "c.gst_kind",
    )
    .select("c.route_id", "c.credit_limit", "c.user_id", "c.gstin", "c.country", "c.is_deleted");
  const rows: AccountRow[] = wantedIds.length === 0 ? [] : await accounts;
  const find = createFinder(rows.map(resolveState), "ACCOUNT_UNKNOWN");
  return (id, field, groups, isLeft = () => true) => {
    const account = find(id, field);
    if (!isLeft(account)) throw problemOnField("ACCOUNT_UNKNOWN", field);
    if (groups && !groups.includes(account.group_id)) throw problemOnField("ACCOUNT_KIND_WRONG", field);
    return account;
  };
}

/** Reads items with their prices of these days; deleted items only if they are allowed. */
export async function readItems(
  db: Knex,
  companyId: number,
  ids: Iterable<number>,
  { days, allowed = NO_IDS }: { days: readonly string[]; allowed?: ReadonlySet<number> },
): Promise<Find<ItemRow>> {
  const wantedIds = [...new Set(ids)];
  const sortedDays = days.toSorted();
  const items = db("items as i")
    .joinRaw(DATED_PRICES, [sortedDays.at(-1) ?? "9999-12-31", sortedDays[0] ?? "1000-01-01"])
    .where("i.company_id", companyId)
    .whereIn("i.id", wantedIds);
  limitToAllowed(items, "i", allowed)
    .forShare()
    .select("i.id", "i.name", "i.hsn_code", "i.tax_id", "i.mrp", "i.ccp", "i.sp", "i.dp", "i.is_service")
    .select(db.raw(`(${TAX_KIND}) as kind`))
    .select("p.rate_type", "p.valid_from", "p.price");
  // Former taxes are read after the items are locked, so that no save can change them any more.
  const [rows, formerTaxes] = await Promise.all([
    wantedIds.length === 0 ? [] : (items as unknown as Promise<RawItem[]>), // knex knows no column types
    readFormerTaxes(db, companyId, wantedIds),
  ]);
  const datedPrices = collectDatedPrices(rows);
  const itemRows = rows.map(
    ({ id, name, hsn_code: hsnCode, tax_id: taxId, mrp, ccp, sp, dp, is_service, kind: supplyKind }) => ({
      ...{ id, name, hsnCode, taxId, supplyKind },
      formerTaxes: formerTaxes.get(id) ?? [],
      mrp: price(mrp),
      isService: is_service === 1,
      prices: { CCP: price(ccp), SP: price(sp), DP: price(dp) },
      datedPrices: datedPrices.get(id) ?? [],
    }),
  );
  return createFinder(itemRows, "ITEM_UNKNOWN");
}

const TAX_KIND = "SELECT t.kind FROM taxes t WHERE t.company_id = i.company_id AND t.id = i.tax_id";

/** Prices of each rate type that are valid between the first and the last document date. */
const DATED_PRICES = `LEFT JOIN item_prices p ON p.company_id = i.company_id AND p.item_id = i.id AND p.valid_from <= ?
  AND NOT EXISTS (SELECT 1 FROM item_prices n WHERE n.company_id = p.company_id AND n.item_id = p.item_id
    AND n.rate_type = p.rate_type AND n.valid_from > p.valid_from AND n.valid_from <= ?)`;

function collectDatedPrices(rows: readonly RawItem[]): ReadonlyMap<number, readonly DatedPrice[]> {
  const prices = new Map<number, DatedPrice[]>();
  for (const { id, rate_type: rateType, valid_from: validFrom, price: datedPrice } of rows) {
    if (rateType === null || validFrom === null || datedPrice === null) continue;
    prices.set(id, [...(prices.get(id) ?? []), { rateType, validFrom, price: price(datedPrice) }]);
  }
  return prices;
}

async function readFormerTaxes(db: Knex, companyId: number, itemIds: readonly number[]) {
  const rows: { item_id: number; tax_id: number; before: string }[] =
    itemIds.length === 0
      ? []
      : await db("item_former_taxes")
          .where("company_id", companyId)
          .whereIn("item_id", [...itemIds])
          .orderBy(["item_id", "valid_before", "version"])
          .forShare()
          .select("item_id", "tax_id", "valid_before as before");
  const taxes = new Map<number, { taxId: number; before: string }[]>();
  for (const { item_id: itemId, tax_id: taxId, before } of rows)
    taxes.set(itemId, [...(taxes.get(itemId) ?? []), { taxId, before }]);
  return taxes;
}

export interface UserRow {
  id: number;
  branch_id: number | null;
  cash_account_id: number | null;
}

/** Users that the principal may post for, deleted ones if in `allowedIds`. Salesmen: themselves. */
export async function readUsers(
  db: Knex,
  principal: Principal,
  ids: Iterable<number | undefined>,
  allowedIds: ReadonlySet<number> = NO_IDS,
): Promise<(id: number | undefined, field: string) => UserRow | null> {
  const own = principal.role === 2 ? [principal.userId] : [];
  const wantedIds = new Set([...own, ...[...ids].flatMap((id) => id ?? [])]);
  const users = withCash(ofCompany(db, principal, "users as u")).whereIn("u.id", [...wantedIds]);
  limitToAllowed(users, "u", allowedIds).select("u.id", "u.branch_id", "a.id as cash_account_id");
  const rows: UserRow[] = wantedIds.size === 0 ? [] : await users;
  const find = createFinder(rows, "USER_UNKNOWN");
  return (id, field) => {
    const wantedId = id ?? own[0];
    if (wantedId === undefined) return null;
    const mayPost =
      principal.role === 2
        ? wantedId === principal.userId
        : principal.wholeCompany || principal.users.includes(wantedId);
    if (!mayPost) throw problemOnField("USER_UNKNOWN", field);
    return find(wantedId, field);
  };
}

export function withCash(users: Knex.QueryBuilder): Knex.QueryBuilder {
  return users.leftJoin("accounts as a", (on) => {
    on.on("a.company_id", "u.company_id").andOn("a.user_id", "u.id");
    on.andOnVal("a.group_id", ACCOUNT_GROUP.cash).andOnVal("a.is_deleted", 0);
  });
}

/**
 * Limits records to those that are not deleted or are allowed. With `forShare` they can't be
 * deleted before the transaction ends.
 */
function limitToAllowed(
  records: Knex.QueryBuilder,
  alias: string,
  allowedIds: ReadonlySet<number>,
): Knex.QueryBuilder {
  return records.where(
    (some) => void some.where(`${alias}.is_deleted`, 0).orWhereIn(`${alias}.id`, [...allowedIds]),
  );
}

const NO_IDS: ReadonlySet<number> = new Set();

interface RawItem {
  id: number;
  name: string;
  hsn_code: string;
  tax_id: number;
  mrp: string;
  ccp: string;
  sp: string;
  dp: string;
  is_service: number;
  kind: SupplyKind;
  rate_type: string | null;
  valid_from: string | null;
  price: string | null;
}
