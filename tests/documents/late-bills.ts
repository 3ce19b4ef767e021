import { expect, it, vi } from "vitest";
import { setStockShort } from "../../packages/server/books/posting/settings.ts";
import { readClock } from "../../packages/server/clock.ts";
import type { Schema } from "../../packages/server/contract/contract.ts";
import { addDays } from "../../packages/server/demo/calendar.ts";
import { MAKER_ID, type GstDesk } from "./gst-desk.ts";
import { send } from "./post.ts";
import { GAUZE_ID, type Standing } from "./stock-desk.ts";

const OLD_VENDOR_ID = 9397;

/** Documents of a financial year whose tax could be changed until an earlier day. */
export function describeLateBills(getDesk: () => GstDesk): void {
  it("a debit note that names no purchase has the warning of the supplier's last one, also when it is sent again", async () => {
    const desk = getDesk();
    const maker: object = await desk.db("accounts").where({ company_id: 1, id: MAKER_ID }).first();
    await desk.db("accounts").insert({ ...maker, id: OLD_VENDOR_ID, name: "Old vendor", reference: null });
    const { id } = await desk.posted("purchases", desk.purchaseOf(OLD_VENDOR_ID, {}));
    const movePurchase = (date: string) => desk.db("purchases").where({ company_id: 1, id }).update({ date });
    await movePurchase(addDays(desk.date, -1000));
    const account = await desk
      .db("accounts")
      .where({ company_id: 1, system_key: "discount_received" })
      .first("id");
    const note = { date: desk.date, partyId: OLD_VENDOR_ID, accountId: account.id, amount: 10.5 };
    const lateNote = { ...note, taxRate: 5, clientId: "late-unnamed" };
    for (const isReplay of [false, true]) {
      const answer = await desk.posted("debit-notes", lateNote);
      expect([answer.replayed, answer.warnings.map(({ code }) => code)]).toEqual([
        ...[isReplay, ["SUPPLIER_TAX_LATE"]],
      ]);
    }
    await movePurchase(desk.date);
  });

  it("a bill that is cancelled, or corrected to another tax, after the law's last day has a warning", async () => {
    const desk = getDesk();
    await desk.db.transaction((trx) => setStockShort(trx, 1, "allow"));
    const year = await desk
      .db("financial_years")
      .where({ company_id: 1 })
      .orderBy("start_date")
      .first("start_date", "end_date");
    const endYear = String(year.end_date).slice(0, 4);
    const billDay = `${Number(endYear) - 1}-08-20`;
    const warning = {
      code: "BILL_TAX_LATE",
      message: `The tax of a bill of 20-08-${Number(endYear) - 1} could be reduced until 30-11-${endYear} only (section 34(2) of the CGST Act). This correction changes it.`,
      key: "billTaxLate",
      values: { billDay: `20-08-${Number(endYear) - 1}`, day: `30-11-${endYear}` },
    };
    const [bill, other, keptBill] = [await postBill(), await postBill(), await postBill()];
    const inTime = await postBill();
    expect((await onDay(`${endYear}-11-30`, (cookie) => cancel(inTime, cookie))).warnings).toEqual([]);

    await onDay(`${endYear}-12-02`, async (cookie) => {
      const narratedBill = await edit(cookie, keptBill, { narration: "Corrected" });
      expect(narratedBill.warnings).toEqual([]);
      const fewer = { lines: [{ itemId: GAUZE_ID, quantity: 1 }] };
      const pricedBill = await desk.product.call({
        ...{ method: "POST", path: "/api/v1/bills/price", query: { edits: `${other.id}` }, cookie },
        body: await makeBill(fewer),
      });
      expect(pricedBill.read<{ warnings: Warning[] }>().warnings).toEqual([warning]);
      expect((await edit(cookie, other, fewer)).warnings).toEqual([warning]);
      expect((await cancel(bill, cookie)).warnings).toEqual([warning]);
    });

    async function makeBill(more: object = {}) {
      return desk.billOn(billDay, more);
    }
    async function postBill(): Promise<Standing> {
      return desk.posted("bills", await makeBill());
    }
    async function edit(cookie: string, { id }: Standing, more: object) {
      const answer = await send(desk.product, cookie, `bills/${id}`, await makeBill(more), { method: "PUT" });
      expect(answer.status, answer.text).toBe(200);
      return answer.read<Corrected>();
    }
    async function cancel({ id }: Standing, cookie: string) {
      const answer = await send(desk.product, cookie, `bills/${id}/cancel`);
      expect(answer.status, answer.text).toBe(200);
      return answer.read<Corrected>();
    }
    /** The server of this process reads the same clock. Other sessions would expire, so none is used. */
    async function onDay<Result>(day: string, work: (cookie: string) => Promise<Result>): Promise<Result> {
      const shift = readClock().getTime() - vi.getRealSystemTime();
      const then = new Date(`${day}T10:00:00+05:30`).getTime() - shift;
      const startTime = performance.now();
      const clock = vi.spyOn(Date, "now").mockImplementation(() => then + performance.now() - startTime);
      try {
        return await work(await desk.product.signIn(1, "meera"));
      } finally {
        clock.mockRestore();
      }
    }
  });
}

type Warning = Schema<"DocumentWarning">;
interface Corrected {
  warnings: Warning[];
}
