import { addDays } from "../../packages/server/demo/calendar.ts";
import { makeForm } from "../form.ts";
import { startGstDesk } from "./gst-desk.ts";
import { FOREIGN_ITEM_ID, GAUZE_ID, ROLL_ID } from "./stock-desk.ts";

/**
 * The GST desk with dated prices. Gauze and the roll have SP 150.00 and MRP 210.00 (with tax), both
 * at 5 %. Gauze's SP is 160.00 from ten days ago and 170.00 from five days ago, when its MRP rose
 * to 220.00.
 */
export async function startPriceDesk() {
  const desk = await startGstDesk();
  const { db, product } = desk;
  const addToDate = (from: number) => addDays(desk.date, from);
  const early = { date: addToDate(-360) };
  await desk.posted("purchases", desk.purchaseOf(9301, { quantity: 5000 }, early));
  await desk.posted("purchases", desk.purchaseOf(9301, { quantity: 5000, itemId: ROLL_ID }, early));
  await desk.copy("items", 2, { id: FOREIGN_ITEM_ID, name: "Theirs" });
  // As if saved on these days.
  await db("item_prices").insert([
    makePriceRow("SP", addToDate(-10), 160),
    makePriceRow("SP", addToDate(-5), 170),
    makePriceRow("MRP", addToDate(-5), 220),
    { ...makePriceRow("SP", addToDate(-20), 1), company_id: 2, item_id: FOREIGN_ITEM_ID },
  ]);
  return {
    ...desk,
    day: addToDate,

    save: (rateType: string, validFrom: string, lines: object[], cookie = desk.manager) =>
      product.call({
        ...{ method: "PUT", path: "/api/v1/price-lists", cookie },
        body: { rateType, validFrom, lines },
      }),

    /** For both items: the price, and the day and price of the next change. */
    async read(rateType: string, date: string) {
      const path = `/api/v1/price-lists?rateType=${rateType}&date=${date}&search=test%20`;
      const answer = await product.call({ method: "GET", path, cookie: desk.manager });
      const { items } = answer.read<{ items: Listed[] }>();
      return items
        .filter(({ itemId }) => itemId === GAUZE_ID || itemId === ROLL_ID)
        .map((each) => [each.itemId, each.price, each.nextFrom, each.nextPrice]);
    },

    /** Saves an item's form. */
    saveItem(ItemID: number, prices: object) {
      const fields = {
        ItemID,
        ItemName: ItemID === GAUZE_ID ? "Test gauze" : "Test roll",
        ItemCategoryID: 3,
      };
      const body = makeForm({ ...fields, ItemDescription: "For tests", DP: 150, ...prices });
      return product.call({ method: "POST", path: "/api/insertupdateitem", body, cookie: desk.manager });
    },

    async shown(itemId: number) {
      const answer = await product.call({ method: "GET", path: "/api/GetItem", cookie: desk.manager });
      return answer.read<{ ItemID: number }[]>().find(({ ItemID }) => ItemID === itemId);
    },

    async rowsOf(item_id: number) {
      const rows: { rate_type: string; valid_from: string; price: string }[] = await db("item_prices")
        .where({ company_id: 1, item_id })
        .orderBy(["rate_type", "valid_from"]);
      return rows.map((each) => [each.rate_type, each.valid_from, each.price]);
    },

    versionOf: async (id: number): Promise<number> =>
      (await db("items").where({ company_id: 1, id }).first("version")).version,

    async lastOf(table: string): Promise<number> {
      const [last] = await db(table).where("company_id", 1).max({ id: "id" });
      return Number(last?.["id"]);
    },
  };
}

export type PriceDesk = Awaited<ReturnType<typeof startPriceDesk>>;

interface Listed {
  itemId: number;
  price: number;
  nextFrom: string | null;
  nextPrice: number | null;
}

function makePriceRow(rate_type: string, valid_from: string, price: number) {
  const set = { set_by: 1, set_at: "2026-01-01 00:00:00" };
  return { company_id: 1, item_id: GAUZE_ID, rate_type, valid_from, price, ...set };
}
