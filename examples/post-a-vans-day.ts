// Posts what a van did on a day: load, trip, orders, visits, bills, returns, receipts, an expense,
// its trail, unload and cash.
//
//   VANBOOK_URL=http://localhost:4300 VANBOOK_API_KEY=vbk_… VANBOOK_VAN="KL 27 D 4501" VANBOOK_SALESMAN="Anil Kumar" \
//     npx tsx --conditions vanbook-source examples/post-a-vans-day.ts 2026-11-20
//
// Safe to run again, also after an interruption: each document has a client id built from its day
// and van, so the server recognizes the documents it already has and returns them, marked
// "replayed". docs/scripting.md explains the calls.
import {
  createVanbook,
  isVanbookError,
  toDecimal,
  toPaise,
  toRupees,
  type Args,
  type Vanbook,
} from "@vanbook/sdk";

const { VANBOOK_URL, VANBOOK_API_KEY, VANBOOK_VAN = "", VANBOOK_SALESMAN = "" } = process.env;
const date = process.argv[2] ?? process.env.VANBOOK_DATE ?? "";
if (!VANBOOK_URL || !VANBOOK_API_KEY || !VANBOOK_VAN || !VANBOOK_SALESMAN || !date) {
  console.error(
    "Set VANBOOK_URL, VANBOOK_API_KEY, VANBOOK_VAN and VANBOOK_SALESMAN, and name a day that is over.",
  );
  process.exit(2);
}

const vanbook = createVanbook({ baseUrl: VANBOOK_URL, auth: { kind: "key", key: VANBOOK_API_KEY } });

try {
  const day = prepareDay(await vanbook.sync.masters({}));
  await move(day, "load", 20, 10);
  const { id: tripId } = show(await vanbook.trips.post(begin(day)), "trip begins");
  const orderId = await postOrder(day);
  await visit(day, tripId, orderId);
  const sale = await sell(day, orderId);
  const refunds = sale.cashBillId === undefined ? [] : await takeBack(day, sale.cashBillId);
  const receiptAmount = await receive(day);
  const expenseAmount = await spend(day, tripId);
  await leaveTrail(day);
  // Unsold goods go back, with the good piece that was returned to the van. Calculated from the
  // day's documents instead of the van's current stock, so a second run sends the same request.
  await move(day, "unload", 20 - sale.first + (refunds.length > 0 ? 1 : 0), 10 - sale.second);
  show(await vanbook.trips.end({ tripId, endedAt: toInstant("17:30"), endingKm: 48296 }), "trip ends");
  await postHandOver(day, sale.cash + receiptAmount - sum(refunds) - expenseAmount);
} catch (error) {
  if (!isVanbookError(error)) throw error;
  console.error(`${error.message} (${error.code}, request ${error.requestId ?? "unanswered"})`);
  for (const { field, message } of error.fields) console.error(`  ${field}: ${message}`);
  process.exitCode = 1;
}

function prepareDay({ locations, users, customers, items, series, expenseAccounts }: Masters) {
  const van = requireOne(locations, "van", ({ kind, name }) => kind === "van" && name === VANBOOK_VAN);
  const shops = customers.filter(({ gstin }) => gstin === null); // they get bills of the B2C series
  const [cashShop, creditShop] = [
    requireOne(shops, "customer"),
    requireOne(shops.slice(1), "second customer"),
  ];
  return {
    van,
    godown: requireOne(
      locations,
      "godown",
      ({ kind, branchId }) => kind === "godown" && branchId === van.branchId,
    ),
    salesmanId: requireOne(users, "salesman", ({ name }) => name === VANBOOK_SALESMAN).id,
    cashShopId: cashShop.id,
    creditShopId: creditShop.id,
    first: requireOne(items, "item").id,
    second: requireOne(items.slice(1), "second item").id,
    seriesId: requireOne(
      series,
      "series",
      (one) => one.invType === "B2C" && one.from <= date && date <= one.to,
    ).id,
    fuelId: requireOne(expenseAccounts, "account for fuel", ({ name }) => name.includes("Fuel")).id,
  };
}

