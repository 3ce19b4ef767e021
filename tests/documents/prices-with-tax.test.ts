import { afterAll, beforeAll, expect, it } from "vitest";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { convertToOwnUnit } from "../../packages/sdk/format/typed-units.ts";
import { evaluateArithmetic } from "../../packages/sdk/format/arithmetic.ts";
import { send } from "./post.ts";
import { GAUZE_ID, getRefusal, ROLL_ID } from "./stock-desk.ts";
import { MAKER_ID, startGstDesk, type GstDesk } from "./gst-desk.ts";

// Customers who pay the MRP, which contains its tax. Gauze and the roll have 5 % and here the MRPs
// 322.00 and 99.99.

let desk: GstDesk;

beforeAll(async () => {
  desk = await startGstDesk();
  for (const itemId of [GAUZE_ID, ROLL_ID])
    await desk.posted("purchases", desk.purchaseOf(MAKER_ID, { itemId }));
  await desk.db("items").where({ company_id: 1, id: GAUZE_ID }).update({ mrp: 322 });
  await desk.db("items").where({ company_id: 1, id: ROLL_ID }).update({ mrp: 99.99 });
  await setCustomer({ rate_type: null });
});
afterAll(async () => {
  expect(await checkBooks(desk.db, 1)).toEqual([]);
  await desk.product.stop();
});

const setCustomer = (columns: object) =>
  desk.db("accounts").where({ company_id: 1, id: desk.customer }).update(columns);
const makeBill = (lines: object[], more: object = {}) => desk.billOn(desk.date, { lines, ...more });
const listLines = async (table: string, parent: string, id: number) => {
  const { lines } = await desk.stored(table, parent, id);
  return lines.map((line) => [line["taxable"], line["cgst"], line["sgst"], line["igst"], line["amount"]]);
};

it("a bill, its order and its paper keep the MRP", async () => {
  const lines = [
    { itemId: GAUZE_ID, quantity: 1 },
    { itemId: ROLL_ID, quantity: 2.375, freeQuantity: 1 },
    { itemId: GAUZE_ID, quantity: 3, discountRate: 10 },
  ];
  // 322 × 2.5 ÷ 105 = 7.67; 2.375 × 99.99 = 237.48, × 2.5 ÷ 105 = 5.65; 966.00 less 96.60 = 869.40,
  // × 2.5 ÷ 105 = 20.70. 322.00 + 237.48 + 869.40 = 1,428.88.
  const postedBill = await desk.posted("bills", await makeBill(lines, { amount: 1428.88 }));
  expect(await listLines("bills", "bill_id", postedBill.id)).toEqual([
    ["306.66", "7.67", "7.67", "0.00", "322.00"],
    ["226.18", "5.65", "5.65", "0.00", "237.48"],
    ["828.00", "20.70", "20.70", "0.00", "869.40"],
  ]);
  const order = {
    ...{ date: desk.date, customerId: desk.customer, payment: "credit", amount: 1428.88 },
    lines: lines.map(({ freeQuantity: _, ...line }: (typeof lines)[number]) => line),
  };
  const orderAnswer = await desk.post("orders/price", order);
  expect(orderAnswer.json, orderAnswer.text).toMatchObject({
    amount: 1428.88,
    lines: [{ rate: 322 }, { rate: 99.99 }, {}],
  });
  expect((await desk.post("orders", order)).status).toBe(200);

  const path = `/api/v1/bills/${postedBill.id}`;
  const paper = await desk.product.call({ method: "GET", path, cookie: desk.manager });
  expect(paper.json).toMatchObject({
    lines: [
      { unitPrice: 322, priceHasTax: true, taxable: 306.66, amount: 322 },
      { unitPrice: 99.99, priceHasTax: true, amount: 237.48 },
      { unitPrice: 322, priceHasTax: true, discountRate: 10, discount: 96.6, amount: 869.4 },
    ],
  });
  // Reports show the price without tax: 322 ÷ 1.05 = 306.67.
  const details = await desk.product.call({
    ...{ method: "GET", path: "/api/GetBilldetails", cookie: desk.manager },
    query: { BillID: String(postedBill.id) },
  });
  expect(details.json, details.text).toMatchObject([
    { UnitPrice: 306.67, NetRate: 306.66, TaxAmount: 15.34, Amount: 322 },
    { UnitPrice: 95.23, Amount: 237.48 },
    { UnitPrice: 306.67, DiscountAmount: 96.6, Amount: 869.4 },
  ]);
});

