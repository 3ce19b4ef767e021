import { findPriceOnDay, RATE_TYPES, formatPrice, price } from "@vanbook/sdk/books";
import type { OperationId } from "../../contract/contract.ts";
import { problemOnField } from "@vanbook/sdk/problem";
import { refuseImpossible } from "../../masters/price-list-refusals.ts";
import { runAtomically, getToday } from "../books.ts";
import { foldText } from "../cells.ts";
import type { StandInHandlers } from "../handlers.ts";
import { toItemRow } from "../references.ts";
import type { Item, Tables } from "../tables.ts";
import { sortByName } from "./look-ups.ts";

export const priceLists = {
  "priceLists.read": ({ books: { tables }, books, query }) => {
    const { rateType, date = getToday(books), search } = query;
    const searchText = foldText(search?.trim() ?? "");
    const items = sortByName(tables.items).filter(({ name, description, hsn_code }) =>
      [name, description ?? "", hsn_code].some((text) => foldText(text).includes(searchText)),
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
          price: formatPrice(findPriceOnDay(toItemRow(tables, item), rateType, date)),
          nextFrom: next?.valid_from ?? null,
          nextPrice: next?.price ?? null,
        };
      }),
    };
  },
  "priceLists.save": ({ books, body }) => {
    refuseImpossible(body, getToday(books));
    const { rateType, validFrom, lines } = body;
    return runAtomically(books, () => {
      const { tables } = books;
      for (const [index, { itemId, price: newPrice }] of lines.entries()) {
        if (!tables.items.some(({ id }) => id === itemId))
          throw problemOnField("ITEM_UNKNOWN", `lines.${index}.itemId`);
        const others = tables.item_prices.filter(
          (each) => each.item_id !== itemId || each.rate_type !== rateType || each.valid_from !== validFrom,
        );
        const set = { item_id: itemId, rate_type: rateType, valid_from: validFrom };
        tables.item_prices =
          newPrice === null ? others : [...others, { ...set, price: formatPrice(price(newPrice)) }];
      }
      return { success: true as const, message: "Prices saved successfully" };
    });
  },
} satisfies Partial<StandInHandlers<OperationId>>;

export function calculatePricesOfDay(tables: Tables, item: Item, day: string) {
  const itemRow = toItemRow(tables, item);
  const [ccp, sp, dp, mrp] = RATE_TYPES.map((type) => formatPrice(findPriceOnDay(itemRow, type, day)));
  return { ccp: ccp ?? item.ccp, sp: sp ?? item.sp, dp: dp ?? item.dp, mrp: mrp ?? item.mrp };
}
