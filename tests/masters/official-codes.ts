import { randomUUID } from "node:crypto";
import { getFinancialYear } from "@vanbook/sdk/books";
import { beforeAll, describe, expect, it } from "vitest";
import { getToday } from "../../packages/server/clock.ts";
import { expectProblem } from "../contract/expect-problem.ts";
import { makeForm } from "../form.ts";
import type { Answer, Product } from "../product.ts";
import { makeSamples } from "../wall/samples.ts";

/** Tests the codes of GST returns in company 1 of the product, which must be a demo. */
export function describeOfficialCodes(getProduct: () => Product): void {
  describe("Codes of GST returns", () => {
    let product: Product;
    let admin: string;
    beforeAll(async () => {
      product = getProduct();
      admin = await product.signIn(1, "meera");
    });

    const call = (method: string, path: string, body?: object): Promise<Answer> =>
      product.call({ method, path: `/api/v1/${path}`, cookie: admin, ...(body && { body }) });
    const saveItem = (fields: object): Promise<Answer> =>
      product.call({
        method: "POST",
        path: "/api/insertupdateitem",
        cookie: admin,
        body: makeForm({
          ...{ ItemName: "Ankle Binder", ItemDescription: "Elastic", ItemCategoryID: 3, MRP: 300 },
          ...{ Sales_Price: 200, ...fields },
        }),
      });
    const createItem = async (fields: object): Promise<number> => {
      const answer = await saveItem(fields);
      expect(answer.status, answer.text).toBe(200);
      return answer.read<{ id: number }>().id;
    };
    const saveTurnovers = async (...turnovers: { from: string; isAboveLimit: boolean }[]) => {
      const answer = await call("PUT", "settings", { turnovers });
      expect(answer.status, answer.text).toBe(200);
      expect(answer.read<{ turnovers: unknown }>().turnovers).toEqual(turnovers);
    };
    const listFacts = async (): Promise<unknown[]> => {
      const facts = (await call("GET", "unknown-facts")).read<Record<string, unknown>[]>();
      return facts.map(({ master, name, field, text, code }) => [master, name, field, text, code]);
    };
    const lookUp = async (begins: string) =>
      (await call("GET", `hsn-codes/official?begins=${begins}`)).read<{
        digits: number;
        codes: { code: string; description: string }[];
      }>();
    const { start } = getFinancialYear(getToday());

    it("are looked up by their first digits", async () => {
      const milk = "MILK AND CREAM, NOT CONCENTRATED NOR CONTAINING ADDED SUGAR OR OTHER SWEETENING MATTER";
      const { digits, codes } = await lookUp("0401");
      expect(digits).toBe(4);
      expect(codes[0]).toEqual({ code: "0401", description: milk });
      expect(codes.every(({ code }) => code.startsWith("0401"))).toBe(true);
      expect((await lookUp("30")).codes).toHaveLength(20);
      expect((await lookUp("3009")).codes).toEqual([]);
      for (const begins of ["3", "3004a", "300490999", ""])
        expectProblem(await call("GET", `hsn-codes/official?begins=${begins}`), 400, "INVALID_FIELDS");
    });

    it.each([
      ["30", 400, "INVALID_FIELDS"],
      ["30 05", 400, "INVALID_FIELDS"],
      ["3009", 422, "HSN_UNKNOWN"],
      ["300999", 422, "HSN_UNKNOWN"],
      ["30059999", 422, "HSN_UNKNOWN"],
      ["998799", 422, "HSN_UNKNOWN"],
    ])(
      "%s is refused in an item and in the master, and makes no record",
      async (code, status, problemCode) => {
        expectProblem(await saveItem({ HSNCode: code }), status, problemCode);
        expectProblem(await call("PUT", "hsn-codes", { code }), status, problemCode);
        expect(await product.db("hsn_codes").where({ company_id: 1, code })).toEqual([]);
      },
    );

    it("have as many digits as the stated turnover asks for; what an item has already stays", async () => {
      const id = await createItem({ ItemName: "Milk", HSNCode: "0401" });
      await saveTurnovers({ from: "2021-04-01", isAboveLimit: false }, { from: start, isAboveLimit: true });
      expect((await lookUp("0401")).digits).toBe(6);
      const TOO_SHORT = "An HSN or SAC code must have at least 6 digits, by the company's turnover.";
      expectProblem(await saveItem({ HSNCode: "9021" }), 422, "HSN_TOO_SHORT", TOO_SHORT);
      expectProblem(await saveItem({ ItemID: id, HSNCode: "0402" }), 422, "HSN_TOO_SHORT", TOO_SHORT);
      expectProblem(await call("PUT", "hsn-codes", { code: "0402" }), 422, "HSN_TOO_SHORT", TOO_SHORT);
      expect((await saveItem({ ItemID: id, ItemName: "Fresh Milk", HSNCode: "0401" })).status).toBe(200);
      expect(await listFacts()).toContainEqual(["item", "Fresh Milk", "HSNCode", "0401", "HSN_TOO_SHORT"]);
      expect((await saveItem({ ItemID: id, HSNCode: "040110" })).status).toBe(200);
      await saveTurnovers({ from: start, isAboveLimit: false });
      expect(await listFacts()).toEqual([]);
    });

    it("are asked for by Unknown Facts until the company has stated its turnover", async () => {
      const company = await product.db("companies").where("company_id", 1).first("name");
      await saveTurnovers();
      expect(await listFacts()).toEqual([["company", company.name, "Turnover", "", "TURNOVER_UNKNOWN"]]);
      expect((await lookUp("0401")).digits).toBe(4);
      // Salesmen are not asked.
      const cookie = await product.signIn(1, "anil");
      const answer = await product.call({ method: "GET", path: "/api/v1/unknown-facts", cookie });
      expect(answer.json).toEqual([]);
      for (const [turnovers, message] of [
        [[{ from: "2026-04-02", isAboveLimit: true }], "A financial year of GST begins on 1 April."],
        [
          [
            { from: start, isAboveLimit: true },
            { from: start, isAboveLimit: false },
          ],
          "A financial year can have one turnover only.",
        ],
      ] as const)
        expectProblem(await call("PUT", "settings", { turnovers }), 400, "INVALID_FIELDS", message);
      await saveTurnovers({ from: start, isAboveLimit: false });
      // Other settings leave it as it is.
      expect((await call("PUT", "settings", { daysBack: 4 })).json).toMatchObject({
        turnovers: [{ from: start, isAboveLimit: false }],
      });
    });

    it("that an item had before keep working in its form and in documents, and are listed", async () => {
      const id = await createItem({ ItemName: "Old Binder", HSNCode: "9021" });
      const item = product.db("items").where({ company_id: 1, id });
      await item.clone().update({ hsn_code: "300999" });
      expect((await saveItem({ ItemID: id, ItemName: "Old Binder", HSNCode: "300999" })).status).toBe(200);
      // It is not among the codes that are offered.
      expect(await product.db("hsn_codes").where({ company_id: 1, code: "300999" })).toEqual([]);
      const samples = await makeSamples(product.db, 1, getToday());
      const purchase = await product.call({
        method: "POST",
        path: "/api/v1/purchases",
        body: { ...samples.purchases, lines: [{ itemId: id, quantity: 5, unitPrice: 100 }] },
        cookie: admin,
        headers: { "Idempotency-Key": randomUUID() },
      });
      expect(purchase.status, purchase.text).toBe(200);
      const line = await product.db("purchase_lines").where({ company_id: 1, item_id: id }).first("hsn_code");
      expect(line).toEqual({ hsn_code: "300999" });
      expect(await listFacts()).toEqual([["item", "Old Binder", "HSNCode", "300999", "HSN_UNKNOWN"]]);
      await item.clone().update({ hsn_code: "" });
      // One of the master that no item has is listed too, and keeps its code while that is unchanged.
      const master = { company_id: 1, id: 900, code: "300999" };
      await product.db("hsn_codes").insert({ ...master, description: "Old", created_at: "2026-01-01" });
      expect(await listFacts()).toEqual([["hsnCode", "300999", "HSNCode", "300999", "HSN_UNKNOWN"]]);
      const newWords = { id: 900, code: "300999", description: "Older" };
      expect((await call("PUT", "hsn-codes", newWords)).status).toBe(200);
      expectProblem(await call("PUT", "hsn-codes", { ...newWords, code: "300998" }), 422, "HSN_UNKNOWN");
      expect((await call("PUT", "hsn-codes", { ...newWords, code: "300630" })).status).toBe(200);
      expect(await listFacts()).toEqual([]);
    });

    it("of units are asked of new and changed items, and of larger units; others are listed", async () => {
      const unit = { company_id: 1, id: 900, name: "Thela", uqc: "THELA" };
      await product.db("units").insert(unit);
      const NO_CODE = "The unit Thela has no code of GST returns. Choose another unit.";
      const larger = { UnitID: 1, LargerUnitID: 900, PerLargerUnit: 12 };
      expectProblem(await saveItem({ UnitID: 900 }), 422, "UNIT_CODE_UNKNOWN", NO_CODE);
      expectProblem(await saveItem(larger), 422, "UNIT_CODE_UNKNOWN", NO_CODE);
      const id = await createItem({ ItemName: "Sack", UnitID: 1, LargerUnitID: 2, PerLargerUnit: 12 });
      expectProblem(await saveItem({ ItemID: id, UnitID: 900 }), 422, "UNIT_CODE_UNKNOWN", NO_CODE);
      expectProblem(await saveItem({ ItemID: id, ...larger }), 422, "UNIT_CODE_UNKNOWN", NO_CODE);
      const item = product.db("items").where({ company_id: 1, id });
      await item.clone().update({ unit_id: 900 });
      expect((await saveItem({ ItemID: id, ItemName: "Sack", UnitID: 900 })).status).toBe(200);
      expect(await listFacts()).toEqual([["item", "Sack", "Unit", "THELA", "UNIT_CODE_UNKNOWN"]]);
      await item.clone().update({ unit_id: 1, larger_unit_id: 900 });
      expect((await saveItem({ ItemID: id, ...larger, ItemName: "Sack" })).status).toBe(200);
      expect(await listFacts()).toEqual([["item", "Sack", "LargerUnit", "THELA", "UNIT_CODE_UNKNOWN"]]);
      await item.clone().update({ is_service: 1 });
      expect(await listFacts()).toEqual([]);
    });
  });
}
