import type { Args, Schema } from "@vanbook/sdk";
import {
  findFieldFault,
  normaliseSheetFigure,
  roundFigure,
  type FieldRule,
  type Said,
} from "@vanbook/sdk/rules";

export type PriceListItem = Schema<"PriceListItem">;
export type NewPrices = ReadonlyMap<number, string>;

export function findItems(items: readonly PriceListItem[], search: string): readonly PriceListItem[] {
  const searchText = search.trim().toLocaleLowerCase();
  if (searchText === "") return items;
  return items.filter((item) =>
    [item.itemName, item.size, item.colour, item.hsnCode].some((text) =>
      text?.toLocaleLowerCase().includes(searchText),
    ),
  );
}

/**
 * Pastes a spreadsheet column into the fields from one item on, in the order shown. Empty cells
 * change nothing. Prices with more than so many decimals are rounded: `rounded` has them as they
 * were.
 */
export function pastePrices(
  newPrices: NewPrices,
  items: readonly PriceListItem[],
  { from, rows, decimals }: PastedPrices,
): { prices: NewPrices; rounded: NewPrices } {
  const first = items.findIndex(({ itemId }) => itemId === from);
  const prices = new Map(newPrices);
  const roundedPrices = new Map<number, string>();
  for (const [at, [cell = ""]] of rows.entries()) {
    const item = items[first + at];
    const pastedPrice = normaliseSheetFigure(cell.trim());
    if (!item || pastedPrice === "") continue;
    const price = roundFigure(pastedPrice, decimals);
    prices.set(item.itemId, price);
    const isOther = price !== pastedPrice && Number(price) !== Number(pastedPrice);
    if (isOther) roundedPrices.set(item.itemId, pastedPrice);
  }
  return { prices, rounded: roundedPrices };
}

interface PastedPrices {
  /** The item that gets the first of them. */
  from: number;
  rows: readonly (readonly string[])[];
  decimals: number;
}

/**
 * Raises the items' prices by a percentage (negative: lowers) and rounds each to the nearest step,
 * halves up. Prices of 0 stay. `percent` and `step` have at most two decimals.
 */
export function raisePrices(
  newPrices: NewPrices,
  items: readonly PriceListItem[],
  { percent, step }: { percent: string; step: string },
): NewPrices {
  const all = new Map(newPrices);
  const factor = HUNDRED_PERCENT + units(percent, 2);
  const nearest = units(step, 4);
  for (const { itemId, price } of items) {
    const before = units(String(price), 4);
    if (before <= 0n) continue;
    const steps = (2n * before * factor + HUNDRED_PERCENT * nearest) / (2n * HUNDRED_PERCENT * nearest);
    const after = String(steps * nearest).padStart(5, "0");
    all.set(itemId, `${after.slice(0, -4)}.${after.slice(-4)}`.replace(/0{1,2}$/, ""));
  }
  return all;
}

export function findBrokenPrices(newPrices: NewPrices, rule: FieldRule): ReadonlyMap<number, Said> {
  return new Map(
    [...newPrices].flatMap(([itemId, price]): [number, Said][] => {
      const wrong = price.trim() === "" ? undefined : findFieldFault(rule, price.trim());
      return wrong === undefined ? [] : [[itemId, wrong]];
    }),
  );
}

/** Splits the lines into requests of the maximum size. */
export function splitIntoRequests(newPrices: NewPrices): Args<"priceLists.save">["lines"][] {
  const lines = [...newPrices].flatMap(([itemId, price]) =>
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

const HUNDRED_PERCENT = 10_000n;
const AT_ONCE = 1000;