it("a bill to another State has the IGST within the MRP, and so has its order", async () => {
  await setCustomer({ state: "Tamil Nadu", state_code: "33" });
  const lines = [{ itemId: GAUZE_ID, quantity: 1 }];
  // 322 × 5 ÷ 105 = 15.33.
  const postedBill = await desk.posted("bills", await makeBill(lines, { amount: 322 }));
  expect(await listLines("bills", "bill_id", postedBill.id)).toEqual([
    ["306.67", "0.00", "0.00", "15.33", "322.00"],
  ]);
  const order = { date: desk.date, customerId: desk.customer, payment: "credit", amount: 322, lines };
  expect((await desk.post("orders", order)).status).toBe(200);
  await setCustomer({ state: null, state_code: null });
});

it("returns of one piece each credit the MRP, and the last leaves nothing of the bill", async () => {
  const postedBill = await desk.posted("bills", await makeBill([{ itemId: GAUZE_ID, quantity: 3 }]));
  const give = { ...{ date: desk.date, customerId: desk.customer, refund: "credit" }, billId: postedBill.id };
  const credits = [];
  for (const _ of "123") {
    const body = { ...give, lines: [{ billLineNo: 1, goodQuantity: 1 }] };
    const { id, amount } = await desk.posted("sale-returns", body);
    credits.push([amount, ...(await listLines("sale_returns", "sale_return_id", id))]);
  }
  // 966.00 = 920.00 + 23.00 + 23.00.
  expect(credits).toEqual([
    [322, ["306.66", "7.67", "7.67", "0.00", "322.00"]],
    [322, ["306.68", "7.66", "7.66", "0.00", "322.00"]],
    [322, ["306.66", "7.67", "7.67", "0.00", "322.00"]],
  ]);
});

it("a correction keeps a price that contains its tax, whatever the customer pays by then", async () => {
  const lines = [{ itemId: GAUZE_ID, quantity: 3, unitPrice: 322 }];
  const soldBill = await desk.posted("bills", await makeBill(lines));
  await setCustomer({ rate_type: "SP" });
  // 966.00 × 2.5 ÷ 105 = 23.00.
  const narratedBill = await desk.edited(
    "bills",
    soldBill.id,
    await makeBill(lines, { narration: "By van" }),
  );
  expect(await listLines("bills", "bill_id", narratedBill.id)).toEqual([
    ["920.00", "23.00", "23.00", "0.00", "966.00"],
  ]);
  // 644.00 × 2.5 ÷ 105 = 15.33.
  const fewer = [{ itemId: GAUZE_ID, quantity: 2, unitPrice: 322 }];
  const smallerBill = await desk.edited("bills", narratedBill.id, await makeBill(fewer));
  expect(await listLines("bills", "bill_id", smallerBill.id)).toEqual([
    ["613.34", "15.33", "15.33", "0.00", "644.00"],
  ]);
  await setCustomer({ rate_type: null });
});

