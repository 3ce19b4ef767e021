import { finder, type Find } from "../documents/references/finder.ts";
import { NO_REFERENCES, type EditedReferences } from "../documents/references/deleted-references.ts";
import { price, type ItemRow } from "@vanbook/sdk/books";
import type { AccountRow, UserRow } from "../documents/references/references.ts";
import type { LocationRow } from "../documents/references/stock-location.ts";
import { refused } from "@vanbook/sdk/problem";
import type { StandInBooks } from "./books.ts";
import type { Item, Tables } from "./tables.ts";

/** Finds the records that a document refers to. Each throws the problem of its field, like the server's finders. */
export interface Finders {
  account(id: number, field: string, groups?: readonly number[]): AccountRow;
  item: Find<ItemRow>;
  location(id: number, field: string, kinds?: readonly LocationRow["kind"][]): LocationRow;
  user: Find<UserRow>;
  series: Find<{ id: number; series: string; invType: string; yearId: number }>;
}

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

/** The finders for these books. Deleted records are found only if the edited document already had them. */
export function findersOf({ tables }: StandInBooks, edited: EditedReferences = NO_REFERENCES): Finders {
  const accounts = tables.accounts.filter((each) => each.is_deleted === 0 || edited.accounts.has(each.id));
  const account = finder<AccountRow>(accounts, "ACCOUNT_UNKNOWN");
  const location = finder<LocationRow>(tables.stock_locations, "LOCATION_UNKNOWN");
  return {
    account(id, field, groups) {
      const found = account(id, field);
      if (groups && !groups.includes(found.group_id)) throw refused("ACCOUNT_KIND_WRONG", field);
      return found;
    },
    item: finder<ItemRow>(
      tables.items.map((item) => pricedItem(tables, item)),
      "ITEM_UNKNOWN",
    ),
    location(id, field, kinds) {
      const found = location(id, field);
      if (kinds && !kinds.includes(found.kind)) throw refused("LOCATION_KIND_WRONG", field);
      return found;
    },
    user: finder<UserRow>(tables.users, "USER_UNKNOWN"),
    series: finder(
      tables.invoice_series.map(({ id, series, inv_type: invType, year_id: yearId }) => ({
        ...{ id, series, invType, yearId },
      })),
      "SERIES_UNKNOWN",
    ),
  };
}
