import { findListedPrice } from "@vanbook/sdk/books";
import type { PlannedBill } from "./day-plan.ts";
import type { DayBook } from "./day-book.ts";
import type { DemoCompany } from "../companies/demo-company.ts";
import type { Wanted } from "./demand.ts";

/** Ordered goods and cartons for wholesalers come from the godown. */
export function isFromVan({ order, customer }: PlannedBill): boolean {
  return order === undefined && !customer.isWholesale;
}

/** Limits lines to the location's stock. If there is none, sells one piece of another item. */
export function fulfil(
  company: DemoCompany,
  book: DayBook,
  bill: PlannedBill,
): PlannedBill & { locationId: number } {
  const { vanId, godown } = bill.salesman;
  for (const locationId of isFromVan(bill) ? [vanId, godown.locationId] : [godown.locationId]) {
    const lines = bill.lines.flatMap((line) => limitToStock(line, book.onHand(locationId, line.item.id)));
    if (lines.length > 0) return { ...bill, lines, locationId };
  }
  const { locationId } = godown;
  const [most] = company.items
    .filter((item) => item.popularity > 0)
    .sort((a, b) => book.onHand(locationId, b.id) - book.onHand(locationId, a.id));
  if (!most || book.onHand(locationId, most.id) < 1) throw new Error("A godown is empty.");
  const prices = { ...most, prices: most.rates };
  const unitPrice = findListedPrice(prices, bill.customer.rateType, bill.date);
  return { ...bill, lines: [{ item: most, quantity: 1000n, freeQuantity: 0n, ...unitPrice }], locationId };
}

function limitToStock(line: Wanted, pieces: number): Wanted[] {
  const there = BigInt(pieces) * 1000n;
  if (there <= 0n) return [];
  if (line.quantity + line.freeQuantity <= there) return [line];
  return [{ ...line, quantity: line.quantity < there ? line.quantity : there, freeQuantity: 0n }];
}
