import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectProblem } from "../contract/expect-problem.ts";
import { makeForm } from "../form.ts";
import { startProduct, type Answer, type Product } from "../product.ts";
import { getToday } from "../../packages/server/clock.ts";
import { makeSamples } from "../wall/samples.ts";

type Row = Record<string, unknown>;

let product: Product;
let admin: string;
let otherAdmin: string;
let manager: string;
let day: string;

beforeAll(async () => {
  product = await startProduct({ bills: 60 });
  admin = await product.signIn(1, "meera");
  otherAdmin = await product.signIn(2, "fathima");
  const { username } = await product.db("users").where({ company_id: 1, role_id: 4, is_active: 1 }).first();
  manager = await product.signIn(1, username as string);
  day = (await product.db("bills").where("company_id", 1).max({ day: "date" }))[0]?.["day"] as string;
});
afterAll(() => product?.stop());

const SAMPLE_ITEM = {
  ItemName: "Walker",
  ItemDescription: "Foldable",
  ItemCategoryID: 3,
  MRP: 1450,
  Sales_Price: 980,
};
const save = (fields: Row = {}, cookie = admin): Promise<Answer> =>
  product.call({
    method: "POST",
    path: "/api/insertupdateitem",
    body: makeForm({ ...SAMPLE_ITEM, ...fields }),
    cookie,
  });
const create = async (fields: Row = {}): Promise<number> => {
  const answer = await save(fields);
  expect(answer.status, answer.text).toBe(200);
  return answer.read<{ id: number }>().id;
};
const get = async (path: string, cookie = admin) => {
  const answer = await product.call({ method: "GET", path, cookie });
  expect(answer.status, answer.text).toBe(200);
  return answer;
};
const readItem = async (id: number, cookie = admin) =>
  (await get("/api/GetItem", cookie)).read<Row[]>().find(({ ItemID }) => ItemID === id) ?? {};
const remove = (ItemID: number, fields: Row = {}) =>
  product.call({ method: "POST", path: "/api/deleteitem", body: { ItemID, ...fields }, cookie: admin });
const post = async (resource: string, body: object): Promise<Answer> => {
  const headers = { "Idempotency-Key": randomUUID() };
  const answer = await product.call({
    method: "POST",
    path: `/api/v1/${resource}`,
    body,
    cookie: admin,
    headers,
  });
  expect(answer.status, answer.text).toBe(200);
  return answer;
};

describe("an item made with few fields", () => {
  it("gets the company's tax of 5 %, its first unit, no HSN code, prices of 0, and is a finished item", async () => {
    const id = await create();
    expect(await readItem(id)).toMatchObject({
      ...SAMPLE_ITEM,
      ItemType: "1",
      TaxID: 2,
      Tax: 5,
      UnitID: 1,
      HSNCode: null,
      SP: 0,
      DP: 0,
      WholeSalePrice: 0,
      BPprice: 0,
      itmsize: null,
      itmcolr: null,
      BatchId: null,
    });
  });

  it("keeps fields that an edit does not send, and empties fields that it sends empty", async () => {
    const full = { TaxID: 5, HSNCode: "9021", UnitID: 2, SP: 12.3456, itmcolr: "Grey", itmsize: "90*50*20" };
    const id = await create({ ...full, ItemType: "0" });
    expect((await save({ ItemID: id, MRP: 1500 })).status).toBe(200);
    expect(await readItem(id)).toMatchObject({ ...full, MRP: 1500, ItemType: "0", Tax: 18 });
    expect((await save({ ItemID: id, HSNCode: "", itmcolr: "", SP: "", TaxID: "" })).status).toBe(200);
    expect(await readItem(id)).toMatchObject({
      HSNCode: null,
      itmcolr: null,
      SP: 0,
      TaxID: 5,
      MRP: 1450,
    });
  });

  it("keeps a price exactly", async () => {
    const id = await create({ MRP: "99999999998.9999", Sales_Price: "0.0001", SP: "318.1275" });
    const row = await product.db("items").where({ company_id: 1, id }).first("mrp", "ccp", "sp");
    expect(row).toEqual({ mrp: "99999999998.9999", ccp: "0.0001", sp: "318.1275" });
  });
});

