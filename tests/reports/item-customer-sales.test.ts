import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { queryRows as rowsOf } from "../../packages/server/db/rows.ts";
import { expectProblem } from "../contract/expect-problem.ts";
import { startProduct, type Product } from "../product.ts";
import { toNamedRows, openDesk, findUserWithRole, sumColumn, type Desk, type Row } from "./sale-area.ts";

let product: Product;
let customerWise: Desk;
let from: string;
let to: string;

beforeAll(async () => {
  product = await startProduct();
  customerWise = await openDesk(product, "/api/Itemsalebycust");
  ({ FromDate: from, ToDate: to } = customerWise.range);
});
afterAll(() => product?.stop());

describe("item sale by customer", () => {
  it("has each line of the bills in effect, and agrees with the sales and tax accounts", async () => {
    const rows = await customerWise.rows();
    const [books] = await rowsOf<Record<string, string>>(
      product.db,
      `SELECT COUNT(*) AS count_of, SUM(l.taxable) AS net, SUM(l.cgst) + SUM(l.sgst) + SUM(l.igst) AS tax, SUM(l.quantity) AS quantity
       FROM bill_lines l WHERE l.company_id = 1 AND l.bill_id IN
         (SELECT b.id FROM bills b WHERE b.company_id = 1 AND b.status NOT IN (2, 3) AND b.date >= ? AND b.date <= ?)`,
      [from, to],
    );
    expect(rows).toHaveLength(Number(books?.count_of));
    expect((await customerWise.table()).totals).toEqual({
      Amount: (toPaise(books?.net) + toPaise(books?.tax)) / 100,
      NetRate: Number(books?.net),
      TaxAmount: Number(books?.tax),
      Quantity: Number(books?.quantity),
    });
    for (const row of rows)
      expect(toPaise(row.NetRate) + toPaise(row.TaxAmount), String(row.BillNo)).toBe(toPaise(row.Amount));
    const { ties } = await customerWise.table();
    expect(ties.map(({ label, amount, agrees }) => [label, amount, agrees])).toEqual([
      ["Sales and output tax accounts", (await customerWise.table()).totals.Amount, true],
      ["Sales account", Number(books?.net), true],
      ["Output tax accounts", Number(books?.tax), true],
    ]);
  });

  it("shows each line with the data of its bill", async () => {
    const [row] = (await customerWise.rows()).filter(
      ({ WholeSaleRetail }) => WholeSaleRetail === "Wholesale",
    );
    const bill = await product.db("bills").where({ company_id: 1, id: row?.BillID }).first();
    const readName = async (table: string, id: number) =>
      (await product.db(table).where({ company_id: 1, id }).first("name"))?.name ?? null;
    expect(row).toMatchObject({
      EnteringDate: bill.date,
      InvSeries: bill.series,
      RetailBillNo: "00",
      BillNo: bill.bill_no,
      BillModeText: bill.mode === 0 ? "Cash" : "Credit",
      CustomerName: await readName("accounts", bill.customer_id),
      SalesmanName: await readName("users", bill.salesman_id),
      RootName: await readName("routes", bill.route_id),
      ItemName: await readName("items", Number(row?.ItemID)),
    });
  });

  it("lists the oldest bill first, and keeps the lines of a bill together", async () => {
    const rows = (await customerWise.rows()).map(({ EnteringDate, BillID }) => [EnteringDate, BillID]);
    expect(rows).toEqual(
      rows.toSorted(([a, x], [b, y]) => (a === b ? Number(x) - Number(y) : String(a) < String(b) ? -1 : 1)),
    );
  });

  it.each([
    ["ItemID", "item_id"],
    ["CustomerID", "customer_id"],
    ["RouteID", "route_id"],
    ["activeUserId", "salesman_id"],
  ])("narrows by %s to exactly the lines that match", async (filter, column) => {
    const foundSums = await rowsOf<{ id: number; lines: number; amount: string }>(
      product.db,
      `SELECT ${column} AS id, COUNT(*) AS \`lines\`, SUM(taxable + cgst + sgst + igst) AS amount FROM (
         SELECT l.item_id, l.taxable, l.cgst, l.sgst, l.igst, b.customer_id, b.route_id, b.salesman_id
         FROM bill_lines l, bills b WHERE l.company_id = 1 AND b.company_id = 1 AND b.id = l.bill_id AND b.status = 1
           AND b.date BETWEEN ? AND ?) AS t GROUP BY ${column}`,
      [from, to],
    );
    expect(foundSums.length).toBeGreaterThan(1);
    for (const { id, lines, amount } of foundSums.filter((one) => one.id !== null).slice(0, 12)) {
      const { page, totals, ties } = await customerWise.table({ [filter]: id });
      expect([page.rows, totals.Amount, ties]).toEqual([Number(lines), Number(amount), []]);
    }
    expect((await customerWise.table({ [filter]: 2_000_000_000 })).page.rows).toBe(0);
  });

  it("searches customers, bills, items, salesmen, days and amounts, and shows every row on exactly one page", async () => {
    const rows = await customerWise.rows();
    const some = rows[20];
    const shownAmount = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2 }).format(
      Number(some?.Amount),
    );
    const day = String(some?.EnteringDate).split("-").toReversed().join("-");
    for (const search of [
      some?.CustomerName,
      some?.BillNo,
      some?.ItemName,
      some?.SalesmanName,
      day,
      shownAmount,
    ]) {
      const foundTable = await customerWise.table({ search: String(search), pageSize: 10_000 });
      expect(toNamedRows(foundTable), String(search)).toContainEqual(some);
      expect(foundTable.page.rows, String(search)).toBeLessThan(rows.length);
      expect(foundTable.totals.Amount).toBe(sumColumn(toNamedRows(foundTable), "Amount"));
    }
    const { page } = await customerWise.table({ pageSize: 50 });
    const seenRows: Row[] = [];
    for (let number = 1; number <= page.pages; number += 1)
      seenRows.push(...toNamedRows(await customerWise.table({ pageSize: 50, page: number })));
    expect(seenRows).toEqual(rows);
    const backwards = await customerWise.rows({ sort: "-EnteringDate" });
    expect(backwards).toEqual(rows.toReversed());
  });

  it("shows managers their users' lines, a salesman none, and the second company its own", async () => {
    for (const role of [3, 4] as const) {
      const { username, users } = await findUserWithRole(product, role);
      const [own] = await product
        .db("bill_lines as l")
        .join("bills as b", (on) => on.on("b.company_id", "l.company_id").andOn("b.id", "l.bill_id"))
        .where({ "b.company_id": 1, "b.status": 1 })
        .whereIn("b.salesman_id", users)
        .whereBetween("b.date", [from, to])
        .count({ lines: "*" });
      expect((await (await customerWise.as(username)).table()).page.rows).toBe(Number(own?.lines));
    }
    const { username } = await findUserWithRole(product, 2);
    expectProblem(await (await customerWise.as(username)).ask(), 403, "ROLE_FORBIDDEN");
    const theirs = await (await customerWise.as("fathima", 2)).rows();
    const bills = new Set(await product.db("bills").where("company_id", 2).pluck<string[]>("bill_no"));
    expect(theirs.length).toBeGreaterThan(0);
    expect(theirs.every(({ BillNo }) => bills.has(String(BillNo)))).toBe(true);
  });
});

const toPaise = (amount: unknown) => Math.round(Number(amount ?? 0) * 100);