async function move(
  { van, godown, salesmanId, ...day }: Day,
  kind: "load" | "unload",
  first: number,
  second: number,
) {
  const [from, to] = kind === "load" ? [godown, van] : [van, godown];
  const lines = [
    { itemId: day.first, quantity: first },
    { itemId: day.second, quantity: second },
  ];
  const places = { fromLocationId: from.id, toLocationId: to.id };
  show(
    await vanbook.vanLoads.post({ clientId: makeClientId(kind), date, kind, ...places, salesmanId, lines }),
    kind,
  );
}

function begin({ van, salesmanId: userId }: Day): Args<"trips.post"> {
  const trip = { clientId: makeClientId("trip"), userId, startedAt: toInstant("09:00"), startingKm: 48211.5 };
  return van.vehicleId === null ? trip : { ...trip, vehicleId: van.vehicleId };
}

async function postOrder({ creditShopId: customerId, salesmanId: userId, first, seriesId }: Day) {
  const lines = [{ itemId: first, quantity: 5 }];
  const orderInput = {
    clientId: makeClientId("order"),
    date,
    customerId,
    userId,
    payment: "credit",
    seriesId,
    lines,
  } as const;
  const [orderId] = showAll(await vanbook.orders.postBatch({ documents: [orderInput] }), "order");
  return orderId === undefined ? {} : { orderId };
}

async function visit(day: Day, tripId: number, order: { orderId?: number }) {
  const own = { userId: day.salesmanId, tripId };
  const firstVisit = {
    ...own,
    clientId: makeClientId("visit-1"),
    customerId: day.cashShopId,
    at: toInstant("10:05"),
    customerStatus: 1,
  } as const;
  const secondVisit = {
    ...own,
    clientId: makeClientId("visit-2"),
    customerId: day.creditShopId,
    at: toInstant("11:40"),
    customerStatus: 1,
  } as const;
  const visitWithOrder =
    order.orderId === undefined ? secondVisit : { ...secondVisit, ...order, locationStatus: 5 as const };
  showAll(await vanbook.visits.postBatch({ documents: [firstVisit, visitWithOrder] }), "visit");
}

/** Bills in one batch. A refused bill does not affect the others. */
async function sell(
  { van, seriesId, salesmanId, cashShopId, creditShopId, first, second }: Day,
  order: { orderId?: number },
) {
  const own = { date, seriesId, locationId: van.id, salesmanId };
  const onCredit = { ...own, customerId: creditShopId, payment: "credit" } as const;
  const cashLines = [
    { itemId: first, quantity: 4 },
    { itemId: second, quantity: 3 },
  ];
  const stale = [{ itemId: second, quantity: 1, unitPrice: 0.01 }]; // from a price list that is not valid: PRICE_STALE
  const batch = await vanbook.bills.postBatch({
    documents: [
      {
        ...own,
        clientId: makeClientId("bill-1"),
        customerId: cashShopId,
        payment: "cash",
        roundToRupee: true,
        lines: cashLines,
      },
      { ...onCredit, ...order, clientId: makeClientId("bill-2"), lines: [{ itemId: first, quantity: 5 }] },
      { ...onCredit, clientId: makeClientId("bill-3"), lines: stale },
    ],
  });
  const [cashBillId, creditBillId] = showAll(batch, "bill");
  return {
    cashBillId,
    first: (cashBillId === undefined ? 0 : 4) + (creditBillId === undefined ? 0 : 5),
    second: cashBillId === undefined ? 0 : 3,
    cash: toPaise(batch.results[0]?.document?.amount ?? 0),
  };
}

/**
 * One good piece goes back to the van, and one damaged piece is returned. Both are refunded in
 * cash.
 */
