import { randomUUID } from "node:crypto";
import type { Random } from "../../packages/server/demo/random.ts";
import type { Role, Seat } from "./seat.ts";

/** Request body of a voucher. */
export type Body = Record<string, unknown>;

/** A kind of voucher: its path, which roles enter it and how often, and how to build one. */
export interface EnteredKind {
  /** Name of its operations, before the dot. */
  name: string;
  path: string;
  /** Whether the form requests its price while the user types. */
  isPriced?: true;
  /** Relative frequency by role; a role that isn't listed never enters it. */
  weight: Partial<Record<Role, number>>;
  /** Returns undefined if the records that it needs don't exist. */
  make(at: Typing): Promise<Body | undefined> | Body | undefined;
}

/** What a user has available when typing a voucher. */
export interface Typing {
  seat: Seat;
  random: Random;
  /** A voucher date that this user may use. */
  day: string;
  today: string;
  /** An order that was placed and may already be billed. */
  order: { id: number; body: Body } | undefined;
}

/** Every kind that the API posts. */
export const enteredKinds: readonly EnteredKind[] = [
  { name: "bills", path: "bills", isPriced: true, weight: setWeights(22, 40), make: makeBill },
  {
    name: "saleReturns",
    path: "sale-returns",
    isPriced: true,
    weight: setWeights(7, 10),
    make: makeSaleReturn,
  },
  { name: "replacements", path: "replacements", weight: setWeights(2, 3), make: makeReplacement },
  { name: "orders", path: "orders", isPriced: true, weight: setWeights(8, 15), make: makeOrder },
  { name: "purchases", path: "purchases", isPriced: true, weight: setWeights(9), make: makePurchase },
  {
    name: "purchaseReturns",
    path: "purchase-returns",
    isPriced: true,
    weight: setWeights(3),
    make: makePurchaseReturn,
  },
  { name: "receipts", path: "receipts", weight: setWeights(16, 25), make: makeReceipt },
  { name: "payments", path: "payments", weight: setWeights(8), make: makePayment },
  { name: "expenses", path: "expenses", weight: setWeights(6, 6), make: makeExpense },
  { name: "journals", path: "journals", weight: setWeights(5), make: makeJournal },
  { name: "contras", path: "contras", weight: setWeights(4), make: makeContra },
  { name: "handOvers", path: "hand-overs", weight: setWeights(3), make: makeHandOver },
  { name: "vanLoads", path: "van-loads", weight: setWeights(8), make: makeVanLoad },
  { name: "productions", path: "productions", weight: setWeights(3), make: makeProduction },
  { name: "damages", path: "damages", weight: setWeights(3), make: makeDamage },
  { name: "openings", path: "openings", weight: { administrator: 2 }, make: makeOpening },
];

function setWeights(office: number, salesman = 0): EnteredKind["weight"] {
  return { administrator: office, manager: office, salesman };
}

function makeBill({ seat: { role, reach }, random, day, order }: Typing): Body {
  const billedOrder = order && random.chance(0.6) ? order : undefined;
  const salesmanId = role === "salesman" || random.chance(0.5) ? undefined : random.pick(reach.withCash);
  const payment = random.pick(["cash", "credit"]);
  return {
    date: day,
    customerId: billedOrder?.body.customerId ?? random.pick(reach.customers),
    // Most bills use the same series, so that they compete for its counter.
    seriesId: random.chance(0.7) ? reach.series[0] : random.pick(reach.series),
    locationId: random.pick(random.chance(0.8) ? reach.godowns : listPlaces(reach)),
    payment,
    ...(payment === "cash" && role !== "salesman" && !salesmanId && { cashAccountId: reach.mainCash }),
    ...(salesmanId && { salesmanId }),
    ...(billedOrder && { orderId: billedOrder.id }),
    roundToRupee: random.chance(0.5),
    lines: makeLines(reach.items, random, () => ({
      quantity: random.chance(0.03) ? 9_000 : random.int(1, 9),
    })),
  };
}

