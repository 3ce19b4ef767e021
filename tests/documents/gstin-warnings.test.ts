import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Answer } from "../product.ts";
import { GAUZE_ID, getRefusal, startStockDesk, type StockDesk } from "./stock-desk.ts";

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
  // A repeated request is warned again, also when the customer has got a GSTIN since, and so is an
  // edit; a cancelled bill has no warning.
  await setGstin("32AAACA1111A1Z5");
  expect(readWarningCodes(await desk.post("bills", sentBill))).toEqual(["B2B_WITHOUT_GSTIN"]);
  await setGstin(null);
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

it("a return without a bill or a type is refused where the customer's GSTIN is not understood", async () => {
  await setGstin("32AAACA");
  const unknown = {
    ...{ date: desk.date, customerId: desk.customer, salesmanId: desk.anil, locationId: desk.godown },
    ...{ refund: "credit", lines: [{ itemId: GAUZE_ID, goodQuantity: 1 }] },
  };
  const refusal = (await desk.post("sale-returns", unknown)).read<{ code: string; message: string }>();
  expect(refusal.code).toBe("GSTIN_UNKNOWN");
  expect(refusal.message).toContain(`The GSTIN of ${name} is not one: "32AAACA".`);
  expect((await desk.post("sale-returns", { ...unknown, invType: "B2C" })).status).toBe(200);
  await setGstin(null);
});

describe("a party's State", () => {
  const setParty = (id: number, change: object) =>
    desk.db("accounts").where({ company_id: 1, id }).update(change);
  const readTaxes = async (bill: { id: number }) => {
    const row = await desk.db("bills").where({ company_id: 1, id: bill.id }).first("cgst", "sgst", "igst");
    return [row.cgst, row.sgst, row.igst];
  };

  it("in another spelling decides the tax as the State's own name does", async () => {
    await setGstin(null);
    // 100.00 at 5 %
    const bill = makeBill("B2C", { lines: [{ itemId: GAUZE_ID, quantity: 1, unitPrice: 100 }] });
    await desk.db("items").where({ company_id: 1, id: GAUZE_ID }).update({ sp: 100 });
    await setParty(desk.customer, { state: "Jammu & Kashmir", state_code: null });
    const pricedAnswer = await desk.post("bills/price", bill);
    expect(pricedAnswer.read()).toMatchObject({ cgst: 0, sgst: 0, igst: 5 });
    expect(await readTaxes(await desk.posted("bills", bill))).toEqual(["0.00", "0.00", "5.00"]);
    await setParty(desk.customer, { state: null, state_code: null });
    expect(await readTaxes(await desk.posted("bills", bill))).toEqual(["2.50", "2.50", "0.00"]);
  });

  it("is a foreign place where the country is not India, and unknown where that is not understood", async () => {
    await setGstin(null);
    const bill = makeBill("B2C", { lines: [{ itemId: GAUZE_ID, quantity: 1 }] });
    const setPlace = (state: string | null, country: string | null) =>
      setParty(desk.customer, { state, country, state_code: null });
    // 100.00 at 5 %
    await setPlace(null, "Nepal");
    expect(await readTaxes(await desk.posted("bills", bill))).toEqual(["0.00", "0.00", "5.00"]);
    await setPlace("", "India");
    expect(await readTaxes(await desk.posted("bills", bill))).toEqual(["2.50", "2.50", "0.00"]);
    for (const [state, country, text] of [
      [null, "Indai", "Indai"],
      ["Kerala", "Nepal", "Kerala, Nepal"],
    ] as const) {
      await setPlace(state, country);
      expect((await desk.post("bills", bill)).read<{ message: string }>().message).toContain(
        `The State of ${name} is not known: "${text}".`,
      );
    }
    await setPlace(null, null);
  });

  it("that is not understood refuses every document whose tax it decides", async () => {
    await setGstin(null);
    const before = await desk.posted("bills", makeBill("B2C"));
    await setParty(desk.customer, { state: "Keralla", state_code: null });
    const answer = await desk.post("bills", makeBill("B2C"));
    expect(answer.read<{ message: string }>().message).toBe(
      `The State of ${name} is not known: "Keralla". Correct it in the account, because it decides the tax.`,
    );
    const date = desk.date;
    const income = await desk.db("accounts").where("company_id", 1).whereIn("group_id", [12, 13]).first("id");
    await setParty(desk.supplier, { gstin: "99AABCT1332L1ZL", state: "Keralla", state_code: null });
    const goods = { date, supplierId: desk.supplier, locationId: desk.godown };
    const lines = [{ itemId: GAUZE_ID, quantity: 1, unitPrice: 100 }];
    const returnedLines = [{ itemId: GAUZE_ID, goodQuantity: 1 }];
    const back = {
      date,
      customerId: desk.customer,
      locationId: desk.godown,
      refund: "credit",
      lines: returnedLines,
    };
    const makeNote = (partyId: number, taxRate: number) => ({
      ...{ date, partyId, accountId: income.id, amount: 105, taxRate },
    });
    const documents: [path: string, field: string, body: object][] = [
      ["bills", "customerId", makeBill("B2C")],
      ["bills/price", "customerId", makeBill("B2C")],
      ["sale-returns", "customerId", back],
      ["sale-returns/price", "customerId", back],
      ["credit-notes", "partyId", makeNote(desk.customer, 5)],
      ["purchases", "supplierId", { ...goods, lines }],
      ["purchases/price", "supplierId", { ...goods, lines }],
      ["purchase-returns", "supplierId", { ...goods, lines }],
      ["purchase-returns/price", "supplierId", { ...goods, lines }],
    ];
    for (const [path, field, body] of documents)
      expect([path, ...getRefusal(await desk.post(path, body))]).toEqual([path, 422, "STATE_UNKNOWN", field]);
    const batch = await desk.post("bills/batch", { documents: [makeBill("B2C")] });
    expect(batch.json).toMatchObject({ results: [{ problem: { code: "STATE_UNKNOWN" } }] });

    // A correction stays within the State; nothing is taxed by a note without a rate, or by a
    // supplier without a GSTIN, for which "URP" is another word.
    await desk.edited("bills", before.id, makeBill("B2C", { narration: "Urgent" }));
    await desk.posted("credit-notes", makeNote(desk.customer, 0));
    // The supplier's purchases were all taxed alike, so they decide, and not the State.
    await desk.posted("debit-notes", makeNote(desk.supplier, 5));
    await setParty(desk.supplier, { gstin: "URP" });
    expect((await desk.posted("purchases", { ...goods, lines })).amount).toBe(100);
    await desk.posted("purchase-returns", { ...goods, lines });
  });

  it("and a GSTIN are saved as they are understood", async () => {
    const body = {
      ...{ AccountParent: 27, AccountName: "Maker of Jammu", GSTinNo: " urp ", State: "Jammu & Kashmir" },
      ...{ Address: "Bazaar Road", Place: "Bazaar", city: "Jammu", country: "India", PinNo: "180001" },
      ...{ Phone: "1912345678", Mob: "9810012345" },
    };
    const request = { method: "POST", path: "/api/insertaccount", body, cookie: desk.manager };
    const answer = await desk.product.call(request);
    expect(answer.status, answer.text).toBe(200);
    const account = await desk.db("accounts").where({ company_id: 1, name: "Maker of Jammu" }).first();
    expect(account).toMatchObject({ state: "Jammu & Kashmir", state_code: "01", gstin: null });
  });
});
