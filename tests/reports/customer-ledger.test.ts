import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MID_YEAR } from "../demo-database.ts";
import { startProduct, type Product } from "../product.ts";
import { samplesOf } from "../wall/samples.ts";
import { askReport, paiseOf, type ReadTable } from "./ask-report.ts";
import {
  busiestCustomer,
  customerLedger,
  documentsOf,
  FIGURES,
  ofCustomer,
  postToCustomer,
  RANGE,
  type CustomerLedger,
  type Figures,
} from "./ledger-books.ts";

/** Hundreds of calls: on a busy machine they take their time. */
const WHOLE_BOOK = 90_000;
let product: Product;
let meera: string;
let report: ReturnType<typeof askReport>;
let busiest: number;

beforeAll(async () => {
  product = await startProduct({ lastDay: MID_YEAR });
  meera = await product.signIn(1, "meera");
  report = askReport(product, "GET", "/api/LedgerCustomer");
  busiest = await busiestCustomer(product);
});
afterAll(() => product?.stop());

const read = (CustomerID: number, more?: Record<string, string | number>, paging?: Record<string, string>) =>
  report.table(meera, ofCustomer(CustomerID, more), paging);

describe("the customer ledger", () => {
  it(
    "is, for every customer, what the documents say, the debitors row and the ledger's last balance (I11)",
    async () => {
      // What the demo lacks: a bill that was edited, a bill and a receipt that were cancelled, a cash bill and its return.
      const samples = await samplesOf(product.db, 1, RANGE.ToDate);
      const customer = await postToCustomer(product, meera, samples);
      const debtors = product.db("accounts").where({ company_id: 1, group_id: 14 });
      const customers = await debtors.pluck<number[]>("id");
      const debitors = await askReport(product, "GET", "/api/DebitorsReport").table(meera, RANGE);
      const rows = new Map(debitors.records.map((row) => [row.AccountID, row]));
      const expected = await documentsOf(product);
      for (let at = 0; at < customers.length; at += 8)
        await Promise.all(
          customers.slice(at, at + 8).map((id) => expectOne(id, expected.get(id), rows.get(id))),
        );
      const { Details, summary } = await customerLedger(product, meera, customer);
      expect(summary.BillAmount).toBeGreaterThan(0);
      const mine = Details.filter(({ Date }) => Date === RANGE.ToDate);
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
    expected: Figures | undefined,
    debitor: ReadTable["records"][0] | undefined,
  ) {
    const { summary, Details } = await customerLedger(product, meera, id);
    const paise = Object.fromEntries(
      FIGURES.map((name) => [name, paiseOf([summary[name]])]),
    ) as CustomerLedger["summary"];
    const { billed = 0, returned = 0, received = 0, other = 0, before = 0 } = expected ?? {};
    expect(paise, `customer ${id}`).toMatchObject({
      BillAmount: billed,
      ReturnedBillAmount: returned,
      ReceiptAmount: received,
      AcTransAmount: other,
      BalanceBefore: before,
      Outstanding: before + billed + other - received - returned,
    });
    const side = (mode: string) =>
      paiseOf(Details.filter(({ Mode }) => Mode === mode).map(({ Amount }) => Amount));
    expect([paise.DebitAmount, paise.CreditAmount]).toEqual([side("Debit"), side("Credit")]);
    expect(paise.Outstanding).toBe(paise.BalanceBefore + paise.DebitAmount - paise.CreditAmount);
    const row = debitor ?? { BalanceBefore: 0, DebitAmount: 0, CreditAmount: 0, Outstanding: 0 };
    const { BalanceBefore, DebitAmount, CreditAmount, Outstanding } = summary;
    expect(row, `customer ${id}`).toMatchObject({ BalanceBefore, DebitAmount, CreditAmount, Outstanding });
    const ledger = await askReport(product, "GET", "/api/WebLedger").table(meera, {
      ...RANGE,
      AccountCode: id,
    });
    expect(ledger.totals.Closing).toBe(Outstanding);
    expect(ledger.records.at(-1)?.Balance ?? BalanceBefore).toBe(Outstanding);
  }

  it("gives the same as documented JSON, as table and as CSV, and says with what it agrees", async () => {
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

  it("finds by amount and date, sorts and pages, and its summary stays whole", async () => {
    const whole = await read(busiest);
    const [row] = whole.records.filter(({ Amount }) => Number(Amount) >= 1000);
    const shown = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2 }).format(Number(row?.Amount));
    const day = String(row?.Date).split("-").toReversed();
    for (const search of [shown, `₹${shown}`, day.join("/"), day.join("-")]) {
      const found = await read(busiest, {}, { search, pageSize: "500" });
      expect(found.records, search).toContainEqual(row);
      expect(found.records.length).toBeLessThan(whole.records.length);
      expect(found.totals).toEqual(whole.totals);
    }
    // Other columns are not searched, as the box says.
    expect((await read(busiest, {}, { search: "Sale", pageSize: "500" })).rows).toEqual([]);
    const paged: ReadTable["rows"] = [];
    for (let page = 1; page <= Math.ceil(whole.page.rows / 5); page += 1)
      paged.push(...(await read(busiest, {}, { pageSize: "5", page: String(page) })).rows);
    expect(paged).toEqual(whole.rows);
    const backwards = await read(busiest, {}, { sort: "-Date", pageSize: "500" });
    expect(backwards.rows).toEqual(whole.rows.toReversed());
    const amounts = (await read(busiest, {}, { sort: "Amount", pageSize: "500" })).records.map(({ Amount }) =>
      Number(Amount),
    );
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
  });

  it("shows one kind of entry beside the whole summary, and the kinds make the whole", async () => {
    const whole = await read(busiest);
    const parts: unknown[] = [];
    for (const Description of KINDS) {
      const part = await read(busiest, { Description });
      expect(
        new Set(part.records.map((row) => String(row.Description).replace(" Reversal", ""))).size,
      ).toBeLessThan(2);
      expect(part.totals).toEqual(whole.totals);
      parts.push(...part.rows);
    }
    const texts = (rows: unknown[]) => rows.map((row) => JSON.stringify(row)).toSorted();
    expect(texts(parts)).toEqual(texts(whole.rows));
    expect((await read(busiest, { Description: "All" })).rows).toEqual(whole.rows);
  });

  it("has a summary of zeros for a customer without entries", async () => {
    const { id } = await product
      .db("accounts")
      .where({ company_id: 1 })
      .max("id as id")
      .first<{ id: number }>();
    const [row] = await product.db("accounts").where({ company_id: 1, id: busiest });
    await product.db("accounts").insert({ ...row, id: id + 1000, reference: null, name: "New here" });
    const { summary, Details } = await customerLedger(product, meera, id + 1000);
    expect(Details).toEqual([]);
    expect(Object.values(summary)).toEqual(FIGURES.map(() => 0));
    const { text } = await report.json(meera, ofCustomer(id + 1000));
    expect(text).toContain('"Outstanding":0.00');
  });
});

const KINDS = [
  "Sale",
  "Sale Return",
  "Receipt",
  "Payment",
  "Journal",
  "Expense",
  "Opening Balance",
  "Credit Note",
];
