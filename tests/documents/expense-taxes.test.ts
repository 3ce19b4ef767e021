import { afterAll, beforeAll, expect, it } from "vitest";
import type { Schema } from "../../packages/sdk/index.ts";
import { addDays } from "../../packages/server/demo/calendar.ts";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { askReport } from "../reports/ask-report.ts";
import { GAUZE_ID, getRefusal, startStockDesk, type Standing } from "./stock-desk.ts";

const IN_THE_STATE = "32AABCT1332L1ZN";
const OUT_OF_STATE_GSTIN = "33AABCT1332L1ZL";
let desk: Awaited<ReturnType<typeof startStockDesk>>;
let rent: { id: number; name: string };
let bank: { id: number; name: string };

beforeAll(async () => {
  desk = await startStockDesk();
  const readAccount = (name: string): Promise<typeof rent> =>
    desk.db("accounts").where({ company_id: 1, name }).first("id", "name");
  rent = await readAccount("Rent");
  bank = await desk.db("accounts").where({ company_id: 1, system_key: "bank" }).first("id", "name");
});
afterAll(() => desk?.product.stop());

const makeExpense = (amount: number, more: object = {}) => ({
  ...{ date: desk.date, mode: "neft", accountId: rent.id, ledgerId: bank.id, amount },
  ...more,
});
const readLedger = async (expense: Standing) => (await desk.figures(expense)).ledger;
async function read<Answer>(path: string) {
  const answer = await desk.product.call({ method: "GET", path: `/api/v1/${path}`, cookie: desk.manager });
  expect(answer.status, answer.text).toBe(200);
  return answer.read<Answer>();
}
const readDetails = (voucherId: number) => read<Schema<"VoucherDetails">>(`vouchers/${voucherId}`);

it("the amount paid for an expense includes its tax: CGST and SGST within the state, IGST between states", async () => {
  const tax = { taxRate: 18, supplierGstin: ` ${IN_THE_STATE.toLowerCase()}`, supplierInvoiceNo: "TK/7 " };
  const postedExpense = await desk.posted("expenses", makeExpense(1180, tax));
  expect([postedExpense.amount, await readLedger(postedExpense)]).toEqual([
    1180,
    { [rent.name]: 1000, "Input CGST": 90, "Input SGST": 90, [bank.name]: -1180 },
  ]);
  expect((await readDetails(postedExpense.voucherId)).supplierInvoice).toEqual({
    ...{ taxRate: 18, reverseCharge: false, taxable: 1000, cgst: 90, sgst: 90, igst: 0 },
    ...{ supplierGstin: IN_THE_STATE, supplierInvoiceNo: "TK/7", supplierInvoiceDate: null },
  });
  const uneven = await desk.posted(
    "expenses",
    makeExpense(1000, { taxRate: 18, supplierGstin: IN_THE_STATE }),
  );
  expect(await readLedger(uneven)).toEqual({
    ...{ [rent.name]: 847.46, "Input CGST": 76.27, "Input SGST": 76.27, [bank.name]: -1000 },
  });
  const beyond = await desk.posted(
    "expenses",
    makeExpense(1050.55, { taxRate: 5, supplierGstin: OUT_OF_STATE_GSTIN }),
  );
  expect(await readLedger(beyond)).toEqual({
    ...{ [rent.name]: 1000.52, "Input IGST": 50.03, [bank.name]: -1050.55 },
  });
  // 99 is no State: services from abroad come from outside the company's.
  const abroad = makeExpense(1050.55, { taxRate: 5, supplierGstin: "99AABCT1332L1Z3" });
  expect((await desk.post("expenses/price", abroad)).read()).toMatchObject({ cgst: 0, sgst: 0, igst: 50.03 });
});

