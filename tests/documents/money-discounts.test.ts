import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { addDays } from "../../packages/server/reports/periods.ts";
import { askReport, sumPaise } from "../reports/ask-report.ts";
import { startGstDesk, type GstDesk, MAKER_ID } from "./gst-desk.ts";
import { getRefusal, ROLL_ID, type Standing } from "./stock-desk.ts";

/** Ids of parties used only by this test; each test creates a customer and a supplier. */
let shop = 9400;
let maker = 9600;
let desk: GstDesk;
/** The date so many days before the run's date. */
const subtractDays = (days: number) => addDays(desk.date, -days);
/** With 5 % it makes 1,000.00: 952.38, and twice 23.81. */
const ITEM_PRICE = 952.38;

beforeAll(async () => {
  desk = await startGstDesk();
  await desk.db("items").where({ company_id: 1, id: ROLL_ID }).update({ mrp: 1100, sp: ITEM_PRICE });
  const line = { itemId: ROLL_ID, quantity: 100 };
  await desk.posted("purchases", desk.purchaseOf(MAKER_ID, line, { date: subtractDays(200) }));
});
beforeEach(async () => {
  [shop, maker] = [shop + 1, maker + 1];
  const own = { id: shop, name: `Shop ${shop}`, reference: null, salesman_id: desk.anil, group_id: 14 };
  const terms = { rate_type: "SP", gstin: null, state_code: "32", credit_limit: null, credit_days: 15 };
  await desk.copy("accounts", 1, { ...own, ...terms, system_key: null, user_id: null });
  const other: object = await desk.db("accounts").where({ company_id: 1, id: MAKER_ID }).first();
  await desk.db("accounts").insert({ ...other, id: maker, name: `Maker ${maker}`, reference: null });
});
afterAll(() => desk?.product.stop());

/**
 * What differs between receipts and payments: the bill of 1,000.00, its report, and the discount
 * account.
 */
const MONEY_SIDES = {
  receipts: {
    party: () => shop,
    bill: async (days = 30) =>
      desk.posted(
        "bills",
        await desk.billOn(subtractDays(days), {
          customerId: shop,
          lines: [{ itemId: ROLL_ID, quantity: 1 }],
        }),
      ),
    account: "Discount Allowed",
    ledger: (money: number) => ({ "Anil's cash": money, "Discount Allowed": 20, [`Shop ${shop}`]: -1000 }),
    book: "receivable",
    ageing: "/api/DebitorsReport",
    sign: 1,
  },
  payments: {
    party: () => maker,
    bill: (days = 30) =>
      desk.posted(
        "purchases",
        desk.purchaseOf(
          maker,
          { itemId: ROLL_ID, quantity: 1, unitPrice: ITEM_PRICE },
          { date: subtractDays(days) },
        ),
      ),
    account: "Discount Received",
    ledger: (money: number) => ({
      "Anil's cash": -money,
      "Discount Received": -20,
      [`Maker ${maker}`]: 1000,
    }),
    book: "payable",
    ageing: "/api/CreditorsReport",
    sign: -1,
  },
} as const;