describe("an item's tax", () => {
  // Demo taxes by id: 1 none; 2 5 %; 3 12 % and 4 18 % until 22 September 2025, both 5 % since; 5
  // 18 %.
  it.each<[Row, number]>([
    [{ TaxID: 3, Tax: 5 }, 3],
    [{ TaxID: 4 }, 4],
    [{ Tax: 18 }, 5],
    [{ Tax: "0.00" }, 1],
    [{ TaxID: 3, Tax: 18 }, 5],
    [{ TaxID: 77, Tax: 5 }, 2],
    [{ TaxID: 0, Tax: 5 }, 2],
  ])("given as %j is stored as number %i", async (fields, tax) => {
    expect((await readItem(await create(fields))).TaxID).toBe(tax);
  });

  it("and its unit are chosen from those of the company", async () => {
    const [rows] = await product.db.raw<[Row[]]>(
      `SELECT t.id AS TaxID, t.name AS TaxName, r.rate + 0e0 AS Tax FROM taxes t
       JOIN tax_rates r ON r.company_id = t.company_id AND r.tax_id = t.id
       LEFT JOIN tax_rates later ON later.company_id = r.company_id AND later.tax_id = r.tax_id
         AND later.valid_from > r.valid_from AND later.valid_from <= :today
       WHERE t.company_id = 1 AND r.valid_from <= :today AND later.tax_id IS NULL ORDER BY t.name`,
      { today: getToday() },
    );
    expect((await get("/api/v1/taxes")).json).toEqual(rows);
    const units = await product
      .db("units")
      .where("company_id", 1)
      .orderBy("name")
      .select("id", "name", "uqc");
    expect((await get("/api/v1/units")).json).toEqual(
      units.map(({ id, name, uqc }) => ({ UnitID: id, UnitName: name, UQC: uqc })),
    );
  });
});

describe("images", () => {
  const makePicture = async (colour: string) =>
    new Blob([
      Uint8Array.from(
        await sharp({ create: { width: 30, height: 20, channels: 3, background: colour } })
          .png()
          .toBuffer(),
      ),
    ]);
  /** An item's image slots, each with the colour of its image (channel values divided by ten). */
  const readPictureSlots = async (id: number, cookie = admin) => {
    const answer = (await get(`/api/getitemimages?ItemID=${id}`, cookie)).read<{
      success: boolean;
      images: { imageBase64: string; RECNO: number }[];
    }>();
    expect(answer.success).toBe(true);
    const colours = answer.images.map(async ({ imageBase64, RECNO }) => {
      const { channels } = await sharp(Buffer.from(imageBase64, "base64")).stats();
      return [RECNO, channels.map(({ mean }) => Math.round(mean / 10)).join(" ")];
    });
    return Object.fromEntries(await Promise.all(colours)) as Record<number, string>;
  };
  const [RED, GREEN, BLUE] = ["20 0 0", "0 20 0", "0 0 20"];

  it("are stored, replaced and removed in the numbered slots that the request names", async () => {
    const [red, green, blue] = await Promise.all(["#c80000", "#00c800", "#0000c8"].map(makePicture));
    const id = await create({ images: [red, green], RECNO: [5, 1] });
    expect(await readPictureSlots(id)).toEqual({ 1: GREEN, 5: RED });
    await save({ ItemID: id });
    expect(await readPictureSlots(id)).toEqual({ 1: GREEN, 5: RED });
    await save({ ItemID: id, images: blue, RECNO: 5 });
    expect(await readPictureSlots(id)).toEqual({ 1: GREEN, 5: BLUE });
    await save({ ItemID: id, images: red, RECNOs: 2, RemovedRECNO: [1, 3] });
    expect(await readPictureSlots(id)).toEqual({ 2: RED, 5: BLUE });
    const log = await product.db("audit_log").where({ entity: "item_images", entity_id: String(id) });
    expect(log).toHaveLength(3);
    expect(log.every(({ after_json: text }) => String(text).length < 100)).toBe(true);
  });

  it("can be seen and changed only for their own item and company, by users with the right", async () => {
    const id = await create({ images: await makePicture("#c80000"), RECNO: 1 });
    expect(await readPictureSlots(await create())).toEqual({});
    expect(await readPictureSlots(id, manager)).toEqual({ 1: RED });
    const path = `/api/getitemimages?ItemID=${id}`;
    expectProblem(await product.call({ method: "GET", path, cookie: otherAdmin }), 404, "NOT_FOUND");
    expectProblem(
      await save({ ItemID: id, images: await makePicture("#0000c8"), RECNO: 1 }, otherAdmin),
      404,
      "NOT_FOUND",
    );
    expectProblem(await save({ ItemID: id }, manager), 403, "ROLE_FORBIDDEN");
    expect(await readPictureSlots(id)).toEqual({ 1: RED });
    expect((await remove(id)).status).toBe(200);
    expectProblem(await product.call({ method: "GET", path, cookie: admin }), 404, "NOT_FOUND");
  });

  it("of the second of two concurrent edits are not kept", async () => {
    const id = await create({ images: await makePicture("#c80000"), RECNO: 1 });
    const { Version } = await readItem(id);
    expect((await save({ ItemID: id, Version, images: await makePicture("#00c800"), RECNO: 1 })).status).toBe(
      200,
    );
    const second = await save({ ItemID: id, Version, images: await makePicture("#0000c8"), RECNO: 1 });
    expectProblem(second, 409, "RECORD_CHANGED");
    expect(await readPictureSlots(id)).toEqual({ 1: GREEN });
  });

  it("each need their own slot number", async () => {
    const images = [await makePicture("#c80000"), await makePicture("#00c800")];
    const missing = "Each image needs the number of its slot.";
    expectProblem(await save({ images, RECNO: [1] }), 400, "INVALID_FIELDS", missing);
    expectProblem(await save({ images }), 400, "INVALID_FIELDS", missing);
    expectProblem(await save({ RECNO: [1] }), 400, "INVALID_FIELDS", missing);
    const twice = "A slot is named twice.";
    expectProblem(await save({ images, RECNO: [1, 1] }), 400, "INVALID_FIELDS", twice);
    expectProblem(await save({ images, RECNO: [1, 2], RemovedRECNO: [2] }), 400, "INVALID_FIELDS", twice);
    expectProblem(await save({ images, RECNO: [0, 1] }), 400, "INVALID_FIELDS");
    expectProblem(await save({ images, RECNO: [5, 6] }), 400, "INVALID_FIELDS");
    const six = await save({ images: Array(6).fill(images[0]), RECNO: [1, 2, 3, 4, 5, 1] });
    expectProblem(six, 400, "INVALID_FIELDS", "images may be given 5 times.");
  });
});

