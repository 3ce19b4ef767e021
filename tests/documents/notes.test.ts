import { afterAll, beforeAll, expect, it } from "vitest";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { addDays } from "../../packages/server/reports/periods.ts";
import { askReport, sumPaise } from "../reports/ask-report.ts";
import { CRAFTSMAN_ID, MAKER_ID, startGstDesk, type GstDesk } from "./gst-desk.ts";
import { FOREIGN_ITEM_ID, getRefusal, ROLL_ID, type Standing } from "./stock-desk.ts";

/** A customer and a supplier used only by this test. */
const SHOP_ID = 9450;
const VENDOR_ID = 9650;
let desk: GstDesk;
let sales: number;
let discountAccount: number;
const subtractDays = (days: number) => addDays(desk.date, -days);

beforeAll(async () => {
  desk = await startGstDesk();
  const { db } = desk;
  await db("items").where({ company_id: 1, id: ROLL_ID }).update({ mrp: 1100, sp: 952.38 }); // 1,000.00 with 5 % tax
  await desk.posted(
    "purchases",
    desk.purchaseOf(MAKER_ID, { itemId: ROLL_ID, quantity: 100 }, { date: subtractDays(200) }),
  );
  const own = {
    id: SHOP_ID,
    name: "Shop",
    reference: null,
    salesman_id: desk.anil,
    group_id: 14,
    credit_limit: null,
  };
  const terms = {
    rate_type: "SP",
    gstin: null,
    state_code: "32",
    credit_days: 15,
    system_key: null,
    user_id: null,
  };
  await desk.copy("accounts", 1, { ...own, ...terms });
  const other: object = await db("accounts").where({ company_id: 1, id: MAKER_ID }).first();
  await db("accounts").insert({ ...other, id: VENDOR_ID, name: "Vendor", state_code: "33", reference: null });
  await desk.copy("accounts", 2, {
    id: FOREIGN_ITEM_ID,
    reference: null,
    system_key: null,
    user_id: null,
    group_id: 14,
  });
  const findSystemAccount = async (key: string) =>
    Number((await db("accounts").where({ company_id: 1, system_key: key }).first("id")).id);
  [sales, discountAccount] = [await findSystemAccount("sales"), await findSystemAccount("discount_received")];
});
afterAll(() => desk?.product.stop());

const makeCreditNote = (more: object = {}) => ({
  ...{ date: subtractDays(2), partyId: SHOP_ID, accountId: sales, amount: 525, taxRate: 5 },
  ...more,
});
const makeDebitNote = (more: object = {}) => ({
  ...{ date: subtractDays(2), partyId: VENDOR_ID, accountId: discountAccount, amount: 100, taxRate: 5 },
  ...more,
});
const postBill = async (days: number): Promise<Standing> =>
  desk.posted(
    "bills",
    await desk.billOn(subtractDays(days), { customerId: SHOP_ID, lines: [{ itemId: ROLL_ID, quantity: 1 }] }),
  );

/** The number of the next note of a type in this year; the demo already has some. */
async function calculateNextNumber(prefix: string, type: string): Promise<string> {
  const year = desk
    .db("financial_years")
    .where("start_date", "<=", subtractDays(2))
    .where("end_date", ">=", subtractDays(2));
  const own = desk
    .db("notes")
    .where({ company_id: 1, type })
    .whereIn("year_id", year.where("company_id", 1).select("id"));
  return `${prefix}/${Number((await own.max("number as last").first())?.last ?? 0) + 1}`;
}

/**
 * Pending amounts of the customer's bills, and the balance in the Debtors Report and in its ageing.
 */
async function open() {
  const bills = askReport(desk.product, "GET", "/api/v1/bills-receivable");
  const { records } = await bills.table(desk.manager, { CustomerID: SHOP_ID });
  const range = { FromDate: subtractDays(60), ToDate: desk.date, Ageing: 1 };
  const debtors = await askReport(desk.product, "GET", "/api/DebitorsReport").table(desk.manager, range);
  const row = debtors.records.find(({ AccountID }) => AccountID === SHOP_ID);
  const ages = [row?.NotDue, row?.Days30, row?.Days60, row?.Days90, row?.Older].map((age) => age ?? 0);
  return [records.map(({ Pending }) => Pending), row?.Outstanding ?? 0, sumPaise(ages) / 100];
}

