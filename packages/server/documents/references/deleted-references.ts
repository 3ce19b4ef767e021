import type { Knex } from "knex";
import { queryRows } from "../../db/rows.ts";
import {
  ACCOUNT_GROUP,
  makeShipToColumns,
  toShipTo,
  type ShipTo,
  type ShipToColumns,
} from "@vanbook/sdk/books";
import type { Principal } from "../../contract/principal.ts";
import { joinOwn, ofCompany } from "../../auth/scope.ts";

/** An edited document may keep the records that it refers to, even if they were deleted later. */
export interface EditedReferences {
  accounts: ReadonlySet<number>;
  items: ReadonlySet<number>;
  users: ReadonlySet<number>;
  locations: ReadonlySet<number>;
  /** Where the goods of an edited order go. */
  shipTo?: ShipTo | undefined;
}

export const NO_REFERENCES: EditedReferences = {
  accounts: new Set(),
  items: new Set(),
  users: new Set(),
  locations: new Set(),
};

/**
 * For a voucher of any kind: the accounts, items and locations of its entries and moves, and its
 * user. The services of a bill or purchase have no moves, so its lines are read too.
 */
export async function readVoucherReferences(
  trx: Knex,
  { companyId }: Pick<Principal, "companyId">,
  voucherId: number,
): Promise<EditedReferences> {
  const own = { company_id: companyId, voucher_id: voucherId };
  const [voucher, entries, moves] = await Promise.all([
    trx("vouchers")
      .where({ company_id: companyId, id: voucherId })
      .first<{ party_id: number | null; user_id: number | null } | undefined>("party_id", "user_id"),
    trx("ledger_entries").where(own).distinct("account_id").pluck<number[]>("account_id"),
    queryRows<{ item_id: number; location_id: number }>(
      trx,
      `SELECT item_id, location_id FROM stock_moves WHERE company_id = ? AND voucher_id = ?
      UNION SELECT l.item_id, d.location_id FROM bills d JOIN bill_lines l ON l.company_id = d.company_id AND l.bill_id = d.id
        WHERE d.company_id = ? AND d.voucher_id = ?
      UNION SELECT l.item_id, d.location_id FROM purchases d JOIN purchase_lines l ON l.company_id = d.company_id AND l.purchase_id = d.id
        WHERE d.company_id = ? AND d.voucher_id = ?`,
      [companyId, voucherId, companyId, voucherId, companyId, voucherId],
    ),
  ]);
  return {
    accounts: new Set([...entries, voucher?.party_id ?? 0]),
    items: new Set(moves.map((move) => move.item_id)),
    users: new Set([voucher?.user_id ?? 0]),
    locations: new Set(moves.map((move) => move.location_id)),
  };
}

export async function readOrderReferences(
  trx: Knex.Transaction,
  principal: Pick<Principal, "companyId">,
  orderId: number,
): Promise<EditedReferences> {
  const order: ({ customer_id: number; user_id: number | null } & ShipToColumns) | undefined =
    await ofCompany(trx, principal, "orders")
      .where("id", orderId)
      .first("customer_id", "user_id", ...Object.keys(makeShipToColumns(undefined)));
  const items: number[] = await ofCompany(trx, principal, "order_lines")
    .where("order_id", orderId)
    .pluck("item_id");
  return {
    ...NO_REFERENCES,
    accounts: new Set([order?.customer_id ?? 0]),
    items: new Set(items),
    users: new Set([order?.user_id ?? 0]),
    shipTo: order && toShipTo(order),
  };
}

/** Deleted accounts with a balance, such as from a return: payments may still settle it. */
export async function listUnsettledParties(
  db: Knex,
  principal: Pick<Principal, "companyId">,
  ids: Iterable<number>,
): Promise<ReadonlySet<number>> {
  const wantedIds = [...new Set(ids)];
  if (wantedIds.length === 0) return new Set();
  const accounts = ofCompany(db, principal, "accounts as c")
    .where("c.is_deleted", 1)
    .whereIn("c.group_id", [ACCOUNT_GROUP.debtors, ACCOUNT_GROUP.creditors])
    .whereIn("c.id", wantedIds);
  const owing: number[] = await joinOwn(accounts, "ledger_month as m", "m.account_id", "c.id")
    .groupBy("c.id")
    .havingRaw("SUM(m.debit - m.credit) <> 0")
    .pluck("c.id");
  return new Set(owing);
}