async function takeBack({ cashShopId: customerId, salesmanId }: Day, billId: number) {
  const own = { date, billId, customerId, refund: "cash", salesmanId } as const;
  const whole = { clientId: makeClientId("return-1"), lines: [{ billLineNo: 1, goodQuantity: 1 }] };
  const damagedReturn = {
    clientId: makeClientId("return-2"),
    lines: [{ billLineNo: 2, damagedQuantity: 1 }],
  };
  const good = show(await vanbook.saleReturns.post({ ...own, ...whole }), "return");
  const bad = show(await vanbook.saleReturns.post({ ...own, ...damagedReturn }), "return");
  return [toPaise(good.amount), toPaise(bad.amount)];
}

async function receive({ creditShopId: partyId, salesmanId: userId }: Day) {
  const receipt = {
    clientId: makeClientId("receipt"),
    date,
    mode: "cash",
    partyId,
    userId,
    amount: 250,
  } as const;
  const batch = await vanbook.receipts.postBatch({ documents: [receipt] });
  showAll(batch, "receipt");
  return toPaise(batch.results[0]?.document?.amount ?? 0);
}

async function spend({ fuelId: accountId, salesmanId: userId }: Day, tripId: number) {
  const fuel = {
    clientId: makeClientId("fuel"),
    date,
    mode: "cash",
    accountId,
    userId,
    tripId,
    amount: 120.5,
  } as const;
  return toPaise(show(await vanbook.expenses.post(fuel), "expense").amount);
}

async function leaveTrail({ salesmanId: userId }: Day) {
  const documents = ["09:00", "10:00", "11:30", "13:00", "15:00", "17:30"].map((time, stop) => ({
    clientId: makeClientId(`point-${time}`),
    userId,
    at: toInstant(time),
    latitude: 9.3851 + stop / 500,
    longitude: 76.5749 + stop / 800,
  }));
  showAll(await vanbook.locations.postBatch({ documents }), "point");
}

async function postHandOver({ salesmanId: userId }: Day, cash: bigint) {
  if (cash <= 0n) return;
  show(
    await vanbook.handOvers.post({ clientId: makeClientId("cash"), date, userId, amount: toRupees(cash) }),
    "cash",
  );
}

/** The same id for the same day, van and document, at every run. */
function makeClientId(what: string) {
  return `${date}/${VANBOOK_VAN.replaceAll(" ", "")}/${what}`;
}

function toInstant(time: string) {
  return new Date(`${date}T${time}:00+05:30`).toISOString();
}

function show<Document extends Shown>(document: Document, what: string) {
  const { voucherNo, number, id, amount, replayed } = document;
  const name = voucherNo ?? String(number ?? id);
  const worth = amount === undefined ? "" : `₹${toDecimal(toPaise(amount))}`;
  console.log(
    `${replayed ? "replayed" : "posted  "}  ${what.padEnd(12)}${name.padEnd(16)}${worth.padStart(12)}`.trimEnd(),
  );
  return document;
}

/**
 * Prints the result of each document of a batch. Returns their ids; undefined for a refused one.
 */
function showAll(batch: Batch, what: string) {
  return batch.results.map(({ document, problem, clientId: sentId }) => {
    if (document) return show(document, what).id ?? undefined;
    console.log(
      `refused   ${what.padEnd(12)}${sentId ?? ""}: ${problem?.message ?? ""} (${problem?.code ?? ""})`,
    );
    return undefined;
  });
}

function requireOne<T>(list: readonly T[], what: string, fits: (one: T) => boolean = () => true): T {
  const one = list.find(fits);
  if (one === undefined) throw new Error(`There is no such ${what}.`);
  return one;
}

function sum(amounts: readonly bigint[]) {
  return amounts.reduce((total, amount) => total + amount, 0n);
}

type Day = ReturnType<typeof prepareDay>;
type Masters = Awaited<ReturnType<Vanbook["sync"]["masters"]>>;

interface Shown {
  id: number | null;
  voucherNo?: string;
  number?: number;
  amount?: number;
  replayed: boolean;
}

interface Batch {
  results: readonly {
    clientId: string | null;
    document: Shown | null;
    problem: { code: string; message: string } | null;
  }[];
}