describe.each(["receipts", "payments"] as const)("%s of 980.00 with a discount of 20.00", (kind) => {
  const side = MONEY_SIDES[kind];
  const makeMoneyDocument = (amount: number, discount?: number, against?: readonly [Standing, number]) => ({
    ...{ date: subtractDays(2), mode: "cash", partyId: side.party(), userId: desk.anil, amount },
    ...(discount !== undefined && { discount }),
    ...(against && { against: [{ billId: against[0].id, amount: against[1] }] }),
  });

  /**
   * Balance of the discount account in the Profit & Loss Statement
   * of the receipt's or payment's day; an expense is a debit.
   */
  async function readProfitAndLoss() {
    const query = { FromDate: subtractDays(2), ToDate: subtractDays(2), Statement: "ProfitAndLoss" };
    const { records } = await askReport(desk.product, "GET", "/api/TrailBalance").table(desk.manager, query);
    const row = records.find(({ HName }) => HName === side.account);
    return sumPaise([row?.Debit ?? 0]) - sumPaise([row?.Credit ?? 0]);
  }
  /** Pending amounts of the party's bills. */
  async function open() {
    const bills = askReport(desk.product, "GET", `/api/v1/bills-${side.book}`);
    const one = kind === "receipts" ? { CustomerID: shop } : { SupplierID: maker };
    const { records } = await bills.table(desk.manager, one);
    return records.map(({ Pending }) => Pending);
  }
  async function readOwedAmount() {
    const range = { FromDate: subtractDays(60), ToDate: desk.date, Ageing: 1 };
    const { records } = await askReport(desk.product, "GET", side.ageing).table(desk.manager, range);
    const row = records.find(({ AccountID }) => AccountID === side.party());
    const ages = [row?.NotDue, row?.Days30, row?.Days60, row?.Days90, row?.Older].map((age) => age ?? 0);
    return [row?.Outstanding ?? 0, sumPaise(ages)];
  }

  it("close a bill of 1,000.00", async () => {
    const bill = await side.bill();
    expect([bill.amount, await open(), await readOwedAmount()]).toEqual([1000, [1000], [1000, 1000_00]]);
    const discounts = await readProfitAndLoss();
    const sentDocument = { ...makeMoneyDocument(980, 20, [bill, 1000]), clientId: `early-${kind}` };
    const postedDocument = await desk.posted(kind, sentDocument);

    const { ledger } = await desk.figures(postedDocument);
    const cash = await readCashName();
    const { "Anil's cash": money, ...others } = side.ledger(980);
    expect(ledger).toEqual({ ...others, [cash]: money });
    expect([postedDocument.amount, await open(), await readOwedAmount()]).toEqual([980, [], [0, 0]]);
    expect(await readProfitAndLoss()).toBe(discounts + side.sign * 20_00);
    const paper = await read(`${kind}/${postedDocument.id}`);
    expect(paper).toMatchObject({ amount: 980, discount: 20, against: [{ amount: 1000 }] });
    const enteredDocument = await read<Record<string, object>>(`vouchers/${postedDocument.voucherId}/input`);
    expect(enteredDocument[kind]).toMatchObject({ amount: 980, discount: 20 });

    // A repeated request returns the same document; another discount is another document.
    expect(await desk.posted(kind, sentDocument)).toMatchObject({ id: postedDocument.id, replayed: true });
    const other = await desk.post(kind, { ...sentDocument, discount: 19 });
    expect(getRefusal(other)[1]).toBe("CLIENT_ID_REUSED");
    expect(await readProfitAndLoss()).toBe(discounts + side.sign * 20_00);
    expect(await checkBooks(desk.db, 1)).toEqual([]);
  });

  it("are reversed when the document is edited or cancelled", async () => {
    await side.bill(40); // amounts without a named bill are settled against this one
    const bill = await side.bill();
    const discounts = await readProfitAndLoss();
    const first = await desk.posted(kind, makeMoneyDocument(980, 20, [bill, 1000]));
    // An edit that names no bills keeps the earlier allocation as far as it fits: 995.00 of the
    // 1,000.00.
    const less = await desk.edited(kind, first.id, makeMoneyDocument(985, 10));
    expect([await open(), await readOwedAmount()]).toEqual([
      [1000, 5],
      [1005, 1005_00],
    ]);
    expect(await readProfitAndLoss()).toBe(discounts + side.sign * 10_00);
    const none = await desk.edited(kind, less.id, makeMoneyDocument(985));
    expect([await open(), await readProfitAndLoss()]).toEqual([[1000, 15], discounts]);
    const again = await desk.edited(kind, none.id, makeMoneyDocument(980, 20, [bill, 1000]));
    expect([await open(), await readProfitAndLoss()]).toEqual([[1000], discounts + side.sign * 20_00]);
    await desk.cancelled(kind, again.id);
    expect([await open(), await readOwedAmount()]).toEqual([
      [1000, 1000],
      [2000, 2000_00],
    ]);
    expect(await readProfitAndLoss()).toBe(discounts);
    expect(await checkBooks(desk.db, 1)).toEqual([]);
  });

  it("are refused if the discount exceeds the money, the party is of the wrong kind, or the bills exceed both", async () => {
    const bill = await side.bill();
    const of = async (document: object) => getRefusal(await desk.post(kind, document));
    expect(await of(makeMoneyDocument(10, 10.01))).toEqual([422, "AMOUNT_INVALID", "discount"]);
    expect(await of(makeMoneyDocument(10, -0.01))).toEqual([400, "INVALID_FIELDS", "discount"]);
    const partyId = kind === "receipts" ? maker : shop;
    expect(await of({ ...makeMoneyDocument(10, 1), partyId })).toEqual([400, "INVALID_FIELDS", "discount"]);
    const excess = [422, "SETTLEMENT_EXCEEDS_AMOUNT", "against.0.amount"];
    expect(await of(makeMoneyDocument(10, 1, [bill, 11.01]))).toEqual(excess);
    // A discount may equal the amount of money. A discount of zero is no discount, for any party.
    await desk.posted(kind, makeMoneyDocument(10, 10, [bill, 20]));
    await desk.posted(kind, { ...makeMoneyDocument(10, 0), partyId });
    expect(await open()).toEqual([980]);
  });
});

