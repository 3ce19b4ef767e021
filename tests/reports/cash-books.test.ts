import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { queryRows } from "../../packages/server/db/rows.ts";
import { MID_YEAR } from "../demo-database.ts";
import { startProduct, type Product } from "../product.ts";
import { askReport, sumLedger, sumPaise, getRefusal } from "./ask-report.ts";
import { trialBalance } from "./ledger-books.ts";

let product: Product;
let meera: string;
const REPORT_RANGE = { FromDate: "2026-06-11", ToDate: "2026-10-19" };
const CASH_BOOKS = [
  ["cash-book", [6]],
  ["bank-book", [5, 26]],
] as const;
const openReport = (book: string) => askReport(product, "GET", `/api/v1/${book}`);
const ask = (book: string, parameters: Record<string, string | number> = {}, cookie = meera, paging = {}) =>
  openReport(book).table(cookie, { ...REPORT_RANGE, ...parameters }, { pageSize: "10000", ...paging });

beforeAll(async () => {
  product = await startProduct({ lastDay: MID_YEAR });
  meera = await product.signIn(1, "meera");
});
afterAll(() => product?.stop());

/**
 * The entries of some groups' accounts, or of one account, in the range and before it; in paise.
 */
async function sumGroups(groups: readonly number[], company = 1, account?: number) {
  const which = `a.group_id IN (${groups.join(", ")})${account === undefined ? "" : ` AND a.id = ${account}`}`;
  const sum = (from: string, to: string, more = "1 = 1") =>
    sumLedger(product.db, { company, from, to }, `${which} AND ${more}`);
  const opening = await sum("1900-01-01", "2026-06-10");
  const receipts = await sum(REPORT_RANGE.FromDate, REPORT_RANGE.ToDate, "e.debit > 0");
  const payments = await sum(REPORT_RANGE.FromDate, REPORT_RANGE.ToDate, "e.credit > 0");
  const [openingPaise, receivedPaise, paidPaise] = [opening, receipts, -payments].map((amount) =>
    sumPaise([amount]),
  );
  return {
    opened: openingPaise,
    received: receivedPaise,
    paid: paidPaise,
    closed: (openingPaise ?? 0) + (receivedPaise ?? 0) - (paidPaise ?? 0),
  };
}

const pickFigures = ({ Opening, Receipts, Payments, Closing }: Record<string, number>) => ({
  opened: sumPaise([Opening]),
  received: sumPaise([Receipts]),
  paid: sumPaise([Payments]),
  closed: sumPaise([Closing]),
});

async function listAccounts(groups: readonly number[]) {
  return queryRows<{ id: number; name: string }>(
    product.db,
    `SELECT id, name FROM accounts WHERE company_id = 1 AND group_id IN (${groups.join(", ")}) ORDER BY name, id`,
  );
}