it("an expense without a tax rate books the whole amount as cost and answers as before", async () => {
  const postedExpense = await desk.posted("expenses", makeExpense(1180));
  expect(await readLedger(postedExpense)).toEqual({ [rent.name]: 1180, [bank.name]: -1180 });
  expect(await readDetails(postedExpense.voucherId)).not.toHaveProperty("supplierInvoice");
  const namedExpense = await desk.posted("expenses", makeExpense(10, { supplierInvoiceNo: "TK/8" }));
  expect((await readDetails(namedExpense.voucherId)).supplierInvoice).toMatchObject({
    ...{ taxRate: 0, taxable: 10, supplierGstin: null, supplierInvoiceNo: "TK/8" },
  });
});

it("a reverse charge is claimed and owed on top of the amount paid, with or without a GSTIN", async () => {
  // Freight of 1,000.00 at 5 %: CGST and SGST of 25.00 each. The transporter is paid 1,000.00.
  const postedExpense = await desk.posted("expenses", makeExpense(1000, { taxRate: 5, reverseCharge: true }));
  const inTheState = { "Input CGST": 25, "Input SGST": 25, "RCM CGST Payable": -25, "RCM SGST Payable": -25 };
  expect(await readLedger(postedExpense)).toEqual({ [rent.name]: 1000, ...inTheState, [bank.name]: -1000 });
  expect((await readDetails(postedExpense.voucherId)).supplierInvoice).toEqual({
    ...{ taxRate: 5, reverseCharge: true, taxable: 1000, cgst: 25, sgst: 25, igst: 0 },
    ...{ supplierGstin: null, supplierInvoiceNo: null, supplierInvoiceDate: null },
  });
  const input = await read<{ expenses: object }>(`vouchers/${postedExpense.voucherId}/input`);
  expect(input.expenses).toMatchObject({ amount: 1000, taxRate: 5, reverseCharge: true });
  const beyond = { taxRate: 5, reverseCharge: true, supplierGstin: OUT_OF_STATE_GSTIN };
  // 333.33 × 5 % is 16.6665.
  const editedExpense = await desk.edited("expenses", postedExpense.id, makeExpense(333.33, beyond));
  expect(await readLedger(editedExpense)).toEqual({
    ...{ [rent.name]: 333.33, "Input IGST": 16.67, "RCM IGST Payable": -16.67, [bank.name]: -333.33 },
  });
});

it.each<[string, object, [number, string, string]]>([
  ["a reverse charge without a rate", { reverseCharge: true }, [400, "INVALID_FIELDS", "taxRate"]],
  ["a rate without a GSTIN", { taxRate: 18 }, [422, "TAX_WITHOUT_GSTIN", "supplierGstin"]],
  [
    "a GSTIN with another check digit",
    { taxRate: 18, supplierGstin: "32AABCT1332L1ZL" },
    [400, "INVALID_FIELDS", "supplierGstin"],
  ],
  ["a GSTIN of 14 characters", { supplierGstin: "32AABCT1332L1Z" }, [400, "INVALID_FIELDS", "supplierGstin"]],
  [
    "a rate above 100",
    { taxRate: 100.01, supplierGstin: OUT_OF_STATE_GSTIN },
    [400, "INVALID_FIELDS", "taxRate"],
  ],
  ["a rate below 0", { taxRate: -1, supplierGstin: OUT_OF_STATE_GSTIN }, [400, "INVALID_FIELDS", "taxRate"]],
])("an expense refuses %s", async (_, more, expectedRefusal) => {
  expect(getRefusal(await desk.post("expenses", makeExpense(1180, more)))).toEqual(expectedRefusal);
});

