import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectProblem } from "../contract/expect-problem.ts";
import { MID_YEAR } from "../demo-database.ts";
import { type Product, startProduct } from "../product.ts";
import { makeSamples } from "../wall/samples.ts";
import { pickOneIn } from "../whole.ts";
import { askReport, HOSTILE_NAMES, sumPaise, type ReadTable, getRefusal } from "./ask-report.ts";
import {
  findBusiestCustomer,
  customerLedger,
  type CustomerLedger,
  readDocumentFigures,
  type Figures,
  FIGURE_NAMES,
  ofCustomer,
  postToCustomer,
  BOOK_RANGE,
} from "./ledger-books.ts";

let product: Product;
let meera: string;
let report: ReturnType<typeof askReport>;
let busiest: number;
beforeAll(async () => {
  product = await startProduct({ lastDay: MID_YEAR });
  meera = await product.signIn(1, "meera");
  report = askReport(product, "GET", "/api/LedgerCustomer");
  busiest = await findBusiestCustomer(product);
});
afterAll(() => product?.stop());

/** A longer timeout in ms: hundreds of requests take long on a busy machine. */
const WHOLE_BOOK = 300_000;

const read = (CustomerID: number, more?: Record<string, string | number>, paging?: Record<string, string>) =>
  report.table(meera, ofCustomer(CustomerID, more), paging);

