import { afterAll, beforeAll, expect, it } from "vitest";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { EIGHTEEN, MAKER, startGstDesk, type GstDesk } from "./gst-desk.ts";
import { GAUZE, refusal, ROLL } from "./stock-desk.ts";

// Line discounts before tax, as clients send and receive them. Both items: SP 150.00 and 5 %.

let desk: GstDesk;
let bill: Record<string, unknown>;

beforeAll(async () => {
  desk = await startGstDesk();
  for (const itemId of [GAUZE, ROLL]) await desk.posted("purchases", desk.purchaseOf(MAKER, { itemId }));
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
    { itemId: GAUZE, quantity: 3, discountRate: 10 },
    { itemId: ROLL, quantity: 2, discount: 12.5 },
    { itemId: ROLL, quantity: 1 },
  ];
  // 450.00 less 45.00 = 405.00, 10.125 → 10.13 twice; 300.00 less 12.50 = 287.50, 7.1875 → 7.19 twice; 150.00, 3.75 twice.
  const figures = { freeQuantity: 0, unitPrice: 150, taxRate: 5, igst: 0 };
  const priced = (await desk.post("bills/price", { ...bill, lines })).read<Priced>();
  expect(priced.lines).toEqual([
    {
      ...{ itemId: GAUZE, quantity: 3, ...figures, discountRate: 10, discount: 45 },
      ...{ taxable: 405, cgst: 10.13, sgst: 10.13, amount: 425.26 },
    },
    {
      ...{ itemId: ROLL, quantity: 2, ...figures, discount: 12.5 },
      ...{ taxable: 287.5, cgst: 7.19, sgst: 7.19, amount: 301.88 },
    },
    {
      ...{ itemId: ROLL, quantity: 1, ...figures },
      ...{ taxable: 150, cgst: 3.75, sgst: 3.75, amount: 157.5 },
    },
  ]);
  expect(priced).toMatchObject({ taxable: 842.5, cgst: 21.07, discount: 0, amount: 884.64 });
  const posted = await desk.posted("bills", { ...bill, lines, amount: 884.64 });

  const paper = await read<{ lines: Discounted[] }>(`/api/v1/bills/${posted.id}`);
  expect(paper.lines.map(told)).toEqual([
    [150, 10, 45, 405],
    [150, undefined, 12.5, 287.5],
    [150, undefined, undefined, 150],
  ]);
  const details = await read<object[]>("/api/GetBilldetails", { BillID: String(posted.id) });
  expect(details[0]).toMatchObject({ DiscountPercentage: 10, DiscountAmount: 45, NetRate: 405 });
  expect(details[1]).toMatchObject({ DiscountAmount: 12.5, NetRate: 287.5 });
  expect(details[1]).not.toHaveProperty("DiscountPercentage");
  expect(details[2]).not.toHaveProperty("DiscountAmount");

  // Corrected in its narration only, after the item's tax changed: everything else stays as it was.
  const { bills: entered } = await read<{ bills: { lines: object[] } }>(
    `/api/v1/vouchers/${posted.voucherId}/input`,
  );
  expect(entered.lines).toEqual([
    { itemId: GAUZE, quantity: 3, freeQuantity: 0, discountRate: 10 },
    { itemId: ROLL, quantity: 2, freeQuantity: 0, discount: 12.5 },
    { itemId: ROLL, quantity: 1, freeQuantity: 0 },
  ]);
  const before = await desk.stored("bills", "bill_id", posted.id);
  await desk.setTax(ROLL, EIGHTEEN);
  const corrected = await desk.edited("bills", posted.id, { ...entered, narration: "To the ward" });
  const after = await desk.stored("bills", "bill_id", corrected.id);
  expect(after.lines.map(withoutBill)).toEqual(before.lines.map(withoutBill));
  // A line sent without its discount counts as changed: it has no discount and takes today's tax.
  const less = { ...entered, lines: entered.lines.map((line) => ({ ...line, discount: undefined })) };
  const last = await desk.edited("bills", corrected.id, less);
  const { lines: now } = await desk.stored("bills", "bill_id", last.id);
  expect(now.map(({ discount, taxable, tax_rate }) => [discount, taxable, tax_rate])).toEqual([
    ["45.00", "405.00", "5.00"],
    ["0.00", "300.00", "18.00"],
    ["0.00", "150.00", "5.00"],
  ]);
});

it("a return takes goods back at the discounted price", async () => {
  const posted = await desk.posted("bills", {
    ...bill,
    lines: [{ itemId: GAUZE, quantity: 3, discountRate: 10 }],
  });
  const { lines } = await read<{ lines: object[] }>(`/api/v1/returnable-bills/${posted.id}`);
  expect(lines).toEqual([expect.objectContaining({ left: 3, unitPrice: 150, discount: 45 })]);
  // A return of one third: of 405.00, and of 10.13 twice.
  const returned = await desk.posted("sale-returns", {
    ...{ date: desk.date, customerId: desk.customer, billId: posted.id, refund: "credit" },
    lines: [{ billLineNo: 1, goodQuantity: 1 }],
  });
  expect(returned.amount).toBe(141.76);
  const note = await read<{ lines: Discounted[] }>(`/api/v1/sale-returns/${returned.id}`);
  expect(note.lines.map(told)).toEqual([[150, 10, 15, 135]]);
});

