import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { queryRows as rowsOf } from "../../packages/server/db/rows.ts";
import { expectProblem } from "../contract/expect-problem.ts";
import { startProduct, type Product } from "../product.ts";
import { askReport } from "./ask-report.ts";
import {
  toNamedRows,
  openDesk,
  findUserWithRole,
  sumColumn,
  type Desk,
  type Params,
  type Row,
} from "./sale-area.ts";

let product: Product;
let desk: Desk;
let from: string;
let to: string;

beforeAll(async () => {
  product = await startProduct();
  desk = await openDesk(product, "/api/taxamount");
  ({ FromDate: from, ToDate: to } = desk.range);
});
afterAll(() => product?.stop());

describe("the sale tax report", () => {
  it("has each line of the bills in effect, and each tax agrees with its account", async () => {
    const { page, totals, ties } = await desk.table();
    const [lines] = await rowsOf<Record<string, string>>(
      product.db,
      `SELECT COUNT(*) AS count_of, SUM(quantity) AS quantity, SUM(free_quantity) AS free FROM bill_lines
       WHERE company_id = 1 AND bill_id IN (SELECT id FROM bills WHERE company_id = 1 AND status NOT IN (2, 3)
         AND date >= ? AND date <= ?)`,
      [from, to],
    );
    expect([page.rows, totals.Quantity, totals.FreeQty]).toEqual(
      [lines?.count_of, lines?.quantity, lines?.free].map(Number),
    );
    const accounts = new Map(
      (
        await rowsOf<{ name: string; amount: string }>(
          product.db,
          `SELECT a.name, SUM(e.credit - e.debit) AS amount FROM ledger_entries e
           JOIN accounts a ON a.company_id = e.company_id AND a.id = e.account_id
           JOIN vouchers v ON v.company_id = e.company_id AND v.id = e.voucher_id AND v.kind = 'sale'
           WHERE e.company_id = 1 AND e.date BETWEEN ? AND ? GROUP BY a.name`,
          [from, to],
        )
      ).map(({ name, amount }) => [name, Number(amount)]),
    );
    const of = (name: string) => accounts.get(name) ?? 0;
    expect([totals.NetRate, totals.CGSTAmount, totals.SGSTAmount, totals.IGSTAmount]).toEqual(
      ["Sales", "Output CGST", "Output SGST", "Output IGST"].map(of),
    );
    expect(of("Output IGST")).toBeGreaterThan(0);
    expect(ties.slice(0, -1).map(({ label, amount, agrees }) => [label, amount, agrees])).toEqual([
      ["Sales account", of("Sales"), true],
      ["Output CGST account", of("Output CGST"), true],
      ["Output SGST account", of("Output SGST"), true],
      ["Output IGST account", of("Output IGST"), true],
      ["Sales and output tax accounts", totals.ItemTotAmount, true],
    ]);
    expect(toCents(totals.TotalTax)).toBe(
      toCents(totals.CGSTAmount) + toCents(totals.SGSTAmount) + toCents(totals.IGSTAmount),
    );
    expect(toCents(totals.ItemTotAmount)).toBe(toCents(totals.NetRate) + toCents(totals.TotalTax));
  });

  it("taxes each line by its own rate: CGST and SGST by halves within the state, IGST between states", async () => {
    const rows = await desk.rows();
    for (const row of rows) {
      const [cgst, sgst, igst] = [row.CGSTRate, row.SGSTRate, row.IGSTRate].map(Number);
      const net = toCents(row.NetRate);
      // Half a paisa is rounded up: 12.5 paise become 13.
      const calculateTax = (rate = 0) => Math.floor((2 * net * Math.round(rate * 100) + 10_000) / 20_000);
      expect([row.CGSTAmount, row.SGSTAmount, row.IGSTAmount].map(toCents), String(row.BillNo)).toEqual(
        [cgst, sgst, igst].map(calculateTax),
      );
      expect(toCents(row.TotalTax) + net).toBe(toCents(row.ItemTotAmount));
      expect(Number(igst) === 0 ? cgst === sgst : cgst === 0 && sgst === 0).toBe(true);
    }
    const outside = rows.filter(({ IGSTAmount }) => Number(IGSTAmount) > 0);
    const states = await product
      .db("accounts as c")
      .join("companies as k", "k.company_id", "c.company_id")
      .where("c.company_id", 1)
      .whereIn(
        "c.name",
        outside.map(({ CustomerName }) => String(CustomerName)),
      )
      .whereRaw("c.state_code = k.state_code");
    expect([outside.length > 0, states]).toEqual([true, []]);
  });

  it("shows each line with the data of its bill, customer and item", async () => {
    const row = (await desk.rows()).find(({ GSTinNo, FreeQty }) => GSTinNo !== null && Number(FreeQty) > 0);
    const [storedRow] = await rowsOf<Row>(
      product.db,
      `SELECT c.name AS CustomerName, c.gstin AS GSTinNo, b.series AS InvSeries, b.retail_no AS RetailBillNo, b.bill_no AS BillNo,
         b.date AS BillDate, b.sale_type AS WholeSaleRetail
       FROM bills b, accounts c WHERE b.company_id = 1 AND b.id = ? AND c.company_id = 1 AND c.id = b.customer_id`,
      [Number(row?.BillID)],
    );
    expect(row).toMatchObject({ ...storedRow });
    const [item] = await rowsOf<Row>(
      product.db,
      "SELECT i.hsn_code AS HSNCode, u.name AS UnitName FROM items i, units u WHERE i.company_id = 1 AND i.name = ? AND u.company_id = 1 AND u.id = i.unit_id",
      [String(row?.ItemName)],
    );
    expect(row).toMatchObject({ ...item });
  });
});

