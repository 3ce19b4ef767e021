import { resolveState } from "../documents/references/account-state.ts";
import { createFinder } from "../documents/references/finder.ts";
import type { EditedReferences } from "../documents/references/deleted-references.ts";
import { createFinders } from "../documents/references/find-references.ts";
import type { Found, References } from "../documents/references/reference-fields.ts";
import { price, type ItemRow } from "@vanbook/sdk/books";
import type { AccountRow } from "../documents/references/references.ts";
import type { LocationRow } from "../documents/references/stock-location.ts";
import { problemOnField } from "@vanbook/sdk/problem";
import type { StandInBooks } from "./books.ts";
import type { Item, Tables } from "./tables.ts";

export function toItemRow(tables: Tables, item: Item): ItemRow {
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
 * Finds the records that documents refer to in the declared fields, like the server's
 * `readReferences`. Deleted accounts are found only if the edited document already had them.
 */
export function findReferences<Input extends object, const Declared extends References<Input>>(
  { stand: { tables }, edited }: { stand: StandInBooks; edited: EditedReferences },
  declaration: Declared,
): Found<Input, Declared> {
  const accounts = tables.accounts.filter((each) => each.is_deleted === 0 || edited.accounts.has(each.id));
  const account = createFinder<AccountRow>(accounts.map(resolveState), "ACCOUNT_UNKNOWN");
  const location = createFinder<LocationRow>(tables.stock_locations, "LOCATION_UNKNOWN");
  const items = tables.items.map((item) => toItemRow(tables, item));
  const series = tables.invoice_series.map(({ id, series: name, inv_type: invType, year_id: yearId }) => ({
    ...{ id, series: name, invType, yearId },
  }));
  return createFinders<Input, Declared>(declaration, {
    account: {
      find(id, field, { groups }) {
        const foundAccount = account(id, field);
        if (groups && !groups.includes(foundAccount.group_id))
          throw problemOnField("ACCOUNT_KIND_WRONG", field);
        return foundAccount;
      },
    },
    item: { find: createFinder(items, "ITEM_UNKNOWN") },
    location: {
      find(id, field, { kinds }, document) {
        const foundLocation = location(id, field);
        const acceptedKinds = typeof kinds === "function" ? kinds(document) : kinds;
        if (acceptedKinds && !acceptedKinds.includes(foundLocation.kind))
          throw problemOnField("LOCATION_KIND_WRONG", field);
        return foundLocation;
      },
    },
    user: { find: createFinder(tables.users, "USER_UNKNOWN") },
    series: { find: createFinder(series, "SERIES_UNKNOWN") },
    trip: { find: createFinder([], "TRIP_UNKNOWN") }, // the stand-in has no trips
  });
}
