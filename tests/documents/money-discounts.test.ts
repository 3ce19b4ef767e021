import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { addDays } from "../../packages/server/reports/periods.ts";
import { askReport, paiseOf } from "../reports/ask-report.ts";
import { startGstDesk, type GstDesk, MAKER } from "./gst-desk.ts";
import { refusal, ROLL, type Standing } from "./stock-desk.ts";

/** Ids of parties used only by this test; each test creates a customer and a supplier. */
let shop = 9400;
let maker = 9600;
let desk: GstDesk;
/** The date so many days before the run's date. */
const before = (days: number) => addDays(desk.date, -days);
/** With 5 % it makes 1,000.00: 952.38, and twice 23.81. */
const PRICE = 952.38;

beforeAll(async () => {
  desk = await startGstDesk();
  await desk.db("items").where({ company_id: 1, id: ROLL }).update({ mrp: 1100, sp: PRICE });
  const line = { itemId: ROLL, quantity: 100 };
  await desk.posted("purchases", desk.purchaseOf(MAKER, line, { date: before(200) }));
});
beforeEach(async () => {
  [shop, maker] = [shop + 1, maker + 1];
  const own = { id: shop, name: `Shop ${shop}`, reference: null, salesman_id: desk.anil, group_id: 14 };
  const terms = { rate_type: "SP", gstin: null, state_code: "32", credit_limit: null, credit_days: 15 };
  await desk.copy("accounts", 1, { ...own, ...terms, system_key: null, user_id: null });
  const other: object = await desk.db("accounts").where({ company_id: 1, id: MAKER }).first();
  await desk.db("accounts").insert({ ...other, id: maker, name: `Maker ${maker}`, reference: null });
});
afterAll(() => desk?.product.stop());