describe("the customer ledger", () => {
  it(
    "equals the documents, the debitors report and the ledger's last balance, for every customer (I11)",
    async () => {
      // The demo has none of these: an edited bill, a cancelled bill and receipt, a cash bill and
      // its return.
      const samples = await makeSamples(product.db, 1, BOOK_RANGE.ToDate);
      const customer = await postToCustomer(product, meera, samples);
      const debtors = product.db("accounts").where({ company_id: 1, group_id: 14 });
      const customers = pickOneIn(3, await debtors.orderBy("id").pluck<number[]>("id"));
      const debitors = await askReport(product, "GET", "/api/DebitorsReport").table(meera, BOOK_RANGE);
      const rows = new Map(debitors.records.map((row) => [row.AccountID, row]));
      const expectedDocuments = await readDocumentFigures(product);
      for (let at = 0; at < customers.length; at += 8)
        await Promise.all(
          customers.slice(at, at + 8).map((id) => expectOne(id, expectedDocuments.get(id), rows.get(id))),
        );
      const { Details, summary } = await customerLedger(product, meera, customer);
      expect(summary.BillAmount).toBeGreaterThan(0);
      const mine = Details.filter(({ Date }) => Date === BOOK_RANGE.ToDate);
      expect(mine.map(({ Description, Mode, BillMode }) => [Description, Mode, BillMode])).toEqual([
        ["Sale", "Debit", "Credit"],
        ["Sale Reversal", "Credit", null],
        ["Sale", "Debit", "Credit"],
        ["Sale", "Debit", "Credit"],
        ["Sale Reversal", "Credit", null],
        ["Sale", "Debit", "Cash"],
        ["Receipt", "Credit", "Cash"],
        ["Receipt", "Credit", "Cash"],
        ["Receipt Reversal", "Debit", "Cash"],
        ["Sale Return", "Credit", null],
        ["Receipt", "Credit", "NEFT"],
        ["Journal", "Debit", null],
      ]);
    },
    WHOLE_BOOK,
  );

  async function expectOne(
    id: number,
    expectedFigures: Figures | undefined,
    debitor: ReadTable["records"][0] | undefined,
  ) {
    const { summary, Details } = await customerLedger(product, meera, id);
    const paise = Object.fromEntries(
      FIGURE_NAMES.map((name) => [name, sumPaise([summary[name]])]),
    ) as CustomerLedger["summary"];
    const { billed = 0, returned = 0, received = 0, other = 0, before = 0 } = expectedFigures ?? {};
    expect(paise, `customer ${id}`).toMatchObject({
      BillAmount: billed,
      ReturnedBillAmount: returned,
      ReceiptAmount: received,
      AcTransAmount: other,
      BalanceBefore: before,
      Outstanding: before + billed + other - received - returned,
    });
    const sumSide = (mode: string) =>
      sumPaise(Details.filter(({ Mode }) => Mode === mode).map(({ Amount }) => Amount));
    expect([paise.DebitAmount, paise.CreditAmount]).toEqual([sumSide("Debit"), sumSide("Credit")]);
    expect(paise.Outstanding).toBe(paise.BalanceBefore + paise.DebitAmount - paise.CreditAmount);
    const row = debitor ?? { BalanceBefore: 0, DebitAmount: 0, CreditAmount: 0, Outstanding: 0 };
    const { BalanceBefore, DebitAmount, CreditAmount, Outstanding } = summary;
    expect(row, `customer ${id}`).toMatchObject({ BalanceBefore, DebitAmount, CreditAmount, Outstanding });
    const ledger = await askReport(product, "GET", "/api/WebLedger").table(meera, {
      ...BOOK_RANGE,
      AccountCode: id,
    });
    expect(ledger.totals.Closing).toBe(Outstanding);
    expect(ledger.records.at(-1)?.Balance ?? BalanceBefore).toBe(Outstanding);
  }

  it("gives the same entries as JSON, table and CSV, and compares them with the ledger report", async () => {
    const { summary, Details } = await customerLedger(product, meera, busiest);
    const table = await read(busiest);
    expect(table.totals).toEqual(summary);
    expect(table.records).toEqual(Details);
    expect(table.ties).toEqual([{ label: "Ledger report", amount: summary.Outstanding, agrees: true }]);
    const { text } = await report.csv(meera, ofCustomer(busiest));
    const lines = text.trim().split("\r\n");
    expect(lines[0]?.replace("\uFEFF", "")).toBe(
      "BillNo,Date,Description,Mode,BillMode,Amount,VoucherID,BillID",
    );
    expect(lines).toHaveLength(Details.length + 1);

    const month = product.db("ledger_month").where({ company_id: 1, account_id: busiest }).limit(1);
    await month.clone().update({ debit: product.db.raw("debit + 0.01"), month: "2026-06-01" });
    expect((await read(busiest)).ties[0]?.agrees).toBe(false);
  });

  it("finds entries by amount and date, sorts and pages them, and keeps the whole summary", async () => {
    const whole = await read(busiest);
    const [row] = whole.records.filter(({ Amount }) => Number(Amount) >= 1000);
    const shownAmount = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2 }).format(
      Number(row?.Amount),
    );
    const day = String(row?.Date).split("-").toReversed();
    for (const search of [shownAmount, `₹${shownAmount}`, day.join("/"), day.join("-")]) {
      const foundTable = await read(busiest, {}, { search, pageSize: "500" });
      expect(foundTable.records, search).toContainEqual(row);
      expect(foundTable.records.length).toBeLessThan(whole.records.length);
      expect(foundTable.totals).toEqual(whole.totals);
    }
    // Other columns are not searched, as the search box says.
    expect((await read(busiest, {}, { search: "Sale", pageSize: "500" })).rows).toEqual([]);
    const pagedRows: ReadTable["rows"] = [];
    for (let page = 1; page <= Math.ceil(whole.page.rows / 5); page += 1)
      pagedRows.push(...(await read(busiest, {}, { pageSize: "5", page: String(page) })).rows);
    expect(pagedRows).toEqual(whole.rows);
    const backwards = await read(busiest, {}, { sort: "-Date", pageSize: "500" });
    expect(backwards.rows).toEqual(whole.rows.toReversed());
    const amounts = (await read(busiest, {}, { sort: "Amount", pageSize: "500" })).records.map(({ Amount }) =>
      Number(Amount),
    );
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
  });

  it("filters by kind of entry and keeps the whole summary, and the kinds add up to all entries", async () => {
    const whole = await read(busiest);
    const parts: unknown[] = [];
    for (const Description of ENTRY_KINDS) {
      const part = await read(busiest, { Description });
      expect(
        new Set(part.records.map((row) => String(row.Description).replace(" Reversal", ""))).size,
      ).toBeLessThan(2);
      expect(part.totals).toEqual(whole.totals);
      parts.push(...part.rows);
    }
    const toSortedTexts = (rows: unknown[]) => rows.map((row) => JSON.stringify(row)).toSorted();
    expect(toSortedTexts(parts)).toEqual(toSortedTexts(whole.rows));
    expect((await read(busiest, { Description: "All" })).rows).toEqual(whole.rows);
  });

  it("shows zeros in the summary for a customer without entries", async () => {
    const { id } = await product
      .db("accounts")
      .where({ company_id: 1 })
      .max("id as id")
      .first<{ id: number }>();
    const [row] = await product.db("accounts").where({ company_id: 1, id: busiest });
    await product.db("accounts").insert({ ...row, id: id + 1000, reference: null, name: "New here" });
    const { summary, Details } = await customerLedger(product, meera, id + 1000);
    expect(Details).toEqual([]);
    expect(Object.values(summary)).toEqual(FIGURE_NAMES.map(() => 0));
    const { text } = await report.json(meera, ofCustomer(id + 1000));
    expect(text).toContain('"Outstanding":0.00');
  });
});

