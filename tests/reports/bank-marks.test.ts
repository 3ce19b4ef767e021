import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { getToday } from "../../packages/server/clock.ts";
import { addDays } from "../../packages/server/reports/periods.ts";
import { send } from "../documents/post.ts";
import { startProduct, type Product } from "../product.ts";
import { askReport, getRefusal } from "./ask-report.ts";

let product: Product;
let meera: string;
let cash: number;
let customer: number;
let supplier: number;
/** Each test creates a bank account. */
let bank: number;
let receiptCount = 0;

beforeAll(async () => {
  product = await startProduct({ bills: 60 });
  meera = await product.signIn(1, "meera");
  const findAccountId = async (where: object) =>
    (
      await product
        .db("accounts")
        .where({ company_id: 1, is_deleted: 0, ...where })
        .first("id")
    ).id as number;
  cash = await findAccountId({ system_key: "cash" });
  customer = await findAccountId({ group_id: 14, credit_limit: null });
  supplier = await findAccountId({ group_id: 27 });
});
afterAll(() => product?.stop());
beforeEach(async () => {
  receiptCount += 1;
  const body = { name: `HDFC Current ${receiptCount}`, groupId: 5 };
  const answer = await product.call({ method: "PUT", path: "/api/v1/accounts", body, cookie: meera });
  bank = answer.read<{ id: number }>().id;
});

const subtractDays = (days: number) => addDays(getToday(), -days);
/** Posts a document. Returns its voucher and functions to edit and cancel it. */
async function postDocument(path: string, body: object, options = {}): Promise<Posted> {
  const answer = await send(product, meera, path, body, options);
  expect(answer.status, answer.text).toBe(200);
  return answer.read<Posted>();
}
const postDeposit = (days: number, amount: number) =>
  postDocument("contras", { date: subtractDays(days), fromAccountId: cash, toAccountId: bank, amount });
const makeReceipt = (days: number, amount: number, more: object = {}) => ({
  ...{ date: subtractDays(days), mode: "neft", partyId: customer, ledgerId: bank, amount },
  ...more,
});
const postReceipt = (days: number, amount: number) => postDocument("receipts", makeReceipt(days, amount));
const postPayment = (days: number, amount: number) =>
  postDocument("payments", {
    date: subtractDays(days),
    mode: "neft",
    partyId: supplier,
    ledgerId: bank,
    amount,
  });

/** The request to mark the voucher's entry in the test's bank account with a bank date. */
async function markOf({ voucherId }: Posted, bankDate: string | null) {
  const { line_no: lineNo } = await product
    .db("ledger_entries")
    .where({ company_id: 1, voucher_id: voucherId, account_id: bank })
    .first("line_no");
  return { voucherId, lineNo: lineNo as number, bankDate };
}
const put = (marks: readonly object[], cookie = meera) =>
  product.call({ method: "PUT", path: "/api/v1/bank-book/marks", body: { marks }, cookie });
async function mark(...voucherDays: readonly (readonly [Posted, string | null])[]) {
  const marks = await Promise.all(voucherDays.map(([voucher, day]) => markOf(voucher, day)));
  const answer = await put(marks);
  expect(answer.status, answer.text).toBe(200);
  expect(answer.json).toEqual({ marks });
}

const ask = (from: number, to: number, more: object = {}, cookie = meera) =>
  askReport(product, "GET", "/api/v1/bank-book").table(cookie, {
    ...{ FromDate: subtractDays(from), ToDate: subtractDays(to), AccountCode: bank },
    ...more,
  });
/**
 * Book balance against bank balance: Closing, ReceiptsNotInBank, PaymentsNotInBank, NotInBooks,
 * BankBalance.
 */
async function readReconciliation(from: number, to: number) {
  const { totals } = await ask(from, to);
  const { Closing, ReceiptsNotInBank, PaymentsNotInBank, NotInBooks, BankBalance } = totals;
  return [Closing, ReceiptsNotInBank, PaymentsNotInBank, NotInBooks, BankBalance];
}