describe("the bill amount", () => {
  /** The amount of each bill's given lines in whole rupees, calculated independently. */
  const calculateExpected = (rows: Row[]) => {
    const bills = new Map<unknown, { first: Row; sum: number }>();
    for (const row of rows) {
      const bill = bills.get(row.BillID) ?? { first: row, sum: 0 };
      bills.set(row.BillID, { ...bill, sum: bill.sum + toCents(row.ItemTotAmount) });
    }
    return rows.map((row) => {
      const bill = bills.get(row.BillID);
      return bill?.first === row ? Math.round(bill.sum / 100) : null;
    });
  };
  const listShownAmounts = (rows: Row[]) => rows.map(({ BillAmount }) => BillAmount);

  it("is only on the first line of each bill, as the rounded sum of the bill's lines", async () => {
    const rows = await desk.rows();
    expect(listShownAmounts(rows)).toEqual(calculateExpected(rows));
    const { totals } = await desk.table();
    expect(totals.BillAmount).toBe(sumColumn(rows, "BillAmount"));
    // The sum of amounts rounded per bill differs from the sum of the lines.
    expect(totals.BillAmount).not.toBe(totals.ItemTotAmount);
    const bills = await product
      .db("bills")
      .where({ company_id: 1, status: 1 })
      .whereBetween("date", [from, to])
      .count({ n: "*" })
      .first();
    expect(listShownAmounts(rows).filter((amount) => amount !== null)).toHaveLength(Number(bills?.n));
  });

  it("equals what the customer owes for a bill that was rounded to rupees and has no discount", async () => {
    const rows = (await desk.rows()).filter(
      ({ BillAmount, DiscountRs }) => BillAmount !== null && Number(DiscountRs) === 0,
    );
    const amounts = new Map(
      (
        await product
          .db("bills")
          .where("company_id", 1)
          .select<{ id: number; amount: string }[]>("id", "amount")
      ).map(({ id, amount }) => [id, Number(amount)]),
    );
    const roundedRows = rows.filter(({ BillID }) => Number.isInteger(amounts.get(Number(BillID))));
    expect(roundedRows.length).toBeGreaterThan(50);
    expect(listShownAmounts(roundedRows)).toEqual(
      roundedRows.map(({ BillID }) => amounts.get(Number(BillID))),
    );
  });

  it("less discounts and with round-off equals the Sale Report, as the comparison says", async () => {
    const [{ totals, ties }, rows] = [await desk.table(), await desk.rows()];
    const header = await rowsOf<{ id: number; amount: string; discount: string; full: string }>(
      product.db,
      `SELECT b.id, b.amount, b.discount, SUM(l.amount) AS full FROM bills b JOIN bill_lines l
         ON l.company_id = b.company_id AND l.bill_id = b.id
       WHERE b.company_id = 1 AND b.status = 1 AND b.date BETWEEN ? AND ? GROUP BY b.id, b.amount, b.discount`,
      [from, to],
    );
    let [owedPaise, discounts, roundOff] = [0, 0, 0];
    for (const bill of header) {
      owedPaise += toCents(bill.amount);
      discounts += toCents(bill.discount);
      roundOff += toCents(bill.amount) + toCents(bill.discount) - 100 * Math.round(toCents(bill.full) / 100);
    }
    const comesTo = toCents(sumColumn(rows, "BillAmount")) - discounts + roundOff;
    expect([discounts > 0, roundOff !== 0, comesTo]).toEqual([true, true, owedPaise]);
    const formatPaise = (paise: number) =>
      (paise / 100).toLocaleString("en-IN", { minimumFractionDigits: 2 });
    expect(ties.at(-1)).toEqual({
      label: `Sale Report, ${formatPaise(owedPaise)}: less discounts ${formatPaise(discounts)}, round-off ${formatPaise(roundOff)}`,
      ...{ key: "saleReportLess", amount: owedPaise / 100, agrees: true },
      values: {
        amount: formatPaise(owedPaise),
        discount: formatPaise(discounts),
        roundOff: formatPaise(roundOff),
      },
      opens: [{ label: "Sale Report", operation: "sales.report", FromDate: from, ToDate: to }],
    });
    const admin = await product.signIn(1, "meera");
    const sale = await askReport(product, "POST", "/api/getSaleReport").table(admin, desk.range);
    expect([sale.totals.BillAmount, totals.BillAmount === owedPaise / 100]).toEqual([owedPaise / 100, false]);
    // If a bill has lost the line that shows its amount, the totals no longer agree.
    const firstLine = product.db("bill_lines").where({ company_id: 1, bill_id: header[0]?.id, line_no: 1 });
    await firstLine.clone().update({ line_no: 999 });
    expect((await desk.table()).ties.at(-1)?.agrees).toBe(false);
    await product.db("bill_lines").where({ company_id: 1, line_no: 999 }).update({ line_no: 1 });
  });

  it("is the sum of the shown lines, on the first of them, under a filter or a search", async () => {
    const whole = await desk.rows();
    const some = whole.find(({ BillAmount }) => BillAmount === null);
    const item = await product.db("items").where({ company_id: 1, name: some?.ItemName }).first("id");
    const questions: Params[] = [
      { ItemID: item.id },
      { search: String(some?.ItemName).slice(1, 9).toLowerCase() },
      { search: String(some?.HSNCode) },
      { search: String(some?.CustomerName) },
      { ItemID: item.id, search: String(some?.CustomerName) },
      { search: ` ${String(some?.HSNCode).slice(0, 4)} `, Type: "Retail" },
    ];
    for (const query of questions) {
      const { totals, page } = await desk.table(query);
      const rows = await desk.rows(query);
      expect(rows.length, JSON.stringify(query)).toBeGreaterThan(0);
      expect(listShownAmounts(rows), JSON.stringify(query)).toEqual(calculateExpected(rows));
      expect([totals.BillAmount, page.rows], JSON.stringify(query)).toEqual([
        sumColumn(rows, "BillAmount"),
        rows.length,
      ]);
    }
  });

  it("counts both lines when a bill has the same item twice", async () => {
    const first = (await desk.rows()).find(({ BillAmount }) => BillAmount === null);
    const lines = product.db("bill_lines").where({ company_id: 1, bill_id: first?.BillID });
    const items: number[] = await lines.clone().orderBy("line_no").pluck("item_id");
    expect(items.length).toBeGreaterThan(1);
    await lines.clone().where("line_no", 2).update({ item_id: items[0] });
    const rows = await desk.rows({ ItemID: items[0] ?? 0 });
    expect(rows.filter(({ BillID }) => BillID === first?.BillID)).toHaveLength(2);
    expect(listShownAmounts(rows)).toEqual(calculateExpected(rows));
    await lines.clone().where("line_no", 2).update({ item_id: items[1] });
  });

  it("stays on its line in every sort order and on every page", async () => {
    const whole = await desk.rows();
    const makeRowKey = ({ BillID, ItemName, BillAmount }: Row) => `${BillID} ${ItemName} ${BillAmount}`;
    for (const sort of ["-ItemTotAmount", "ItemName", "-BillDate", "CustomerName", "-BillAmount"])
      expect((await desk.rows({ sort })).map(makeRowKey).toSorted(), sort).toEqual(
        whole.map(makeRowKey).toSorted(),
      );
    const { page } = await desk.table({ pageSize: 60 });
    const seenRows: Row[] = [];
    for (let number = 1; number <= page.pages; number += 1)
      seenRows.push(...toNamedRows(await desk.table({ pageSize: 60, page: number })));
    expect(seenRows).toEqual(whole);
    expect((await desk.ask({}, "application/json")).json).toEqual(whole);
  });
});

