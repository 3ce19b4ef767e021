import type { Asked } from "./ask-both.ts";

/**
 * Bills and orders that go to the delivery addresses of two customers of the seed, or to typed ones:
 * priced, refused, posted, and read as printed documents and in detail.
 */
export function listShipToCalls(day: (back: number) => string): Asked[] {
  const [customerId, otherCustomerId] = [38, 40];
  const lines = [{ itemId: 1, quantity: 2 }];
  const order = { date: day(2), customerId, payment: "credit", lines };
  const bill = { ...order, seriesId: 2, locationId: 1 };
  const typedAddress = { name: "Sri Ram Clinic", address: "4 Rockfort Road", pin: "620002" };
  const places = [
    { receiver: "customer" },
    { receiver: "customer", addressId: 1 },
    { receiver: "customer", addressId: 2 },
    { receiver: "other", addressId: 2 },
    { receiver: "customer", ...typedAddress, state: "TN" },
    { receiver: "other", ...typedAddress, state: "33", gstin: "33AABCM5521F1ZY" },
    { receiver: "customer", address: "Main Road" },
    // Refused: another customer's, none, no State.
    { receiver: "customer", addressId: 3 },
    { receiver: "customer", addressId: 77 },
    { receiver: "other" },
    { receiver: "customer", ...typedAddress, state: "Atlantis" },
  ];
  const ids = Array.from({ length: 60 }, (_, at) => at + 1);
  const shipTo = { receiver: "customer", addressId: 2 };
  return [
    ...[customerId, otherCustomerId, 41, 999].map((AccountID): Asked => ({
      id: "deliveryAddresses.list",
      args: { AccountID },
    })),
    { id: "sync.masters" },
    { id: "unknownFacts.list" },
    ...places.flatMap((place): Asked[] => [
      { id: "bills.price", args: { ...bill, shipTo: place } },
      { id: "bills.price", args: { ...bill, shipTo: place, placeOfSupply: "Goa" } },
      { id: "bills.post", args: { ...bill, shipTo: place } },
      { id: "orders.price", args: { ...order, shipTo: place } },
      { id: "orders.post", args: { ...order, shipTo: place } },
    ]),
    {
      id: "bills.price",
      args: { ...bill, customerId: otherCustomerId, shipTo: { ...shipTo, addressId: 4 } },
    },
    ...ids.flatMap((id): Asked[] => [
      { id: "bills.price", args: { edits: id, ...bill, shipTo } },
      { id: "bills.price", args: { ...bill, orderId: id } },
      { id: "bills.read", args: { id } },
      { id: "orders.read", args: { id } },
    ]),
    ...Array.from({ length: 100 }, (_, at): Asked => ({ id: "vouchers.read", args: { voucherId: at + 1 } })),
  ];
}
