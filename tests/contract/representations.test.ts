import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MID_YEAR } from "../demo-database.ts";
import { startProduct, type Product } from "../product.ts";
import { withAPaisaMore } from "../reports/wrong-rollups.ts";
import { describeDocumentNumbers } from "./document-numbers.ts";
import { describeEveryRepresentation } from "./every-representation.ts";
import { describeEveryWalk } from "./every-walk.ts";
import { describeFactsOfDocuments } from "./facts-of-documents.ts";
import { describeFrozenDocuments } from "./frozen-documents.ts";

interface Table {
  columns: string[];
  rows: (string | number | null)[][];
  totals: Record<string, number>;
  page: { number: number; size: number; rows: number; pages: number };
  ties: { label: string; amount: number; agrees: boolean; besides?: number; opens?: unknown[] }[];
}

const TABLE_TYPE = "application/vnd.vanbook.table+json";
let product: Product;
let cookie: string;
let range: { FromDate: string; ToDate: string };
let expectedTotals: { bills: number; amount: string };

beforeAll(async () => {
  product = await startProduct({ lastDay: MID_YEAR });
  cookie = await product.signIn(1, "meera");
  const [year] = await product
    .db("financial_years")
    .where("company_id", 1)
    .orderBy("start_date", "desc")
    .limit(1);
  range = { FromDate: year.start_date, ToDate: year.end_date };
  // Unlike the report, this sums the bills' lines. Bills replaced by an edit (status 3) don't
  // count.
  const [[row]] = await product.db.raw(
    `SELECT COUNT(*) AS bills, SUM(t.itemised + t.round_off - t.discount) AS amount FROM (
       SELECT b.id, b.round_off * (b.status = 1) AS round_off, b.discount * (b.status = 1) AS discount,
              SUM(l.taxable + l.cgst + l.sgst + l.igst) * (b.status = 1) AS itemised
       FROM bills b JOIN bill_lines l ON l.company_id = b.company_id AND l.bill_id = b.id
       WHERE b.company_id = 1 AND b.status <> 3 AND b.date BETWEEN ? AND ? GROUP BY b.id, b.round_off, b.discount, b.status) AS t`,
    [range.FromDate, range.ToDate],
  );
  expectedTotals = { bills: Number(row.bills), amount: String(row.amount) };
});
afterAll(() => product?.stop());

const callReport = (query: Record<string, string> = {}, accept = TABLE_TYPE, body: object = {}) =>
  product.call({
    method: "POST",
    path: "/api/getSaleReport",
    query,
    body: { ...range, ...body },
    cookie,
    headers: { Accept: accept },
  });
const readTable = async (query: Record<string, string> = {}, body: object = {}) =>
  (await callReport(query, TABLE_TYPE, body)).read<Table>();

