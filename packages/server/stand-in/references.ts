import { finder } from "../documents/references/finder.ts";
import type { EditedReferences } from "../documents/references/deleted-references.ts";
import { referencesIn } from "../documents/references/find-references.ts";
import type { Found, References } from "../documents/references/reference-fields.ts";
import { price, type ItemRow } from "@vanbook/sdk/books";
import type { AccountRow } from "../documents/references/references.ts";
import type { LocationRow } from "../documents/references/stock-location.ts";
import { refused } from "@vanbook/sdk/problem";
import type { StandInBooks } from "./books.ts";
import type { Item, Tables } from "./tables.ts";

/** An item with its prices, including those that are valid from a day. */
export function pricedItem(tables: Tables, item: Item): ItemRow {
  const { id, name, hsn_code: hsnCode, tax_id: taxId, mrp, ccp, sp, dp } = item;
  return {
    ...{ id, name, hsnCode, taxId },
    isService: false, // the stand-in's business sells only goods
    mrp: price(mrp),
    prices: { CCP: price(ccp), SP: price(sp), DP: price(dp) },
    datedPrices: tables.item_prices
      .filter((each) => each.item_id === id)
      .map((each) => ({ rateType: each.rate_type, validFrom: each.valid_from, price: price(each.price) })),
  };
}

/**
 * Finds the records that documents refer to in the declared fields, like the server's `readReferences`. Deleted
 * accounts are found only if the edited document already had them.
 */
export function findReferences<Input extends object, const Declared extends References<Input>>(
  { stand: { tables }, edited }: { stand: StandInBooks; edited: EditedReferences },
  declared: Declared,
): Found<Input, Declared> {
  const accounts = tables.accounts.filter((each) => each.is_deleted === 0 || edited.accounts.has(each.id));
  const account = finder<AccountRow>(accounts, "ACCOUNT_UNKNOWN");
  const location = finder<LocationRow>(tables.stock_locations, "LOCATION_UNKNOWN");
  const items = tables.items.map((item) => pricedItem(tables, item));
  const series = tables.invoice_series.map(({ id, series: name, inv_type: invType, year_id: yearId }) => ({
    ...{ id, series: name, invType, yearId },
  }));
  return referencesIn<Input, Declared>(declared, {
    account: {
      find(id, field, { groups }) {
        const found = account(id, field);
        if (groups && !groups.includes(found.group_id)) throw refused("ACCOUNT_KIND_WRONG", field);
        return found;
      },
    },
    item: { find: finder(items, "ITEM_UNKNOWN") },
    location: {
      find(id, field, { kinds }, document) {
        const found = location(id, field);
        const accepted = typeof kinds === "function" ? kinds(document) : kinds;
        if (accepted && !accepted.includes(found.kind)) throw refused("LOCATION_KIND_WRONG", field);
        return found;
      },
    },
    user: { find: finder(tables.users, "USER_UNKNOWN") },
    series: { find: finder(series, "SERIES_UNKNOWN") },
    trip: { find: finder([], "TRIP_UNKNOWN") }, // the stand-in has no trips
  });
}
