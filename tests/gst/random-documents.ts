import type { Random } from "../../packages/sdk/gst/testing/random.ts";
import { CUSTOMER_IDS, ITEM_IDS, pickDay, type ReturnDesk } from "./return-desk.ts";

/** What was billed, for the notes of later days. */
export interface Billed {
  id: number;
  date: string;
  customerId: number;
  itemIds: readonly number[];
}

/**
 * Posts documents of a month by the API: bills of all kinds, some corrected or cancelled, returns,
 * notes and van loads. Adds the bills that stay to the list.
 */
export async function postRandomMonth(
  desk: ReturnDesk,
  random: Random,
  { month, count, billedDocuments }: { month: string; count: number; billedDocuments: Billed[] },
): Promise<void> {
  for (let at = 0; at < count; at++) {
    const kind = random.int(1, 10);
    const bill = billedDocuments.at(random.int(0, Math.max(0, billedDocuments.length - 1)));
    if (kind <= 6 || !bill || bill.date > `${month}-28`) await postBill(desk, random, month, billedDocuments);
    else if (kind <= 8) await postReturn(desk, random, month, bill);
    else if (kind === 9) await postNote(desk, random, month, bill);
    else await postLoad(desk, random, month);
  }
}

async function postBill(
  desk: ReturnDesk,
  random: Random,
  month: string,
  billedDocuments: Billed[],
): Promise<void> {
  const date = pickDay(random, month);
  const customerId = random.pick(Object.values(CUSTOMER_IDS));
  const isRegistered = customerId <= CUSTOMER_IDS.registeredElsewhere;
  const makeBill = async () => ({
    ...{ date, customerId, salesmanId: desk.salesman, locationId: desk.godown, payment: "credit" },
    seriesId: await desk.findSeries(isRegistered ? "B2B" : "B2C", date),
    ...{ discount: random.chance(0.3) ? random.int(1, 5) : 0, roundToRupee: random.chance(0.5) },
    ...(random.chance(0.1) && !isRegistered && { placeOfSupply: "33" }),
    lines: makeLines(random, customerId === CUSTOMER_IDS.householdElsewhere && random.chance(0.3)),
  });
  const body = await makeBill();
  const postedDocument = await desk.post("bills", body);
  if (random.chance(0.1)) return void (await desk.post(`bills/${postedDocument.id}/cancel`));
  const last = random.chance(0.2) ? await makeBill() : body;
  const standing =
    last === body ? postedDocument : await desk.post(`bills/${postedDocument.id}`, last, "PUT");
  billedDocuments.push({
    id: standing.id,
    date,
    customerId,
    itemIds: last.lines.map(({ itemId }) => itemId),
  });
}

/** Prices are 100.00 without tax. A large bill is above the limit of table 5. */
function makeLines(random: Random, isLarge: boolean) {
  return Array.from({ length: random.int(1, 4) }, () => ({
    itemId: random.pick(Object.values(ITEM_IDS)),
    quantity: isLarge ? random.int(900, 1100) : random.int(1_001, 9_999) / 1_000,
  }));
}

/** A tenth of a piece of one line. */
async function postReturn(desk: ReturnDesk, random: Random, month: string, bill: Billed): Promise<void> {
  const line = random.int(1, bill.itemIds.length);
  await desk.post("sale-returns", {
    date: chooseLater(bill.date, pickDay(random, month)),
    ...{ billId: bill.id, customerId: bill.customerId, refund: "credit" },
    lines: [{ billLineNo: line, itemId: bill.itemIds[line - 1], goodQuantity: 0.1 }],
  });
}

async function postNote(desk: ReturnDesk, random: Random, month: string, bill: Billed): Promise<void> {
  const rates = bill.itemIds.flatMap((id) => (id === ITEM_IDS.five ? 5 : id === ITEM_IDS.eighteen ? 18 : []));
  const taxRate = rates.length > 0 && random.chance(0.8) ? random.pick(rates) : undefined;
  const amount = random.int(1, 500) / 100;
  const way = random.int(1, 3);
  await desk.post("credit-notes", {
    date: chooseLater(bill.date, pickDay(random, month)),
    ...{ partyId: bill.customerId, accountId: desk.sales, amount, ...(taxRate !== undefined && { taxRate }) },
    ...(way === 1 && { billId: bill.id }),
    ...(way === 2 && { against: [{ billId: bill.id, amount }] }),
  });
}

async function postLoad(desk: ReturnDesk, random: Random, month: string): Promise<void> {
  const lines = [{ itemId: ITEM_IDS.five, quantity: random.int(1, 5) }];
  const places = { fromLocationId: desk.godown, toLocationId: desk.van };
  const postedDocument = await desk.post("van-loads", {
    date: pickDay(random, month),
    kind: "load",
    ...places,
    lines,
  });
  if (random.chance(0.2)) await desk.post(`van-loads/${postedDocument.id}/cancel`);
}

function chooseLater(a: string, b: string): string {
  return a > b ? a : b;
}