describe("the sale report", () => {
  it("answers with the documented JSON unless another format is asked for", async () => {
    const { billDetails } = (await callReport({}, "*/*")).read<{
      billDetails: { BillID: number; BillAmount: number; Status: number; CancelledAmount: number | null }[];
    }>();
    expect(billDetails).toHaveLength(expectedTotals.bills);
    expect(sumPaise(billDetails.map(({ BillAmount }) => BillAmount))).toBe(
      sumPaise([Number(expectedTotals.amount)]),
    );
    const cancelledBills = billDetails.filter(({ Status }) => Status === 2);
    expect(cancelledBills.length).toBeGreaterThan(0);
    for (const bill of cancelledBills)
      expect([bill.BillAmount, bill.CancelledAmount === null]).toEqual([0, false]);
  });

  it("writes amounts with exactly two decimals", async () => {
    const { text } = await callReport({}, "application/json");
    expect(
      [...text.matchAll(/"BillAmount":([^,}]+)/g)].every(([, amount]) => /^\d+\.\d{2}$/.test(amount ?? "")),
    ).toBe(true);
  });

  it("gives the same rows and total as a table, and compares them with the ledger accounts", async () => {
    const answer = await readTable({ pageSize: "10000" });
    expect(answer.page).toEqual({ number: 1, size: 10000, rows: expectedTotals.bills, pages: 1 });
    expect(answer.totals.BillAmount).toBe(Number(expectedTotals.amount));
    // The demo has journals that write off discounts; no bill contains these amounts.
    const [journals] = await product
      .db("ledger_entries as e")
      .join("accounts as a", (on) => on.on("a.company_id", "e.company_id").andOn("a.id", "e.account_id"))
      .where({ "e.company_id": 1, "e.entry_kind": "journal" })
      .whereIn("a.system_key", [
        "sales",
        "discount_allowed",
        "round_off",
        "cgst_output",
        "sgst_output",
        "igst_output",
      ])
      .whereBetween("e.date", [range.FromDate, range.ToDate])
      .select(product.db.raw("SUM(e.credit - e.debit) AS moved"));
    const besides = Number(journals.moved);
    const sum = besides.toLocaleString("en-IN", { minimumFractionDigits: 2 });
    expect(answer.ties).toEqual([
      {
        label: `Sales and tax accounts, excluding ${sum} of journals`,
        key: "besidesJournals",
        values: { accounts: "Sales and tax accounts", sum },
        amount: Number(expectedTotals.amount),
        agrees: true,
        besides,
        // One ledger per account that journals posted to, filtered to journals.
        opens: expect.arrayContaining([
          expect.objectContaining({ operation: "ledger.report", Type: "Journal", ...range }),
        ]) as unknown,
      },
    ]);
    const { billDetails } = (await callReport({}, "application/json")).read<{
      billDetails: Record<string, unknown>[];
    }>();
    expect(
      answer.rows.map((row) => Object.fromEntries(answer.columns.map((column, at) => [column, row[at]]))),
    ).toEqual(billDetails);
  });

  it("shows a mismatch when the books do not agree with it", async () => {
    const [sales] = await product.db("accounts").where({ company_id: 1, system_key: "sales" }).pluck("id");
    const changedEntry = { account_id: sales as number, entry_kind: "bill", date: range.FromDate };
    await withAPaisaMore(product.db, changedEntry, "credit", async () => {
      const { ties } = await readTable();
      expect(ties[0]?.agrees).toBe(false);
    });
    expect((await readTable()).ties[0]?.agrees).toBe(true);
  });

  it("shows every row on exactly one page", async () => {
    const seenBills: unknown[] = [];
    const { page } = await readTable({ pageSize: "37" });
    for (let number = 1; number <= page.pages; number += 1) {
      const { rows, columns } = await readTable({ pageSize: "37", page: String(number) });
      seenBills.push(...rows.map((row) => row[columns.indexOf("BillID")]));
    }
    expect(seenBills).toHaveLength(expectedTotals.bills);
    expect(new Set(seenBills).size).toBe(expectedTotals.bills);
    expect((await readTable({ pageSize: "37", page: "99999" })).page.number).toBe(page.pages);
  });

  it("sorts by any column, in both directions", async () => {
    for (const column of ["BillAmount", "CustomerName", "BillDate", "Salesman"]) {
      const { rows, columns } = await readTable({ sort: column, pageSize: "10000" });
      const values = rows.map((row) => row[columns.indexOf(column)]);
      const backwards = (await readTable({ sort: `-${column}`, pageSize: "10000" })).rows.map(
        (row) => row[columns.indexOf(column)],
      );
      expect(backwards).toEqual(values.toReversed());
    }
    const { rows, columns } = await readTable({ sort: "BillAmount", pageSize: "10000" });
    const amounts = rows.map((row) => Number(row[columns.indexOf("BillAmount")]));
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
  });

  it("lists the oldest bill first over a whole year, also with a filter or a search", async () => {
    const readBillDates = async (body: object, query: Record<string, string> = {}) => {
      const { rows, columns } = await readTable(query, body);
      return rows.map((row) => String(row[columns.indexOf("BillDate")]));
    };
    for (const oldest of [
      await readBillDates({}),
      await readBillDates({ Type: "Retail" }),
      await readBillDates({}, { search: "b2c" }),
    ]) {
      expect(new Set(oldest).size).toBeGreaterThan(1);
      expect(oldest).toEqual(oldest.toSorted());
    }
  });

  it("finds names, amounts with commas and dates as they are shown", async () => {
    const { rows, columns } = await readTable({ pageSize: "10000" });
    const findColumn = (name: string) => columns.indexOf(name);
    const big = rows.find((row) => Number(row[findColumn("BillAmount")]) >= 1000);
    const shownAmount = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2 }).format(
      Number(big?.[findColumn("BillAmount")]),
    );
    const day = String(big?.[findColumn("BillDate")]).split("-").toReversed().join("-");
    const customer = String(big?.[findColumn("CustomerName")]);
    for (const search of [
      shownAmount,
      `₹ ${shownAmount}`,
      day,
      day.replaceAll("-", "/"),
      customer.toUpperCase(),
      customer.slice(2, 8),
    ]) {
      const foundTable = await readTable({ search, pageSize: "10000" });
      expect(
        foundTable.rows.map((row) => row[findColumn("BillID")]),
        search,
      ).toContain(big?.[findColumn("BillID")]);
      expect(foundTable.totals.BillAmount, search).toBe(
        Number(formatRupeeSum(foundTable.rows.map((row) => Number(row[findColumn("BillAmount")])))),
      );
    }
    expect((await readTable({ search: "no such thing" })).rows).toEqual([]);
  });

  it("narrows by each filter, and the filtered parts add up to the whole", async () => {
    const listColumnIds = async (column: string) => {
      const { rows, columns } = await readTable({ pageSize: "10000" });
      return [...new Set(rows.map((row) => row[columns.indexOf(column)]))].filter((id) => id !== null);
    };
    const whole = (await readTable()).page.rows;
    const sum = async (bodies: object[]) =>
      (await Promise.all(bodies.map((body) => readTable({}, body)))).reduce(
        (rows, { page }) => rows + page.rows,
        0,
      );
    expect(await sum([{ Type: "Retail" }, { Type: "Wholesale" }])).toBe(whole);
    expect(await sum((await listColumnIds("CustomerID")).map((CustomerID) => ({ CustomerID })))).toBe(whole);
    expect(
      await sum((await listColumnIds("SalesmanId")).map((user) => ({ activeUserId: String(user) }))),
    ).toBe(whole);
    expect(await sum((await listColumnIds("CreatedById")).map((CreatedById) => ({ CreatedById })))).toBe(
      whole,
    );
  });

  it("streams every row as CSV", async () => {
    const answer = await callReport({}, "text/csv");
    expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    const lines = answer.text.trim().split("\r\n");
    expect(lines[0]?.replace("\uFEFF", "").split(",").slice(0, 3)).toEqual([
      "BillID",
      "InvSeries",
      "RetailBillNo",
    ]);
    expect(lines).toHaveLength(expectedTotals.bills + 1);
  });

  it("is empty, with totals of 0, when there are no bills", async () => {
    const answer = await product.call({
      method: "POST",
      path: "/api/getSaleReport",
      cookie,
      headers: { Accept: TABLE_TYPE },
      body: { FromDate: "2020-01-01", ToDate: "2020-01-31" },
    });
    expect(answer.read<Table>()).toMatchObject({
      rows: [],
      totals: { BillAmount: 0 },
      page: { number: 1, rows: 0, pages: 1 },
    });
  });
});

