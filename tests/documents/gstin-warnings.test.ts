import { afterAll, beforeAll, expect, it } from "vitest";
import type { Answer } from "../product.ts";
import { GAUZE_ID, startStockDesk, type StockDesk } from "./stock-desk.ts";

type Warnings = { code: string; message: string }[];

let desk: StockDesk;
let name: string;
let series: Record<"B2B" | "B2C", number>;

beforeAll(async () => {
  desk = await startStockDesk();
  const { db, date } = desk;
  const customer = await db("accounts").where({ company_id: 1, id: desk.customer }).first("name");
  name = customer.name as string;
  const rows: { id: number; inv_type: "B2B" | "B2C" }[] = await db("invoice_series as s")
    .join("financial_years as y", { "y.company_id": "s.company_id", "y.id": "s.year_id" })
    .where({ "s.company_id": 1, "s.is_deleted": 0 })
    .where("y.start_date", "<=", date)
    .where("y.end_date", ">=", date)
    .select("s.id", "s.inv_type");
  const findSeries = (type: string) => rows.find((row) => row.inv_type === type)?.id ?? 0;
  series = { B2B: findSeries("B2B"), B2C: findSeries("B2C") };
  const lines = [{ itemId: GAUZE_ID, quantity: 100, unitPrice: 100 }];
  await desk.posted("purchases", { date, supplierId: desk.supplier, locationId: desk.godown, lines });
});
afterAll(() => desk?.product.stop());

const setGstin = (gstin: string | null) =>
  desk.db("accounts").where({ company_id: 1, id: desk.customer }).update({ gstin });

const makeBill = (type: "B2B" | "B2C", more: object = {}) => ({
  date: desk.date,
  customerId: desk.customer,
  seriesId: series[type],
  locationId: desk.godown,
  salesmanId: desk.anil,
  payment: "credit",
  lines: [{ itemId: GAUZE_ID, quantity: 1 }],
  ...more,
});

const listCodes = ({ warnings }: { warnings: Warnings }) => warnings.map(({ code }) => code);
const readWarningCodes = (answer: Answer) => {
  expect(answer.status, answer.text).toBe(200);
  return listCodes(answer.read());
};

it("a B2B bill for a customer without a GSTIN is posted with a warning", async () => {
  await setGstin(null);
  const sentBill = makeBill("B2B", { clientId: "w-1" });
  const answer = await desk.post("bills", sentBill);
  const postedBill = answer.read<{ id: number; status: string; warnings: Warnings }>();
  expect(postedBill).toMatchObject({ status: "posted", replayed: false });
  expect(postedBill.warnings).toEqual([
    {
      code: "B2B_WITHOUT_GSTIN",
      message: `${name} has no GSTIN, but the bill is B2B: that is for customers who have one.`,
      key: "b2bWithoutGstin",
      values: { customer: name, document: "bill" },
    },
  ]);
  // A repeated request is warned again and so is an edit; a cancelled bill has no warning.
  expect(readWarningCodes(await desk.post("bills", sentBill))).toEqual(["B2B_WITHOUT_GSTIN"]);
  const editedBill = await desk.edited("bills", postedBill.id, makeBill("B2B", { narration: "Urgent" }));
  expect(listCodes(editedBill)).toEqual(["B2B_WITHOUT_GSTIN"]);
  expect(readWarningCodes(await desk.post(`bills/${editedBill.id}/cancel`))).toEqual([]);
  expect(readWarningCodes(await desk.post("bills", sentBill))).toEqual([]);
});

it("a B2C bill for a customer with a GSTIN has a warning, also before it is posted", async () => {
  await setGstin("32AAACA1111A1Z5");
  const warnedAnswer = await desk.post("bills", makeBill("B2C"));
  expect(warnedAnswer.read<{ warnings: Warnings }>().warnings).toEqual([
    {
      code: "B2C_WITH_GSTIN",
      message: `${name} has a GSTIN, but the bill is B2C: that is for customers without one.`,
      key: "b2cWithGstin",
      values: { customer: name, document: "bill" },
    },
  ]);
  expect(readWarningCodes(await desk.post("bills/price", makeBill("B2C")))).toEqual(["B2C_WITH_GSTIN"]);
  expect(readWarningCodes(await desk.post("bills/price", makeBill("B2B")))).toEqual([]);
});

it("there is no warning when the series fits the customer", async () => {
  await setGstin("32AAACA1111A1Z5");
  expect(readWarningCodes(await desk.post("bills", makeBill("B2B")))).toEqual([]);
  await setGstin(null);
  expect(readWarningCodes(await desk.post("bills", makeBill("B2C")))).toEqual([]);
});

it("each bill of a batch has its own warning, also a bill made from an order", async () => {
  await setGstin(null);
  const order = await desk.post("orders", {
    date: desk.date,
    customerId: desk.customer,
    userId: desk.anil,
    payment: "credit",
    lines: [{ itemId: GAUZE_ID, quantity: 1 }],
  });
  const orderId = order.read<{ id: number }>().id;
  const answer = await desk.post("bills/batch", {
    documents: [
      makeBill("B2B", { orderId }),
      makeBill("B2C"),
      makeBill("B2B", { lines: [{ itemId: 999_999, quantity: 1 }] }),
      makeBill("B2B"),
    ],
  });
  const { results } = answer.read<{ results: { document: { warnings: Warnings } | null }[] }>();
  expect(results.map(({ document }) => document && listCodes(document))).toEqual([
    ["B2B_WITHOUT_GSTIN"],
    [],
    null,
    ["B2B_WITHOUT_GSTIN"],
  ]);
});

it("a return without a bill warns when its type does not fit the customer", async () => {
  await setGstin(null);
  const makeReturn = (more: object) => ({
    date: desk.date,
    customerId: desk.customer,
    salesmanId: desk.anil,
    locationId: desk.godown,
    refund: "credit",
    lines: [{ itemId: GAUZE_ID, goodQuantity: 1 }],
    ...more,
  });
  expect(readWarningCodes(await desk.post("sale-returns", makeReturn({ invType: "B2B" })))).toEqual([
    "B2B_WITHOUT_GSTIN",
  ]);
  expect(readWarningCodes(await desk.post("sale-returns", makeReturn({})))).toEqual([]);
  const bill = (await desk.post("bills", makeBill("B2B"))).read<{ id: number }>();
  const { lines: _lines, locationId: _place, ...head } = makeReturn({ billId: bill.id });
  const returnedGoods = { ...head, lines: [{ billLineNo: 1, goodQuantity: 1 }] };
  expect(readWarningCodes(await desk.post("sale-returns", returnedGoods))).toEqual([]);
});