async function makeSaleReturn({ seat, random, today }: Typing): Promise<Body | undefined> {
  const customerId = random.pick(seat.reach.customers);
  const bills = await seat.read<Choices>("returnableBills.list", `returnable-bills?customerId=${customerId}`);
  const billId = chooseNewest(bills, random);
  const leftLine =
    billId && (await seat.read<Left>("returnableBills.read", `returnable-bills/${billId}`))?.lines[0];
  if (!leftLine) return undefined;
  const damagedPart = random.chance(0.3) ? { damagedQuantity: 1 } : {};
  const lines = [{ billLineNo: leftLine.billLineNo, goodQuantity: random.int(1, 2), ...damagedPart }];
  const isCash = random.chance(0.3);
  const refund = {
    refund: isCash ? "cash" : "credit",
    ...(isCash && seat.role !== "salesman" && { cashAccountId: seat.reach.mainCash }),
  };
  // A godown, because the goods may have been sold from another salesman's van.
  const locationId = random.pick(seat.reach.godowns);
  return { date: today, customerId, billId, locationId, ...refund, lines };
}

function makeReplacement({ seat: { reach }, random, today }: Typing): Body {
  const customerId = random.pick(reach.customers);
  const lines = [{ itemId: random.pick(reach.items), quantity: 1, damagedQuantity: 1 }];
  return { date: today, customerId, locationId: random.pick(reach.godowns), lines };
}

function makeOrder({ seat: { reach }, random, day }: Typing): Body {
  const lines = makeLines(reach.items, random, () => ({ quantity: random.int(1, 6) }));
  return { date: day, customerId: random.pick(reach.customers), payment: "credit", lines };
}

function makePurchase({ seat: { reach }, random, day }: Typing): Body {
  return {
    date: day,
    supplierId: random.pick(reach.suppliers),
    ...(random.chance(0.7) && { supplierInvoiceNo: `E/${randomUUID().slice(0, 13)}` }),
    locationId: random.pick(reach.godowns),
    lines: makeLines(reach.items, random, () => ({
      quantity: random.int(10, 60),
      unitPrice: random.int(3_000, 6_000) / 100,
    })),
  };
}

async function makePurchaseReturn({ seat, random, today }: Typing): Promise<Body | undefined> {
  const supplierId = random.pick(seat.reach.suppliers);
  const path = `returnable-purchases?supplierId=${supplierId}`;
  const purchaseId = chooseNewest(await seat.read<Choices>("returnablePurchases.list", path), random);
  const leftLine =
    purchaseId &&
    (await seat.read<Left>("returnablePurchases.read", `returnable-purchases/${purchaseId}`))?.lines[0];
  if (!leftLine) return undefined;
  const lines = [{ purchaseLineNo: leftLine.purchaseLineNo, quantity: random.int(1, 3) }];
  return { date: today, supplierId, purchaseId, locationId: random.pick(seat.reach.godowns), lines };
}

async function makeReceipt({ seat, random, day }: Typing): Promise<Body> {
  const partyId = random.pick(seat.reach.customers);
  const open = random.chance(0.6)
    ? await seat.read<Open>("openBills.read", `open-bills/${partyId}`)
    : undefined;
  const isCash = seat.role === "salesman" || random.chance(0.7);
  const mode = isCash ? { mode: "cash" } : { mode: "neft", ledgerId: seat.reach.bank };
  return { date: day, ...mode, partyId, ...makeSettlement(open, random) };
}

async function makePayment({ seat, random, day }: Typing): Promise<Body> {
  const partyId = random.pick(seat.reach.suppliers);
  const open = random.chance(0.6)
    ? await seat.read<Open>("openPurchases.read", `open-purchases/${partyId}`)
    : undefined;
  const isCash = seat.role !== "administrator" || random.chance(0.5);
  const mode = isCash ? { mode: "cash" } : { mode: "online", ledgerId: seat.reach.bank };
  return { date: day, ...mode, partyId, ...makeSettlement(open, random) };
}