describe("access to customer ledgers", () => {
  it("shows a manager only the customers of salesmen in the manager's scope", async () => {
    for (const [username, column] of [
      ["biju", "zone_id"],
      ["rahim", "branch_id"],
    ] as const) {
      const cookie = await product.signIn(1, username);
      const [rows] = await product.db.raw(
        `SELECT c.id, COALESCE(s.${column} = u.${column}, 0) AS seen FROM users u, accounts c
         LEFT JOIN users s ON s.company_id = c.company_id AND s.id = c.salesman_id
         WHERE u.company_id = 1 AND u.username = ? AND c.company_id = 1 AND c.group_id = 14`,
        [username],
      );
      const of = (seenCount: number) =>
        (rows as { id: number; seen: number }[]).filter((row) => Number(row.seen) === seenCount);
      expect(of(1).length).toBeGreaterThan(10);
      expect(of(0).length).toBeGreaterThan(10);
      for (const { id } of of(1).slice(0, 5)) {
        const answer = await report.json(cookie, ofCustomer(id));
        expect(answer.text, username).toBe((await report.json(meera, ofCustomer(id))).text);
      }
      for (const { id } of of(0).slice(0, 5))
        expectProblem(await report.json(cookie, ofCustomer(id)), 404, "NOT_FOUND");
    }
    const anil = await product.signIn(1, "anil");
    expectProblem(await report.json(anil, ofCustomer(busiest)), 403, "ROLE_FORBIDDEN");
  });

  it("shows each company only its own customers and their figures", async () => {
    const [user] = await product
      .db("users")
      .where({ company_id: 2, role_id: 1, is_active: 1 })
      .pluck<string[]>("username");
    const cookie = await product.signIn(2, user ?? "");
    const [sharedAccount] = await product
      .db("ledger_entries as e")
      .join("accounts as a", (on) => on.on("a.company_id", "e.company_id").andOn("a.id", "e.account_id"))
      .where({ "e.company_id": 2, "a.group_id": 14 })
      .whereBetween("e.date", [BOOK_RANGE.FromDate, BOOK_RANGE.ToDate])
      .groupBy("a.id")
      .orderByRaw("COUNT(*) DESC")
      .limit(1)
      .select<{ id: number; moved: string }[]>("a.id", product.db.raw("SUM(e.debit - e.credit) as moved"));
    const theirs = (await report.table(cookie, ofCustomer(sharedAccount?.id ?? 0))).totals;
    expect(sumPaise([theirs.Outstanding, -(theirs.BalanceBefore ?? 0)])).toBe(
      sumPaise([sharedAccount?.moved]),
    );
    expectProblem(await report.json(meera, ofCustomer(busiest, { CompanyID: 2 })), 403, "COMPANY_MISMATCH");
    const [supplier] = await product
      .db("accounts")
      .where({ company_id: 1, group_id: 27 })
      .limit(1)
      .pluck<number[]>("id");
    for (const id of [supplier ?? 0, 99_999_999])
      expectProblem(await report.json(meera, ofCustomer(id)), 404, "NOT_FOUND", "There is no such record.");
  });

  it("refuses wrong, missing and unknown fields, and names the field", async () => {
    const { CustomerID, FYearID, ...range } = ofCustomer(busiest);
    const getReportRefusal = async (of: Record<string, string | number>) =>
      getRefusal(await report.json(meera, of));
    expect(await getReportRefusal({ CustomerID, FYearID: 99, ...range })).toEqual({
      status: 400,
      code: "INVALID_FIELDS",
      message: "Financial Year ID is missing.",
      field: "The company has no such financial year.",
    });
    expect(await getReportRefusal({ CustomerID, ...range })).toMatchObject({
      status: 400,
      field: "FYearID is required.",
    });
    expect(await getReportRefusal({ FYearID, ...range })).toMatchObject({
      status: 400,
      field: "CustomerID is required.",
    });
    expect(await getReportRefusal({ CustomerID, FYearID })).toMatchObject({
      status: 400,
      code: "RANGE_REQUIRED",
    });
    const getWrongField = async (more: Record<string, string | number>) =>
      (await getReportRefusal(ofCustomer(busiest, more))).field;
    expect(await getWrongField({ FYearID: "x" })).toBe("FYearID must be a whole number.");
    expect(await getWrongField({ CustomerID: 0 })).toBe("CustomerID must be at least 1.");
    expect(await getWrongField({ ToDate: "2026-01-01" })).toBe("ToDate is before FromDate.");
    expect(await getWrongField({ FromDate: "yesterday" })).toBe("FromDate must be a date (YYYY-MM-DD).");
    expect(await getWrongField({ Description: "Bill" })).toMatch(/^Description must be one of All, Sale,/);
    expect(await getWrongField({ SalesmanID: 1 })).toBe("SalesmanID is not a field of this operation.");
  });

  it("shows document numbers unchanged, whatever characters they have", async () => {
    const [voucher] = await product
      .db("ledger_entries")
      .where({ company_id: 1, account_id: busiest })
      .whereBetween("date", [BOOK_RANGE.FromDate, BOOK_RANGE.ToDate])
      .limit(1)
      .pluck<number[]>("voucher_id");
    for (const name of HOSTILE_NAMES.map((text) => text.slice(0, 60))) {
      await product.db("vouchers").where({ company_id: 1, id: voucher }).update({ voucher_no: name });
      const { Details } = await customerLedger(product, meera, busiest);
      expect(Details.map(({ BillNo }) => BillNo)).toContain(name);
      expect((await report.csv(meera, ofCustomer(busiest))).text, name).not.toMatch(/(^|,)"?[=+@-](?!\d)/m);
    }
  });
});

const ENTRY_KINDS = [
  "Sale",
  "Sale Return",
  "Receipt",
  "Payment",
  "Journal",
  "Expense",
  "Opening Balance",
  "Credit Note",
];
