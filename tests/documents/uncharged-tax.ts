import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import type { Product } from "../product.ts";
import { send } from "./post.ts";
import { openTaxedBillDesk, type TaxedBillDesk } from "./taxed-bill-desk.ts";

type Row = Record<string, unknown>;

interface Paper {
  isInterState: boolean;
  noTaxReason?: string;
  gstKind?: string;
  placeOfSupply: { stateCode: string };
  totals: { taxable: number; cgst: number; sgst: number; igst: number; amount: number };
  lines: { taxRate: number; rateNotCharged?: number; unitPrice: number }[];
}

/** `getBill` is a credit bill of one line within Kerala, the State of the company. */
export function describeUnchargedTax(getProduct: () => Product, getBill: () => object): void {
  describe("The tax of a bill by the customer's kind", () => {
    let desk: TaxedBillDesk;
    let cookie: string;
    let bill: Row;
    let before: Row;

    beforeAll(async () => {
      desk = await openTaxedBillDesk(getProduct(), getBill());
      ({ cookie, bill } = desk);
      before = await selectCustomer().first("gstin", "state_code", "gst_kind");
    });
    afterEach(async () => {
      await selectCustomer().update(before);
    });

    it("is IGST to a special economic zone of the same State", async () => {
      const taxedPaper = await desk.readPaper<Paper>(await desk.post("bills", bill));
      await setKind("sezWithPayment");
      const paper = await desk.readPaper<Paper>(await desk.post("bills", bill));
      expect(paper).toMatchObject({
        ...{ isInterState: true, gstKind: "sezWithPayment", placeOfSupply: { stateCode: "32" } },
        totals: { cgst: 0, sgst: 0 },
      });
      expect(paper.noTaxReason).toBeUndefined();
      // The same goods at the same price, so within a paisa a half the same tax.
      expect(paper.totals.igst).toBeCloseTo(taxedPaper.totals.cgst + taxedPaper.totals.sgst, 1);
      expect(taxedPaper.gstKind).toBeUndefined();
    });

    it("is none without payment; a return and a correction keep that after the customer changed", async () => {
      const taxedPaper = await desk.readPaper<Paper>(await desk.post("bills", bill));
      await setKind("sezWithoutPayment");
      const id = await desk.post("bills", bill);
      const paper = await desk.readPaper<Paper>(id);
      const { taxable } = paper.totals;
      expect(paper).toMatchObject({
        ...{ isInterState: true, noTaxReason: "withoutPayment", gstKind: "sezWithoutPayment" },
        totals: { cgst: 0, sgst: 0, igst: 0, amount: taxable },
        lines: [{ taxRate: 0, rateNotCharged: 18 }],
      });
      expect(taxable).toBeCloseTo(taxedPaper.totals.taxable, 1);
      await setKind(null);
      const correctedId = await desk.edit(id, { ...bill, narration: "Corrected" });
      expect(await desk.readPaper<Paper>(correctedId)).toMatchObject({
        ...{ noTaxReason: "withoutPayment", isInterState: true },
        totals: { taxable, igst: 0 },
      });
      const { date, customerId, lines } = bill as { date: string; customerId: number; lines: Row[] };
      const goods = [{ billLineNo: 1, itemId: lines[0]?.["itemId"], goodQuantity: 1 }];
      const returnBody = { date, billId: correctedId, customerId, refund: "credit", lines: goods };
      const returnPaper = await desk.readPaper<Paper>(
        await desk.post("sale-returns", returnBody),
        "sale-returns",
      );
      expect(returnPaper.totals).toMatchObject({ igst: 0, amount: returnPaper.totals.taxable });
      expect(returnPaper.lines).toMatchObject([{ taxRate: 0, rateNotCharged: 18 }]);
    });

    it("is none on reverse charge, which a correction keeps until it says otherwise", async () => {
      await setKind("regular");
      const id = await desk.post("bills", { ...bill, reverseCharge: true });
      const paper = await desk.readPaper<Paper>(id);
      expect(paper).toMatchObject({
        ...{ isInterState: false, noTaxReason: "reverseCharge", gstKind: "regular" },
        totals: { cgst: 0, sgst: 0, igst: 0 },
        lines: [{ taxRate: 0, rateNotCharged: 18 }],
      });
      expect((await desk.readEntered<{ reverseCharge?: boolean }>(id)).reverseCharge).toBe(true);
      const keptId = await desk.edit(id, { ...bill, narration: "Corrected" });
      expect((await desk.readPaper<Paper>(keptId)).noTaxReason).toBe("reverseCharge");
      const chargedPaper = await desk.readPaper<Paper>(
        await desk.edit(keptId, { ...bill, reverseCharge: false }),
      );
      expect(chargedPaper.noTaxReason).toBeUndefined();
      expect(chargedPaper.totals.cgst).toBeGreaterThan(0);
      expect(chargedPaper.totals.taxable).toBeCloseTo(paper.totals.taxable, 1);
    });

    it("is refused on reverse charge for a customer who is not registered or pays no tax", async () => {
      await selectCustomer().update({ gstin: null, gst_kind: null });
      expect(await refuse({ ...bill, reverseCharge: true })).toBe("REVERSE_CHARGE_WRONG");
      await setKind("sezWithoutPayment");
      expect(await refuse({ ...bill, reverseCharge: true })).toBe("REVERSE_CHARGE_WRONG");
    });

    it("is not in an order without payment either, and its bill has the same amount", async () => {
      await setKind("exportWithoutPayment", null);
      const { date, customerId, lines } = bill;
      const order = { date, customerId, payment: "credit", lines };
      const orderId = await desk.post("orders", order);
      const { amount } = await readRow("orders", orderId);
      const paper = await desk.readPaper<Paper>(await desk.post("bills", { ...bill, orderId }));
      expect(paper).toMatchObject({ noTaxReason: "withoutPayment", placeOfSupply: { stateCode: "96" } });
      expect(paper.totals.taxable).toBeCloseTo(Number(amount), 2);
    });

    it("leaves books that are in order", async () => {
      expect(await checkBooks(getProduct().db, 1)).toEqual([]);
    });

    function selectCustomer() {
      return getProduct().db("accounts").where({ company_id: 1, id: bill["customerId"] });
    }

    async function setKind(kind: string | null, gstin: string | null = "32AAECS7112K1Z5") {
      await selectCustomer().update({ gst_kind: kind, gstin, state_code: "32" });
    }

    async function refuse(body: object): Promise<string> {
      const answer = await send(getProduct(), cookie, "bills", body);
      expect(answer.status).toBe(422);
      return answer.read<{ code: string }>().code;
    }

    async function readRow(table: string, id: number): Promise<Row> {
      return getProduct().db(table).where({ company_id: 1, id }).first() as Promise<Row>;
    }
  });
}