it("a credit note settles the bill that it names, then the oldest bills; cancelling it reverses this", async () => {
  const [old, late] = [await postBill(40), await postBill(10)];
  expect(await open()).toEqual([[1000, 1000], 2000, 2000]);
  const sentNote = makeCreditNote({ against: [{ billId: late.id, amount: 500 }], clientId: "scheme-1" });
  const number = await calculateNextNumber("CRN", "CN");
  const postedNote = await desk.posted("credit-notes", sentNote);
  expect([postedNote.voucherNo, postedNote.amount]).toEqual([number, 525]);
  expect((await desk.figures(postedNote)).ledger).toEqual({
    ...{ Shop: -525, Sales: 500, "Output CGST": 12.5, "Output SGST": 12.5 },
  });
  // 25.00 without a named bill go to the oldest: 975.00 of it are pending, and 500.00 of the other.
  expect(await open()).toEqual([[975, 500], 1475, 1475]);
  expect(await desk.posted("credit-notes", sentNote)).toMatchObject({ id: postedNote.id, replayed: true });

  // For its own edit, the 500.00 that it settles of the late bill count as open.
  const path = `/api/v1/open-bills/${SHOP_ID}?edits=${postedNote.id}&document=creditNote`;
  const paperAnswer = await desk.product.call({ method: "GET", path, cookie: desk.manager });
  const { lines } = paperAnswer.read<{ lines: { billId: number; open: number }[] }>();
  expect(lines.map(({ billId, open }) => [billId, open])).toEqual([
    [old.id, 975],
    [late.id, 1000],
  ]);
  const excess = { ...makeCreditNote(), amount: 1000.01, against: [{ billId: late.id, amount: 1000.01 }] };
  const refusedAnswer = await desk.post("credit-notes", { ...excess, amount: 2000 });
  expect(getRefusal(refusedAnswer)).toEqual([422, "SETTLEMENT_EXCEEDS_BILL", "against.0.amount"]);

  // An edit that names no bills keeps the earlier allocation as
  // far as it fits: all of its 210.00, of which 10.00 are tax.
  const less = await desk.edited("credit-notes", postedNote.id, makeCreditNote({ amount: 210 }));
  expect((await desk.figures(less)).ledger).toEqual({
    ...{ Shop: -210, Sales: 200, "Output CGST": 5, "Output SGST": 5 },
  });
  expect([less.voucherNo, ...(await open())]).toEqual([number, [1000, 790], 1790, 1790]);
  const input = await desk.product.call({
    ...{ method: "GET", path: `/api/v1/vouchers/${less.voucherId}/input`, cookie: desk.manager },
  });
  expect(input.json).toMatchObject({
    documentId: less.id,
    creditNotes: { ...makeCreditNote({ amount: 210 }), against: [{ billId: late.id, amount: 210 }] },
  });

  const read = async (kind: string) =>
    desk.product.call({ method: "GET", path: `/api/v1/${kind}/${less.id}`, cookie: desk.manager });
  expect((await read("credit-notes")).json).toMatchObject({
    ...{ number, status: "posted", isInterState: false, taxRate: 5, party: { id: SHOP_ID, name: "Shop" } },
    totals: { taxable: 200, cgst: 5, sgst: 5, igst: 0, amount: 210 },
    against: [{ billId: late.id, date: subtractDays(10), amount: 210 }],
  });
  // Credit and debit notes share one sequence of ids; this id is not a debit note.
  expect(getRefusal(await read("debit-notes"))).toEqual([404, "NOT_FOUND", undefined]);

  const year = await desk.db("financial_years").where("company_id", 1).orderBy("id", "desc").first("id");
  const range = { CustomerID: SHOP_ID, FromDate: subtractDays(5), ToDate: desk.date, FYearID: year.id };
  const ledger = askReport(desk.product, "GET", "/api/LedgerCustomer");
  const answer = await ledger.json(desk.manager, { ...range, Description: "Credit Note" });
  const { summary, Details } = answer.read<{ summary: object[]; Details: Record<string, unknown>[] }>();
  // Opening 2,000.00, no bill, receipt or return in the range: 2,000.00 − 210.00.
  expect(summary).toMatchObject([
    {
      BalanceBefore: 2000,
      BillAmount: 0,
      AcTransAmount: -210,
      ReceiptAmount: 0,
      ReturnedBillAmount: 0,
      Outstanding: 1790,
    },
  ]);
  expect(Details.map(({ Description, Amount, Mode }) => [Description, Amount, Mode])).toEqual([
    ["Credit Note", 525, "Credit"],
    ["Credit Note Reversal", 525, "Debit"],
    ["Credit Note", 210, "Credit"],
  ]);
  const day = { FromDate: subtractDays(2), ToDate: subtractDays(2), Type: "Credit Note" };
  const book = await askReport(desk.product, "GET", "/api/v1/day-book").table(desk.manager, day);
  expect(book.records).toMatchObject([
    { VoucherNo: number, Particulars: "Shop", Debit: 0, Credit: 210, State: "Edited" },
  ]);

  await desk.cancelled("credit-notes", less.id);
  expect(await open()).toEqual([[1000, 1000], 2000, 2000]);
  expect(await checkBooks(desk.db, 1)).toEqual([]);
});