describe("a bank account with entries before, in and after a range", () => {
  let cheque: Posted;
  let bankedVoucher: Posted;
  let issuedVoucher: Posted;
  beforeEach(async () => {
    cheque = await postReceipt(30, 250.5);
    bankedVoucher = await postDeposit(15, 1_000.1);
    issuedVoucher = await postPayment(12, 300.25);
    await mark([bankedVoucher, subtractDays(14)], [issuedVoucher, subtractDays(5)]);
  });

  it("gets from book balance to bank balance by the entries that the bank does not have yet", async () => {
    // Books: 250.50 + 1,000.10 − 300.25 = 950.35. Only the deposit is in the bank.
    expect(await readReconciliation(20, 10)).toEqual([950.35, 250.5, 300.25, 0, 1_000.1]);
    // The issued cheque has been presented: 1,000.10 − 300.25 = 699.85.
    expect(await readReconciliation(20, 5)).toEqual([950.35, 250.5, 0, 0, 699.85]);
    // Before the deposit, the bank balance is zero.
    expect(await readReconciliation(20, 15)).toEqual([1_250.6, 1_250.6, 0, 0, 0]);
    const { records } = await ask(40, 10);
    expect(records.map(({ BankDate }) => BankDate)).toEqual([null, subtractDays(14), subtractDays(5)]);
  });

  it("counts an entry that the bank had before its date in the books", async () => {
    await mark([await postReceipt(2, 40), subtractDays(11)]);
    expect(await readReconciliation(20, 10)).toEqual([950.35, 250.5, 300.25, 40, 1_040.1]);
    expect(await readReconciliation(20, 0)).toEqual([990.35, 250.5, 0, 0, 739.85]);
  });

  it("lists entries in the bank and entries not in the bank, each with the book balance after it", async () => {
    const listBalances = async (Reconciled: string, from = 40) =>
      (await ask(from, 10, { Reconciled })).records.map(({ VoucherID, Balance }) => [VoucherID, Balance]);
    expect(await listBalances("Yes")).toEqual([[bankedVoucher.voucherId, 1_250.6]]);
    expect(await listBalances("No")).toEqual([
      [cheque.voucherId, 250.5],
      [issuedVoucher.voucherId, 950.35],
    ]);
    // The running balance includes the entries before the range.
    expect(await listBalances("No", 20)).toEqual([[issuedVoucher.voucherId, 950.35]]);
    const { totals, ties } = await ask(40, 10, { Reconciled: "No" });
    expect([totals.Receipts, totals.Payments]).toEqual([totals.ReceiptsNotInBank, totals.PaymentsNotInBank]);
    expect(ties).toEqual([]);
  });

  it("logs each new, changed and cleared bank date once, with the user who set it", async () => {
    const selectMarkLog = () =>
      product
        .db("audit_log")
        .where({ company_id: 1, operation: "bankBook.mark" })
        .where("entity_id", "like", `${bankedVoucher.voucherId}/%`)
        .orderBy("id");
    await mark([bankedVoucher, subtractDays(14)]);
    expect(await selectMarkLog()).toHaveLength(1);
    await mark([bankedVoucher, subtractDays(13)]);
    await mark([bankedVoucher, null]);
    expect((await ask(15, 15)).records).toMatchObject([
      { VoucherID: bankedVoucher.voucherId, BankDate: null },
    ]);
    const [first, changedLine, clearedLine] = await selectMarkLog();
    expect(first).toMatchObject({ entity: "bank_dates", user_id: 1, via: "session", before_json: null });
    expect(JSON.parse(String(changedLine.before_json))).toMatchObject({ bank_date: subtractDays(14) });
    expect(JSON.parse(String(changedLine.after_json))).toMatchObject({
      ...{ account: `HDFC Current ${receiptCount}`, bank_date: subtractDays(13) },
    });
    expect(clearedLine.after_json).toBeNull();
  });

  it("refuses all marks of a request when one of them is wrong", async () => {
    const good = await markOf(cheque, subtractDays(8));
    const refusals = [
      [
        { ...good, lineNo: 9 },
        { status: 404, code: "NOT_FOUND" },
      ],
      [await markOf(bankedVoucher, addDays(getToday(), 1)), { status: 422, code: "DATE_IN_FUTURE" }],
      [good, { code: "INVALID_FIELDS", field: "An entry is named once." }],
    ] as const;
    for (const [bad, expectedRefusal] of refusals)
      expect(getRefusal(await put([good, bad]))).toMatchObject(expectedRefusal);
    // The receipt's entry on the customer's account is not a bank entry.
    const theirs = await product
      .db("ledger_entries")
      .where({ company_id: 1, voucher_id: cheque.voucherId, account_id: customer })
      .first("line_no");
    expect(getRefusal(await put([good, { ...good, lineNo: theirs.line_no }])).code).toBe("NOT_FOUND");
    expect(await readReconciliation(20, 5)).toEqual([950.35, 250.5, 0, 0, 699.85]);
  });

  it("can be marked by managers, but not by salesmen or by another company", async () => {
    const marks = [await markOf(cheque, subtractDays(8))];
    expect((await put(marks, await product.signIn(1, "anil"))).status).toBe(403);
    const fathima = await product.signIn(2, "fathima");
    expect(getRefusal(await put(marks, fathima)).code).toBe("NOT_FOUND");
    expect(await product.db("bank_dates").where("company_id", 2)).toEqual([]);
    expect(await readReconciliation(20, 5)).toEqual([950.35, 250.5, 0, 0, 699.85]);
    expect((await put(marks, await product.signIn(1, "biju"))).status).toBe(200);
    expect(await readReconciliation(20, 5)).toEqual([950.35, 0, 0, 0, 950.35]);
  });

  it("can be marked in a locked period", async () => {
    const day = subtractDays(20);
    const years = product.db("financial_years").where({ company_id: 1 }).where("start_date", "<=", day);
    const { id } = await years.where("end_date", ">=", day).first("id");
    const lock = (until: string | null) =>
      product.call({ method: "PUT", path: `/api/v1/years/${id}/lock`, body: { until }, cookie: meera });
    expect((await lock(day)).status).toBe(200);
    await mark([cheque, subtractDays(25)]);
    expect((await lock(null)).status).toBe(200);
  });

  it("keeps a bank date when the voucher is edited, unless the amount changes", async () => {
    await mark([cheque, subtractDays(25)]);
    const edit = (from: Posted, body: object) => postDocument(`receipts/${from.id}`, body, { method: "PUT" });
    const editAnswer = await edit(cheque, makeReceipt(30, 250.5, { narration: "Cheque 000123" }));
    const rows = (await ask(30, 30)).records;
    expect(rows.map(({ Receipts, Payments, BankDate }) => [Receipts, Payments, BankDate])).toEqual([
      [250.5, 0, null],
      [0, 250.5, null],
      [250.5, 0, subtractDays(25)],
    ]);
    expect((await ask(30, 20, { Reconciled: "No" })).records).toEqual([]);
    expect(await readReconciliation(30, 20)).toEqual([250.5, 0, 0, 0, 250.5]);
    await edit(editAnswer, makeReceipt(30, 260.5));
    expect(await readReconciliation(30, 20)).toEqual([260.5, 260.5, 0, 0, 0]);
    expect(await checkBooks(product.db, 1)).toEqual([]);
  });

  it("needs no mark for a reversed voucher, but one for the reversal of a voucher that the bank has", async () => {
    await postDocument(`receipts/${cheque.id}/cancel`, {});
    expect(await readReconciliation(40, 5)).toEqual([699.85, 0, 0, 0, 699.85]);
    expect((await ask(40, 5, { Reconciled: "No" })).records).toEqual([]);
    await postDocument(`payments/${issuedVoucher.id}/cancel`, {});
    // The bank has cleared the cheque: 1,000.10 in the books, 699.85 in the bank.
    expect(await readReconciliation(40, 5)).toEqual([1_000.1, 300.25, 0, 0, 699.85]);
    const [reversal] = (await ask(40, 5, { Reconciled: "No" })).records;
    expect(reversal).toMatchObject({ Type: "Payment Reversal", Receipts: 300.25, BankDate: null });
    await mark([{ id: 0, voucherId: Number(reversal?.VoucherID) }, subtractDays(4)]);
    expect(await readReconciliation(40, 4)).toEqual([1_000.1, 0, 0, 0, 1_000.1]);
    expect(await checkBooks(product.db, 1)).toEqual([]);
  });
});

it("an opening balance counts as in the bank from its date, and can't be marked", async () => {
  const opening = await postDocument("openings", {
    date: subtractDays(9),
    balances: [{ accountId: bank, debit: 500.05 }],
  });
  expect(await readReconciliation(20, 5)).toEqual([500.05, 0, 0, 0, 500.05]);
  // It is in the book's opening balance, not among the entries.
  expect((await ask(20, 5, { Reconciled: "Yes" })).records).toEqual([]);
  const refusedMark = getRefusal(await put([await markOf(opening, subtractDays(8))]));
  expect(refusedMark).toMatchObject({
    code: "INVALID_FIELDS",
    field: expect.stringContaining("opening balance"),
  });
});

interface Posted {
  id: number;
  voucherId: number;
}
