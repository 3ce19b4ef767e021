import type { Knex } from "knex";
import { ofCompany } from "../auth/scope.ts";
import { buildPriceOnDaySql } from "../books/posting/price-list.ts";
import { getToday } from "../clock.ts";
import type { Body, Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import { problemOnField } from "@vanbook/sdk/problem";
import { buildContainsPattern } from "../db/like.ts";
import { select } from "../db/select.ts";
import { withTransaction } from "../db/transaction.ts";
import { changeRecords } from "../master/records.ts";
import { serialiseWrites } from "../master/serialize-writes.ts";
import { writePrices } from "./item-prices.ts";
import { refuseImpossible } from "./price-list-refusals.ts";

const read: Handler<"priceLists.read"> = async ({ query, principal, db }) => {
  const { rateType, date = getToday(), search } = query;
  const items = ofCompany(db, principal, "items as i").where("i.is_deleted", 0).orderBy(["i.name", "i.id"]);
  if (search !== undefined)
    void items.where((any) => {
      for (const column of ["i.name", "i.description", "i.hsn_code"])
        void any.orWhere(column, "like", buildContainsPattern(search.trim()));
    });
  const selectNextPrice = (column: string) =>
    db.raw(
      `(SELECT n.${column} FROM item_prices n WHERE n.company_id = i.company_id AND n.item_id = i.id
        AND n.rate_type = ? AND n.valid_from > ? ORDER BY n.valid_from LIMIT 1)`,
      [rateType, date],
    );
  return {
    rateType,
    date,
    items: await select<Schema<"PriceListItem">>(items, {
      itemId: "i.id",
      itemName: "i.name",
      size: "i.size",
      colour: "i.colour",
      hsnCode: db.raw("NULLIF(i.hsn_code, '')"),
      price: db.raw(buildPriceOnDaySql(rateType), [date]),
      nextFrom: selectNextPrice("valid_from"),
      nextPrice: selectNextPrice("price"),
    }),
  };
};

const save: Handler<"priceLists.save"> = async ({ body, principal, db, client }) => {
  refuseImpossible(body, getToday());
  const { rateType, validFrom, lines } = body;
  return withTransaction(db, async (trx) => {
    await serialiseWrites(trx, principal, "items");
    const names = await lockItems(trx, principal, body);
    const prices = lines.map(({ itemId, price }, index) => {
      const name = names.get(itemId);
      if (name === undefined) throw problemOnField("ITEM_UNKNOWN", `lines.${index}.itemId`);
      return { itemId, name, rateType, validFrom, price };
    });
    const changedIds = await writePrices(trx, { principal, client }, "priceLists.save", prices);
    // Forms of these items that are open now show the former price, so they become outdated.
    if (validFrom === getToday() && changedIds.length > 0)
      await changeRecords(trx, principal, ofCompany(trx, principal, "items").whereIn("id", changedIds), {});
    return { success: true, message: "Prices saved successfully" };
  });
};

export const priceLists = { "priceLists.read": read, "priceLists.save": save };

/** Locks the items until the transaction ends. Returns their names by id. */
async function lockItems(
  trx: Knex,
  principal: Principal,
  { lines }: Body<"priceLists.save">,
): Promise<ReadonlyMap<number, string>> {
  const ids = lines.map(({ itemId }) => itemId);
  const rows: { id: number; name: string }[] = await ofCompany(trx, principal, "items")
    .where("is_deleted", 0)
    .whereIn("id", ids)
    .orderBy("id")
    .forUpdate()
    .select("id", "name");
  return new Map(rows.map(({ id, name }) => [id, name]));
}
