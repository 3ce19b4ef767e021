import type { Asked } from "./ask-both.ts";

/**
 * Bills and orders with line discounts: priced, refused, posted, edited, and read as printed
 * documents and in detail.
 */
export function listDiscountCalls(day: (back: number) => string): Asked[] {
  const bill = { date: day(2), customerId: 37, seriesId: 2, locationId: 1, payment: "credit" };
  const order = { date: day(2), customerId: 37, payment: "credit" };
  const discountedLines = [
    { itemId: 1, quantity: 7, freeQuantity: 1, discountRate: 3.5 },
    { itemId: 1, quantity: 3, discount: 12.34 },
    { itemId: 1, quantity: 2, discountRate: 0, discount: 0 },
  ];
  const refusedDiscounts = [
    { discountRate: 100.01 },
    { discountRate: -1 },
    { discountRate: 1.005 },
    { discount: -1 },
    { discount: 1_000_000 },
    { discountRate: 5, discount: 5 },
  ];
  const odd = refusedDiscounts.map((line) => [{ itemId: 1, quantity: 1, ...line }]);
  const [first, ...others] = discountedLines;
  const ids = Array.from({ length: 40 }, (_, at) => at + 1);
  return [
    ...[discountedLines, ...odd].flatMap((lines): Asked[] => [
      { id: "bills.price", args: { ...bill, lines } },
      { id: "bills.post", args: { ...bill, lines } },
      { id: "orders.price", args: { ...order, lines } },
    ]),
    ...odd.map((lines): Asked => ({ id: "orders.post", args: { ...order, lines } })),
    { id: "orders.post", args: { ...order, lines: first ? [first] : [] } },
    { id: "orders.post", args: { ...order, lines: [{ itemId: 1, quantity: 7, discountRate: 3.5 }] } },
    // Each bill with the same lines and with another discount: unchanged lines keep their terms.
    ...ids.flatMap((id): Asked[] => [
      { id: "bills.price", args: { edits: id, ...bill, lines: discountedLines } },
      { id: "bills.price", args: { edits: id, ...bill, lines: others } },
    ]),
    ...ids.flatMap((id): Asked[] => [
      { id: "bills.read", args: { id } },
      { id: "bills.lines", args: { BillID: id } },
      { id: "orders.read", args: { id } },
      { id: "orders.lines", args: { DSID: id } },
    ]),
  ];
}