it("a return without a bill credits the MRP with the tax within it", async () => {
  const give = { date: desk.date, customerId: desk.customer, refund: "credit", locationId: desk.godown };
  const lines = [{ itemId: GAUZE_ID, goodQuantity: 1 }];
  const { id, amount } = await desk.posted("sale-returns", { ...give, lines });
  expect(amount).toBe(322);
  expect(await listLines("sale_returns", "sale_return_id", id)).toEqual([
    ["306.66", "7.67", "7.67", "0.00", "322.00"],
  ]);
  expect(
    getRefusal(await desk.post("sale-returns", { ...give, lines: [{ ...lines[0], unitPrice: 306.67 }] })),
  ).toEqual([422, "PRICE_STALE", "lines.0.unitPrice"]);
});

it("the check of the books uses the formula that the line names", async () => {
  const { id } = await desk.posted("bills", await makeBill([{ itemId: GAUZE_ID, quantity: 1 }]));
  const findLine = () => desk.db("bill_lines").where({ company_id: 1, bill_id: id });
  await findLine().update({ price_has_tax: 0 });
  expect((await checkBooks(desk.db, 1)).length).toBeGreaterThan(0);
  await findLine().update({ price_has_tax: 1 });
  expect(await checkBooks(desk.db, 1)).toEqual([]);
});

it("a line above its MRP is refused until the user was asked", async () => {
  // 306.67 with 7.67 twice is 322.01: a paisa above the MRP.
  await setCustomer({ rate_type: "SP" });
  await desk.db("items").where({ company_id: 1, id: GAUZE_ID }).update({ sp: 306.67 });
  const bill = await makeBill([
    { itemId: ROLL_ID, quantity: 1, discountRate: 50 },
    { itemId: GAUZE_ID, quantity: 1 },
  ]);
  const words =
    "Test gauze comes to 322.01 with tax, but to 322.00 at its MRP. Sell it above the MRP only if you mean to.";
  const readRefusals = async (more: object = {}) =>
    (await desk.post("bills/price", { ...bill, ...more })).read<{ refusals: object[] }>().refusals;
  expect(await readRefusals()).toMatchObject([{ code: "ABOVE_MRP", message: words }]);
  expect(getRefusal(await desk.post("bills", bill))).toEqual([422, "ABOVE_MRP", "lines.1"]);
  expect(await readRefusals({ aboveMrp: true })).toEqual([]);
  const postedBill = await desk.posted("bills", { ...bill, aboveMrp: true });
  // A correction that leaves the line as it is need not ask again; another quantity must: 920.01 with
  // 23.00 twice is 966.01, three at the MRP are 966.00.
  const editedBill = await desk.edited("bills", postedBill.id, { ...bill, narration: "By van" });
  const [first, second] = bill["lines"] as object[];
  const changedBill = { ...bill, lines: [first, { ...second, quantity: 3 }] };
  const path = `bills/${editedBill.id}`;
  const refusedAnswer = await send(desk.product, desk.manager, path, changedBill, { method: "PUT" });
  expect(getRefusal(refusedAnswer)).toEqual([422, "ABOVE_MRP", "lines.1"]);
  // A discount that brings it to the MRP or below, and an item without an MRP, are not asked about.
  await desk.posted("bills", await makeBill([{ itemId: GAUZE_ID, quantity: 1, discount: 0.01 }]));
  await desk.db("items").where({ company_id: 1, id: GAUZE_ID }).update({ mrp: 0 });
  await desk.posted("bills", await makeBill([{ itemId: GAUZE_ID, quantity: 1 }]));
  await desk.db("items").where({ company_id: 1, id: GAUZE_ID }).update({ mrp: 322, sp: 150 });
  await setCustomer({ rate_type: null });
});

