import type { Knex } from "knex";
import { GROUP } from "../../books/posting/chart-of-accounts.ts";
import { price, type Percent, type Price } from "../../money.ts";
import type { ItemTax } from "../../books/posting/tax.ts";
import type { Principal } from "../../contract/principal.ts";
import { refused } from "../../contract/problem.ts";
import { ofCompany } from "../../auth/scope.ts";
import { onlyOwnParties } from "./salesman-reach.ts";
import { type Find, finder } from "./finder.ts";

/** An account as documents need it: a party, cash, bank or any other. */
export interface AccountRow {
  id: number;
  name: string;
  group_id: number;
  state_code: string | null;
  rate_type: string | null;
  customer_type: number | null;
  route_id: number | null;
  credit_limit: string | null;
  user_id: number | null;
  gstin: string | null;
  is_deleted: number;
}

/** Finds an account; `isLeft` narrows down which of those that were read the document may name. */
type FindAccount = (
  id: number,
  field: string,
  groups?: readonly number[],
  isLeft?: (account: AccountRow) => boolean,
) => AccountRow;

/**
 * Reads the accounts with these ids that the principal may use; deleted ones only if `allowed`. The finder's `groups`
 * limits the kinds of account that the document accepts.
 */
export async function readAccounts(
  db: Knex,
  principal: Principal,
  ids: Iterable<number>,
  allowed: ReadonlySet<number> = NONE,
): Promise<FindAccount> {
  const wanted = [...new Set(ids)];
  const accounts = ofCompany(db, principal, "accounts as c").whereIn("c.id", wanted);
  orAllowed(accounts, "c", allowed).forShare();
  onlyOwnParties(accounts, db, principal);
  accounts.select(
    "c.id",
    "c.name",
    "c.group_id",
    "c.state_code",
    "c.rate_type",
    "c.customer_type",
    "c.route_id",
    "c.credit_limit",
    "c.user_id",
    "c.gstin",
    "c.is_deleted",
  );
  const rows: AccountRow[] = wanted.length === 0 ? [] : await accounts;
  const find = finder(rows, "ACCOUNT_UNKNOWN");
  return (id, field, groups, isLeft = () => true) => {
    const account = find(id, field);
    if (!isLeft(account)) throw refused("ACCOUNT_UNKNOWN", field);
    if (groups && !groups.includes(account.group_id)) throw refused("ACCOUNT_KIND_WRONG", field);
    return account;
  };
}

/** An item with the values that documents copy, and its prices. */
export interface ItemRow extends ItemTax {
  id: number;
  name: string;
  hsnCode: string;
  mrp: Price;
  /** The tax rate that a line was posted with, in an edit that leaves it as it was; in hundredths of a percent. */
  taxRate?: Percent;
  isService: boolean;
  prices: Readonly<Record<"CCP" | "SP" | "DP", Price>>;
}

/** Reads items by id; deleted ones only if `allowed`. */
export async function readItems(
  db: Knex,
  companyId: number,
  ids: Iterable<number>,
  allowed: ReadonlySet<number> = NONE,
): Promise<Find<ItemRow>> {
  const wanted = [...new Set(ids)];
  const items = db("items as i").where("i.company_id", companyId).whereIn("i.id", wanted);
  orAllowed(items, "i", allowed)
    .forShare()
    .select("id", "name", "hsn_code", "tax_id", "mrp", "ccp", "sp", "dp", "is_service");
  // In this order: the taxes that an item had before are read after it, when no save changes it any more.
  const [rows, formerTaxes] = await Promise.all([
    wanted.length === 0 ? [] : (items as unknown as Promise<RawItem[]>), // knex knows no column types
    readFormerTaxes(db, companyId, wanted),
  ]);
  const found = rows.map(({ hsn_code: hsnCode, tax_id: taxId, mrp, ccp, sp, dp, is_service, ...row }) => ({
    ...row,
    hsnCode,
    taxId,
    formerTaxes: formerTaxes.get(row.id) ?? [],
    mrp: price(mrp),
    isService: is_service === 1,
    prices: { CCP: price(ccp), SP: price(sp), DP: price(dp) },
  }));
  return finder(found, "ITEM_UNKNOWN");
}

/** The taxes that items had before, of those that have had others. */
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

/** The user of a document, with his cash account. */
export interface UserRow {
  id: number;
  branch_id: number | null;
  cash_account_id: number | null;
}

/**
 * Reads users that the principal may post for; deleted ones only if `allowed`. A salesman posts for himself only, others
 * for the users in their scope.
 */
export async function readUsers(
  db: Knex,
  principal: Principal,
  ids: Iterable<number | undefined>,
  allowed: ReadonlySet<number> = NONE,
): Promise<(id: number | undefined, field: string) => UserRow | null> {
  const own = principal.role === 2 ? [principal.userId] : [];
  const wanted = new Set([...own, ...[...ids].flatMap((id) => id ?? [])]);
  const users = ofCompany(db, principal, "users as u")
    .leftJoin("accounts as a", (on) =>
      on
        .on("a.company_id", "u.company_id")
        .andOn("a.user_id", "u.id")
        .andOnVal("a.group_id", GROUP.cash)
        .andOnVal("a.is_deleted", 0),
    )
    .whereIn("u.id", [...wanted]);
  orAllowed(users, "u", allowed).select("u.id", "u.branch_id", "a.id as cash_account_id");
  const rows: UserRow[] = wanted.size === 0 ? [] : await users;
  const find = finder(rows, "USER_UNKNOWN");
  return (id, field) => {
    const asked = id ?? own[0];
    if (asked === undefined) return null;
    const mayPost =
      principal.role === 2
        ? asked === principal.userId
        : principal.wholeCompany || principal.users.includes(asked);
    if (!mayPost) throw refused("USER_UNKNOWN", field);
    return find(asked, field);
  };
}

/**
 * Limits records to those that are not deleted or are `allowed`; with `forShare` they can't be deleted before the
 * transaction ends.
 */
function orAllowed(
  records: Knex.QueryBuilder,
  alias: string,
  allowed: ReadonlySet<number>,
): Knex.QueryBuilder {
  return records.where(
    (some) => void some.where(`${alias}.is_deleted`, 0).orWhereIn(`${alias}.id`, [...allowed]),
  );
}

const NONE: ReadonlySet<number> = new Set();

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
}