it("a credit note for a bill whose tax can no longer be reduced is posted without tax, when that is confirmed", async () => {
  const bill = await desk.posted(
    "bills",
    await desk.billOn(subtractDays(3), { customerId: SHOP_ID, lines: [{ itemId: ROLL_ID, quantity: 1 }] }),
  );
  const moveBill = (day: string) =>
    desk.db("bills").where({ company_id: 1, id: bill.id }).update({ date: day });
  await moveBill(subtractDays(1000));
  for (const naming of [{ billId: bill.id }, { against: [{ billId: bill.id, amount: 105 }] }]) {
    const lateNote = makeCreditNote({ amount: 105, ...naming });
    const answer = await desk.post("credit-notes", lateNote);
    expect(getRefusal(answer)).toEqual([422, "TAX_PERIOD_OVER", "withoutTax"]);
    const postedNote = await desk.posted("credit-notes", { ...lateNote, withoutTax: true });
    expect((await desk.figures(postedNote)).ledger).toEqual({ Sales: 105, Shop: -105 });
    await desk.cancelled("credit-notes", postedNote.id);
  }
  await moveBill(subtractDays(3));
  await desk.cancelled("bills", bill.id);
});

it("a credit note that names no bill has no tax either when all bills with its rate are too old", async () => {
  const shop: object = await desk.db("accounts").where({ company_id: 1, id: SHOP_ID }).first();
  const partyId = 9394;
  await desk.db("accounts").insert({ ...shop, id: partyId, name: "Old shop", reference: null });
  const lines = [{ itemId: ROLL_ID, quantity: 1 }];
  const oldBill = await desk.posted(
    "bills",
    await desk.billOn(subtractDays(3), { customerId: partyId, lines }),
  );
  await desk
    .db("bills")
    .where({ company_id: 1, id: oldBill.id })
    .update({ date: subtractDays(1000) });
  const note = makeCreditNote({ amount: 21, partyId });
  expect(getRefusal(await desk.post("credit-notes", note))).toEqual([422, "TAX_PERIOD_OVER", "withoutTax"]);
  const untaxedNote = await desk.posted("credit-notes", { ...note, withoutTax: true });
  expect((await desk.figures(untaxedNote)).ledger).toEqual({ Sales: 21, "Old shop": -21 });
  await desk.cancelled("credit-notes", untaxedNote.id);
  // With a bill of today, it may be this one whose tax is reduced.
  const newBill = await desk.posted(
    "bills",
    await desk.billOn(subtractDays(2), { customerId: partyId, lines }),
  );
  const taxedNote = await desk.posted("credit-notes", note);
  // 21.00 × 2.5 ÷ 105, twice.
  expect((await desk.figures(taxedNote)).ledger).toMatchObject({ "Output CGST": 0.5, "Output SGST": 0.5 });
  await desk.cancelled("credit-notes", taxedNote.id);
  await desk
    .db("bills")
    .where({ company_id: 1, id: oldBill.id })
    .update({ date: subtractDays(3) });
  for (const { id } of [newBill, oldBill]) await desk.cancelled("bills", id);
});

