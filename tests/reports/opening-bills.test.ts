import { afterAll, beforeAll, expect, it } from "vitest";
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
