import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getToday } from "../../packages/server/clock.ts";
import { expectProblem } from "../contract/expect-problem.ts";
import { makeForm } from "../form.ts";
import { type Cell, ITEM_COLUMNS, makeSheetFile } from "../imports/sheet.ts";
import { type Answer, type Product, startProduct } from "../product.ts";
import { makeSamples } from "../wall/samples.ts";
import { describeOfficialCodes } from "./official-codes.ts";

let product: Product;
beforeAll(async () => void (product = await startProduct({ bills: 60 })));
afterAll(() => product?.stop());

describeOfficialCodes(() => product);

describe("HSN codes", () => {
  let admin: string;
  beforeAll(async () => {
    admin = await product.signIn(1, "meera");
  });

  const call = (method: string, path: string, body?: object) =>
    product.call({ method, path: `/api/v1/${path}`, cookie: admin, ...(body && { body }) });
  const readHsnCodes = async () =>
    (await call("GET", "hsn-codes")).read<
      { id: number; code: string; description: string | null; tax: string | null; items: number }[]
    >();
  const find = async (code: string) => (await readHsnCodes()).find((each) => each.code === code);
  const saveItem = (fields: object) =>
    product.call({
      method: "POST",
      path: "/api/insertupdateitem",
      cookie: admin,
      body: makeForm({
        ...{ ItemName: "Elbow Crutch", ItemDescription: "Aluminium", ItemCategoryID: 3, MRP: 900 },
        ...{ Sales_Price: 700, ...fields },
      }),
    });

  it("include the standard codes of every company and the codes of all items", async () => {
    const usedCodes: string[] = await product
      .db("items")
      .where({ company_id: 1, is_deleted: 0 })
      .whereNot("hsn_code", "")
      .distinct()
      .pluck("hsn_code");
    const all = await readHsnCodes();
    expect(usedCodes.filter((code) => !all.some((each) => each.code === code))).toEqual([]);
    expect(all.map(({ code }) => code)).toEqual(all.map(({ code }) => code).toSorted());
    const items = await product.db("items").where({ company_id: 1, is_deleted: 0, hsn_code: "3005" });
    expect(all.find(({ code }) => code === "3005")).toMatchObject({
      description: "Wadding, gauze, bandages and similar articles",
      tax: null,
      items: items.length,
    });
  });

  it("are made once when an item with them is saved, and existing codes stay as they are", async () => {
    const before = await readHsnCodes();
    const answer = await saveItem({ HSNCode: "90211000" });
    expect(answer.status, answer.text).toBe(200);
    expect((await saveItem({ HSNCode: "90211000", ItemName: "Elbow Crutch, long" })).status).toBe(200);
    expect((await saveItem({ HSNCode: "3005", ItemName: "Gauze" })).status).toBe(200);
    expect((await saveItem({ HSNCode: "", ItemName: "Without" })).status).toBe(200);
    expect(await find("90211000")).toMatchObject({
      ...{ description: null, tax: null, items: 2 },
      officialDescription: "ORTHOPEAEDIC OR FRACTURE APPLIANCES",
    });
    expect(await readHsnCodes()).toHaveLength(before.length + 1);
    // A refused item creates no HSN code.
    expectProblem(await saveItem({ HSNCode: "90212100", UnitID: 999 }), 422, "UNIT_UNKNOWN");
    expect(await find("90212100")).toBeUndefined();
  });

  it("can't be deleted while items have them, and a tax can't be deleted while a code names it", async () => {
    const { id = 0 } = (await find("90211000")) ?? {};
    const tax = (await call("PUT", "taxes", { name: "GST of aids", kind: "exempt" })).read<{ id: number }>()
      .id;
    const namedCode = { id, code: "90211000", description: "Crutches", taxId: tax };
    expect((await call("PUT", "hsn-codes", namedCode)).status).toBe(200);
    expect(await find("90211000")).toMatchObject({ description: "Crutches", tax: "GST of aids" });
    expectProblem(
      await call("PUT", "hsn-codes", { ...namedCode, code: "90211001" }),
      409,
      "RECORD_IN_USE",
      "Items have the code: it stays as it is.",
    );
    expectProblem(
      await call("DELETE", "hsn-codes", { id }),
      409,
      "RECORD_IN_USE",
      "It can't be deleted: 2 items refer to it.",
    );
    expectProblem(
      await call("DELETE", "taxes", { id: tax }),
      409,
      "RECORD_IN_USE",
      "It can't be deleted: 1 HSN/SAC code refers to it.",
    );
    await product.db("items").where({ company_id: 1, hsn_code: "90211000" }).update({ hsn_code: "9021" });
    expect((await call("DELETE", "hsn-codes", { id })).status).toBe(200);
    expect((await call("DELETE", "taxes", { id: tax })).status).toBe(200);
    // A deleted code may be created again.
    expect((await call("PUT", "hsn-codes", { code: "90211000" })).status).toBe(200);
  });
});