it("an expense can be edited to another rate, and cancelling it reverses its taxes", async () => {
  const postedExpense = await desk.posted(
    "expenses",
    makeExpense(1180, { taxRate: 18, supplierGstin: IN_THE_STATE }),
  );
  const editedExpense = await desk.edited(
    "expenses",
    postedExpense.id,
    makeExpense(1120, { taxRate: 12, supplierGstin: IN_THE_STATE, supplierInvoiceNo: "TK/9" }),
  );
  // 1,120 × 12 ÷ 224
  expect(await readLedger(editedExpense)).toEqual({
    ...{ [rent.name]: 1000, "Input CGST": 60, "Input SGST": 60, [bank.name]: -1120 },
  });
  await desk.cancelled("expenses", editedExpense.id);
  const { reversedBy } = await readDetails(editedExpense.voucherId);
  const reversal = await readDetails(reversedBy ?? 0);
  const reversedAmounts = reversal.entries.map(({ account, debit, credit }) => [account, debit - credit]);
  expect(Object.fromEntries(reversedAmounts)).toEqual({
    ...{ [rent.name]: -1000, "Input CGST": -60, "Input SGST": -60, [bank.name]: 1120 },
  });
  expect(reversal.supplierInvoice).toMatchObject({ taxRate: 12, supplierInvoiceNo: "TK/9" });
});