describe("a discount of a receipt", () => {
  const makeReceipt = (amount: number, discount: number) => ({
    ...{ date: subtractDays(1), mode: "cash", partyId: shop, userId: desk.anil, amount, discount },
  });

  it("does not count as money in the Receipt Report and in the customer's receipts", async () => {
    const { id } = await desk.posted("receipts", makeReceipt(980, 20));
    const range = { FromDate: subtractDays(1), ToDate: subtractDays(1), CustomerID: shop };
    const report = await askReport(desk.product, "GET", "/api/GetReceiptDetailes").table(desk.manager, range);
    expect(report.records.map(({ ReId, Amt }) => [ReId, Amt])).toEqual([[id, 980]]);
    const year = await desk.db("financial_years").where("company_id", 1).orderBy("id", "desc").first("id");
    const path = "/api/LedgerCustomer";
    const ledger = await askReport(desk.product, "GET", path).json(desk.manager, {
      ...range,
      FYearID: year.id,
    });
    const { summary, Details } = ledger.read<{ summary: object[]; Details: Record<string, unknown>[] }>();
    expect(summary).toMatchObject([{ ReceiptAmount: 980, AcTransAmount: -20, Outstanding: -1000 }]);
    expect(Details.map(({ Description, Amount }) => [Description, Amount])).toEqual([
      ["Receipt", 980],
      ["Discount", 20],
    ]);
  });

  it("is limited for a salesman to a tenth of the amount settled", async () => {
    const anil = await desk.product.signIn(1, "anil");
    const tooMuch = await desk.post("receipts", makeReceipt(90, 10.01), anil);
    expect(getRefusal(tooMuch)).toEqual([422, "DISCOUNT_LIMIT", "discount"]);
    expect(tooMuch.text).toContain("a salesman may give 10.00 % of 100.01, 10.00");
    expect((await desk.post("receipts", makeReceipt(90, 10), anil)).status).toBe(200);
  });

  it("stays on the receipt when the office edits it in a form without a discount field", async () => {
    const { id } = await desk.posted("receipts", makeReceipt(980, 20));
    const cash = await desk
      .db("accounts")
      .where({ company_id: 1, user_id: desk.anil, group_id: 6 })
      .first("id");
    const form = { ReId: id, PLID: cash.id, PartyID: shop, Debit: 900, Narration: "Counted again" };
    const save = (body: object) =>
      desk.product.call({ method: "PUT", path: "/api/updateReceipt", body, cookie: desk.manager });
    expect(getRefusal(await save({ ...form, Debit: 19.99 }))).toEqual([400, "INVALID_FIELDS", "Debit"]);
    expect(getRefusal(await save({ ...form, PartyID: maker }))).toEqual([400, "INVALID_FIELDS", "PartyID"]);
    const answer = await save(form);
    expect(answer.status, answer.text).toBe(200);
    const keptReceipt = await read(`receipts/${answer.read<{ ReId: number }>().ReId}`);
    expect(keptReceipt).toMatchObject({ amount: 900, discount: 20, narration: "Counted again" });
    expect(await checkBooks(desk.db, 1)).toEqual([]);
  });
});

async function read<Found extends object>(path: string): Promise<Found> {
  const answer = await desk.product.call({ method: "GET", path: `/api/v1/${path}`, cookie: desk.manager });
  expect(answer.status, answer.text).toBe(200);
  return answer.read<Found>();
}

async function readCashName(): Promise<string> {
  const own = { company_id: 1, user_id: desk.anil, group_id: 6 };
  return String((await desk.db("accounts").where(own).first("name")).name);
}
