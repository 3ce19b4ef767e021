import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { queryRows } from "../../packages/server/db/rows.ts";
import { MID_YEAR } from "../demo-database.ts";
import { startProduct, type Product } from "../product.ts";
import { renameMaster } from "../rename-master.ts";
import { askReport, HOSTILE_NAMES, sumPaise } from "./ask-report.ts";
import { groupRows } from "./grouped.ts";

let product: Product;
let admin: string;
let range: { FromDate: string; ToDate: string };
const profit = (cookie: string, parameters: Record<string, string | number> = {}, paging = {}) =>
  askReport(product, "GET", "/api/ProfitReport").table(
    cookie,
    { ...range, Type: "All", ...parameters },
    { pageSize: "10000", ...paging },
  );

beforeAll(async () => {
  product = await startProduct({ lastDay: MID_YEAR });
  admin = await product.signIn(1, "meera");
  const [days] = await product.db("bills").where("company_id", 1).select(product.db.raw("MAX(date) AS last"));
  range = { FromDate: "2026-04-16", ToDate: days.last };
});
afterAll(() => product?.stop());

interface Sold {
  bill_id: number;
  bill_no: string;
  date: string;
  customer_id: number;
  salesman_id: number | null;
  sale_type: string;
  item_id: number;
  supply: string;
  quantity: string;
  unit_price: string;
  taxable: string;
  /**
   * Value that the bill's moves took from stock for the item; shared by all lines of that item on
   * the bill.
   */
  moved: string;
  cost: string;
}

/** Every line sold in the range, which the test adds up itself. */
function listSoldLines(companyId = 1) {
  return queryRows<Sold>(
    product.db,
    `SELECT l.bill_id, b.bill_no, b.date, b.customer_id, b.salesman_id, b.sale_type, l.item_id, i.supply, l.quantity, l.unit_price,
       l.taxable, l.cost,
       (SELECT -SUM(m.value) FROM stock_moves m WHERE m.company_id = l.company_id AND m.voucher_id = b.voucher_id
        AND m.item_id = l.item_id AND m.move_kind IN ('SALE', 'FREE')) AS moved
     FROM bill_lines l, bills b, items i
     WHERE l.company_id = ? AND b.company_id = l.company_id AND b.id = l.bill_id AND i.company_id = l.company_id AND i.id = l.item_id
       AND b.status NOT IN (2, 3) AND b.date BETWEEN ? AND ?`,
    [companyId, range.FromDate, range.ToDate],
  );
}

const calculateProfit = (lines: Sold[]) => {
  const taxable = sumPaise(lines.map((line) => line.taxable));
  const cost = sumPaise(lines.map((line) => line.cost));
  const per = taxable === 0 ? 0 : Math.round(((taxable - cost) / taxable) * 10_000) / 100;
  return [taxable, cost, taxable - cost, per];
};
const pickFigures = (row: Record<string, unknown>) => [
  ...["SalesValue", "CostOfGoods", "Profit"].map((name) => sumPaise([row[name]])),
  Number(row.ProfitPer),
];
const sumByBill = (lines: Sold[]) =>
  [...groupRows(lines, (line) => line.bill_id)]
    .map(([id, own]) => [id, ...calculateProfit(own)])
    .toSorted(([a = 0], [b = 0]) => a - b);
const listShownProfits = (records: Record<string, unknown>[]) =>
  records.map((row) => [Number(row.BillID), ...pickFigures(row)]).toSorted(([a = 0], [b = 0]) => a - b);