it("the lines of a bill add up to its amount", async () => {
  const bills = await product
    .db("bills")
    .where({ company_id: 1, status: 1 })
    .orderBy("id")
    .limit(40)
    .select("id", "amount");
  for (const { id, amount } of bills as { id: number; amount: string }[]) {
    const answer = await product.call({
      method: "GET",
      path: "/api/GetBilldetails",
      query: { BillID: String(id) },
      cookie,
    });
    const lines = answer.read<
      {
        NetRate: number;
        TaxAmount: number;
        Amount: number;
        DiscountRs: number;
        RoundOff: number;
        BillAmount: number;
      }[]
    >();
    for (const line of lines) expect(sumPaise([line.NetRate, line.TaxAmount])).toBe(sumPaise([line.Amount]));
    const [head] = lines;
    expect(
      sumPaise([...lines.map(({ Amount }) => Amount), -(head?.DiscountRs ?? 0), head?.RoundOff ?? 0]),
    ).toBe(sumPaise([Number(amount)]));
    expect(head?.BillAmount).toBe(Number(amount));
  }
});

describeDocumentNumbers(() => product);
describeEveryWalk(() => product);

describeEveryRepresentation(() => product);

describeFactsOfDocuments(() => product);

describeFrozenDocuments(() => product);

function sumPaise(amounts: number[]): number {
  return amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0);
}

function formatRupeeSum(amounts: number[]): string {
  return (sumPaise(amounts) / 100).toFixed(2);
}
