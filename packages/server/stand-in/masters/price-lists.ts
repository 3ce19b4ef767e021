import { priceOnDay, RATE_TYPES, formatPrice, price } from "@vanbook/sdk/books";
import type { OperationId } from "../../contract/contract.ts";
import { refused } from "@vanbook/sdk/problem";
import { refuseImpossible } from "../../masters/price-list-refusals.ts";
import { atomically, todayOf } from "../books.ts";
import { folded } from "../cells.ts";
import type { StandInHandlers } from "../handlers.ts";
import { pricedItem } from "../references.ts";
import type { Item, Tables } from "../tables.ts";
import { byName } from "./look-ups.ts";

/** Item prices for the customers of a rate type, with the days from which they are valid. */
export const priceLists = {
  "priceLists.read": ({ books: { tables }, books, query }) => {
    const { rateType, date = todayOf(books), search } = query;
    const wanted = folded(search?.trim() ?? "");
    const items = byName(tables.items).filter(({ name, description, hsn_code }) =>
      [name, description ?? "", hsn_code].some((text) => folded(text).includes(wanted)),
    );
    return {
      rateType,
      date,
      items: items.map((item) => {
        const [next] = tables.item_prices
          .filter(({ item_id, rate_type }) => item_id === item.id && rate_type === rateType)
          .filter(({ valid_from }) => valid_from > date)
          .toSorted((a, b) => (a.valid_from < b.valid_from ? -1 : 1));
        return {
          itemId: item.id,
          itemName: item.name,
          size: null,
          colour: null,
          hsnCode: item.hsn_code || null,
          price: formatPrice(priceOnDay(pricedItem(tables, item), rateType, date)),
          nextFrom: next?.valid_from ?? null,
          nextPrice: next?.price ?? null,
        };
      }),
    };
  },
  "priceLists.save": ({ books, body }) => {
    refuseImpossible(body, todayOf(books));
    const { rateType, validFrom, lines } = body;
    return atomically(books, () => {
      const { tables } = books;
      for (const [index, { itemId, price: wanted }] of lines.entries()) {
        if (!tables.items.some(({ id }) => id === itemId))
          throw refused("ITEM_UNKNOWN", `lines.${index}.itemId`);
        const others = tables.item_prices.filter(
          (each) => each.item_id !== itemId || each.rate_type !== rateType || each.valid_from !== validFrom,
        );
        const set = { item_id: itemId, rate_type: rateType, valid_from: validFrom };
        tables.item_prices =
          wanted === null ? others : [...others, { ...set, price: formatPrice(price(wanted)) }];
      }
      return { success: true as const, message: "Prices saved successfully" };
    });
  },
} satisfies Partial<StandInHandlers<OperationId>>;

/** An item's prices on a day, in the item's own columns. */
export function pricesOfDay(tables: Tables, item: Item, day: string) {
  const priced = pricedItem(tables, item);
  const [ccp, sp, dp, mrp] = RATE_TYPES.map((type) => formatPrice(priceOnDay(priced, type, day)));
  return { ccp: ccp ?? item.ccp, sp: sp ?? item.sp, dp: dp ?? item.dp, mrp: mrp ?? item.mrp };
}
