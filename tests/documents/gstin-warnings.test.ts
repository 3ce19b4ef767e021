import { afterAll, beforeAll, expect, it } from "vitest";
import type { Answer } from "../product.ts";
import { GAUZE, startStockDesk, type StockDesk } from "./stock-desk.ts";

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
  const seriesOf = (type: string) => rows.find((row) => row.inv_type === type)?.id ?? 0;
  series = { B2B: seriesOf("B2B"), B2C: seriesOf("B2C") };
  const lines = [{ itemId: GAUZE, quantity: 100, unitPrice: 100 }];
  await desk.posted("purchases", { date, supplierId: desk.supplier, locationId: desk.godown, lines });
});
afterAll(() => desk?.product.stop());

const setGstin = (gstin: string | null) =>
  desk.db("accounts").where({ company_id: 1, id: desk.customer }).update({ gstin });

const billOn = (type: "B2B" | "B2C", more: object = {}) => ({
  date: desk.date,
  customerId: desk.customer,
  seriesId: series[type],
  locationId: desk.godown,
  salesmanId: desk.anil,
  payment: "credit",
  lines: [{ itemId: GAUZE, quantity: 1 }],
  ...more,
});

const codes = ({ warnings }: { warnings: Warnings }) => warnings.map(({ code }) => code);
const codesOf = (answer: Answer) => {
  expect(answer.status, answer.text).toBe(200);
  return codes(answer.read());
};

it("a B2B bill for a customer without a GSTIN is posted with a warning", async () => {
  await setGstin(null);
  const sent = billOn("B2B", { clientId: "w-1" });
  const answer = await desk.post("bills", sent);
  const posted = answer.read<{ id: number; status: string; warnings: Warnings }>();
  expect(posted).toMatchObject({ status: "posted", replayed: false });
  expect(posted.warnings).toEqual([
    {
      code: "B2B_WITHOUT_GSTIN",
      message: `${name} has no GSTIN, but the bill is B2B: that is for customers who have one.`,
      key: "b2bWithoutGstin",
      values: { customer: name, document: "bill" },
    },
  ]);
  // A repeated request is warned again and so is an edit; a cancelled bill has no warning.
  expect(codesOf(await desk.post("bills", sent))).toEqual(["B2B_WITHOUT_GSTIN"]);
  const edited = await desk.edited("bills", posted.id, billOn("B2B", { narration: "Urgent" }));
  expect(codes(edited)).toEqual(["B2B_WITHOUT_GSTIN"]);
  expect(codesOf(await desk.post(`bills/${edited.id}/cancel`))).toEqual([]);
  expect(codesOf(await desk.post("bills", sent))).toEqual([]);
});

it("a B2C bill for a customer with a GSTIN has a warning, also before it is posted", async () => {
  await setGstin("32AAACA1111A1Z5");
  const warned = await desk.post("bills", billOn("B2C"));
  expect(warned.read<{ warnings: Warnings }>().warnings).toEqual([
    {
      code: "B2C_WITH_GSTIN",
      message: `${name} has a GSTIN, but the bill is B2C: that is for customers without one.`,
      key: "b2cWithGstin",
      values: { customer: name, document: "bill" },
    },
  ]);
  expect(codesOf(await desk.post("bills/price", billOn("B2C")))).toEqual(["B2C_WITH_GSTIN"]);
  expect(codesOf(await desk.post("bills/price", billOn("B2B")))).toEqual([]);
});

it("there is no warning when the series fits the customer", async () => {
  await setGstin("32AAACA1111A1Z5");
  expect(codesOf(await desk.post("bills", billOn("B2B")))).toEqual([]);
  await setGstin(null);
  expect(codesOf(await desk.post("bills", billOn("B2C")))).toEqual([]);
});

it("each bill of a batch has its own warning, also a bill made from an order", async () => {
  await setGstin(null);
  const order = await desk.post("orders", {
    date: desk.date,
    customerId: desk.customer,
    userId: desk.anil,
    payment: "credit",
    lines: [{ itemId: GAUZE, quantity: 1 }],
  });
  const orderId = order.read<{ id: number }>().id;
  const answer = await desk.post("bills/batch", {
    documents: [
      billOn("B2B", { orderId }),
      billOn("B2C"),
      billOn("B2B", { lines: [{ itemId: 999_999, quantity: 1 }] }),
      billOn("B2B"),
    ],
  });
  const { results } = answer.read<{ results: { document: { warnings: Warnings } | null }[] }>();
  expect(results.map(({ document }) => document && codes(document))).toEqual([
    ["B2B_WITHOUT_GSTIN"],
    [],
    null,
    ["B2B_WITHOUT_GSTIN"],
  ]);
});

it("a return without a bill warns when its type does not fit the customer", async () => {
  await setGstin(null);
  const goods = (more: object) => ({
    date: desk.date,
    customerId: desk.customer,
    salesmanId: desk.anil,
    locationId: desk.godown,
    refund: "credit",
    lines: [{ itemId: GAUZE, goodQuantity: 1 }],
    ...more,
  });
  expect(codesOf(await desk.post("sale-returns", goods({ invType: "B2B" })))).toEqual(["B2B_WITHOUT_GSTIN"]);
  expect(codesOf(await desk.post("sale-returns", goods({})))).toEqual([]);
  const bill = (await desk.post("bills", billOn("B2B"))).read<{ id: number }>();
  const { lines: _lines, locationId: _place, ...head } = goods({ billId: bill.id });
  const returned = { ...head, lines: [{ billLineNo: 1, goodQuantity: 1 }] };
  expect(codesOf(await desk.post("sale-returns", returned))).toEqual([]);
});