describe("an item that is used in documents", () => {
  it("can be changed without changing those documents; new documents use the new values", async () => {
    const samples = await makeSamples(product.db, 1, getToday());
    const id = await create({ HSNCode: "9021", TaxID: 2 });
    const lines = [{ itemId: id, quantity: 10, unitPrice: 500 }];
    await post("purchases", { ...samples.purchases, lines });
    const bill = { ...samples.bills, lines: [{ itemId: id, quantity: 1 }] };
    await post("bills", bill);
    const selectFrozenLines = () =>
      product
        .db("bill_lines")
        .where({ company_id: 1, item_id: id })
        .orderBy("bill_id")
        .select("hsn_code", "tax_rate", "mrp");
    const before = await selectFrozenLines();
    expect(before).toEqual([{ hsn_code: "9021", tax_rate: "5.00", mrp: "1450.0000" }]);
    expect(
      (await save({ ItemID: id, HSNCode: "87131010", TaxID: 5, MRP: 2000, ItemName: "Wheelchair" })).status,
    ).toBe(200);
    expect(await selectFrozenLines()).toEqual(before);
    await post("bills", bill);
    expect(await selectFrozenLines()).toEqual([
      ...before,
      { hsn_code: "87131010", tax_rate: "18.00", mrp: "2000.0000" },
    ]);
  });

  it("can be deleted only when it is not in stock and in no open order", async () => {
    const samples = await makeSamples(product.db, 1, day);
    const id = await create();
    const own = { company_id: 1 };
    const { name } = await product
      .db("stock_locations")
      .where({ ...own, id: samples.bills?.locationId })
      .first("name");
    await post("purchases", { ...samples.purchases, lines: [{ itemId: id, quantity: 3, unitPrice: 500 }] });
    const inStock = `It can't be deleted: there is stock of it in ${name}.`;
    expectProblem(await remove(id), 409, "RECORD_IN_USE", inStock);
    expect(await readItem(id)).toMatchObject({ ItemID: id });
    await post("bills", { ...samples.bills, lines: [{ itemId: id, quantity: 3 }] });
    const order = { ...samples.orders, lines: [{ itemId: id, quantity: 2 }] };
    const orderId = (await post("orders", order)).read<{ id: number }>().id;
    expectProblem(await remove(id), 409, "RECORD_IN_USE", "It can't be deleted: 1 open order asks for it.");
    await product
      .db("orders")
      .where({ ...own, id: orderId })
      .update({ status: 2 });
    expect((await remove(id)).status).toBe(200);
    // Its bill still shows it, but it can no longer be sold.
    const soldLine = await product
      .db("bill_lines")
      .where({ ...own, item_id: id })
      .first("bill_id");
    const lines = (await get(`/api/GetBilldetails?BillID=${soldLine.bill_id}`)).text;
    expect(lines).toContain(SAMPLE_ITEM.ItemName);
    const answer = await product.call({
      method: "POST",
      path: "/api/v1/bills",
      body: { ...samples.bills, lines: [{ itemId: id, quantity: 1 }] },
      cookie: admin,
      headers: { "Idempotency-Key": randomUUID() },
    });
    expectProblem(answer, 422, "ITEM_UNKNOWN");
  });
});

it("the item list is sorted by name and leaves out deleted items", async () => {
  const rows = (await get("/api/GetItem")).read<{ ItemID: number; ItemName: string }[]>();
  const own = product.db("items").where({ company_id: 1, is_deleted: 0 });
  expect(rows.map(({ ItemID }) => ItemID)).toEqual(await own.orderBy(["name", "id"]).pluck("id"));
});
