import { findListedPrice, type Quantity, type UnitPrice } from "@vanbook/sdk/books";
import type { Customer, DemoCompany, DemoItem } from "../companies/demo-company.ts";
import { createPicker, type Random } from "../random.ts";

export interface Wanted extends UnitPrice {
  item: DemoItem;
  quantity: Quantity;
  freeQuantity: Quantity;
}

export function createDemand(
  company: DemoCompany,
): (customer: Customer, day: string, random: Random) => Wanted[] {
  const pickItem = createPicker(company.items, (item) => item.popularity);
  return (customer, day, random) => {
    const items = new Set<DemoItem>();
    do items.add(pickItem(random));
    while (items.size < 9 && random.chance(customer.isWholesale ? 0.78 : 0.66));
    return [...items].map((item) => {
      const pieces = choosePieces(item, customer, random);
      const free = pieces >= 10 && random.chance(0.25) ? Math.floor(pieces / 10) : 0;
      return {
        item,
        quantity: BigInt(pieces) * 1000n,
        freeQuantity: BigInt(free) * 1000n,
        ...findListedPrice({ ...item, prices: item.rates }, customer.rateType, day),
      };
    });
  };
}

function choosePieces(item: DemoItem, customer: Customer, random: Random) {
  const wantedPieces = item.usual * random.spread() * (customer.isWholesale ? 4 : 1.3);
  if (wantedPieces < 12) return Math.max(1, Math.round(wantedPieces));
  return Math.round(wantedPieces / 5) * 5;
}
