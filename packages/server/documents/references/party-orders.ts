import type { Knex } from "knex";
import { selectItemsForSale } from "../../books/posting/price-list.ts";
import { joinOwn, ofCompany } from "../../auth/scope.ts";
import type { Body } from "../../contract/contract.ts";
import type { Principal } from "../../contract/principal.ts";
import { problemOnField } from "@vanbook/sdk/problem";

export interface PartyOrders {
  salesman: { id: number; branch_id: number | null } | null;
  /**
   * Throws SERIES_UNKNOWN for an order that chooses its bill's series, ITEM_UNKNOWN for an item
   * that is not on the customer's price list, and DISCOUNT_LIMIT for a discount, which only the
   * company may give.
   */
  check(order: Body<"orders.post">): void;
}

export async function readPartyOrders(
  trx: Knex,
  principal: Principal,
  orders: readonly Body<"orders.post">[],
): Promise<PartyOrders | undefined> {
  if (!principal.party) return undefined;
  const customer = ofCompany(trx, principal, "accounts as c").where("c.id", principal.party.id);
  const customerRow: Customer = await joinOwn(customer, "users as s", "s.id", "c.salesman_id").first(
    "c.rate_type",
    "s.id",
    "s.branch_id",
    "s.is_active",
    "s.is_deleted",
  );
  const items = [...new Set(orders.flatMap(({ lines }) => lines.map(({ itemId }) => itemId)))];
  const listedItems = new Map<string, readonly number[]>();
  for (const date of new Set(orders.map((order) => order.date)))
    listedItems.set(
      date,
      await selectItemsForSale(trx, principal, customerRow.rate_type, date)
        .whereIn("i.id", items)
        .pluck("i.id"),
    );
  const { id, branch_id, is_active: isActive, is_deleted: isDeleted } = customerRow;
  return {
    salesman: id !== null && isActive === 1 && isDeleted === 0 ? { id, branch_id } : null,
    check({ seriesId, date, lines }) {
      if (seriesId !== undefined) throw problemOnField("SERIES_UNKNOWN", "seriesId");
      const unlistedIndex = lines.findIndex(({ itemId }) => !listedItems.get(date)?.includes(itemId));
      if (unlistedIndex >= 0) throw problemOnField("ITEM_UNKNOWN", `lines.${unlistedIndex}.itemId`);
      const less = lines.findIndex(({ discountRate = "0" }) => Number(discountRate) > 0);
      if (less >= 0) throw problemOnField("DISCOUNT_LIMIT", `lines.${less}.discountRate`, NOT_HIS_OWN);
    },
  };
}

const NOT_HIS_OWN = "A customer orders at the listed rates: a discount is the company's to give.";

interface Customer {
  rate_type: string | null;
  id: number | null;
  branch_id: number | null;
  is_active: number | null;
  is_deleted: number | null;
}
