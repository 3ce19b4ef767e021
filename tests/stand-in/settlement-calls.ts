import type { Asked } from "./ask-both.ts";

/**
 * Receipts and payments against bills. For each customer they name every possible bill: unknown
 * ones, other customers', cancelled and edited ones. Too large an amount is refused with a message
 * that names the open amount, so both must know it to the paisa.
 */
export function listSettlementCalls(day: (back: number) => string): Asked[] {
  const ids = Array.from({ length: 9 }, (_, at) => at + 1);
  const post =
    (id: "receipts.post" | "payments.post") =>
    (
      partyId: number,
      amount: number,
      ...against: readonly (readonly [billId: number, amount: number])[]
    ) => ({
      id,
      args: {
        ...{ date: day(1), mode: "cash", partyId, amount },
        against: against.map(([billId, part]) => ({ billId, amount: part })),
      },
    });
  const receipt = post("receipts.post");
  const payment = post("payments.post");
  const tooMuch = [37, 38].flatMap((party) => ids.map((id) => receipt(party, 900_000, [id, 900_000])));
  const bill = {
    date: day(2),
    customerId: 37,
    seriesId: 2,
    locationId: 1,
    payment: "credit",
    lines: [{ itemId: 1, quantity: 2 }],
  };
  return [
    ...tooMuch,
    ...[32, 33].flatMap((party) => ids.map((id) => receipt(party, 12.5, [id, 10.25]))),
    ...tooMuch,
    receipt(32, 10, [2, 5], [2, 5.01]),
    receipt(32, 10, [2, 0]),
    receipt(32, 10, [2, 1.005]),
    // With the discount, 10.50 can be allocated.
    ...[10.5, 10.51].map((part): Asked => {
      const { id, args } = receipt(33, 10, [3, part]);
      return { id, args: { ...args, discount: 0.5 } };
    }),
    receipt(32, 10),
    ...ids.map((id): Asked => ({ id: "bills.edit", args: { id, ...bill } })),
    ...ids.map((id): Asked => ({ id: "bills.cancel", args: { id: id + 6 } })),
    ...tooMuch,
    ...ids.map((id): Asked => ({
      id: "receipts.edit",
      args: { id: id + 6, date: day(1), mode: "cash", partyId: id < 7 ? 32 : 33, amount: 7 },
    })),
    ...tooMuch,
    ...[36, 37].flatMap((party) => ids.slice(0, 5).map((id) => payment(party, 900_000, [id, 900_000]))),
    ...[36, 37].flatMap((party) => ids.slice(0, 5).map((id) => payment(party, 20, [id, 15]))),
    ...[36, 37].flatMap((party) => ids.slice(0, 5).map((id) => payment(party, 900_000, [id, 900_000]))),
    ...Array.from({ length: 24 }, (_, at): Asked => ({ id: "receipts.read", args: { id: at + 1 } })),
    ...ids.map((id): Asked => ({ id: "payments.read", args: { id } })),
    ...noteCalls(day),
    ...Array.from({ length: 24 }, (_, at): Asked[] => [
      { id: "creditNotes.read", args: { id: at + 1 } },
      { id: "debitNotes.read", args: { id: at + 1 } },
    ]).flat(),
  ];
}

/**
 * Notes for parties inside and outside the state, of the wrong kind and unknown; against bills,
 * edited and cancelled.
 */
function noteCalls(day: (back: number) => string): Asked[] {
  const note = (partyId: number, accountId: number, more: object = {}) => ({
    ...{ date: day(1), partyId, accountId, amount: 590, taxRate: 18 },
    ...more,
  });
  const [SALES, RENT] = [3, 24];
  const parties = [31, 32, 33, 34, 35, 36, 37, 99];
  return (["creditNotes", "debitNotes"] as const).flatMap((kind): Asked[] => [
    ...parties.map((party): Asked => ({ id: `${kind}.post`, args: note(party, SALES) })),
    ...parties.map((party): Asked => ({
      id: `${kind}.post`,
      args: note(party, RENT, { taxRate: 0, amount: 12.35 }),
    })),
    ...[1, 2, 14, 16, 32, 99].map((account): Asked => ({ id: `${kind}.post`, args: note(33, account) })),
    ...[1, 2, 3].map((billId): Asked => ({
      id: `${kind}.post`,
      args: note(kind === "creditNotes" ? 33 : 36, SALES, { taxRate: 0, against: [{ billId, amount: 5.5 }] }),
    })),
    {
      id: `${kind}.postBatch`,
      args: { documents: [{ ...note(33, RENT), clientId: "n1" }, { date: day(1) }] },
    },
    ...[1, 2, 3, 4].map((id): Asked => ({
      id: `${kind}.edit`,
      args: { id, ...note(kind === "creditNotes" ? 33 : 36, RENT, { taxRate: 5, amount: 105 }) },
    })),
    { id: `${kind}.cancel`, args: { id: 2, reason: "Entered twice" } },
    { id: `${kind}.cancel`, args: { id: 77 } },
  ]);
}