describe("the profit report", () => {
  it("shows the sales value of a bill's lines less the cost of the goods, free goods included", async () => {
    const lines = await listSoldLines();
    const { records, totals } = await profit(admin, { By: "invoice" });
    expect(records.length).toBeGreaterThan(20);
    expect(listShownProfits(records)).toEqual(sumByBill(lines));
    expect(pickFigures(totals)).toEqual(calculateProfit(lines));
    expect(totals.SalesQty).toBe(lines.reduce((sum, line) => sum + Number(line.quantity) * 1000, 0) / 1000);
    // The cost is the value that left stock, from the moves of each bill's items.
    const items = new Map(lines.map((line) => [`${line.bill_id} ${line.item_id}`, line.moved]));
    expect(sumPaise([totals.CostOfGoods])).toBe(sumPaise(items.values()));
    for (const row of records) expect([row.ItemName, row.SalesPrice]).toEqual([null, null]);
  });

  it("agrees with the sales and cost-of-goods accounts without returns (I5, I6)", async () => {
    const { totals, ties } = await profit(admin, { By: "invoice" });
    const [books] = await queryRows<{ sales: string; cost: string; returned: string }>(
      product.db,
      `SELECT SUM((e.credit - e.debit) * (a.system_key = 'sales' AND v.kind = 'sale')) AS sales,
         SUM((e.debit - e.credit) * (a.system_key = 'cogs' AND v.kind = 'sale')) AS cost,
         SUM((e.credit - e.debit) * (a.system_key = 'cogs' AND v.kind = 'sale_return')) AS returned
       FROM ledger_entries e
       JOIN vouchers v ON v.company_id = e.company_id AND v.id = e.voucher_id
       JOIN accounts a ON a.company_id = e.company_id AND a.id = e.account_id
       WHERE e.company_id = 1 AND e.date BETWEEN ? AND ?`,
      [range.FromDate, range.ToDate],
    );
    expect(Number(books?.returned)).toBeGreaterThan(0);
    expect([totals.SalesValue, totals.CostOfGoods]).toEqual([Number(books?.sales), Number(books?.cost)]);
    expect(ties).toEqual([
      { label: "Sales account", amount: Number(books?.sales), agrees: true },
      { label: "Cost of goods sold, before returns", amount: Number(books?.cost), agrees: true },
    ]);
    await product
      .db("bill_lines")
      .where({ company_id: 1 })
      .orderBy("bill_id", "desc")
      .limit(1)
      .increment("cost", 1);
    expect((await profit(admin, { By: "invoice" })).ties.map(({ agrees }) => agrees)).toEqual([true, false]);
    await product
      .db("bill_lines")
      .where({ company_id: 1 })
      .orderBy("bill_id", "desc")
      .limit(1)
      .decrement("cost", 1);
  });

  it("lists the highest profit first, and leaves out cancelled bills", async () => {
    const { records } = await profit(admin, { By: "invoice" });
    const profits = records.map(({ Profit }) => Number(Profit));
    expect(profits).toEqual(profits.toSorted((a, b) => b - a));
    const cancelledBills: number[] = await product
      .db("bills")
      .where({ company_id: 1, status: 2 })
      .whereBetween("date", [range.FromDate, range.ToDate])
      .pluck("id");
    expect(cancelledBills.length).toBeGreaterThan(0);
    expect(records.filter(({ BillID }) => cancelledBills.includes(Number(BillID)))).toEqual([]);
  });

  it("shows the lines of one bill, which add up to the bill's row", async () => {
    const [bill] = (await profit(admin, { By: "invoice" })).records;
    const id = Number(bill?.BillID);
    const { records, totals, ties } = await profit(admin, { By: "item", BillID: id });
    const lines = (await listSoldLines()).filter((line) => line.bill_id === id);
    const names = new Map(
      (await product.db("items").where("company_id", 1).select("id", "name")).map((item) => [
        item.id,
        item.name,
      ]),
    );
    expect(
      records
        .map((row) => [row.ItemName, row.SalesPrice, row.SalesQty, ...pickFigures(row)].join(" "))
        .toSorted(),
    ).toEqual(
      lines
        .map((line) =>
          [
            names.get(line.item_id),
            Number(line.unit_price),
            Number(line.quantity),
            ...calculateProfit([line]),
          ].join(" "),
        )
        .toSorted(),
    );
    expect(pickFigures(totals)).toEqual(pickFigures(bill ?? {}));
    expect(ties).toEqual([]);
    const head = await product.db("bills").where({ company_id: 1, id }).first();
    expect(records[0]).toMatchObject({ Invoiceno: head.bill_no, BillDate: head.date });
  });

  it.each<[string, Record<string, string | number>, (line: Sold, one: Sold) => boolean]>([
    ["made goods", { Type: "production" }, ({ supply }) => supply === "production"],
    ["bought goods", { Type: "Purchase" }, ({ supply }) => supply === "purchase"],
    ["retail bills", { Wholesale: "Retail" }, ({ sale_type: type }) => type === "Retail"],
    ["wholesale bills", { Wholesale: "WholeSale" }, ({ sale_type: type }) => type === "Wholesale"],
    ["a customer", { CustomerID: "customer_id" }, (line, one) => line.customer_id === one.customer_id],
    ["an item", { ItemID: "item_id" }, (line, one) => line.item_id === one.item_id],
    ["a salesman", { activeUserId: "salesman_id" }, (line, one) => line.salesman_id === one.salesman_id],
  ])("narrows to %s", async (_, filter, keeps) => {
    const lines = await listSoldLines();
    const one = lines.find(({ salesman_id: id }) => id !== null);
    if (!one) throw new Error("Nothing was sold");
    const filterValues = Object.fromEntries(
      Object.entries(filter).map(([name, value]) => [
        name,
        String(value in one ? one[value as keyof Sold] : value),
      ]),
    );
    const keptLines = lines.filter((line) => keeps(line, one));
    expect(keptLines.length).toBeGreaterThan(0);
    expect(keptLines.length).toBeLessThan(lines.length);
    const { records, ties } = await profit(admin, { By: "invoice", ...filterValues });
    expect(listShownProfits(records)).toEqual(sumByBill(keptLines));
    expect(ties).toEqual([]);
  });

  it("shows only made goods, line by line, when no filter is given", async () => {
    const { records } = await askReport(product, "GET", "/api/ProfitReport").table(admin, range);
    const producedLines = (await listSoldLines()).filter(({ supply }) => supply === "production");
    expect(records).toHaveLength(producedLines.length);
    for (const row of records) expect(row.ItemName).not.toBeNull();
  });

  it("finds bills only by their number", async () => {
    const [bill] = (await profit(admin, { By: "invoice" })).records;
    const foundTable = await profit(
      admin,
      { By: "invoice" },
      { search: String(bill?.Invoiceno).toLowerCase() },
    );
    expect(foundTable.records.map(({ BillID }) => BillID)).toContain(bill?.BillID);
    expect(pickFigures(foundTable.totals)[0]).toBe(
      sumPaise(foundTable.records.map(({ SalesValue }) => SalesValue)),
    );
    expect((await profit(admin, { By: "invoice" }, { search: String(bill?.CustomerName) })).records).toEqual(
      [],
    );
  });

  it.each(["biju", "rahim"])("shows %s only the bills of salesmen in scope", async (username) => {
    const [user] = await product.db("users").where({ company_id: 1, username });
    const own = user.role_id === 3 ? { zone_id: user.zone_id } : { branch_id: user.branch_id };
    const scope: number[] = await product
      .db("users")
      .where({ company_id: 1, ...own })
      .pluck("id");
    const lines = (await listSoldLines()).filter(({ salesman_id: id }) => scope.includes(id ?? 0));
    const cookie = await product.signIn(1, username);
    const { records, ties } = await profit(cookie, { By: "invoice" });
    expect(listShownProfits(records)).toEqual(sumByBill(lines));
    expect(ties).toEqual([]);
    const outside = (await listSoldLines()).find(({ salesman_id: id }) => id !== null && !scope.includes(id));
    expect((await profit(cookie, { By: "item", BillID: outside?.bill_id ?? 0 })).records).toEqual([]);
    expect((await profit(cookie, { activeUserId: String(outside?.salesman_id) })).records).toEqual([]);
  });

  it("shows the second company only its own bills", async () => {
    const { records } = await profit(await product.signIn(2, "fathima"), { By: "invoice" });
    expect(listShownProfits(records)).toEqual(sumByBill(await listSoldLines(2)));
  });

  it("shows hostile names unchanged, and makes them safe in CSV", async () => {
    const [bill] = (await profit(admin, { By: "invoice" })).records;
    const id = (await product.db("bills").where({ company_id: 1, id: bill?.BillID }).first("customer_id"))
      .customer_id;
    for (const hostile of HOSTILE_NAMES) {
      await renameMaster(product.db, "accounts", id, hostile);
      const { records } = await profit(admin, { By: "invoice", CustomerID: id });
      expect(new Set(records.map(({ CustomerName }) => CustomerName))).toEqual(new Set([hostile]));
      const csv = await askReport(product, "GET", "/api/ProfitReport").csv(admin, { ...range, Type: "All" });
      expect(csv.text).not.toMatch(/(^|,)"?[=+@]/m);
    }
  });

  it.each([
    ["Wholesale", "wholesale"],
    ["Type", "Made"],
    ["By", "bill"],
  ])("refuses in the field %s the value %s", async (name, value) => {
    const answer = await askReport(product, "GET", "/api/ProfitReport").json(admin, {
      ...range,
      [name]: value,
    });
    expect([answer.status, answer.read<{ code: string }>().code]).toEqual([400, "INVALID_FIELDS"]);
  });
});