describe.each(CASH_BOOKS)("the %s", (book, groups) => {
  it("opens, receives, pays and closes with the sums of the ledger's entries", async () => {
    const { records, totals, ties, page } = await ask(book);
    const expectedFigures = await sumGroups(groups);
    expect(expectedFigures.received).toBeGreaterThan(0);
    expect(expectedFigures.paid).toBeGreaterThan(0);
    expect(pickFigures(totals)).toEqual(expectedFigures);
    expect(page.rows).toBe(records.length);
    let balance = expectedFigures.opened ?? 0;
    for (const { Receipts, Payments, Balance } of records) {
      balance += sumPaise([Receipts]) - sumPaise([Payments]);
      expect(sumPaise([Balance])).toBe(balance);
    }
    expect(balance).toBe(expectedFigures.closed);
    expect(records.map(({ Date }) => Date)).toEqual(records.map(({ Date }) => Date).toSorted());
    expect(ties).toEqual([{ label: "Trial balance", amount: totals.Closing, agrees: true }]);
  });

  it("closes with the balance of the trial balance, for all its accounts and for each one", async () => {
    const closings = await trialBalance(product, meera, REPORT_RANGE);
    const accounts = await listAccounts(groups);
    expect(accounts.length).toBeGreaterThan(1);
    const [all] = await Promise.all([ask(book)]);
    const getClosing = (id: number) => closings.get(id)?.[3] ?? 0;
    expect(sumPaise([all?.totals.Closing])).toBe(sumPaise(accounts.map(({ id }) => getClosing(id))));
    for (const { id, name } of accounts) {
      const { records, totals } = await ask(book, { AccountCode: id });
      expect(pickFigures(totals)).toEqual(await sumGroups(groups, 1, id));
      expect(sumPaise([totals.Closing])).toBe(sumPaise([getClosing(id)]));
      expect(records.filter(({ Account }) => Account !== name)).toEqual([]);
    }
  });

  it("continues its balance on later pages", async () => {
    const { records } = await ask(book);
    const second = await ask(book, {}, meera, { pageSize: "7", page: "2" });
    expect(second.records).toEqual(records.slice(7, 14));
  });

  it("offers its own accounts as a filter, and refuses other accounts", async () => {
    const answer = await product.call({ method: "GET", path: `/api/v1/${book}/accounts`, cookie: meera });
    const listedBooks = answer.read<{ HSlNo: number; HName: string }[]>();
    expect(listedBooks.map(({ HSlNo }) => HSlNo).toSorted((a, b) => a - b)).toEqual(
      (await listAccounts(groups)).map(({ id }) => id).toSorted((a, b) => a - b),
    );
    const [customer] = await product
      .db("accounts")
      .where({ company_id: 1, group_id: 14 })
      .limit(1)
      .pluck("id");
    const other = await openReport(book).json(meera, { ...REPORT_RANGE, AccountCode: customer });
    expect(getRefusal(other)).toMatchObject({ status: 404, code: "NOT_FOUND" });
  });

  it("is the same for managers, shows the second company its own, and is refused to a salesman", async () => {
    const { totals } = await ask(book);
    expect((await ask(book, {}, await product.signIn(1, "biju"))).totals).toEqual(totals);
    const second = await ask(book, {}, await product.signIn(2, "fathima"));
    expect(pickFigures(second.totals)).toEqual(await sumGroups(groups, 2));
    const salesman = await openReport(book).json(await product.signIn(1, "anil"), REPORT_RANGE);
    expect(getRefusal(salesman).status).toBe(403);
  });
});

it("an overdraft account is in the bank book, and not in the cash book", async () => {
  const [bank] = await listAccounts([5]);
  const before = await ask("bank-book");
  await product.db("accounts").where({ company_id: 1, id: bank?.id }).update({ group_id: 26 });
  expect((await ask("bank-book")).records).toEqual(before.records);
  expect((await ask("cash-book")).records.some(({ Account }) => Account === bank?.name)).toBe(false);
  await product.db("accounts").where({ company_id: 1, id: bank?.id }).update({ group_id: 5 });
});

it("a bill that was paid at once is in the cash book as a receipt, with the customer's name and the bill", async () => {
  const [bill] = await queryRows<{ id: number; bill_no: string; date: string; amount: string; name: string }>(
    product.db,
    `SELECT b.id, b.bill_no, b.date, b.amount, c.name FROM bills b JOIN accounts c ON c.company_id = b.company_id AND c.id = b.customer_id
     WHERE b.company_id = 1 AND b.mode = 0 AND b.status = 1 AND b.date BETWEEN ? AND ? LIMIT 1`,
    [REPORT_RANGE.FromDate, REPORT_RANGE.ToDate],
  );
  const { records } = await ask("cash-book", {}, meera, { search: bill?.bill_no });
  expect(records).toContainEqual(
    expect.objectContaining({
      Date: bill?.date,
      Type: "Receipt",
      VoucherNo: bill?.bill_no,
      Particulars: bill?.name,
      Receipts: Number(bill?.amount),
      Payments: 0,
      BillID: bill?.id,
    }),
  );
});
