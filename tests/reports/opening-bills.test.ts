import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { getToday } from "../../packages/server/clock.ts";
import { addDays } from "../../packages/server/reports/periods.ts";
import { send } from "../documents/post.ts";
import { YEAR_BEGINS } from "../textbook/book-days.ts";
import { openTextbook, type Textbook } from "../textbook/textbook-desk.ts";
import { askReport } from "./ask-report.ts";

let books: Textbook;
let voucherId: number;
const RUN_DAY = getToday();
const subtractFromStart = (days: number) => addDays(YEAR_BEGINS, -days);

beforeAll(async () => {
  books = await openTextbook({ name: "Rahul Sons", state: "Delhi", gstin: "UNREGISTERED" });
  await books.customer("Anand Stores");
  await books.supplier("Linen Mill");
  const customer = books.idOf("Anand Stores");
  const balances = [
    { accountId: customer, debit: 1_000, billNo: "A-17", billDate: subtractFromStart(60) },
    // Dated first, but not due yet.
    {
      accountId: customer,
      debit: 400,
      billNo: "A-9",
      billDate: subtractFromStart(90),
      dueDate: addDays(RUN_DAY, 3),
    },
    { accountId: customer, debit: 50 },
    {
      ...{ accountId: books.idOf("Linen Mill"), credit: 700 },
      ...{ billNo: "LM/88", billDate: subtractFromStart(20), dueDate: subtractFromStart(5) },
    },
  ];
  await books.enter("openings", { date: YEAR_BEGINS, balances });
  const opening = await books.product.db("vouchers").where({ company_id: 1, kind: "opening" }).first("id");
  voucherId = opening.id;
});
afterAll(() => books?.product.stop());

async function listOpenBills(book: "receivable" | "payable", more: Record<string, string> = {}) {
  const path = `/api/v1/bills-${book}`;
  const { records, ties } = await askReport(books.product, "GET", path).table(books.cookie, more);
  expect(ties.map(({ agrees }) => agrees)).toEqual([true]);
  return records.map(({ BillNo, Date: day, DueDate, Pending }) => [BillNo, day, DueDate, Pending]);
}

const LUMP_ROW = ["OPN/1", YEAR_BEGINS, YEAR_BEGINS];

it("opening bills are open bills with their own number, date and due day", async () => {
  expect(await listOpenBills("receivable")).toEqual([
    ["A-9", subtractFromStart(90), addDays(RUN_DAY, 3), 400],
    ["A-17", subtractFromStart(60), subtractFromStart(60), 1_000],
    [...LUMP_ROW, 50],
  ]);
  expect(await listOpenBills("payable")).toEqual([
    ["LM/88", subtractFromStart(20), subtractFromStart(5), 700],
  ]);
  // On the first day A-17 is sixty days old.
  const { records } = await askReport(books.product, "GET", "/api/DebitorsReport").table(books.cookie, {
    ...{ FromDate: YEAR_BEGINS, ToDate: YEAR_BEGINS, Ageing: 1 },
  });
  expect(records).toMatchObject([{ BalanceBefore: 1_450, NotDue: 450, Days30: 0, Days60: 1_000, Older: 0 }]);
});

it("the dashboard's overdue amount leaves out the opening bill that is not due", async () => {
  const answer = await books.product.call({ method: "GET", path: "/api/v1/overview", cookie: books.cookie });
  expect(answer.read()).toMatchObject({ OwedAmount: 1_450, OverdueAmount: 1_050, OverdueCustomers: 1 });
});

it("money settles them like bills, the oldest first", async () => {
  await books.receive(YEAR_BEGINS, "Anand Stores", 500);
  expect(await listOpenBills("receivable")).toEqual([
    ["A-17", subtractFromStart(60), subtractFromStart(60), 900],
    [...LUMP_ROW, 50],
  ]);
  await books.pay(YEAR_BEGINS, "Linen Mill", 200);
  expect(await listOpenBills("payable")).toEqual([
    ["LM/88", subtractFromStart(20), subtractFromStart(5), 500],
  ]);
  expect(await checkBooks(books.product.db, 1)).toEqual([]);
});

it("a bill without number or date, of no party, or dated in the books is refused", async () => {
  const customer = books.idOf("Anand Stores");
  const bill = { accountId: customer, debit: 10, billNo: "X", billDate: subtractFromStart(1) };
  for (const [field, line] of [
    ["balances.0.billNo", { ...bill, billNo: undefined }],
    ["balances.0.billNo", { ...bill, billDate: undefined }],
    ["balances.0.billNo", { ...bill, accountId: books.idOf("Main Cash") }],
    ["balances.0.billDate", { ...bill, billDate: YEAR_BEGINS }],
    ["balances.0.dueDate", { ...bill, dueDate: subtractFromStart(2) }],
  ] as const) {
    const body = { date: YEAR_BEGINS, balances: [line] };
    const answer = await send(books.product, books.cookie, "openings", body);
    expect(answer.read()).toMatchObject({ code: "LINE_INVALID", fields: [{ field }] });
  }
});

