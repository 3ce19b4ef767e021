import { afterAll, beforeAll, expect, it } from "vitest";
import { startProduct, type Product } from "../product.ts";
import { askReport, sumPaise, type ReadTable } from "../reports/ask-report.ts";
import {
  type Asker,
  signInAskers,
  compareDescending,
  type Range,
  makeRanges,
  type Rows,
  readAnswerRows,
} from "./dashboard-askers.ts";

// The dashboard's figures of a range, compared with its report or with a differently written query
// on the documents.

let product: Product;
let askers: Asker[];
let admin: Asker;
let salesman: Asker;
let ranges: [Range, ...Range[]];

beforeAll(async () => {
  product = await startProduct();
  [admin, salesman] = askers = await signInAskers(product);
  ranges = await makeRanges(product);
});
afterAll(() => product?.stop());

async function checkAllRanges(check: (asker: Asker, range: Range) => Promise<void>) {
  for (const asker of askers) for (const range of ranges) await check(asker, range);
}

/** The Sale Report's bills that are not cancelled. */
function listBillsInEffect(table: ReadTable) {
  return table.records.filter(({ Status }) => Status !== 2);
}

function sumByKey(rows: Rows, by: (row: Rows[number]) => unknown, amount: string) {
  const sums = new Map<string, { paise: number; bills: number }>();
  for (const row of rows) {
    const key = String(by(row));
    const sum = sums.get(key) ?? { paise: 0, bills: 0 };
    sums.set(key, { paise: sum.paise + sumPaise([row[amount]]), bills: sum.bills + 1 });
  }
  return sums;
}

it("sales by day, by salesman and by customer equal the Sale Report's bills", async () => {
  const sales = askReport(product, "POST", "/api/getSaleReport");
  let seenBills = 0;
  await checkAllRanges(async ({ name, cookie }, range) => {
    const bills = listBillsInEffect(await sales.table(cookie, range));
    seenBills += bills.length;
    const of = (rows: Rows, key: string) =>
      rows.map((row) => [String(row[key]), sumPaise([row["TotalBillAmount"]]), row["TotalBills"]]);
    const sumExpected = (by: (row: Rows[number]) => unknown) =>
      [...sumByKey(bills, by, "BillAmount")].map(([key, { paise, bills: n }]) => [key, paise, n] as const);

    const days = of(await readAnswerRows(product, "/api/SaleGraph", cookie, range), "BillDate");
    expect(days, name).toEqual(
      sumExpected(({ BillDate }) => BillDate).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    );
    const men = of(await readAnswerRows(product, "/api/empsale", cookie, range), "SalesmanName");
    expect(men.map(([, paise]) => paise)).toEqual(men.map(([, paise]) => paise).toSorted(compareDescending));
    expect(new Set(men.map(String))).toEqual(new Set(sumExpected(({ Salesman }) => Salesman).map(String)));
    const buyers = of(await readAnswerRows(product, "/api/Customerbill", cookie, range), "CustomerName");
    const all = sumExpected(({ CustomerName }) => CustomerName);
    expect(buyers.map(([, , n]) => n)).toEqual(
      all
        .map(([, , n]) => n)
        .toSorted(compareDescending)
        .slice(0, 20),
    );
    expect(new Set(all.map(String))).toEqual(new Set([...all, ...buyers].map(String)));
  });
  expect(seenBills).toBeGreaterThan(100);
});

