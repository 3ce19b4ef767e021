import { beforeAll, describe, expect, it } from "vitest";
import type { Schema } from "../../packages/server/contract/contract.ts";
import { send } from "../documents/post.ts";
import { CUSTOMER_IDS, ITEM_IDS, type ReturnDesk } from "./return-desk.ts";

const MOVE_DATE = "2026-11-03";
const GENERAL_LIMIT = { from: "2018-04-01", limit: 50000 };

/** Limits of e-way bills, and the warning of documents above them. */
export function describeEWayLimits(getDesk: () => ReturnDesk): void {
  async function call<Body>(method: "GET" | "PUT", body?: object): Promise<Body> {
    const { product, cookie } = getDesk();
    const path = "/api/v1/gst/e-way-bills/limits";
    const answer = await product.call({ method, path, cookie, ...(body && { body }) });
    expect(answer.status, answer.text).toBe(200);
    return answer.read<Body>();
  }
  const save = (limit: number | null, stateCode = "32", from = "2026-11-01") =>
    call<Schema<"EWayLimits">>("PUT", { stateCode, from, limit, source: "A notification" });

  async function makeBill(customerId: number, lines: object[]) {
    const desk = getDesk();
    return {
      ...{
        date: MOVE_DATE,
        customerId,
        salesmanId: desk.salesman,
        locationId: desk.godown,
        payment: "credit",
      },
      ...{ seriesId: await desk.findSeries("B2B", MOVE_DATE), discount: 0, lines },
    };
  }

  async function post(path: string, body: object) {
    const { product, cookie } = getDesk();
    const answer = await send(product, cookie, path, body);
    expect(answer.status, answer.text).toBe(200);
    return answer.read<Schema<"PostedDocument">>();
  }

  async function listCodes(path: string, body: object): Promise<string[]> {
    return (await post(path, body)).warnings
      .map(({ code }) => code)
      .filter((code) => code === "EWAY_BILL_NEEDED");
  }

  /** At 100.00. At 5 %, 476.19 pieces are 47,619.00, with tax 49,999.96 (1,190.48 twice). */
  const makeLine = (quantity: number, itemId = ITEM_IDS.five) => ({ itemId, quantity, unitPrice: 100 });

  async function findSupplier(): Promise<number> {
    const suppliers = getDesk().db("accounts").where({ company_id: 1, group_id: 27, state_code: "32" });
    const row: { id: number } = await suppliers.orderBy("id").first("id");
    return row.id;
  }

  beforeAll(async () => {
    const source = { date: MOVE_DATE, supplierId: await findSupplier(), locationId: getDesk().godown };
    const items = [ITEM_IDS.five, ITEM_IDS.nilRated, ITEM_IDS.exempt, ITEM_IDS.nonGst];
    await post("purchases", { ...source, lines: items.map((id) => makeLine(10_000, id)) });
  });

  describe("limits of e-way bills", () => {
    it("are the law's everywhere at first", async () => {
      expect(await call("GET")).toEqual({
        general: [{ ...GENERAL_LIMIT, source: expect.stringContaining("Rule 138(1)") }],
        states: [],
      });
    });

    it("are saved by State and day, twice the same, and taken away", async () => {
      await save(200_000, "33");
      const row = { stateCode: "32", from: "2026-11-01", source: "A notification" };
      await save(100_000);
      expect((await save(100_000)).states).toEqual([
        { ...row, limit: 100_000 },
        { ...row, stateCode: "33", limit: 200_000 },
      ]);
      expect((await save(75_000)).states[0]).toEqual({ ...row, limit: 75_000 });
      await save(null, "33");
      expect((await save(null)).states).toEqual([]);
      const entries = await getDesk().db("audit_log").where({ company_id: 1, entity: "e_way_limits" });
      expect(entries).toHaveLength(6);
    });

    it("are not a salesman's", async () => {
      const { product } = getDesk();
      const cookie = await product.signIn(1, "anil");
      const answer = await product.call({ method: "GET", path: "/api/v1/gst/e-way-bills/limits", cookie });
      expect(answer.status).toBe(403);
    });
  });

  describe("the warning of an e-way bill", () => {
    it("comes with a bill above the limit, and again with its repetition", async () => {
      const bill = await makeBill(CUSTOMER_IDS.registered, [makeLine(476.19)]);
      expect(await listCodes("bills", bill)).toEqual([]);
      const above = await makeBill(CUSTOMER_IDS.registered, [makeLine(476.2)]);
      const postedBill = await post("bills", { ...above, clientId: "e-way-1" });
      expect(postedBill.warnings).toMatchObject([
        {
          code: "EWAY_BILL_NEEDED",
          message:
            "These goods are worth 50,001.00 with tax, above the limit of 50,000.00: make their e-way bill before they leave.",
          key: "eWayBillNeeded",
        },
      ]);
      const again = await post("bills", { ...above, clientId: "e-way-1" });
      expect(again).toMatchObject({ replayed: true, id: postedBill.id, warnings: postedBill.warnings });
    });

    it("does not count services and goods without tax", async () => {
      const lines = [
        makeLine(400),
        ...[ITEM_IDS.nilRated, ITEM_IDS.exempt, ITEM_IDS.nonGst, ITEM_IDS.service].map((id) =>
          makeLine(200, id),
        ),
      ];
      expect(await listCodes("bills", await makeBill(CUSTOMER_IDS.registered, lines))).toEqual([]);
    });

    it("follows the State's limit within the State, and the law's between States", async () => {
      await save(100_000);
      const within = await makeBill(CUSTOMER_IDS.registered, [makeLine(500)]);
      const between = await makeBill(CUSTOMER_IDS.registeredElsewhere, [makeLine(500)]);
      expect(await listCodes("bills", within)).toEqual([]);
      expect(await listCodes("bills", between)).toEqual(["EWAY_BILL_NEEDED"]);
      await save(null);
      expect(await listCodes("bills", within)).toEqual(["EWAY_BILL_NEEDED"]);
    });

    it("comes with an edit that brings a bill above the limit", async () => {
      const { product, cookie } = getDesk();
      const bill = await post("bills", await makeBill(CUSTOMER_IDS.registered, [makeLine(100)]));
      const body = await makeBill(CUSTOMER_IDS.registered, [makeLine(500)]);
      const answer = await send(product, cookie, `bills/${bill.id}`, body, { method: "PUT" });
      expect(answer.read<Schema<"PostedDocument">>().warnings).toMatchObject([{ code: "EWAY_BILL_NEEDED" }]);
    });

    it("comes with a purchase return, a van load and a transfer, not with goods that come back", async () => {
      const desk = getDesk();
      const goods = { supplierId: await findSupplier(), locationId: desk.godown };
      expect(
        await listCodes("purchase-returns", { date: MOVE_DATE, ...goods, lines: [makeLine(400)] }),
      ).toEqual([]);
      expect(
        await listCodes("purchase-returns", { date: MOVE_DATE, ...goods, lines: [makeLine(500)] }),
      ).toEqual(["EWAY_BILL_NEEDED"]);
      const vans: number[] = await desk
        .db("stock_locations")
        .where({ company_id: 1, kind: "van" })
        .orderBy("id")
        .pluck("id");
      const [other = 0] = vans.filter((id) => id !== desk.van);
      // The list price is 100.00: 400 pieces with 5 % are 42,000.00, and 500 are 52,500.00.
      const load = (kind: string, from: number, to: number, quantity: number) =>
        listCodes("van-loads", {
          ...{ date: MOVE_DATE, kind, fromLocationId: from, toLocationId: to },
          lines: [{ itemId: ITEM_IDS.five, quantity }],
        });
      expect(await load("load", desk.godown, desk.van, 400)).toEqual([]);
      expect(await load("load", desk.godown, desk.van, 500)).toEqual(["EWAY_BILL_NEEDED"]);
      expect(await load("transfer", desk.van, other, 500)).toEqual(["EWAY_BILL_NEEDED"]);
      expect(await load("unload", other, desk.godown, 500)).toEqual([]);
    });
  });
}
