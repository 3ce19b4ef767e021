import type { Random } from "../../packages/sdk/gst/testing/random.ts";
import { ITEM_IDS, pickDay, type ReturnDesk } from "./return-desk.ts";
import { SUPPLIER_IDS, type InwardDesk } from "./inward-desk.ts";

/** A purchase in effect, for the notes of later days. */
export interface Bought {
  id: number;
  date: string;
  supplierId: number;
  itemIds: readonly number[];
}

/**
 * Posts documents of suppliers by the API: purchases, some corrected or cancelled, returns, debit
 * notes, and expenses with tax and on reverse charge. Adds the purchases that stay to `boughtGoods`.
 */
export async function postRandomInward(
  desk: ReturnDesk & InwardDesk,
  random: Random,
  { month, count, boughtGoods }: { month: string; count: number; boughtGoods: Bought[] },
): Promise<void> {
  for (let at = 0; at < count; at++) {
    const kind = random.int(1, 10);
    const purchase = boughtGoods.at(random.int(0, Math.max(0, boughtGoods.length - 1)));
    if (kind <= 2) await postExpense(desk, random, month);
    else if (kind <= 6 || !purchase || purchase.date > `${month}-28`)
      await postPurchase(desk, random, month, boughtGoods);
    else if (kind <= 8) await postReturn(desk, random, month, purchase);
    else await postDebitNote(desk, random, month, purchase);
  }
}

async function postPurchase(
  desk: ReturnDesk & InwardDesk,
  random: Random,
  month: string,
  boughtGoods: Bought[],
): Promise<void> {
  const date = pickDay(random, month);
  const supplierId = random.pick(Object.values(SUPPLIER_IDS));
  const makePurchase = () => ({
    ...{ date, supplierId, locationId: desk.godown, roundToRupee: random.chance(0.5) },
    ...(random.chance(0.3) && { freight: random.int(1, 5_000) / 100 }),
    lines: Array.from({ length: random.int(1, 4) }, () => ({
      itemId: random.pick(Object.values(ITEM_IDS)),
      ...{ quantity: random.int(5, 20), unitPrice: random.int(1_000, 20_000) / 100 },
      ...(random.chance(0.2) && { discountRate: random.int(1, 9) }),
    })),
  });
  const body = makePurchase();
  const document = await desk.post("purchases", body);
  if (random.chance(0.1)) return void (await desk.post(`purchases/${document.id}/cancel`));
  const last = random.chance(0.2) ? makePurchase() : body;
  const standing = last === body ? document : await desk.post(`purchases/${document.id}`, last, "PUT");
  boughtGoods.push({ id: standing.id, date, supplierId, itemIds: last.lines.map(({ itemId }) => itemId) });
}

/** A tenth of a piece of one line. */
async function postReturn(
  desk: ReturnDesk,
  random: Random,
  month: string,
  { id: purchaseId, date, supplierId, itemIds }: Bought,
): Promise<void> {
  const goods = itemIds.flatMap((itemId, at) => (itemId === ITEM_IDS.service ? [] : [at + 1]));
  if (goods.length === 0) return;
  await desk.post("purchase-returns", {
    ...{ date: chooseLater(date, pickDay(random, month)), supplierId, purchaseId, locationId: desk.godown },
    lines: [{ purchaseLineNo: random.pick(goods), quantity: 0.1 }],
  });
}

async function postDebitNote(
  desk: ReturnDesk & InwardDesk,
  random: Random,
  month: string,
  { id: purchaseId, date, supplierId, itemIds }: Bought,
): Promise<void> {
  const rates = itemIds.flatMap((id) => (id === ITEM_IDS.five ? 5 : id === ITEM_IDS.eighteen ? 18 : []));
  const isTaxed = rates.length > 0 && supplierId !== SUPPLIER_IDS.unregistered && random.chance(0.8);
  await desk.post("debit-notes", {
    ...{
      date: chooseLater(date, pickDay(random, month)),
      partyId: supplierId,
      accountId: desk.discountReceived,
    },
    ...{ amount: random.int(1, 300) / 100, purchaseId },
    ...(isTaxed && { taxRate: random.pick(rates) }),
  });
}

async function postExpense(desk: ReturnDesk & InwardDesk, random: Random, month: string): Promise<void> {
  const isReverse = random.chance(0.5);
  const supplierGstin = random.pick(desk.expenseGstins);
  const document = await desk.post("expenses", {
    ...{ date: pickDay(random, month), mode: "cash", ledgerId: desk.cash, accountId: desk.rent },
    ...{ amount: random.int(1_000, 90_000) / 100 },
    ...(random.chance(0.8) && {
      ...{ taxRate: random.pick([5, 18]), ...(isReverse && { reverseCharge: true }) },
      ...((!isReverse || random.chance(0.5)) && { supplierGstin }),
    }),
  });
  if (random.chance(0.1)) await desk.post(`expenses/${document.id}/cancel`);
}

function chooseLater(a: string, b: string): string {
  return a > b ? a : b;
}