it("a debit note charges IGST for a supplier of another state, also after the supplier moves", async () => {
  const line = { itemId: ROLL_ID, quantity: 1, unitPrice: 952.38 }; // 1,000.00 with 5 % IGST
  const postedPurchase = await desk.posted(
    "purchases",
    desk.purchaseOf(VENDOR_ID, line, { date: subtractDays(30) }),
  );
  const billReference = { against: [{ billId: postedPurchase.id, amount: 100 }] };
  const debitNumber = await calculateNextNumber("DBN", "DN");
  const postedNote = await desk.posted("debit-notes", makeDebitNote(billReference));
  expect([postedPurchase.amount, postedNote.voucherNo]).toEqual([1000, debitNumber]);
  expect((await desk.figures(postedNote)).ledger).toEqual({
    ...{ Vendor: 100, "Discount Received": -95.24, "Input IGST": -4.76 },
  });
  const payable = askReport(desk.product, "GET", "/api/v1/bills-payable");
  const { records } = await payable.table(desk.manager, { SupplierID: VENDOR_ID });
  expect(records.map(({ Pending }) => Pending)).toEqual([900]);
  await desk.db("accounts").where({ company_id: 1, id: VENDOR_ID }).update({ state_code: "32", gstin: null });
  const editedNote = await desk.edited("debit-notes", postedNote.id, makeDebitNote({ amount: 210 }));
  expect((await desk.figures(editedNote)).ledger).toEqual({
    ...{ Vendor: 210, "Discount Received": -200, "Input IGST": -10 },
  });
  // A new debit note can't have tax now.
  expect(getRefusal(await desk.post("debit-notes", makeDebitNote()))).toEqual([
    422,
    "TAX_WITHOUT_GSTIN",
    "taxRate",
  ]);
  expect(await checkBooks(desk.db, 1)).toEqual([]);
});

it("an edited return without a bill stays within the state after the customer has moved", async () => {
  const line = { itemId: ROLL_ID, goodQuantity: 1 };
  const goods = { date: subtractDays(2), customerId: SHOP_ID, locationId: desk.godown, refund: "credit" };
  const sentReturn = { ...goods, lines: [line] };
  const postedReturn = await desk.posted("sale-returns", sentReturn);
  await desk.db("accounts").where({ company_id: 1, id: SHOP_ID }).update({ state_code: "33" });
  const editedReturn = await desk.edited("sale-returns", postedReturn.id, {
    ...sentReturn,
    narration: "Torn",
  });
  await desk.db("accounts").where({ company_id: 1, id: SHOP_ID }).update({ state_code: "32" });
  expect((await desk.figures(editedReturn)).ledger).toMatchObject({
    ...{ "Output CGST": 23.81, "Output SGST": 23.81 },
  });
});

it("a note is refused for a salesman, for a party of the wrong kind, and on an account of money or goods", async () => {
  const findAccount = async (where: object) =>
    Number(
      (
        await desk
          .db("accounts")
          .where({ company_id: 1, ...where })
          .orderBy("id")
          .first("id")
      ).id,
    );
  const [bank, cogs] = [await findAccount({ group_id: 5 }), await findAccount({ system_key: "cogs" })];
  const of = async (path: string, body: object, cookie?: string) =>
    getRefusal(await desk.post(path, body, cookie ?? desk.manager));
  expect(await of("credit-notes", makeCreditNote({ partyId: MAKER_ID }))).toEqual([
    422,
    "ACCOUNT_KIND_WRONG",
    "partyId",
  ]);
  expect(await of("debit-notes", makeDebitNote({ partyId: SHOP_ID }))).toEqual([
    422,
    "ACCOUNT_KIND_WRONG",
    "partyId",
  ]);
  expect(await of("credit-notes", makeCreditNote({ partyId: FOREIGN_ITEM_ID }))).toEqual([
    422,
    "ACCOUNT_UNKNOWN",
    "partyId",
  ]);
  for (const accountId of [bank, cogs, SHOP_ID])
    expect(await of("credit-notes", makeCreditNote({ accountId }))).toEqual([
      422,
      "ACCOUNT_KIND_WRONG",
      "accountId",
    ]);
  expect(await of("debit-notes", makeDebitNote({ partyId: CRAFTSMAN_ID }))).toEqual([
    422,
    "TAX_WITHOUT_GSTIN",
    "taxRate",
  ]);
  expect(await of("credit-notes", makeCreditNote({ amount: 0 }))).toEqual([400, "INVALID_FIELDS", "amount"]);
  expect(await of("credit-notes", makeCreditNote({ taxRate: 100.01 }))).toEqual([
    400,
    "INVALID_FIELDS",
    "taxRate",
  ]);
  expect((await of("credit-notes", makeCreditNote(), desk.salesman)).slice(0, 2)).toEqual([
    403,
    "ROLE_FORBIDDEN",
  ]);
});
