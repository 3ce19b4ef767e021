import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";
import type { Schema } from "@vanbook/sdk";
import { send } from "../documents/post.ts";
import { askToFile, markAsFiled, readChanges, readFiledTexts } from "./filing.ts";
import { CUSTOMER_IDS, ITEM_IDS, type ReturnDesk } from "./return-desk.ts";

/** GSTR-1A and the IFF, of April to June 2026. */
export function describeFiledParts(getDesk: () => ReturnDesk): void {
  const makeBill = async (date: string, quantity: number, customerId: number = CUSTOMER_IDS.registered) => {
    const { findSeries, salesman, godown } = getDesk();
    return {
      ...{ date, customerId, salesmanId: salesman, locationId: godown, payment: "credit", discount: 0 },
      seriesId: await findSeries(customerId === CUSTOMER_IDS.household ? "B2C" : "B2B", date),
      lines: [{ itemId: ITEM_IDS.eighteen, quantity }],
    };
  };

  describe("parts of returns", () => {
    afterEach(async () => void (await getDesk().db("gst_returns").where("company_id", 1).delete()));

    it("of GSTR-1A: what was changed before GSTR-3B, and the next return amends no more of it", async () => {
      const desk = getDesk();
      const bill = await desk.post("bills", await makeBill("2026-04-12", 4));
      await markAsFiled(desk, { period: "2026-04" });
      await desk.post(`bills/${bill.id}/cancel`);
      const late = await desk.post("bills", await makeBill("2026-04-13", 6));
      const filedReturn = await markAsFiled(desk, { form: "GSTR-1A", period: "2026-04" });
      expect(filedReturn).toMatchObject({ form: "GSTR-1A", digest: null, parts: 0, documents: 2 });
      expect((await readChanges(desk, "2026-04")).changes).toEqual([]);
      await markAsFiled(desk, { form: "GSTR-3B", period: "2026-04" });
      const next = (await desk.read("gstr1", { period: "2026-05", kind: "month" })).read<
        Schema<"Gstr1Return">
      >();
      expect(next.amendments).toEqual([]);
      // GSTR-1A is filed once, so what is changed after it goes into the next return.
      await desk.post(`bills/${late.id}/cancel`);
      const { changes } = await readChanges(desk, "2026-04");
      expect(changes.map(({ change, place }) => [change, place.form, place.section])).toEqual([
        ["cancelled", "GSTR-1", "b2ba"],
      ]);
    });

    it("of an IFF: registered customers only, and the file of the quarter leaves them out and amends them", async () => {
      const desk = getDesk();
      const changedBill = await desk.post("bills", await makeBill("2026-04-14", 1));
      const keptBill = await desk.post("bills", await makeBill("2026-04-15", 2));
      const household = await desk.post("bills", await makeBill("2026-04-15", 3, CUSTOMER_IDS.household));
      const findNumber = async ({ voucherId }: { voucherId: number }): Promise<string> =>
        (await desk.db("bills").where({ company_id: 1, voucher_id: voucherId }).first("bill_no")).bill_no;
      const [changedNumber, keptNumber] = [await findNumber(changedBill), await findNumber(keptBill)];
      const iff = await markAsFiled(desk, { period: "2026-04", kind: "iff" });
      const [iffText = ""] = await readFiledTexts(desk, iff);
      expect(iffText).toContain(`"inum":"${keptNumber}"`);
      expect(iffText).not.toContain(await findNumber(household));
      expect((await readChanges(desk, "2026-04", "iff")).changes).toEqual([]);
      await desk.post(`bills/${changedBill.id}`, await makeBill("2026-04-14", 9), "PUT");
      const { changes } = await readChanges(desk, "2026-04", "iff");
      expect(changes.map(({ number, place }) => [number, place])).toEqual([
        [changedNumber, { way: "amend", form: "GSTR-1", period: "2026-06", section: "b2ba" }],
      ]);
      const quarter = await markAsFiled(desk, { period: "2026-06", kind: "quarter" });
      const text = (await readFiledTexts(desk, quarter)).join("");
      expect(text).not.toContain(`"inum":"${keptNumber}"`);
      // Once, as an amendment.
      expect(text.split(`"inum":"${changedNumber}"`)).toHaveLength(2);
      expect(text).toContain(`"oinum":"${changedNumber}"`);
      expect((await readChanges(desk, "2026-06", "quarter")).changes).toEqual([]);
      const again = await askToFile(desk, { period: "2026-05", kind: "iff" });
      expect(again.read<{ code: string }>().code).toBe("RETURN_OUT_OF_ORDER");
    });

    it("are made of what was posted before them or after them, and never of half", async () => {
      const desk = getDesk();
      const inputs = await Promise.all(
        [1, 2, 3, 4, 5, 6].map((quantity) => makeBill("2026-05-09", quantity)),
      );
      const [filing, ...posts] = await Promise.all([
        askToFile(desk, { period: "2026-05" }),
        ...inputs.map((input) => send(desk.product, desk.cookie, "bills", input, { key: randomUUID() })),
      ]);
      expect([filing, ...posts].map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 200]);
      const filedReturn = filing.read<Schema<"FiledReturn">>();
      const text = (await readFiledTexts(desk, filedReturn)).join("");
      const { changes } = await readChanges(desk, "2026-05");
      for (const post of posts) {
        const { voucherId } = post.read<{ voucherId: number }>();
        const { bill_no: number } = await desk
          .db("bills")
          .where({ company_id: 1, voucher_id: voucherId })
          .first();
        const isAdded = changes.some((each) => each.change === "added" && each.voucherId === voucherId);
        expect([number, isAdded]).toEqual([number, !text.includes(`"inum":"${number}"`)]);
      }
    });
  });
}
