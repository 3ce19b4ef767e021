import type { Args, Schema } from "@vanbook/sdk";
import { findFieldFault, type FieldRule, type Said } from "@vanbook/sdk/rules";

export type PriceListItem = Schema<"PriceListItem">;
/** Typed new prices, by item id. */
export type NewPrices = ReadonlyMap<number, string>;

/** The items whose name, size, colour or HSN code contains a text. */
export function foundItems(items: readonly PriceListItem[], search: string): readonly PriceListItem[] {
  const wanted = search.trim().toLocaleLowerCase();
  if (wanted === "") return items;
  return items.filter((item) =>
    [item.itemName, item.size, item.colour, item.hsnCode].some((text) =>
      text?.toLocaleLowerCase().includes(wanted),
    ),
  );
}

/** Pastes a spreadsheet column into the fields from an item on, in the shown order. Empty cells change nothing. */
export function pastedPrices(
  typed: NewPrices,
  items: readonly PriceListItem[],
  from: number,
  rows: readonly (readonly string[])[],
): NewPrices {
  const first = items.findIndex(({ itemId }) => itemId === from);
  const all = new Map(typed);
  for (const [at, [cell = ""]] of rows.entries()) {
    const item = items[first + at];
    const price = cell.replaceAll(/[₹,\s]/g, "");
    if (item && price !== "") all.set(item.itemId, price);
  }
  return all;
}

/**
 * Raises the items' prices by a percentage (negative: lowers) and rounds each to the nearest step, halves up.
 * Prices of 0 stay. `percent` and `step` have at most two decimals.
 */
export function raisedPrices(
  typed: NewPrices,
  items: readonly PriceListItem[],
  { percent, step }: { percent: string; step: string },
): NewPrices {
  const all = new Map(typed);
  const factor = HUNDRED + units(percent, 2);
  const nearest = units(step, 4);
  for (const { itemId, price } of items) {
    const before = units(String(price), 4);
    if (before <= 0n) continue;
    const steps = (2n * before * factor + HUNDRED * nearest) / (2n * HUNDRED * nearest);
    const after = String(steps * nearest).padStart(5, "0");
    all.set(itemId, `${after.slice(0, -4)}.${after.slice(-4)}`.replace(/0{1,2}$/, ""));
  }
  return all;
}

/** The errors in the new prices, by item id. */
export function brokenPrices(typed: NewPrices, rule: FieldRule): ReadonlyMap<number, Said> {
  return new Map(
    [...typed].flatMap(([itemId, price]): [number, Said][] => {
      const wrong = price.trim() === "" ? undefined : findFieldFault(rule, price.trim());
      return wrong === undefined ? [] : [[itemId, wrong]];
    }),
  );
}

/** The lines to send, split into requests of the maximum size. */
export function sentParts(typed: NewPrices): Args<"priceLists.save">["lines"][] {
  const lines = [...typed].flatMap(([itemId, price]) =>
    price.trim() === "" ? [] : [{ itemId, price: Number(price) }],
  );
  return Array.from({ length: Math.ceil(lines.length / AT_ONCE) }, (_, part) =>
    lines.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  );
}

/** A decimal as an integer scaled by its places: `units("2.5", 2)` is 250n. */
function units(decimal: string, places: number): bigint {
  const [whole = "0", digits = ""] = decimal.trim().replace("-", "").split(".");
  const value = BigInt((whole || "0") + digits.slice(0, places).padEnd(places, "0"));
  return decimal.trim().startsWith("-") ? -value : value;
}

const HUNDRED = 10_000n;
const AT_ONCE = 1000;
