import { beforeAll, describe, expect, it } from "vitest";
import type { Product } from "../product.ts";
import { send } from "./post.ts";
import { openTaxedBillDesk, type TaxedBillDesk } from "./taxed-bill-desk.ts";

interface Paper {
  isInterState: boolean;
  placeOfSupply: { state: string; stateCode: string };
  totals: { taxable: number; cgst: number; sgst: number; igst: number };
  lines: { taxable: number; taxRate: number }[];
}

/** `getBill` is a credit bill of one line within Kerala, the State of the company. */
export function describePlaceOfSupply(getProduct: () => Product, getBill: () => object): void {
  describe("The place of supply of a bill", () => {
    let desk: TaxedBillDesk;
    let cookie: string;
    let bill: Record<string, unknown>;

    beforeAll(async () => {
      desk = await openTaxedBillDesk(getProduct(), getBill());
      ({ cookie, bill } = desk);
    });

    it("is the customer's, and CGST and SGST are due within the State", async () => {
      const paper = await desk.readPaper<Paper>(await desk.post("bills", bill));
      expect(paper.placeOfSupply).toEqual({ state: "Kerala", stateCode: "32" });
      expect([paper.isInterState, paper.totals.igst]).toEqual([false, 0]);
      expect(paper.totals.cgst).toBe(paper.totals.sgst);
      expect(paper.totals.cgst).toBeGreaterThan(0);
    });

    it.each(["33", "Tamil Nadu", "TN", "tamilnadu"])(
      "is also %s, and IGST is due then",
      async (placeOfSupply) => {
        const paper = await desk.readPaper<Paper>(await desk.post("bills", { ...bill, placeOfSupply }));
        expect(paper.placeOfSupply).toEqual({ state: "Tamil Nadu", stateCode: "33" });
        const { totals, lines, isInterState } = paper;
        expect([isInterState, totals.cgst, totals.sgst]).toEqual([true, 0, 0]);
        expect(totals.igst).toBeCloseTo(((lines[0]?.taxable ?? 0) * (lines[0]?.taxRate ?? 0)) / 100, 1);
      },
    );

    it.each([
      ["96", "Foreign Country"],
      ["97", "Other Territory"],
    ])("may also be outside all States: %s, %s", async (stateCode, state) => {
      const paper = await desk.readPaper<Paper>(
        await desk.post("bills", { ...bill, placeOfSupply: stateCode }),
      );
      expect([paper.isInterState, paper.placeOfSupply]).toEqual([true, { state, stateCode }]);
    });

    it("is refused if it is no State", async () => {
      const answer = await send(getProduct(), cookie, "bills", { ...bill, placeOfSupply: "Atlantis" });
      expect([answer.status, answer.read<{ code: string }>().code]).toEqual([422, "STATE_UNKNOWN"]);
      const order = await send(getProduct(), cookie, "orders", makeOrder("Atlantis"));
      expect([order.status, order.read<{ code: string }>().code]).toEqual([422, "STATE_UNKNOWN"]);
    });

    it("stays when the bill is corrected after its customer moved, and can be corrected itself", async () => {
      const product = getProduct();
      const { customerId } = bill;
      const account = product.db("accounts").where({ company_id: 1, id: customerId });
      const was = await account.clone().first("state", "state_code", "gstin");
      const id = await desk.post("bills", bill);
      await account.clone().update({ state: "Goa", state_code: "30", gstin: null });
      const narratedId = await desk.edit(id, { ...bill, narration: "Corrected" });
      expect((await desk.readPaper<Paper>(narratedId)).placeOfSupply.stateCode).toBe("32");
      const movedId = await desk.edit(narratedId, { ...bill, placeOfSupply: "30" });
      await account.clone().update(was);
      expect(await desk.readPaper<Paper>(movedId)).toMatchObject({
        isInterState: true,
        placeOfSupply: { stateCode: "30" },
      });
    });

    it("comes from the order that the bill invoices, and a return takes it from its bill", async () => {
      const order = await desk.post("orders", makeOrder("33"));
      expect((await desk.readPaper<Paper>(order, "orders")).placeOfSupply.state).toBe("Tamil Nadu");
      const billId = await desk.post("bills", { ...bill, orderId: order });
      expect((await desk.readPaper<Paper>(billId)).placeOfSupply.stateCode).toBe("33");
      const { date, customerId, lines } = bill as {
        date: string;
        customerId: number;
        lines: { itemId: number }[];
      };
      const goods = [{ billLineNo: 1, itemId: lines[0]?.itemId, goodQuantity: 1 }];
      const returnId = await desk.post("sale-returns", {
        date,
        billId,
        customerId,
        refund: "credit",
        lines: goods,
      });
      expect(await desk.readPaper<Paper>(returnId, "sale-returns")).toMatchObject({
        isInterState: true,
        placeOfSupply: { stateCode: "33" },
      });
    });

    it("is given to the form that corrects the bill only if it is not the customer's", async () => {
      const own = await desk.readEntered<{ placeOfSupply?: string }>(await desk.post("bills", bill));
      const other = await desk.readEntered<{ placeOfSupply?: string }>(
        await desk.post("bills", { ...bill, placeOfSupply: "33" }),
      );
      expect([own.placeOfSupply, other.placeOfSupply]).toEqual([undefined, "33"]);
    });

    function makeOrder(placeOfSupply: string) {
      const { date, customerId, lines } = bill;
      return { date, customerId, payment: "credit", lines, placeOfSupply };
    }
  });
}