describe("Larger units", () => {
  type Row = Record<string, unknown>;

  let cookie: string;

  beforeAll(async () => {
    cookie = await product.signIn(1, "meera");
  });

  const ITEM = {
    ItemName: "Lint Roll",
    ItemDescription: "100 g",
    ItemCategoryID: 3,
    MRP: 90,
    Sales_Price: 60,
  };
  const save = (fields: Row): Promise<Answer> =>
    product.call({
      method: "POST",
      path: "/api/insertupdateitem",
      body: makeForm({ ...ITEM, ...fields }),
      cookie,
    });
  const create = async (fields: Row = {}): Promise<number> => {
    const answer = await save(fields);
    expect(answer.status, answer.text).toBe(200);
    return answer.read<{ id: number }>().id;
  };
  const get = async (path: string) => {
    const answer = await product.call({ method: "GET", path, cookie });
    expect(answer.status, answer.text).toBe(200);
    return answer;
  };
  const readItem = async (id: number) =>
    (await get("/api/GetItem")).read<Row[]>().find(({ ItemID }) => ItemID === id) ?? {};

  // Every company has the units 1 Nos and 2 Box.
  describe("an item's larger unit", () => {
    const BOX = { UnitID: 1, LargerUnitID: 2, PerLargerUnit: 12 };
    const TOGETHER = "A larger unit is given with what it holds, or neither is.";
    const OTHER = "The larger unit must be another than the item's own.";

    it("is returned with its quantity; an item without one has neither", async () => {
      expect(await readItem(await create())).toMatchObject({ LargerUnitID: null, PerLargerUnit: null });
      expect(await readItem(await create(BOX))).toMatchObject({ LargerUnitID: 2, PerLargerUnit: 12 });
      expect(await readItem(await create({ ...BOX, PerLargerUnit: "12.5" }))).toMatchObject({
        PerLargerUnit: 12.5,
      });
    });

    it("stays when it is not sent, can change in part, and is removed when both fields are empty", async () => {
      const id = await create(BOX);
      expect((await save({ ItemID: id, MRP: 1500 })).status).toBe(200);
      expect((await save({ ItemID: id, PerLargerUnit: 24 })).status).toBe(200);
      expect(await readItem(id)).toMatchObject({ LargerUnitID: 2, PerLargerUnit: 24 });
      expectProblem(await save({ ItemID: id, LargerUnitID: "" }), 400, "INVALID_FIELDS", TOGETHER);
      expect((await save({ ItemID: id, LargerUnitID: "", PerLargerUnit: "" })).status).toBe(200);
      expect(await readItem(id)).toMatchObject({ LargerUnitID: null, PerLargerUnit: null });
    });

    it.each<[Row, string, string]>([
      [{ LargerUnitID: 2 }, "INVALID_FIELDS", TOGETHER],
      [{ PerLargerUnit: 12 }, "INVALID_FIELDS", TOGETHER],
      [{ ...BOX, LargerUnitID: 0 }, "INVALID_FIELDS", TOGETHER],
      [{ ...BOX, LargerUnitID: 1 }, "INVALID_FIELDS", OTHER],
      [{ ...BOX, UnitID: 2 }, "INVALID_FIELDS", OTHER],
      [{ ...BOX, LargerUnitID: 999 }, "UNIT_UNKNOWN", "The company has no such unit."],
      [{ ...BOX, PerLargerUnit: 1.999 }, "INVALID_FIELDS", "Quantity in Larger Unit must be at least 2."],
      [
        { ...BOX, PerLargerUnit: 1000000 },
        "INVALID_FIELDS",
        "Quantity in Larger Unit must be at most 999999.999.",
      ],
      [
        { ...BOX, PerLargerUnit: "a" },
        "INVALID_FIELDS",
        "Quantity in Larger Unit must be a number or empty.",
      ],
    ])("is refused as %j", async (fields, code, message) => {
      expectProblem(await save(fields), code === "UNIT_UNKNOWN" ? 422 : 400, code, message);
    });

    it("is refused when it would be the same as the item's own unit", async () => {
      const id = await create(BOX);
      expectProblem(await save({ ItemID: id, UnitID: 2 }), 400, "INVALID_FIELDS", OTHER);
    });

    it("is shown to users who enter vouchers, and a change of it does not change documents", async () => {
      const samples = await makeSamples(product.db, 1, getToday());
      const id = await create(BOX);
      const purchaseAnswer = await product.call({
        method: "POST",
        path: "/api/v1/purchases",
        body: { ...samples.purchases, lines: [{ itemId: id, quantity: 54, unitPrice: 500 }] },
        cookie,
        headers: { "Idempotency-Key": randomUUID() },
      });
      expect(purchaseAnswer.status, purchaseAnswer.text).toBe(200);
      const selectPurchaseLines = () =>
        product.db("purchase_lines").where({ company_id: 1, item_id: id }).select("quantity", "unit_price");
      const before = await selectPurchaseLines();
      expect(before).toEqual([{ quantity: "54.000", unit_price: "500.0000" }]);
      expect((await save({ ItemID: id, PerLargerUnit: 24 })).status).toBe(200);
      expect(await selectPurchaseLines()).toEqual(before);
      const { items } = (await get("/api/v1/masters")).read<{ items: Row[] }>();
      expect(items.find((one) => one["id"] === id)).toMatchObject({ largerUnit: { name: "Box", holds: 24 } });
    });
  });

  describe("a sheet of items", () => {
    it("can have columns for larger unit, service and batches at its end, with the rules of Item Creation", async () => {
      const own = await product.db("units").where("company_id", 1).orderBy("id").first("name");
      const makeItemRow = (name: string, ...besides: Cell[]) => [
        ...[name, null, 10, null, null, 8],
        ...[null, null, null], // Unit, HSN Code and Tax
        ...besides,
      ];
      const post = (path: string, sentBody: object, key: string) =>
        product.call({ method: "POST", path, body: sentBody, cookie, headers: { "Idempotency-Key": key } });
      const file = makeSheetFile([
        ITEM_COLUMNS,
        makeItemRow("Syringe"),
        makeItemRow("Cough syrup", "case", "24", "no", "YES"),
        makeItemRow("Packing", null, null, "y", "No"),
        makeItemRow("Kit", "doz", 12.5),
        makeItemRow("Half 1", "Case"),
        makeItemRow("Half 2", null, 12),
        makeItemRow("Crated", "Crate", 12),
        makeItemRow("One", "Case", 1),
        makeItemRow("Fine", "Case", 12.3456),
        makeItemRow("Same", own.name, 12),
        makeItemRow("Both", null, null, "Yes", "Yes"),
        makeItemRow("Perhaps", null, null, "perhaps"),
        makeItemRow("Some", null, null, null, "some"),
      ]);
      const preview = await post("/api/v1/imports/preview", { kind: "item", file }, randomUUID());
      const read = preview.read<{
        ignored: string[];
        importKey: string;
        rows: (Row & { Error: unknown })[];
      }>();
      expect(read.ignored).toEqual([]);
      const half = "A larger unit is given with what it holds, or neither is.";
      expect(read.rows.map(({ Error }) => Error)).toEqual([
        ...[null, null, null, null],
        `Row 6: ${half}`,
        `Row 7: ${half}`,
        "Row 8: The company has no unit Crate.",
        "Row 9: Quantity in Larger Unit must be at least 2.",
        null, // rounded to three decimals
        "Row 11: The larger unit must be another than the item's own.",
        "Row 12: The item is a service or charge, which has no stock.",
        "Row 13: Service or Charge must be Yes or No.",
        "Row 14: Keeps Batches must be Yes or No.",
      ]);
      const rows = read.rows.map(({ Error: _, ...row }) => row);
      const answer = await post("/api/v1/imports/items", { ItemCategoryID: 3, rows }, read.importKey);
      const { made, refused, results } = answer.read<{ made: number; refused: number; results: Row[] }>();
      expect([made, refused]).toEqual([5, 8]);
      expect(results.map((row) => row["message"])).toEqual(read.rows.map(({ Error }) => Error));
      const keptItems = await product
        .db("items as i")
        .leftJoin("units as u", (on) =>
          on.on("u.company_id", "i.company_id").andOn("u.id", "i.larger_unit_id"),
        )
        .where("i.company_id", 1)
        .whereIn("i.name", ["Syringe", "Cough syrup", "Packing", "Kit", "Fine"])
        .orderBy("i.id")
        .select("u.name as unit", "i.per_larger_unit", "i.is_service", "i.keeps_batches");
      const plain = { unit: null, per_larger_unit: null, is_service: 0, keeps_batches: 0 };
      expect(keptItems).toEqual([
        plain,
        { unit: "Case", per_larger_unit: "24.000", is_service: 0, keeps_batches: 1 },
        { ...plain, is_service: 1 },
        { ...plain, unit: "Dozen", per_larger_unit: "12.500" },
        { ...plain, unit: "Case", per_larger_unit: "12.346" },
      ]);
    });
  });
});