it("an expense warns of a supplier's invoice that was entered before, both before and after posting", async () => {
  const invoice = { taxRate: 18, supplierGstin: IN_THE_STATE, supplierInvoiceNo: "TW/1" };
  const askExpensePrice = async (body: object, edits?: number) => {
    const answer = await desk.post(`expenses/price${edits === undefined ? "" : `?edits=${edits}`}`, body);
    expect(answer.status, answer.text).toBe(200);
    return answer.read<Schema<"PricedExpense">>();
  };
  const readWarningMessages = async (body: object, edits?: number) =>
    (await askExpensePrice(body, edits)).warnings.map(({ message }) => message);
  const day = desk.date.split("-").toReversed().join("-");
  const formatWarning = (what: string) =>
    `Invoice TW/1 of ${IN_THE_STATE} is entered already, as ${what} of ${day}.`;
  const values = { number: "TW/1", gstin: IN_THE_STATE, day };
  const expectedWarnings = [
    { code: "INVOICE_ENTERED", message: formatWarning("an expense"), key: "invoiceEnteredAsExpense", values },
  ];

  const figures = { taxable: 1000, cgst: 90, sgst: 90, igst: 0, amount: 1180 };
  expect(await askExpensePrice(makeExpense(1180, invoice))).toEqual({ ...figures, warnings: [] });
  const reverse = { taxRate: 5, reverseCharge: true, supplierGstin: OUT_OF_STATE_GSTIN };
  expect(await askExpensePrice(makeExpense(1000, reverse))).toEqual({
    ...{ taxable: 1000, cgst: 0, sgst: 0, igst: 50, amount: 1000, warnings: [] },
  });
  expect(getRefusal(await desk.post("expenses/price", makeExpense(1180, { taxRate: 18 })))).toEqual([
    ...[422, "TAX_WITHOUT_GSTIN", "supplierGstin"],
  ]);

  const sentExpense = makeExpense(1180, { ...invoice, clientId: "tw-1" });
  const first = await desk.posted("expenses", sentExpense);
  expect(first.warnings).toEqual([]);
  expect((await desk.posted("expenses", sentExpense)).warnings).toEqual([]);
  expect((await askExpensePrice(makeExpense(50, invoice))).warnings).toEqual(expectedWarnings);
  expect(
    await readWarningMessages(
      makeExpense(50, { supplierGstin: ` ${IN_THE_STATE.toLowerCase()}`, supplierInvoiceNo: "tw/1 " }),
    ),
  ).toEqual([formatWarning("an expense")]);
  for (const other of [
    { supplierGstin: OUT_OF_STATE_GSTIN },
    { supplierInvoiceNo: "TW/2" },
    { supplierInvoiceNo: undefined },
  ])
    expect(await readWarningMessages(makeExpense(50, { ...invoice, ...other }))).toEqual([]);
  expect(await readWarningMessages(makeExpense(50, { supplierInvoiceNo: "TW/1" }))).toEqual([]);
  // Invoice numbers of another financial year do not conflict.
  const april = Number(desk.date.slice(0, 4)) - (desk.date.slice(5) < "04" ? 1 : 0);
  expect(await readWarningMessages(makeExpense(50, { ...invoice, date: `${april}-03-31` }))).toEqual([]);
  expect(await readWarningMessages(makeExpense(50, { ...invoice, date: `${april}-04-01` }))).toEqual([
    formatWarning("an expense"),
  ]);

  const marchInvoice = { ...invoice, supplierInvoiceNo: "TW/M", supplierInvoiceDate: `${april}-03-30` };
  const marchExpense = await desk.posted(
    "expenses",
    makeExpense(50, { ...marchInvoice, date: `${april}-03-31` }),
  );
  const { supplierInvoice } = await readDetails(marchExpense.voucherId);
  expect(supplierInvoice?.supplierInvoiceDate).toBe(`${april}-03-30`);
  expect(
    await readWarningMessages(makeExpense(50, { ...marchInvoice, date: `${april}-04-01` })),
  ).toHaveLength(1);
  const aprilInvoice = { ...marchInvoice, supplierInvoiceDate: `${april}-04-01` };
  expect(await readWarningMessages(makeExpense(50, { ...aprilInvoice, date: `${april}-04-01` }))).toEqual([]);

  // A warning only, since one invoice may cover two expenses. The correction of an expense does not
  // warn about itself.
  expect(await readWarningMessages(makeExpense(1180, invoice), first.id)).toEqual([]);
  const editedExpense = await desk.edited("expenses", first.id, makeExpense(2360, invoice));
  expect(editedExpense.warnings).toEqual([]);
  const second = await desk.posted("expenses", makeExpense(50, { ...invoice, clientId: "tw-2" }));
  expect(second.warnings).toEqual(expectedWarnings);
  expect((await desk.posted("expenses", makeExpense(50, { ...invoice, clientId: "tw-2" }))).warnings).toEqual(
    expectedWarnings,
  );
  expect(await readWarningMessages(makeExpense(50, invoice), second.id)).toEqual([
    formatWarning("an expense"),
  ]);
  expect((await desk.edited("expenses", editedExpense.id, makeExpense(1180, invoice))).warnings).toEqual(
    expectedWarnings,
  );
  await desk.cancelled("expenses", second.id);

  const twice = makeExpense(10, { ...invoice, supplierInvoiceNo: "TW/3" });
  const batch = await desk.post("expenses/batch", { documents: [twice, twice] });
  const { results } = batch.read<{ results: { document: Standing }[] }>();
  expect(results.map(({ document }) => document.warnings.length)).toEqual([0, 1]);

  // The same invoice as a purchase from the same supplier.
  await desk.db("accounts").where({ company_id: 1, id: desk.supplier }).update({ gstin: IN_THE_STATE });
  const lines = [{ itemId: GAUZE_ID, quantity: 1, unitPrice: 10 }];
  const goods = { date: desk.date, supplierId: desk.supplier, locationId: desk.godown, lines };
  await desk.posted("purchases", { ...goods, supplierInvoiceNo: "TW/4" });
  expect(await readWarningMessages(makeExpense(50, { ...invoice, supplierInvoiceNo: "TW/4" }))).toEqual([
    formatWarning("a purchase").replace("TW/1", "TW/4"),
  ]);
});

it("the books are correct afterwards, and the totals of the reports agree", async () => {
  expect(await checkBooks(desk.db, 1)).toEqual([]);
  const range = { FromDate: desk.date, ToDate: desk.date };
  const reports: [path: string, given: Record<string, string>][] = [
    ["/api/v1/day-book", range],
    ["/api/GetPaymentReport", { fromDate: desk.date, ToDate: desk.date }],
    ["/api/GetAllPurchaseReport", range],
  ];
  for (const [path, query] of reports) {
    const { ties } = await askReport(desk.product, "GET", path).table(desk.manager, query);
    expect([path, ties.length > 0, ties.filter(({ agrees }) => !agrees)]).toEqual([path, true, []]);
  }
});

