import { afterAll, beforeAll, expect, it } from "vitest";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { TAX_EIGHTEEN_ID, TAX_FIVE_ID, MAKER_ID, startGstDesk, type GstDesk } from "./gst-desk.ts";
import { send } from "./post.ts";
import { GAUZE_ID, getRefusal, ROLL_ID, type Standing } from "./stock-desk.ts";

// Line discounts before tax, as clients send and receive them. Both items: SP 150.00 and 5 %.

let desk: GstDesk;
let bill: Record<string, unknown>;

beforeAll(async () => {
  desk = await startGstDesk();
  for (const itemId of [GAUZE_ID, ROLL_ID])
    await desk.posted("purchases", desk.purchaseOf(MAKER_ID, { itemId }));
  bill = await desk.billOn(desk.date);
});
afterAll(async () => {
  expect(await checkBooks(desk.db, 1)).toEqual([]);
  await desk.product.stop();
});

const read = async <T>(path: string, query?: Record<string, string>) => {
  const answer = await desk.product.call({
    ...{ method: "GET", path, cookie: desk.manager },
    ...(query && { query }),
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.read<T>();
};

it("a line discount is priced, posted, read and edited as entered; lines without one answer as before", async () => {
  const lines = [
    { itemId: GAUZE_ID, quantity: 3, discountRate: 10 },
    { itemId: ROLL_ID, quantity: 2, discount: 12.5 },
    { itemId: ROLL_ID, quantity: 1 },
  ];
  // 450.00 less 45.00 = 405.00, 10.125 → 10.13 twice; 300.00 less 12.50 = 287.50, 7.1875 → 7.19
  // twice; 150.00, 3.75 twice.
  const figures = { freeQuantity: 0, unitPrice: 150, taxRate: 5, igst: 0 };
  const pricedBill = (await desk.post("bills/price", { ...bill, lines })).read<Priced>();
  expect(pricedBill.lines).toEqual([
    {
      ...{ itemId: GAUZE_ID, quantity: 3, ...figures, discountRate: 10, discount: 45 },
      ...{ taxable: 405, cgst: 10.13, sgst: 10.13, amount: 425.26 },
    },
    {
      ...{ itemId: ROLL_ID, quantity: 2, ...figures, discount: 12.5 },
      ...{ taxable: 287.5, cgst: 7.19, sgst: 7.19, amount: 301.88 },
    },
    {
      ...{ itemId: ROLL_ID, quantity: 1, ...figures },
      ...{ taxable: 150, cgst: 3.75, sgst: 3.75, amount: 157.5 },
    },
  ]);
  expect(pricedBill).toMatchObject({ taxable: 842.5, cgst: 21.07, discount: 0, amount: 884.64 });
  const postedBill = await desk.posted("bills", { ...bill, lines, amount: 884.64 });

  const paper = await read<{ lines: Discounted[] }>(`/api/v1/bills/${postedBill.id}`);
  expect(paper.lines.map(pickFigures)).toEqual([
    [150, 10, 45, 405],
    [150, undefined, 12.5, 287.5],
    [150, undefined, undefined, 150],
  ]);
  const details = await read<object[]>("/api/GetBilldetails", { BillID: String(postedBill.id) });
  expect(details[0]).toMatchObject({ DiscountPercentage: 10, DiscountAmount: 45, NetRate: 405 });
  expect(details[1]).toMatchObject({ DiscountAmount: 12.5, NetRate: 287.5 });
  expect(details[1]).not.toHaveProperty("DiscountPercentage");
  expect(details[2]).not.toHaveProperty("DiscountAmount");

  // Corrected in its narration only, after the item's tax changed: everything else stays as it was.
  const { bills: enteredBill } = await read<{ bills: { lines: object[] } }>(
    `/api/v1/vouchers/${postedBill.voucherId}/input`,
  );
  expect(enteredBill.lines).toEqual([
    { itemId: GAUZE_ID, quantity: 3, freeQuantity: 0, discountRate: 10 },
    { itemId: ROLL_ID, quantity: 2, freeQuantity: 0, discount: 12.5 },
    { itemId: ROLL_ID, quantity: 1, freeQuantity: 0 },
  ]);
  const before = await desk.stored("bills", "bill_id", postedBill.id);
  await desk.setTax(ROLL_ID, TAX_EIGHTEEN_ID);
  const correctedBill = await desk.edited("bills", postedBill.id, {
    ...enteredBill,
    narration: "To the ward",
  });
  const after = await desk.stored("bills", "bill_id", correctedBill.id);
  expect(after.lines.map(omitBillId)).toEqual(before.lines.map(omitBillId));
  // A line sent without its discount counts as changed: it has no discount and takes today's tax.
  const less = { ...enteredBill, lines: enteredBill.lines.map((line) => ({ ...line, discount: undefined })) };
  const last = await desk.edited("bills", correctedBill.id, less);
  const { lines: now } = await desk.stored("bills", "bill_id", last.id);
  expect(now.map(({ discount, taxable, tax_rate }) => [discount, taxable, tax_rate])).toEqual([
    ["45.00", "405.00", "5.00"],
    ["0.00", "300.00", "18.00"],
    ["0.00", "150.00", "5.00"],
  ]);
});

it("a return takes goods back at the discounted price", async () => {
  const postedBill = await desk.posted("bills", {
    ...bill,
    lines: [{ itemId: GAUZE_ID, quantity: 3, discountRate: 10 }],
  });
  const { lines } = await read<{ lines: object[] }>(`/api/v1/returnable-bills/${postedBill.id}`);
  expect(lines).toEqual([expect.objectContaining({ left: 3, unitPrice: 150, discount: 45 })]);
  // A return of one third: of 405.00, and of 10.13 twice.
  const postedReturn = await desk.posted("sale-returns", {
    ...{ date: desk.date, customerId: desk.customer, billId: postedBill.id, refund: "credit" },
    lines: [{ billLineNo: 1, goodQuantity: 1 }],
  });
  expect(postedReturn.amount).toBe(141.76);
  const note = await read<{ lines: Discounted[] }>(`/api/v1/sale-returns/${postedReturn.id}`);
  expect(note.lines.map(pickFigures)).toEqual([[150, 10, 15, 135]]);
});

it("a wrong discount is refused with the words of the contract", async () => {
  const tryLine = async (line: object) => {
    const answer = await desk.post("bills", {
      ...bill,
      lines: [{ itemId: GAUZE_ID, quantity: 2, ...line }],
    });
    return [...getRefusal(answer), answer.read<{ fields: { message: string }[] }>().fields[0]?.message];
  };
  const rate = [400, "INVALID_FIELDS", "lines.0.discountRate"];
  expect(await tryLine({ discountRate: 100.01 })).toEqual([...rate, "Dis % must be at most 100."]);
  expect(await tryLine({ discountRate: -1 })).toEqual([...rate, "Dis % must be at least 0."]);
  expect(await tryLine({ discount: -1 })).toEqual([
    ...[400, "INVALID_FIELDS", "lines.0.discount"],
    "Dis ₹ must be at least 0.",
  ]);
  expect(await tryLine({ discount: 300.01 })).toEqual([
    ...[422, "AMOUNT_INVALID", "lines.0.discount"],
    "The discount is 300.01, but the line comes to 300.00.",
  ]);
  expect(await tryLine({ discountRate: 5, discount: 5 })).toEqual([
    ...[422, "LINE_INVALID", "lines.0.discount"],
    "A line has its discount in percent or as an amount, not both.",
  ]);
});

it("an order keeps its line discount and passes it on to its bill", async () => {
  const order = {
    ...{ date: desk.date, customerId: desk.customer, payment: "credit" },
    lines: [
      { itemId: GAUZE_ID, quantity: 2, discountRate: 7.5 },
      { itemId: GAUZE_ID, quantity: 1 },
    ],
  };
  // As its bill: 2 × 150.00 = 300.00 less 22.50 = 277.50, 6.94 twice: 291.38.
  const orderedLines = [
    { itemId: GAUZE_ID, quantity: 2, rate: 157.5, discountRate: 7.5, amount: 291.38 },
    { itemId: GAUZE_ID, quantity: 1, rate: 157.5, amount: 157.5 },
  ];
  expect((await desk.post("orders/price", order)).json).toEqual({ amount: 448.88, lines: orderedLines });
  const placedOrder = (await desk.post("orders", { ...order, amount: 448.88 })).read<{ id: number }>();
  const open = await read<{ lines: object[] }>(`/api/v1/open-orders/${placedOrder.id}`);
  expect(open.lines).toEqual([
    { itemId: GAUZE_ID, itemName: "Test gauze", quantity: 2, rate: 157.5, discountRate: 7.5 },
    { itemId: GAUZE_ID, itemName: "Test gauze", quantity: 1, rate: 157.5 },
  ]);
  const paper = await read<{ lines: Discounted[] }>(`/api/v1/orders/${placedOrder.id}`);
  expect(paper.lines.map(({ discountRate }) => discountRate)).toEqual([7.5, undefined]);
  const [first, second] = await read<object[]>("/api/Getorderdetails", { DSID: String(placedOrder.id) });
  expect(first).toMatchObject({ DiscountPercentage: 7.5, NetAmount: 291.38 });
  expect(second).not.toHaveProperty("DiscountPercentage");
});

it("a line discount counts towards the salesman's limit: a tenth of the whole bill", async () => {
  const tryToPost = async (path: string, body: object) =>
    getRefusal(await desk.post(path, body, desk.salesman));
  const makeLines = (discountRate: number) => [
    { itemId: GAUZE_ID, quantity: 1 },
    { itemId: GAUZE_ID, quantity: 1, discountRate },
  ];
  const order = { date: desk.date, customerId: desk.customer, payment: "credit" };
  const { discount: _, ...slabBill } = bill;
  // 315.00 in all: 20 % of one of the two lines is 10 % of both, 31.50.
  for (const [path, head] of [
    ["bills/price", slabBill],
    ["bills/price", bill],
    ["orders/price", order],
  ] as const) {
    expect(await tryToPost(path, { ...head, lines: makeLines(20) })).toEqual([200, undefined, undefined]);
    expect(await tryToPost(path, { ...head, lines: makeLines(20.01) })).toEqual([
      422,
      "DISCOUNT_LIMIT",
      "lines.1.discountRate",
    ]);
  }
  // 150.00 less 15.00 = 135.00, 3.375 → 3.38 twice: 141.76, which is 15.74 below
  // 157.50; of the limit of 31.50, 15.76 are left for the bill's own discount.
  const half = { ...bill, lines: makeLines(10) };
  expect((await tryToPost("bills/price", { ...half, discount: 15.76 }))[0]).toBe(200);
  expect(await tryToPost("bills/price", { ...half, discount: 15.77 })).toEqual([
    422,
    "DISCOUNT_LIMIT",
    "discount",
  ]);
  expect((await desk.post("bills/price", { ...bill, lines: makeLines(100) })).status).toBe(200);
});

async function chooseDiscounts(billDiscount: "beforeTax" | "afterTax") {
  const answer = await send(desk.product, desk.manager, "settings", { billDiscount }, { method: "PUT" });
  expect([answer.status, answer.json]).toMatchObject([200, { billDiscount }]);
}

/** 100.00 at 5 % and 200.00 at 18 %. */
async function setPrices() {
  const setPrice = (id: number, terms: object) => desk.db("items").where({ company_id: 1, id }).update(terms);
  await setPrice(GAUZE_ID, { sp: 100, tax_id: TAX_FIVE_ID, mrp: 500 });
  await setPrice(ROLL_ID, { sp: 200, tax_id: TAX_EIGHTEEN_ID, mrp: 500 });
}

const readShares = async (table: "bills" | "sale_returns", id: number) => {
  const { head, lines } = await desk.stored(table, `${table.slice(0, -1)}_id`, id);
  const figures = lines.map((line) => [line["bill_discount"], line["taxable"], line["amount"]]);
  return [head["discount_before_tax"], head["discount"], head["amount"], ...figures];
};

it("a discount on the bill is before tax where the company has it so, and stays so in a correction", async () => {
  await setPrices();
  const goods = [
    { itemId: GAUZE_ID, quantity: 1 },
    { itemId: ROLL_ID, quantity: 1 },
  ];
  const discountedBill = { ...bill, discount: 30, lines: goods };
  const afterTax = await desk.posted("bills", { ...discountedBill, amount: 311 });
  await chooseDiscounts("beforeTax");
  // 30.00 of 300.00: 10.00 and 20.00. 90.00 + 2.25 + 2.25 and 180.00 + 16.20 + 16.20.
  const pricedBill = (await desk.post("bills/price", discountedBill)).read<Priced>();
  expect(pricedBill).toMatchObject({
    taxable: 270,
    cgst: 18.45,
    discount: 0,
    discountBeforeTax: 30,
    amount: 306.9,
  });
  expect(pricedBill.lines).toMatchObject([
    { discount: 10, billDiscount: 10, taxable: 90, amount: 94.5 },
    { discount: 20, billDiscount: 20, taxable: 180, amount: 212.4 },
  ]);
  const beforeTax = await desk.posted("bills", { ...discountedBill, amount: 306.9 });
  expect((await desk.figures(beforeTax)).ledger).not.toHaveProperty("Discount Allowed");
  expect((await desk.figures(afterTax)).ledger).toMatchObject({ "Discount Allowed": 30 });
  const shares = [1, "0.00", "306.90", ["10.00", "90.00", "94.50"], ["20.00", "180.00", "212.40"]];
  expect(await readShares("bills", beforeTax.id)).toEqual(shares);
  const paper = await read<{ lines: object[]; totals: object }>(`/api/v1/bills/${beforeTax.id}`);
  expect(paper.totals).toMatchObject({ taxable: 270, discount: 0, discountBeforeTax: 30, amount: 306.9 });
  expect(paper.lines[1]).toMatchObject({ discount: 20, billDiscount: 20, taxable: 180 });
  // Σ Amount − DiscountRs + RoundOff is the bill, as the specification has it.
  const details = await read<object[]>("/api/GetBilldetails", { BillID: String(beforeTax.id) });
  expect(details[0]).toMatchObject({
    ...{
      DiscountAmount: 10,
      NetRate: 90,
      Amount: 94.5,
      DiscountRs: 0,
      DiscountBeforeTax: 30,
      BillAmount: 306.9,
    },
  });
  const olderDetails = await read<object[]>("/api/GetBilldetails", { BillID: String(afterTax.id) });
  expect(olderDetails[0]).toMatchObject({ NetRate: 100, DiscountRs: 30, BillAmount: 311 });
  expect(olderDetails[0]).not.toHaveProperty("DiscountBeforeTax");

  // The setting changes back and forth: corrections keep what their bill had.
  const correct = async ({ id, voucherId }: Standing, change: object) => {
    const { bills } = await read<{ bills: { discount: number } }>(`/api/v1/vouchers/${voucherId}/input`);
    expect(bills.discount).toBe(30);
    return desk.edited("bills", id, { ...bills, ...change });
  };
  expect((await correct(afterTax, { narration: "Still after tax" })).amount).toBe(311);
  await chooseDiscounts("afterTax");
  const narratedBill = await correct(beforeTax, { narration: "Still before tax" });
  expect(await readShares("bills", narratedBill.id)).toEqual(shares);
  // Without a discount in the request, unchanged lines keep the one of the bill.
  const keptBill = await correct(narratedBill, { discount: undefined });
  expect(await readShares("bills", keptBill.id)).toEqual(shares);
  // 15.00: 95.00 + 2.375 twice, and 190.00 + 17.10 twice.
  expect((await correct(keptBill, { discount: 15 })).amount).toBe(323.96);
});

it("returns in parts take their shares of a discount before tax, and the last one the rest", async () => {
  await chooseDiscounts("beforeTax");
  // 300.00 less 10.00 = 290.00, 7.25 twice.
  const lines = [{ itemId: GAUZE_ID, quantity: 3 }];
  const soldBill = await desk.posted("bills", { ...bill, discount: 10, lines, amount: 304.5 });
  await chooseDiscounts("afterTax");
  const { lines: choices } = await read<{ lines: object[] }>(`/api/v1/returnable-bills/${soldBill.id}`);
  expect(choices).toEqual([expect.objectContaining({ left: 3, unitPrice: 100, discount: 10 })]);
  const head = { date: desk.date, customerId: desk.customer, refund: "credit" };
  const piece = { ...head, billId: soldBill.id, lines: [{ billLineNo: 1, goodQuantity: 1 }] };
  const parts = [];
  for (const share of ["3.33", "3.34", "3.33"]) {
    const part = await desk.posted("sale-returns", piece);
    expect(await readShares("sale_returns", part.id)).toMatchObject([1, "0.00", {}, [share, {}, {}]]);
    parts.push(part.amount);
    const note = await read<{ totals: object }>(`/api/v1/sale-returns/${part.id}`);
    expect(note.totals).toMatchObject({ discount: 0, discountBeforeTax: Number(share) });
  }
  expect(parts).toEqual([101.51, 101.48, 101.51]);

  // Without a bill: 300.00 less 30.00, as the company chooses at that time, also when corrected.
  const goods = [GAUZE_ID, ROLL_ID].map((itemId) => ({ itemId, goodQuantity: 1 }));
  const withoutBill = { ...head, locationId: desk.godown, discount: 30, lines: goods };
  const afterTax = await desk.posted("sale-returns", withoutBill);
  await chooseDiscounts("beforeTax");
  const beforeTax = await desk.posted("sale-returns", withoutBill);
  expect([afterTax.amount, beforeTax.amount]).toEqual([311, 306.9]);
  const narratedReturn = { ...withoutBill, narration: "Corrected" };
  expect((await desk.edited("sale-returns", afterTax.id, narratedReturn)).amount).toBe(311);
});

it("a salesman's discount before tax is a tenth of what the prices come to", async () => {
  await chooseDiscounts("beforeTax");
  const lines = [GAUZE_ID, ROLL_ID].map((itemId) => ({ itemId, quantity: 1 }));
  const tryDiscount = async (discount: number) =>
    getRefusal(await desk.post("bills/price", { ...bill, lines, discount }, desk.salesman));
  expect((await tryDiscount(30))[0]).toBe(200);
  expect(await tryDiscount(30.01)).toEqual([422, "DISCOUNT_LIMIT", "discount"]);
});

interface Priced {
  amount: number;
  lines: object[];
}

interface Discounted {
  unitPrice: number;
  discountRate?: number;
  discount?: number;
  taxable: number;
}

function pickFigures({ unitPrice, discountRate, discount, taxable }: Discounted) {
  return [unitPrice, discountRate, discount, taxable];
}

function omitBillId({ bill_id: _, ...line }: Record<string, string>) {
  return line;
}