it("B2B and B2C sales equal the bill lines of their series, and add up to all sales", async () => {
  await checkAllRanges(async ({ cookie, role }, range) => {
    const [figures] = await readAnswerRows(product, "/api/b2cb2bsale", cookie, range);
    const [card] = await readAnswerRows(product, "/api/TotalSale", cookie, range);
    expect(Number(figures?.["CountB2B"]) + Number(figures?.["CountB2C"])).toBe(card?.["TotalBillCount"]);
    expect(sumPaise([figures?.["SumB2BSale"], figures?.["SumB2CSale"]])).toBe(
      sumPaise([card?.["TotalBillAmount"]]),
    );
    if (role !== 1) return;
    const [lines] = (await product.db.raw(
      `SELECT s.inv_type, COUNT(DISTINCT b.id) AS n, SUM(l.amount) AS lines_amount,
              (SELECT SUM(x.round_off - x.discount) FROM bills x JOIN invoice_series y ON y.company_id = x.company_id AND y.id = x.series_id
                WHERE x.company_id = 1 AND x.status = 1 AND y.inv_type = s.inv_type AND x.date BETWEEN ? AND ?) AS rest
         FROM bill_lines l JOIN bills b ON b.company_id = l.company_id AND b.id = l.bill_id
         JOIN invoice_series s ON s.company_id = b.company_id AND s.id = b.series_id
        WHERE l.company_id = 1 AND b.status = 1 AND b.date BETWEEN ? AND ? GROUP BY s.inv_type`,
      [range.FromDate, range.ToDate, range.FromDate, range.ToDate],
    )) as [{ inv_type: string; n: number; lines_amount: string; rest: string }[]];
    for (const kind of ["B2B", "B2C"]) {
      const line = lines.find(({ inv_type }) => inv_type === kind);
      expect(figures?.[`Count${kind}`]).toBe(line?.n ?? 0);
      expect(sumPaise([figures?.[`Sum${kind}Sale`]])).toBe(
        sumPaise([line?.lines_amount ?? 0, line?.rest ?? 0]),
      );
    }
  });
});

it("the most sold items equal those of the Item-wise Sale Report", async () => {
  const items = askReport(product, "GET", "/api/ItemwiseSale");
  for (const range of ranges) {
    const { records } = await items.table(admin.cookie, range);
    const expectedItems = records
      .map(({ ItemID, TotalQuantity }) => [Number(TotalQuantity), Number(ItemID)] as const)
      .filter(([quantity]) => quantity > 0)
      .toSorted(([a, x], [b, y]) => b - a || x - y)
      .slice(0, 20);
    const rows = await readAnswerRows(product, "/api/prodsales", admin.cookie, range);
    expect(rows.map(({ ItemID, GrandQuantity }) => [GrandQuantity, ItemID])).toEqual(expectedItems);
  }
  // A salesman's figures include only their own bills.
  const [range] = ranges;
  const own = await product
    .db("bill_lines as l")
    .join("bills as b", (on) => void on.on("b.company_id", "l.company_id").andOn("b.id", "l.bill_id"))
    .where({ "b.company_id": 1, "b.status": 1 })
    .whereIn(
      "b.salesman_id",
      product.db("users").where({ company_id: 1, username: salesman.name }).select("id"),
    )
    .whereBetween("b.date", [range.FromDate, range.ToDate])
    .sum<{ quantity: string }[]>({ quantity: "l.quantity" })
    .groupBy("l.item_id");
  const shownRows = await readAnswerRows(product, "/api/prodsales", salesman.cookie, range);
  const most = own.map(({ quantity }) => Number(quantity)).filter((quantity) => quantity > 0);
  expect(shownRows.map(({ GrandQuantity }) => GrandQuantity)).toEqual(
    most.toSorted(compareDescending).slice(0, 20),
  );
});

it("receipts by day equal the credits to customers in the ledger", async () => {
  for (const range of ranges) {
    const [days] = (await product.db.raw(
      `SELECT e.date AS RDate, SUM(e.credit - e.debit) AS amount FROM ledger_entries e
         JOIN accounts a ON a.company_id = e.company_id AND a.id = e.account_id AND a.group_id = 14
         JOIN vouchers v ON v.company_id = e.company_id AND v.id = e.voucher_id AND v.kind = 'receipt'
        WHERE e.company_id = 1 AND e.date BETWEEN ? AND ? GROUP BY e.date HAVING amount <> 0 ORDER BY e.date`,
      [range.FromDate, range.ToDate],
    )) as [{ RDate: string; amount: string }[]];
    const rows = await readAnswerRows(product, "/api/ReceiptChart", admin.cookie, range);
    expect(rows.map(({ RDate, TotalReceiptAmount }) => [RDate, TotalReceiptAmount])).toEqual(
      days.map(({ RDate, amount }) => [RDate, Number(amount)]),
    );
  }
});

