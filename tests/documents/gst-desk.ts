import { expect } from "vitest";
import { getFinancialYear } from "@vanbook/sdk/books";
import { addDays } from "../../packages/server/demo/calendar.ts";
import { makeForm } from "../form.ts";
import { GAUZE_ID, ROLL_ID, startStockDesk } from "./stock-desk.ts";

/** Demo tax ids: 5 % and 18 % on all days. */
export const TAX_FIVE_ID = 2;
export const TAX_EIGHTEEN_ID = 5;
/** Suppliers used only by these tests: the first with a GSTIN, the second without. */
export const MAKER_ID = 9301;
export const CRAFTSMAN_ID = 9302;

/** The stock desk with additional suppliers, the series of any day, and the item form. */
export async function startGstDesk() {
  const desk = await startStockDesk();
  const { db } = desk;
  await db("items").where("company_id", 1).whereIn("id", [GAUZE_ID, ROLL_ID]).update({ tax_id: TAX_FIVE_ID });
  const supplier: object = await db("accounts").where({ company_id: 1, id: desk.supplier }).first();
  const make = (id: number, name: string, gstin: string | null) =>
    db("accounts").insert({ ...supplier, id, name, gstin, reference: null });
  await make(MAKER_ID, "Maker of Kochi", "32AAACM1111M1Z5");
  await make(CRAFTSMAN_ID, "Craftsman of Aluva", null);

  return {
    ...desk,

    /**
     * The latest day, up to today, that has at least `calculateDaysBefore` earlier days in its
     * financial year, so a correction dated back to one of them keeps its number.
     */
    lastDayWith(daysBefore: number): string {
      const { start } = getFinancialYear(desk.date);
      return addDays(desk.date, -daysBefore) >= start ? desk.date : addDays(start, -1);
    },

    /** Changes an item's tax from today, through its form. */
    async setTax(itemId: number, TaxID: number) {
      const item = await db("items").where({ company_id: 1, id: itemId }).first("name");
      const fields = { ItemID: itemId, ItemName: item.name, ItemCategoryID: 3, MRP: 210, Sales_Price: 150 };
      const body = makeForm({ ...fields, ItemDescription: "For tests", SP: 150, DP: 150, TaxID });
      const path = "/api/insertupdateitem";
      const answer = await desk.product.call({ method: "POST", path, body, cookie: desk.manager });
      expect(answer.status, answer.text).toBe(200);
    },

    async billOn(date: string, more: object = {}) {
      const series = await db("invoice_series as s")
        .join("financial_years as y", { "y.company_id": "s.company_id", "y.id": "s.year_id" })
        .where({ "s.company_id": 1, "s.inv_type": "B2C", "s.is_deleted": 0 })
        .where("y.start_date", "<=", date)
        .where("y.end_date", ">=", date)
        .first("s.id");
      const whose = { customerId: desk.customer, salesmanId: desk.anil, locationId: desk.godown };
      const line = { itemId: GAUZE_ID, quantity: 2 };
      return { date, ...whose, seriesId: series.id, payment: "credit", discount: 0, lines: [line], ...more };
    },

    purchaseOf(supplierId: number, line: object, more: object = {}) {
      const lines = [{ itemId: GAUZE_ID, quantity: 10, unitPrice: 100, ...line }];
      return { date: desk.date, supplierId, locationId: desk.godown, lines, ...more };
    },

    /** A posted document's head and lines, as stored. */
    async stored(table: string, parent: string, id: number) {
      const head: Record<string, string> = await db(table).where({ company_id: 1, id }).first();
      const lines: Record<string, string>[] = await db(`${table.slice(0, -1)}_lines`)
        .where({ company_id: 1, [parent]: id })
        .orderBy("line_no");
      return { head, lines };
    },
  };
}

export type GstDesk = Awaited<ReturnType<typeof startGstDesk>>;