it("input tax by an invoice that is too old to claim is posted with a warning", async () => {
  // The financial year of the invoice ended more than a year ago, so 30 November after it is over.
  const old = addDays(desk.date, -1000);
  const tax = { taxRate: 18, supplierGstin: IN_THE_STATE };
  const postCodes = async (more: object) =>
    (await desk.posted("expenses", makeExpense(118, more))).warnings.map(({ code }) => code);
  expect(await postCodes({ ...tax, supplierInvoiceDate: old })).toEqual(["INPUT_TAX_LATE"]);
  expect(await postCodes({ supplierInvoiceDate: old })).toEqual([]);
  expect(await postCodes({ ...tax, reverseCharge: true, supplierInvoiceDate: old })).toEqual([]);
  expect(await postCodes({ ...tax, supplierInvoiceDate: desk.date })).toEqual([]);
  const purchase = {
    ...{ date: desk.date, supplierId: desk.supplier, locationId: desk.godown, supplierInvoiceDate: old },
    ...{ clientId: "late-1", lines: [{ itemId: GAUZE_ID, quantity: 1, unitPrice: 100 }] },
  };
  const postedPurchase = await desk.posted("purchases", purchase);
  expect(postedPurchase.warnings.map(({ code }) => code)).toEqual(["INPUT_TAX_LATE"]);
  expect(await desk.posted("purchases", purchase)).toEqual({ ...postedPurchase, replayed: true });
  const pricedPurchase = (await desk.post("purchases/price", purchase)).read<Schema<"PricedPurchase">>();
  expect(pricedPurchase.warnings).toEqual(postedPurchase.warnings);
});

it("a supplier's invoice dated after the document's own date is posted with a warning", async () => {
  const before = addDays(desk.date, -3);
  const tax = { taxRate: 18, supplierGstin: IN_THE_STATE };
  const makePurchase = (more: object) => ({
    ...{ date: before, supplierId: desk.supplier, locationId: desk.godown },
    lines: [{ itemId: GAUZE_ID, quantity: 1, unitPrice: 100 }],
    ...more,
  });
  const later = makePurchase({ supplierInvoiceDate: desk.date, clientId: "dated-later" });
  const postedPurchase = await desk.posted("purchases", later);
  const { message } = postedPurchase.warnings[0] as unknown as { message: string };
  expect(postedPurchase.warnings.map(({ code }) => code)).toEqual(["INVOICE_DATED_LATER"]);
  expect(message).toMatch(/^The supplier's invoice is dated [-\d]+, after this document's own date [-\d]+\./);
  expect(await desk.posted("purchases", later)).toEqual({ ...postedPurchase, replayed: true });
  const pricedPurchase = (await desk.post("purchases/price", later)).read<Schema<"PricedPurchase">>();
  expect(pricedPurchase.warnings).toEqual(postedPurchase.warnings);
  const correctedPurchase = await desk.edited(
    "purchases",
    postedPurchase.id,
    makePurchase({ supplierInvoiceDate: before }),
  );
  expect(correctedPurchase.warnings).toEqual([]);
  expect((await desk.posted("purchases", makePurchase({}))).warnings).toEqual([]);

  const postCodes = async (path: string, more: object) => {
    const expense = { ...makeExpense(118, more), date: before };
    const answer = await desk.post(path, expense);
    return answer.read<{ warnings: { code: string }[] }>().warnings.map(({ code }) => code);
  };
  for (const path of ["expenses/price", "expenses"]) {
    for (const more of [tax, {}, { ...tax, reverseCharge: true }])
      expect(await postCodes(path, { ...more, supplierInvoiceDate: desk.date })).toEqual([
        "INVOICE_DATED_LATER",
      ]);
    expect(await postCodes(path, { ...tax, supplierInvoiceDate: before })).toEqual([]);
  }
});