it("a wrong discount is refused with the words of the contract", async () => {
  const tried = async (line: object) => {
    const answer = await desk.post("bills", {
      ...bill,
      lines: [{ itemId: GAUZE, quantity: 2, ...line }],
    });
    return [...refusal(answer), answer.read<{ fields: { message: string }[] }>().fields[0]?.message];
  };
  const rate = [400, "INVALID_FIELDS", "lines.0.discountRate"];
  expect(await tried({ discountRate: 100.01 })).toEqual([...rate, "Dis % must be at most 100."]);
  expect(await tried({ discountRate: -1 })).toEqual([...rate, "Dis % must be at least 0."]);
  expect(await tried({ discount: -1 })).toEqual([
    ...[400, "INVALID_FIELDS", "lines.0.discount"],
    "Dis ₹ must be at least 0.",
  ]);
  expect(await tried({ discount: 300.01 })).toEqual([
    ...[422, "AMOUNT_INVALID", "lines.0.discount"],
    "The discount is 300.01, but the line comes to 300.00.",
  ]);
  expect(await tried({ discountRate: 5, discount: 5 })).toEqual([
    ...[422, "LINE_INVALID", "lines.0.discount"],
    "A line has its discount in percent or as an amount, not both.",
  ]);
});

it("an order keeps its line discount and passes it on to its bill", async () => {
  const order = {
    ...{ date: desk.date, customerId: desk.customer, payment: "credit" },
    lines: [
      { itemId: GAUZE, quantity: 2, discountRate: 7.5 },
      { itemId: GAUZE, quantity: 1 },
    ],
  };
  // 2 × 157.50 = 315.00 less 7.5 % (23.625 → 23.63) = 291.37; its bill: 300.00 less 22.50 = 277.50, 6.94 twice: 291.38.
  const ordered = [
    { itemId: GAUZE, quantity: 2, rate: 157.5, discountRate: 7.5, amount: 291.37 },
    { itemId: GAUZE, quantity: 1, rate: 157.5, amount: 157.5 },
  ];
  expect((await desk.post("orders/price", order)).json).toEqual({ amount: 448.87, lines: ordered });
  const placed = (await desk.post("orders", { ...order, amount: 448.87 })).read<{ id: number }>();
  const open = await read<{ lines: object[] }>(`/api/v1/open-orders/${placed.id}`);
  expect(open.lines).toEqual([
    { itemId: GAUZE, itemName: "Test gauze", quantity: 2, rate: 157.5, discountRate: 7.5 },
    { itemId: GAUZE, itemName: "Test gauze", quantity: 1, rate: 157.5 },
  ]);
  const paper = await read<{ lines: Discounted[] }>(`/api/v1/orders/${placed.id}`);
  expect(paper.lines.map(({ discountRate }) => discountRate)).toEqual([7.5, undefined]);
  const [first, second] = await read<object[]>("/api/Getorderdetails", { DSID: String(placed.id) });
  expect(first).toMatchObject({ DiscountPercentage: 7.5, NetAmount: 291.37 });
  expect(second).not.toHaveProperty("DiscountPercentage");
});

it("a line discount counts towards the salesman's limit: a tenth of the whole bill", async () => {
  const tried = async (path: string, body: object) => refusal(await desk.post(path, body, desk.salesman));
  const at = (discountRate: number) => [
    { itemId: GAUZE, quantity: 1 },
    { itemId: GAUZE, quantity: 1, discountRate },
  ];
  const order = { date: desk.date, customerId: desk.customer, payment: "credit" };
  const { discount: _, ...slabbed } = bill;
  // 315.00 in all: 20 % of one of the two lines is 10 % of both, 31.50.
  for (const [path, head] of [
    ["bills/price", slabbed],
    ["bills/price", bill],
    ["orders/price", order],
  ] as const) {
    expect(await tried(path, { ...head, lines: at(20) })).toEqual([200, undefined, undefined]);
    expect(await tried(path, { ...head, lines: at(20.01) })).toEqual([
      422,
      "DISCOUNT_LIMIT",
      "lines.1.discountRate",
    ]);
  }
  // 150.00 less 15.00 = 135.00, 3.375 → 3.38 twice: 141.76, which is 15.74 below
  // 157.50; of the limit of 31.50, 15.76 are left for the bill's own discount.
  const half = { ...bill, lines: at(10) };
  expect((await tried("bills/price", { ...half, discount: 15.76 }))[0]).toBe(200);
  expect(await tried("bills/price", { ...half, discount: 15.77 })).toEqual([
    422,
    "DISCOUNT_LIMIT",
    "discount",
  ]);
  expect((await desk.post("bills/price", { ...bill, lines: at(100) })).status).toBe(200);
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

function told({ unitPrice, discountRate, discount, taxable }: Discounted) {
  return [unitPrice, discountRate, discount, taxable];
}

function withoutBill({ bill_id: _, ...line }: Record<string, string>) {
  return line;
}