function makeExpense({ seat: { reach }, random, day }: Typing): Body {
  return { date: day, mode: "cash", accountId: random.pick(reach.expenses), amount: makeRupees(random, 300) };
}

function makeJournal({ seat: { reach }, random, day }: Typing): Body {
  const amount = makeRupees(random, 2_000);
  const [from, to] = random.pick([
    [reach.expenses[0], reach.expenses[1]],
    [reach.expenses[1], reach.mainCash],
  ] as const);
  const lines = [
    { accountId: from, debit: amount },
    { accountId: to, credit: amount },
  ];
  return { date: day, narration: "Entered beside others", lines };
}

function makeContra({ seat: { reach }, random, day }: Typing): Body {
  return {
    date: day,
    fromAccountId: reach.mainCash,
    toAccountId: reach.bank,
    amount: makeRupees(random, 900),
  };
}

function makeHandOver({ seat: { reach }, random, day }: Typing): Body {
  return { date: day, userId: random.pick(reach.withCash), amount: makeRupees(random, 500) };
}

/** Loads a van, unloads it, or transfers from one van to another. */
function makeVanLoad({ seat: { reach }, random, day }: Typing): Body {
  const [godown, van] = [random.pick(reach.godowns), random.pick(reach.vans)];
  const other = random.pick(reach.vans.filter((each) => each !== van));
  const [kind, fromLocationId, toLocationId] = random.pick([
    ["load", godown, van],
    ["load", godown, van],
    ["unload", van, godown],
    ["transfer", van, other],
  ] as const);
  const lines = makeLines(reach.items, random, () => ({ quantity: random.int(1, 8) }));
  return { date: day, kind, fromLocationId, toLocationId, lines };
}

function makeProduction({ seat: { reach }, random, day }: Typing): Body {
  const lines = makeLines(reach.items, random, () => ({ usedQuantity: random.int(1, 4) }));
  const locationId = random.pick(reach.godowns);
  return { date: day, itemId: reach.made, quantity: random.int(1, 5), locationId, overhead: 10, lines };
}

function makeDamage({ seat: { reach }, random, day }: Typing): Body {
  const lines = makeLines(reach.items, random, () => ({ damagedQuantity: 1 }));
  return { date: day, locationId: random.pick(reach.godowns), lines };
}

function makeOpening({ seat: { reach }, random, day }: Typing): Body {
  return { date: day, balances: [{ accountId: reach.bank, debit: makeRupees(random, 100) }] };
}

/** Two to five lines with different items, in random order. */
function makeLines(items: readonly number[], random: Random, rest: () => Body): Body[] {
  const leftItems = [...items];
  return Array.from({ length: random.int(2, 5) }, () => {
    const [itemId] = leftItems.splice(random.int(0, leftItems.length - 1), 1);
    return { itemId, ...rest() };
  });
}

function listPlaces({ godowns, vans }: Seat["reach"]): readonly number[] {
  return vans.length > 0 ? vans : godowns;
}

/** An amount, allocated to up to three open bills; on account if there are none. */
function makeSettlement(open: Open | undefined, random: Random): Body {
  const bills = (open?.lines ?? []).slice(0, random.int(1, 3));
  if (bills.length === 0) return { amount: makeRupees(random, 3_000) };
  const against = bills.map(({ billId, openingLine, open: openAmount }) => ({
    billId,
    ...(openingLine !== null && { openingLine }),
    amount: random.chance(0.5) ? openAmount : Math.min(openAmount, makeRupees(random, 500)),
  }));
  const paise = against.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  return { amount: paise / 100, against };
}

function chooseNewest(choices: Choices | undefined, random: Random): number | undefined {
  const newest = choices?.data.slice(0, 6) ?? [];
  return newest.length > 0 ? random.pick(newest).id : undefined;
}

function makeRupees(random: Random, most: number): number {
  return random.int(100, most * 100) / 100;
}

interface Choices {
  data: { id: number }[];
}
interface Left {
  lines: { billLineNo: number; purchaseLineNo: number }[];
}
interface Open {
  lines: { billId: number; openingLine: number | null; open: number }[];
}
