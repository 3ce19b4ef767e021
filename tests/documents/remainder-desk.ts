import { addDays } from "../../packages/server/reports/periods.ts";
import { MAKER_ID, startGstDesk, TAX_EIGHTEEN_ID } from "./gst-desk.ts";
import { GAUZE_ID, getRefusal, ROLL_ID, type Standing } from "./stock-desk.ts";

/** A GST desk with stock of two items, which makes customers, suppliers and their documents. */
export async function startRemainderDesk() {
  const desk = await startGstDesk();
  const { db } = desk;
  let lastParty = 9700;
  const countBack = (daysBefore: number) => addDays(desk.date, -daysBefore);
  const setItem = (id: number, terms: object) => db("items").where({ company_id: 1, id }).update(terms);
  // A roll costs 10.00 + 1.80 tax, a piece of gauze 100.00 + 5.00.
  await setItem(ROLL_ID, { mrp: 20, sp: 10, tax_id: TAX_EIGHTEEN_ID });
  await setItem(GAUZE_ID, { mrp: 200, sp: 100 });
  for (const itemId of [ROLL_ID, GAUZE_ID])
    await desk.posted(
      "purchases",
      desk.purchaseOf(desk.supplier, { itemId, quantity: 5000 }, { date: countBack(20) }),
    );
  const findSystemAccount = async (key: string) =>
    Number((await db("accounts").where({ company_id: 1, system_key: key }).first("id")).id);
  const sales = await findSystemAccount("sales");
  const discountAccount = await findSystemAccount("discount_received");
  const makeNote = (partyId: number, amount: number, more: object = {}) => ({
    ...{ date: countBack(2), partyId, accountId: sales, amount, taxRate: 18 },
    ...more,
  });

  return {
    ...desk,
    countBack,
    makeNote,

    makeDebitNote: (partyId: number, amount: number, more: object = {}) =>
      makeNote(partyId, amount, { accountId: discountAccount, ...more }),

    /** A new customer in Kerala, without GSTIN. */
    async makeShop(): Promise<number> {
      lastParty += 1;
      const own = { id: lastParty, name: `Shop ${lastParty}`, reference: null, salesman_id: desk.anil };
      const terms = { group_id: 14, credit_limit: null, rate_type: "SP", gstin: null, state_code: "32" };
      await desk.copy("accounts", 1, { ...own, ...terms, system_key: null, user_id: null });
      return lastParty;
    },

    /** A new supplier in Kerala, with GSTIN. */
    async makeVendor(): Promise<number> {
      lastParty += 1;
      const maker: object = await db("accounts").where({ company_id: 1, id: MAKER_ID }).first();
      const gstin = `32AAACV${lastParty}M1Z5`;
      const own = { id: lastParty, name: `Vendor ${lastParty}`, gstin, reference: null };
      await db("accounts").insert({ ...maker, ...own });
      return lastParty;
    },

    moveToTamilNadu: (id: number) =>
      db("accounts").where({ company_id: 1, id }).update({ state_code: "33", gstin: null }),

    /** Of ten rolls if no lines are given: 100.00 + 9.00 + 9.00. */
    postBill: async (
      customerId: number,
      lines: readonly object[] = [makeRolls(10)],
      more: object = {},
    ): Promise<Standing> =>
      desk.posted("bills", await desk.billOn(countBack(10), { customerId, lines, ...more })),

    /** Ten rolls at 10.00: 100.00 + 9.00 + 9.00. */
    postPurchase: (supplierId: number): Promise<Standing> =>
      desk.posted(
        "purchases",
        desk.purchaseOf(supplierId, { ...makeRolls(10), unitPrice: 10 }, { date: countBack(10) }),
      ),

    makeReturn: (customerId: number, bill: Standing, lines: readonly object[]) => ({
      ...{ date: countBack(1), customerId, billId: bill.id, salesmanId: desk.anil, refund: "credit", lines },
    }),

    makeReturnWithoutBill: (customerId: number, lines: readonly object[]) => ({
      ...{ date: countBack(1), customerId, salesmanId: desk.anil, locationId: desk.godown },
      ...{ refund: "credit", lines },
    }),

    makePurchaseReturn: (supplierId: number, purchase: Standing, quantity: number) => ({
      ...{ date: countBack(1), supplierId, purchaseId: purchase.id, locationId: desk.godown },
      lines: [{ purchaseLineNo: 1, quantity }],
    }),

    put: (path: string, id: number, body: object) =>
      desk.product.call({
        ...{ method: "PUT", path: `/api/v1/${path}/${id}`, cookie: desk.manager, body },
        headers: { "idempotency-key": `put-${path}-${id}-${JSON.stringify(body).length}` },
      }),

    /** The status, the code, the field and the message. */
    async refuse(path: string, body: object) {
      const answer = await desk.post(path, body);
      return [...getRefusal(answer), answer.read<{ message: string }>().message];
    },
  };
}

export type RemainderDesk = Awaited<ReturnType<typeof startRemainderDesk>>;

export const makeRolls = (quantity: number) => ({ itemId: ROLL_ID, quantity });

export function settle(bill: Standing, amount: number) {
  return { against: [{ billId: bill.id, amount }] };
}

/** How a note names the bill that it refers to. */
export const NAMING_WAYS = [
  ["by billId", (bill: Standing, _amount: number) => ({ billId: bill.id })],
  ["by what it settles", settle],
] as const;
