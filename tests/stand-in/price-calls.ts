import type { Asked } from "./ask-both.ts";

/**
 * Prices that are valid from a date: saved, refused, removed and read, and bills and orders that
 * use them.
 */
export function listPriceCalls(day: (back: number) => string): Asked[] {
  const save = (rateType: string, back: number, ...lines: object[]): Asked => ({
    id: "priceLists.save",
    args: { rateType, validFrom: day(back), lines },
  });
  const types = ["CCP", "SP", "DP", "MRP"];
  const look = types.flatMap((rateType): Asked[] => [
    { id: "priceLists.read", args: { rateType } },
    ...[2, 0, -3, -9].map((back): Asked => ({ id: "priceLists.read", args: { rateType, date: day(back) } })),
  ]);
  const bill = { customerId: 37, seriesId: 2, locationId: 1, payment: "credit" };
  const lines = [{ itemId: 1, quantity: 2 }];
  const soldCalls = [1, 0].flatMap((back): Asked[] => [
    { id: "bills.price", args: { ...bill, date: day(back), lines } },
    { id: "bills.post", args: { ...bill, date: day(back), lines } },
    { id: "orders.price", args: { date: day(back), customerId: 37, payment: "credit", lines } },
  ]);
  const knownPrices = [1, 2, 3].map((itemId) => ({ itemId, price: 100.25 + itemId }));
  return [
    ...look,
    ...soldCalls,
    ...types.map((rateType) => save(rateType, 0, ...knownPrices)),
    ...types.map((rateType) => save(rateType, -3, { itemId: 1, price: 140 }, { itemId: 2, price: 0 })),
    save("SP", -9, { itemId: 1, price: 150.5 }),
    save("SP", 1, { itemId: 1, price: 1 }),
    save("SP", 0, { itemId: 1, price: null }),
    save("SP", -3, { itemId: 1, price: 1 }, { itemId: 1, price: 2 }),
    save("SP", -3, { itemId: 1, price: 1 }, { itemId: 9_999_999, price: 2 }),
    ...look,
    ...soldCalls,
    save("SP", -3, { itemId: 1, price: null }, { itemId: 3, price: null }),
    ...look,
    { id: "priceLists.read", args: { rateType: "SP", search: "BAND" } },
    { id: "sync.masters", args: {} },
    { id: "openingStock.report", args: {}, accept: "application/vnd.vanbook.table+json" },
  ];
}