it("a correction changes a bill and leaves nothing of its former dates", async () => {
  const accountId = books.idOf("Anand Stores");
  const balances = [{ accountId, debit: 1_450, billNo: "A-18", billDate: subtractFromStart(30) }];
  const answer = await send(
    books.product,
    books.cookie,
    `openings/${voucherId}`,
    { date: YEAR_BEGINS, balances },
    { method: "PUT" },
  );
  expect(answer.status, answer.text).toBe(200);
  expect(await listOpenBills("receivable")).toEqual([
    ["A-18", subtractFromStart(30), subtractFromStart(30), 950],
  ]);
  expect(await checkBooks(books.product.db, 1)).toEqual([]);
});

describe("an opening bill that money or a note names", () => {
  let opening: number;
  const makePart = (openingLine: number, amount: number, billId = opening) => ({
    billId,
    openingLine,
    amount,
  });
  const makeBill = (debit: number, billNo: string, days: number) => ({
    ...{ accountId: books.idOf("Beena Stores"), debit, billNo, billDate: subtractFromStart(days) },
  });
  const makeBalances = (second: number) => [
    makeBill(300, "B-1", 40),
    makeBill(second, "B-2", 30),
    { accountId: books.idOf("Thread Mill"), credit: 500, billNo: "T/5", billDate: subtractFromStart(10) },
  ];
  const post = (path: string, body: object, method = "POST") =>
    send(books.product, books.cookie, path, body, { method });
  const receive = (partyId: number, amount: number, ...against: object[]) =>
    post("receipts", { date: YEAR_BEGINS, mode: "cash", partyId, amount, against });
  const pay = (partyId: number, amount: number, ...against: object[]) =>
    post("payments", { date: YEAR_BEGINS, mode: "cash", partyId, amount, against });
  const listOf = (account: string, query = "") =>
    books.ask<{ lines: { number: string; openingLine: number; amount: number; open: number }[] }>(
      "GET",
      `/api/v1/open-${account === "Thread Mill" ? "purchases" : "bills"}/${books.idOf(account)}${query}`,
    );
  const listOpen = async (account: string, query = "") =>
    (await listOf(account, query)).lines.map((line) => [
      line.number,
      line.openingLine,
      line.amount,
      line.open,
    ]);
  const getCode = (answer: Awaited<ReturnType<typeof post>>) => answer.read<{ code?: string }>().code;
  let receipt: { id: number };

  beforeAll(async () => {
    await books.customer("Beena Stores");
    await books.supplier("Thread Mill");
    const answer = await post("openings", { date: YEAR_BEGINS, balances: makeBalances(200) });
    opening = answer.read<{ voucherId: number }>().voucherId;
  });

  it("is settled by a receipt though an older one is open, and the rest goes to the oldest", async () => {
    expect(await listOpen("Beena Stores")).toEqual([
      ["B-1", 1, 300, 300],
      ["B-2", 2, 200, 200],
    ]);
    const answer = await receive(books.idOf("Beena Stores"), 250, makePart(2, 200));
    receipt = answer.read<{ id: number }>();
    expect(answer.status, answer.text).toBe(200);
    expect(await listOpen("Beena Stores")).toEqual([["B-1", 1, 300, 250]]);
    expect((await listOpenBills("receivable")).filter(([number]) => String(number).startsWith("B-"))).toEqual(
      [["B-1", subtractFromStart(40), subtractFromStart(40), 250]],
    );
    expect(await listOpen("Beena Stores", `?edits=${receipt.id}`)).toEqual([
      ["B-1", 1, 300, 250],
      ["B-2", 2, 200, 200],
    ]);
    const paper = await books.ask<{ against: object[] }>("GET", `/api/v1/receipts/${receipt.id}`);
    expect(paper.against).toEqual([
      { billId: opening, openingLine: 2, billNo: "B-2", date: subtractFromStart(30), amount: 200 },
    ]);
    expect(await checkBooks(books.product.db, 1)).toEqual([]);
  });

  it("is refused beyond what is open, of another party, at another line, and on the other side", async () => {
    const [beena, anand] = [books.idOf("Beena Stores"), books.idOf("Anand Stores")];
    expect(getCode(await receive(beena, 10, makePart(2, 0.01)))).toBe("SETTLEMENT_EXCEEDS_BILL");
    expect(getCode(await receive(beena, 400, makePart(1, 300.01)))).toBe("SETTLEMENT_EXCEEDS_BILL");
    expect(getCode(await receive(beena, 10, makePart(1, 10.01)))).toBe("SETTLEMENT_EXCEEDS_AMOUNT");
    expect(getCode(await receive(anand, 10, makePart(1, 10)))).toBe("PARTY_DIFFERS");
    expect(getCode(await receive(beena, 10, makePart(4, 10)))).toBe("BILL_UNKNOWN");
    expect(getCode(await receive(beena, 10, makePart(1, 10, opening + 1_000)))).toBe("BILL_UNKNOWN");
    expect(getCode(await pay(beena, 10, makePart(1, 10)))).toBe("SETTLEMENT_EXCEEDS_BILL");
  });

  it("of a supplier is settled by a payment and a debit note", async () => {
    const mill = books.idOf("Thread Mill");
    expect((await pay(mill, 460, makePart(3, 460))).status).toBe(200);
    expect(await listOpen("Thread Mill")).toEqual([["T/5", 3, 500, 40]]);
    const note = { date: YEAR_BEGINS, partyId: mill, accountId: books.idOf("Discount Received") };
    const answer = await post("debit-notes", { ...note, amount: 40, against: [makePart(3, 40)] });
    expect(answer.status, answer.text).toBe(200);
    expect(await listOpen("Thread Mill")).toEqual([]);
  });

  it("of a customer is settled by a credit note without tax, within what the customer owed", async () => {
    const note = {
      ...{ date: YEAR_BEGINS, partyId: books.idOf("Beena Stores") },
      accountId: books.idOf("Discount Allowed"),
    };
    const withTax = await post("credit-notes", {
      ...note,
      amount: 50,
      taxRate: 18,
      against: [makePart(1, 50)],
    });
    expect(withTax.read()).toMatchObject({ code: "TAX_RATE_NOT_BILLED" });
    // The bills of 300.00 and 200.00 are all that the customer owed.
    expect(getCode(await post("credit-notes", { ...note, amount: 500.01, against: [makePart(1, 1)] }))).toBe(
      "REMAINDER_EXCEEDED",
    );
    const answer = await post("credit-notes", { ...note, amount: 50, against: [makePart(1, 50)] });
    expect(answer.status, answer.text).toBe(200);
    expect(await listOpen("Beena Stores")).toEqual([["B-1", 1, 300, 200]]);
  });

  it("keeps what was paid of it when the opening is corrected, as far as it fits", async () => {
    // The bills change places, and B-2 comes to 150.00: of its 200.00 the receipt has 50.00 more for B-1.
    const [first, second = first, third] = makeBalances(150);
    const balances = [second, first, third];
    const answer = await post(`openings/${opening}`, { date: YEAR_BEGINS, balances }, "PUT");
    expect(answer.status, answer.text).toBe(200);
    opening = answer.read<{ voucherId: number }>().voucherId;
    // 300.00 less the note of 50.00, and 100.00 of the receipt's 250.00.
    expect(await listOpen("Beena Stores")).toEqual([["B-1", 2, 300, 150]]);
    const paper = await books.ask<{ against: object[] }>("GET", `/api/v1/receipts/${receipt.id}`);
    expect(paper.against).toMatchObject([{ billId: opening, openingLine: 1, billNo: "B-2", amount: 150 }]);
    expect(await checkBooks(books.product.db, 1)).toEqual([]);
  });

  it("is paid again by the receipt's correction, and open when the receipt is cancelled", async () => {
    const input = { date: YEAR_BEGINS, mode: "cash", partyId: books.idOf("Beena Stores"), amount: 120 };
    const editAnswer = await post(`receipts/${receipt.id}`, input, "PUT");
    expect(editAnswer.status, editAnswer.text).toBe(200);
    // 450.00 less 50.00 and 120.00, which is all for B-2.
    expect(await listOpen("Beena Stores")).toEqual([
      ["B-1", 2, 300, 250],
      ["B-2", 1, 150, 30],
    ]);
    const { id } = editAnswer.read<{ id: number }>();
    expect((await post(`receipts/${id}/cancel`, {})).status).toBe(200);
    expect(await listOpen("Beena Stores")).toEqual([
      ["B-1", 2, 300, 250],
      ["B-2", 1, 150, 150],
    ]);
    expect(await checkBooks(books.product.db, 1)).toEqual([]);
  });
});

it("the form of an account's opening balance changes what has no bill, and keeps the bills", async () => {
  await books.customer("Chandra Stores");
  const accountId = books.idOf("Chandra Stores");
  const bill = { accountId, debit: 300, billNo: "C-1", billDate: subtractFromStart(40) };
  await books.enter("openings", { date: YEAR_BEGINS, balances: [bill] });
  const { data } = await books.ask<{ data: { yearId: number; opening: number }[] }>(
    "GET",
    `/api/v1/accounts/${accountId}/openings`,
  );
  const [year] = data;
  await send(
    books.product,
    books.cookie,
    `accounts/${accountId}/openings`,
    { yearId: year?.yearId, debit: 355 },
    { method: "PUT" },
  );
  const open = (await listOpenBills("receivable")).filter(
    ([, , , pending]) => pending === 300 || pending === 55,
  );
  // Of 355.00 the bill makes 300.00.
  expect(open).toEqual([
    ["C-1", subtractFromStart(40), subtractFromStart(40), 300],
    [expect.stringMatching(/^OPN\//), YEAR_BEGINS, YEAR_BEGINS, 55],
  ]);
});