/** What differs between receipts and payments: the bill of 1,000.00, its report, and the discount account. */
const SIDES = {
  receipts: {
    party: () => shop,
    bill: async (days = 30) =>
      desk.posted(
        "bills",
        await desk.billOn(before(days), { customerId: shop, lines: [{ itemId: ROLL, quantity: 1 }] }),
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
        desk.purchaseOf(maker, { itemId: ROLL, quantity: 1, unitPrice: PRICE }, { date: before(days) }),
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
  const side = SIDES[kind];
  const moneyOf = (amount: number, discount?: number, against?: readonly [Standing, number]) => ({
    ...{ date: before(2), mode: "cash", partyId: side.party(), userId: desk.anil, amount },
    ...(discount !== undefined && { discount }),
    ...(against && { against: [{ billId: against[0].id, amount: against[1] }] }),
  });

  /**
   * Balance of the discount account in the Profit & Loss Statement
   * of the receipt's or payment's day; an expense is a debit.
   */
  async function inProfitAndLoss() {
    const given = { FromDate: before(2), ToDate: before(2), Statement: "ProfitAndLoss" };
    const { records } = await askReport(desk.product, "GET", "/api/TrailBalance").table(desk.manager, given);
    const row = records.find(({ HName }) => HName === side.account);
    return paiseOf([row?.Debit ?? 0]) - paiseOf([row?.Credit ?? 0]);
  }
  /** Pending amounts of the party's bills. */
  async function open() {
    const bills = askReport(desk.product, "GET", `/api/v1/bills-${side.book}`);
    const one = kind === "receipts" ? { CustomerID: shop } : { SupplierID: maker };
    const { records } = await bills.table(desk.manager, one);
    return records.map(({ Pending }) => Pending);
  }
  async function owed() {
    const range = { FromDate: before(60), ToDate: desk.date, Ageing: 1 };
    const { records } = await askReport(desk.product, "GET", side.ageing).table(desk.manager, range);
    const row = records.find(({ AccountID }) => AccountID === side.party());
    const ages = [row?.NotDue, row?.Days30, row?.Days60, row?.Days90, row?.Older].map((age) => age ?? 0);
    return [row?.Outstanding ?? 0, paiseOf(ages)];
  }

  it("close a bill of 1,000.00", async () => {
    const bill = await side.bill();
    expect([bill.amount, await open(), await owed()]).toEqual([1000, [1000], [1000, 1000_00]]);
    const discounts = await inProfitAndLoss();
    const sent = { ...moneyOf(980, 20, [bill, 1000]), clientId: `early-${kind}` };
    const posted = await desk.posted(kind, sent);

    const { ledger } = await desk.figures(posted);
    const cash = await cashOfAnil();
    const { "Anil's cash": money, ...others } = side.ledger(980);
    expect(ledger).toEqual({ ...others, [cash]: money });
    expect([posted.amount, await open(), await owed()]).toEqual([980, [], [0, 0]]);
    expect(await inProfitAndLoss()).toBe(discounts + side.sign * 20_00);
    const paper = await read(`${kind}/${posted.id}`);
    expect(paper).toMatchObject({ amount: 980, discount: 20, against: [{ amount: 1000 }] });
    const entered = await read<Record<string, object>>(`vouchers/${posted.voucherId}/input`);
    expect(entered[kind]).toMatchObject({ amount: 980, discount: 20 });

    // A repeated request returns the same document; another discount is another document.
    expect(await desk.posted(kind, sent)).toMatchObject({ id: posted.id, replayed: true });
    const other = await desk.post(kind, { ...sent, discount: 19 });
    expect(refusal(other)[1]).toBe("CLIENT_ID_REUSED");
    expect(await inProfitAndLoss()).toBe(discounts + side.sign * 20_00);
    expect(await checkBooks(desk.db, 1)).toEqual([]);
  });

  it("are reversed when the document is edited or cancelled", async () => {
    await side.bill(40); // amounts without a named bill are settled against this one
    const bill = await side.bill();
    const discounts = await inProfitAndLoss();
    const first = await desk.posted(kind, moneyOf(980, 20, [bill, 1000]));
    // An edit that names no bills keeps the earlier allocation as far as it fits: 995.00 of the 1,000.00.
    const less = await desk.edited(kind, first.id, moneyOf(985, 10));
    expect([await open(), await owed()]).toEqual([
      [1000, 5],
      [1005, 1005_00],
    ]);
    expect(await inProfitAndLoss()).toBe(discounts + side.sign * 10_00);
    const none = await desk.edited(kind, less.id, moneyOf(985));
    expect([await open(), await inProfitAndLoss()]).toEqual([[1000, 15], discounts]);
    const again = await desk.edited(kind, none.id, moneyOf(980, 20, [bill, 1000]));
    expect([await open(), await inProfitAndLoss()]).toEqual([[1000], discounts + side.sign * 20_00]);
    await desk.cancelled(kind, again.id);
    expect([await open(), await owed()]).toEqual([
      [1000, 1000],
      [2000, 2000_00],
    ]);
    expect(await inProfitAndLoss()).toBe(discounts);
    expect(await checkBooks(desk.db, 1)).toEqual([]);
  });

  it("are refused if the discount exceeds the money, the party is of the wrong kind, or the bills exceed both", async () => {
    const bill = await side.bill();
    const of = async (document: object) => refusal(await desk.post(kind, document));
    expect(await of(moneyOf(10, 10.01))).toEqual([422, "AMOUNT_INVALID", "discount"]);
    expect(await of(moneyOf(10, -0.01))).toEqual([400, "INVALID_FIELDS", "discount"]);
    const partyId = kind === "receipts" ? maker : shop;
    expect(await of({ ...moneyOf(10, 1), partyId })).toEqual([400, "INVALID_FIELDS", "discount"]);
    const excess = [422, "SETTLEMENT_EXCEEDS_AMOUNT", "against.0.amount"];
    expect(await of(moneyOf(10, 1, [bill, 11.01]))).toEqual(excess);
    // A discount may equal the amount of money. A discount of zero is no discount, for any party.
    await desk.posted(kind, moneyOf(10, 10, [bill, 20]));
    await desk.posted(kind, { ...moneyOf(10, 0), partyId });
    expect(await open()).toEqual([980]);
  });
});

describe("a discount of a receipt", () => {
  const receipt = (amount: number, discount: number) => ({
    ...{ date: before(1), mode: "cash", partyId: shop, userId: desk.anil, amount, discount },
  });

  it("does not count as money in the Receipt Report and in the customer's receipts", async () => {
    const { id } = await desk.posted("receipts", receipt(980, 20));
    const range = { FromDate: before(1), ToDate: before(1), CustomerID: shop };
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
    const tooMuch = await desk.post("receipts", receipt(90, 10.01), anil);
    expect(refusal(tooMuch)).toEqual([422, "DISCOUNT_LIMIT", "discount"]);
    expect(tooMuch.text).toContain("a salesman may give 10.00 % of 100.01, 10.00");
    expect((await desk.post("receipts", receipt(90, 10), anil)).status).toBe(200);
  });

  it("stays on the receipt when the office edits it in a form without a discount field", async () => {
    const { id } = await desk.posted("receipts", receipt(980, 20));
    const cash = await desk
      .db("accounts")
      .where({ company_id: 1, user_id: desk.anil, group_id: 6 })
      .first("id");
    const form = { ReId: id, PLID: cash.id, PartyID: shop, Debit: 900, Narration: "Counted again" };
    const save = (body: object) =>
      desk.product.call({ method: "PUT", path: "/api/updateReceipt", body, cookie: desk.manager });
    expect(refusal(await save({ ...form, Debit: 19.99 }))).toEqual([400, "INVALID_FIELDS", "Debit"]);
    expect(refusal(await save({ ...form, PartyID: maker }))).toEqual([400, "INVALID_FIELDS", "PartyID"]);
    const answer = await save(form);
    expect(answer.status, answer.text).toBe(200);
    const kept = await read(`receipts/${answer.read<{ ReId: number }>().ReId}`);
    expect(kept).toMatchObject({ amount: 900, discount: 20, narration: "Counted again" });
    expect(await checkBooks(desk.db, 1)).toEqual([]);
  });
});

async function read<Found extends object>(path: string): Promise<Found> {
  const answer = await desk.product.call({ method: "GET", path: `/api/v1/${path}`, cookie: desk.manager });
  expect(answer.status, answer.text).toBe(200);
  return answer.read<Found>();
}

async function cashOfAnil(): Promise<string> {
  const own = { company_id: 1, user_id: desk.anil, group_id: 6 };
  return String((await desk.db("accounts").where(own).first("name")).name);
}
