import { type Price, type Quantity, listPrice } from "@vanbook/sdk/books";
import type { Customer, DemoCompany, DemoItem } from "../companies/demo-company.ts";
import { createPicker, type Random } from "../random.ts";

/** A line that a customer asks for. */
export interface Wanted {
  item: DemoItem;
  quantity: Quantity;
  freeQuantity: Quantity;
  unitPrice: Price;
}

/**
 * Creates the function that makes the lines of a customer's order: one to nine items, a few pieces of each for shops,
 * cartons for wholesalers.
 */
export function createDemand(
  company: DemoCompany,
): (customer: Customer, day: string, random: Random) => Wanted[] {
  const pickItem = createPicker(company.items, (item) => item.popularity);
  return (customer, day, random) => {
    const items = new Set<DemoItem>();
    do items.add(pickItem(random));
    while (items.size < 9 && random.chance(customer.isWholesale ? 0.78 : 0.66));
    return [...items].map((item) => {
      const pieces = piecesOf(item, customer, random);
      // On some lines, one piece is free for each ten.
      const free = pieces >= 10 && random.chance(0.25) ? Math.floor(pieces / 10) : 0;
      return {
        item,
        quantity: BigInt(pieces) * 1000n,
        freeQuantity: BigInt(free) * 1000n,
        unitPrice: listPrice(company.books.taxes, { ...item, prices: item.rates }, customer.rateType, day),
      };
    });
  };
}

function piecesOf(item: DemoItem, customer: Customer, random: Random) {
  const wanted = item.usual * random.spread() * (customer.isWholesale ? 4 : 1.3);
  if (wanted < 12) return Math.max(1, Math.round(wanted));
  return Math.round(wanted / 5) * 5;
}