it("a discount on the bill before tax reduces what the lines come to, and the check finds another share", async () => {
  const choose = (billDiscount: string) =>
    send(desk.product, desk.manager, "settings", { billDiscount }, { method: "PUT" });
  expect((await choose("beforeTax")).status).toBe(200);
  // 10.00 of three lines of 322.00: 3.34, 3.33 and 3.33. 318.66 and 318.67 × 2.5 ÷ 105 = 7.59.
  const lines = [1, 1, 1].map((quantity) => ({ itemId: GAUZE_ID, quantity }));
  const soldBill = await desk.posted("bills", await makeBill(lines, { discount: 10, amount: 956 }));
  await choose("afterTax");
  const amounts = [
    ["303.48", "7.59", "7.59", "0.00", "318.66"],
    ["303.49", "7.59", "7.59", "0.00", "318.67"],
    ["303.49", "7.59", "7.59", "0.00", "318.67"],
  ];
  expect(await listLines("bills", "bill_id", soldBill.id)).toEqual(amounts);
  // The second line bears a paisa more, the third one less: everything still adds up.
  const movePaisa = async (line: number, paisa: number) => {
    const change = (column: string, sign: number) => desk.db.raw(`${column} + ?`, [(sign * paisa) / 100]);
    await desk
      .db("bill_lines")
      .where({ company_id: 1, bill_id: soldBill.id, line_no: line })
      .update({
        ...{ bill_discount: change("bill_discount", 1), taxable: change("taxable", -1) },
        amount: change("amount", -1),
      });
  };
  await movePaisa(2, 1);
  await movePaisa(3, -1);
  const findings = await checkBooks(desk.db, 1);
  expect(findings.map(({ message }) => message)).toContain(
    "A line of bills bears another part of the discount before tax than its own.",
  );
  await movePaisa(2, -1);
  await movePaisa(3, 1);
});

it("a quantity that is typed in the larger unit keeps the MRP of each piece", async () => {
  const { db } = desk;
  const unit = await db("items as i")
    .join("units as u", (on) => on.on("u.company_id", "i.company_id").andOn("u.id", "i.unit_id"))
    .where({ "i.company_id": 1, "i.id": GAUZE_ID })
    .first("u.name");
  const larger = await db("units").where({ company_id: 1 }).whereNot("name", unit.name).first("id", "name");
  const units = { own: String(unit.name), larger: { name: String(larger.name), holds: 37 } };
  const before = await db("items")
    .where({ company_id: 1, id: GAUZE_ID })
    .first("larger_unit_id", "per_larger_unit");
  const setUnits = (columns: object) => db("items").where({ company_id: 1, id: GAUZE_ID }).update(columns);
  await setUnits({ larger_unit_id: larger.id, per_larger_unit: 37 });
  await setCustomer({ state: "Kerala", state_code: "32" });
  const typedQuantity = convertToOwnUnit(`3 ${units.larger.name} 5 ${units.own}`, units) ?? "";
  const quantity = evaluateArithmetic(typedQuantity, 3);
  expect(quantity).toBe("116.000"); // 3 × 37 + 5
  // 116 × 322.00 = 37,352.00; × 2.5 ÷ 105 = 889.33 (a piece's 7.67 × 116 would be 889.72).
  const postedBill = await desk.posted(
    "bills",
    await makeBill([{ itemId: GAUZE_ID, quantity: Number(quantity) }], { amount: 37_352 }),
  );
  expect(await listLines("bills", "bill_id", postedBill.id)).toEqual([
    ["35573.34", "889.33", "889.33", "0.00", "37352.00"],
  ]);
  const paper = await desk.product.call({
    ...{ method: "GET", path: `/api/v1/bills/${postedBill.id}`, cookie: desk.manager },
  });
  expect(paper.json).toMatchObject({
    lines: [{ quantity: 116, unitPrice: 322, amount: 37_352, largerUnit: units.larger }],
  });
  // Without the five pieces the rest of the cases comes back at the MRP too: 111 × 322.00.
  const back = await desk.posted("sale-returns", {
    ...{ date: desk.date, billId: postedBill.id, customerId: desk.customer, salesmanId: desk.anil },
    ...{ refund: "credit", lines: [{ billLineNo: 1, goodQuantity: 111 }] },
  });
  expect(back.amount).toBe(35_742);
  await setUnits(before);
});