describe("the filters of the tax report", () => {
  it("narrow by customer, item and type, and the parts add up to the whole", async () => {
    const whole = (await desk.table()).page.rows;
    const listIds = (table: string, column: string) =>
      product.db(table).where("company_id", 1).distinct(column).pluck<number[]>(column);
    const countRows = async (queries: Params[]) => {
      let rows = 0;
      // One after the other, because the server queues at most a hundred reports.
      for (const query of queries) rows += (await desk.table({ ...query, pageSize: 1 })).page.rows;
      return rows;
    };
    expect(await countRows([{ Type: "Retail" }, { Type: "WholeSale" }])).toBe(whole);
    expect(
      await countRows((await listIds("bills", "customer_id")).map((CustomerID) => ({ CustomerID }))),
    ).toBe(whole);
    expect(await countRows((await listIds("bill_lines", "item_id")).map((ItemID) => ({ ItemID })))).toBe(
      whole,
    );
    const types = (await desk.rows({ Type: "WholeSale" })).map(
      ({ WholeSaleRetail, RetailBillNo }) => `${WholeSaleRetail} ${RetailBillNo}`,
    );
    expect([...new Set(types)]).toEqual(["Wholesale 00"]);
    expect((await desk.table({ Type: "All" })).page.rows).toBe(whole);
  });

  it("search only customer, item and HSN code", async () => {
    const [row] = await desk.rows();
    for (const name of ["BillNo", "GSTinNo", "InvSeries"])
      if (row?.[name]) expect((await desk.table({ search: String(row[name]) })).page.rows, name).toBe(0);
    for (const name of ["CustomerName", "ItemName", "HSNCode"])
      expect(await desk.rows({ search: String(row?.[name]).toUpperCase() }), name).toContainEqual(
        expect.objectContaining({ BillID: row?.BillID, ItemName: row?.ItemName }),
      );
  });

  it("show managers their users' lines, a salesman none, and the second company its own", async () => {
    for (const role of [3, 4] as const) {
      const { username, users } = await findUserWithRole(product, role);
      const own = await product
        .db("bills")
        .where({ company_id: 1, status: 1 })
        .whereIn("salesman_id", users)
        .whereBetween("date", [from, to])
        .pluck("id");
      const rows = await (await desk.as(username)).rows();
      expect(new Set(rows.map(({ BillID }) => BillID))).toEqual(new Set(own));
      const whole = await desk.rows({ activeUserId: users.join(",") });
      expect(rows).toEqual(whole);
    }
    expectProblem(
      await (await desk.as((await findUserWithRole(product, 2)).username)).ask(),
      403,
      "ROLE_FORBIDDEN",
    );
    const theirs = await (await desk.as("fathima", 2)).table();
    const [accounts] = await rowsOf<{ amount: string }>(
      product.db,
      `SELECT SUM(e.credit - e.debit) AS amount FROM ledger_entries e JOIN accounts a ON a.company_id = 2 AND a.id = e.account_id
       WHERE e.company_id = 2 AND e.date BETWEEN ? AND ? AND e.entry_kind = 'bill' AND a.name = 'Sales'`,
      [from, to],
    );
    expect(theirs.totals.NetRate).toBe(Number(accounts?.amount));
    expect(theirs.ties.every(({ agrees }) => agrees)).toBe(true);
  });
});

const toCents = (amount: unknown) => Math.round(Number(amount ?? 0) * 100);