it("the order chart shows each day's quantities: six items by name, the others together", async () => {
  await checkAllRanges(async ({ cookie }, range) => {
    const orders = await askReport(product, "POST", "/api/getOrderReport").table(cookie, range);
    const ids = orders.records.map(({ DSID }) => Number(DSID));
    const lines: { date: string; name: string; quantity: string }[] = await product
      .db("order_lines as l")
      .join("orders as o", (on) => void on.on("o.company_id", "l.company_id").andOn("o.id", "l.order_id"))
      .join("items as i", (on) => void on.on("i.company_id", "l.company_id").andOn("i.id", "l.item_id"))
      .where("l.company_id", 1)
      .whereIn("o.id", ids)
      .select({ date: "o.date", name: "i.name", quantity: "l.quantity" });
    const sumByDay = (rows: { date: string; quantity: unknown }[]) => {
      const sums = new Map<string, number>();
      for (const { date, quantity } of rows)
        sums.set(date, (sums.get(date) ?? 0) + Math.round(Number(quantity) * 1000));
      return [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1));
    };
    const rows = await readAnswerRows(product, "/api/OrderGraph", cookie, range);
    expect(sumByDay(rows.map(({ Date: date, Qty }) => ({ date: String(date), quantity: Qty })))).toEqual(
      sumByDay(lines),
    );
    const sumByName = (namedQuantities: { name: string; quantity: unknown }[]) => {
      const sums = new Map<string, number>();
      for (const { name, quantity } of namedQuantities)
        sums.set(name, (sums.get(name) ?? 0) + Math.round(Number(quantity) * 1000));
      return sums;
    };
    const real = sumByName(lines);
    const shownSums = sumByName(rows.map(({ ItemName, Qty }) => ({ name: String(ItemName), quantity: Qty })));
    shownSums.delete("Other items");
    expect(shownSums.size).toBe(Math.min(6, real.size));
    for (const [name, quantity] of shownSums) expect(real.get(name)).toBe(quantity);
    const least = Math.min(...shownSums.values());
    const leftQuantities = [...real].filter(([name]) => !shownSums.has(name)).map(([, quantity]) => quantity);
    expect(Math.max(0, ...leftQuantities)).toBeLessThanOrEqual(least === Infinity ? 0 : least);
  });
});

it("the invoices of a day are the Sale Report's bills, newest first, cancelled ones with 0", async () => {
  const sales = askReport(product, "POST", "/api/getSaleReport");
  // Days with edited bills, days with cancelled bills, and the days with the most bills.
  const listBillDays = (order: string) =>
    product
      .db("bills")
      .where("company_id", 1)
      .groupBy("date")
      .orderByRaw(order)
      .limit(3)
      .pluck<string[]>("date");
  const chosenDays = [
    ...(await listBillDays("MAX(status) DESC")),
    ...(await listBillDays("MAX(status = 2) DESC")),
    ...(await listBillDays("COUNT(*) DESC")),
  ];
  const joinCells = (cells: unknown[]) => cells.join(" | ");
  for (const { cookie } of askers) {
    for (const Date of chosenDays) {
      const bills = await sales.table(cookie, { FromDate: Date, ToDate: Date });
      const rows = await readAnswerRows(product, "/api/getSaleone", cookie, { Date });
      const expectedRows = bills.records.map((row) =>
        joinCells([
          row["BillID"],
          row["RetailBillNo"],
          row["WholesaleNo"],
          row["CustomerName"],
          row["BillAmount"],
          row["Salesman"],
          row["Status"],
        ]),
      );
      const shownRows = rows.map((row) =>
        joinCells([
          row["BillID"],
          row["RetailNo"],
          row["WholesaleNo"],
          row["CustomerName"],
          row["BillAmount"],
          row["SalesmanName"],
          row["Status"],
        ]),
      );
      expect(shownRows.toSorted()).toEqual(expectedRows.toSorted());
      expect(rows.map(({ BillID }) => BillID)).toEqual(
        rows.map(({ BillID }) => BillID).toSorted(compareDescending),
      );
    }
  }
});
