import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { queryRows as rowsOf } from "../../packages/server/db/rows.ts";
import { expectProblem } from "../contract/expect-problem.ts";
import { startProduct, type Product } from "../product.ts";
import { toNamedRows, openDesk, findUserWithRole, sumColumn, type Desk, type Row } from "./sale-area.ts";

let product: Product;
let itemWise: Desk;
let from: string;
let to: string;

beforeAll(async () => {
  product = await startProduct();
  itemWise = await openDesk(product, "/api/ItemwiseSale");
  ({ FromDate: from, ToDate: to } = itemWise.range);
});
afterAll(() => product?.stop());

/** Quantity and amount sold of each item, from the stock moves themselves; reversals subtract. */
async function sumSoldByItem(where = "1 = 1", bindings: (string | number)[] = []): Promise<Row[]> {
  const soldRows = await rowsOf<Record<string, string | number>>(
    product.db,
    `SELECT m.item_id AS ItemID, -SUM(m.quantity) AS TotalQuantity,
       (SELECT i.name FROM items i WHERE i.company_id = 1 AND i.id = m.item_id) AS ItemName,
       SUM(m.taxable) + SUM(m.tax) AS TotalAmount
     FROM stock_moves m JOIN vouchers v ON v.company_id = m.company_id AND v.id = m.voucher_id
     WHERE m.company_id = 1 AND m.date BETWEEN ? AND ? AND m.move_kind = 'SALE' AND ${where}
     GROUP BY m.item_id HAVING TotalQuantity <> 0 OR TotalAmount <> 0`,
    [from, to, ...bindings],
  );
  return soldRows.map((row) => ({
    ItemID: Number(row.ItemID),
    ItemName: String(row.ItemName),
    TotalAmount: Number(row.TotalAmount),
    TotalQuantity: Number(row.TotalQuantity),
  }));
}

const sortByItem = (rows: Row[]) => rows.toSorted((a, b) => Number(a.ItemID) - Number(b.ItemID));

describe("the itemwise sale analysis", () => {
  it("equals the sales in the stock moves, item by item, less cancelled and replaced bills", async () => {
    const statuses = await product
      .db("bills")
      .where("company_id", 1)
      .whereBetween("date", [from, to])
      .distinct("status")
      .pluck("status");
    expect(statuses.toSorted()).toEqual(expect.arrayContaining([1, 2]));
    expect(sortByItem(await itemWise.rows())).toEqual(sortByItem(await sumSoldByItem()));
  });

  it("answers with one list inside a list unless another format is asked for", async () => {
    const answer = (await itemWise.ask({}, "application/json")).read<Row[][]>();
    expect(answer).toHaveLength(1);
    expect(answer[0]).toEqual(await itemWise.rows());
  });

  it("has the amount of the sales and output tax accounts as its total", async () => {
    const { totals, ties } = await itemWise.table();
    const [ledger] = await rowsOf<{ amount: string }>(
      product.db,
      `SELECT SUM(e.credit - e.debit) AS amount FROM ledger_entries e
       JOIN accounts a ON a.company_id = e.company_id AND a.id = e.account_id
       WHERE e.company_id = 1 AND e.date BETWEEN ? AND ? AND e.entry_kind = 'bill'
         AND a.name IN ('Sales', 'Output CGST', 'Output SGST', 'Output IGST')`,
      [from, to],
    );
    expect(totals.TotalAmount).toBe(Number(ledger?.amount));
    expect(ties).toEqual([
      { label: "Sales and output tax accounts", amount: Number(ledger?.amount), agrees: true },
    ]);
  });

  it("shows a mismatch when the books do not agree with it", async () => {
    const sales = await product.db("accounts").where({ company_id: 1, system_key: "sales" }).first("id");
    const changedEntry = { company_id: 1, account_id: sales.id, entry_kind: "bill" };
    // A whole month of the range, because the running month is summed from its days.
    const [running] = await product.db("ledger_month").where(changedEntry).max("month as month");
    const [month] = await product
      .db("ledger_month")
      .where(changedEntry)
      .where("month", "<", running?.month)
      .orderBy("month", "desc")
      .limit(1)
      .select("month", "slot");
    const change = (by: number) =>
      product
        .db("ledger_month")
        .where({ ...changedEntry, ...month })
        .update({ credit: product.db.raw("credit + ?", [by]) });
    await change(0.01);
    expect((await itemWise.table()).ties.map(({ agrees }) => agrees)).toEqual([false]);
    await change(-0.01);
    expect((await itemWise.table()).ties[0]?.agrees).toBe(true);
  });

  it("equals the stock moves also for one item, for one salesman and for both", async () => {
    const whole = await itemWise.rows();
    const some = whole[3];
    expect(await itemWise.rows({ ItemID: Number(some?.ItemID) })).toEqual([some]);
    const users = await listSalesmen();
    const parts: Row[] = [];
    for (const user of users) {
      const part = await itemWise.rows({ UserId: user });
      expect(sortByItem(part)).toEqual(sortByItem(await sumSoldByItem("v.user_id = ?", [user])));
      expect(await itemWise.rows({ activeUserId: user })).toEqual(part);
      parts.push(...part);
    }
    expect(sumColumn(parts, "TotalAmount")).toBe(sumColumn(whole, "TotalAmount"));
    const [user = 0] = users;
    const own = (await itemWise.rows({ UserId: user }))[0];
    expect(await itemWise.rows({ UserId: user, ItemID: Number(own?.ItemID) })).toEqual([own]);
    expect((await itemWise.table({ UserId: user })).ties).toEqual([]);
    expect((await itemWise.table({ ItemID: 1 })).ties).toEqual([]);
  });

  it.each([2, 3, 4] as const)(
    "shows role %i only the sales in its scope, or is refused to it",
    async (role) => {
      const { username, users } = await findUserWithRole(product, role);
      const desk = await itemWise.as(username);
      if (role === 2) return expectProblem(await desk.ask(), 403, "ROLE_FORBIDDEN");
      const marks = users.map(() => "?").join(", ");
      expect(sortByItem(await desk.rows())).toEqual(
        sortByItem(await sumSoldByItem(`v.user_id IN (${marks})`, users)),
      );
      const stranger = (await listSalesmen()).find((user) => !users.includes(user));
      expect(stranger).toBeDefined();
      expect(await desk.rows({ UserId: stranger ?? 0 })).toEqual([]);
      expect(await desk.rows({ activeUserId: stranger ?? 0 })).toEqual([]);
      expect((await desk.table()).ties).toEqual([]);
    },
  );

  it("searches names, sorts by each column, and shows every row on exactly one page", async () => {
    const whole = await itemWise.rows();
    expect(whole.map(({ ItemName }) => ItemName)).toEqual(
      whole.map(({ ItemName }) => ItemName).toSorted(compareTexts),
    );
    const searchText = String(whole[5]?.ItemName).slice(2, 7).toUpperCase();
    expect(await itemWise.rows({ search: searchText })).toEqual(
      whole.filter(({ ItemName }) => String(ItemName).toUpperCase().includes(searchText)),
    );
    for (const column of ["TotalAmount", "TotalQuantity"]) {
      const sortedValues = (await itemWise.rows({ sort: `-${column}` })).map((row) => Number(row[column]));
      expect(sortedValues).toEqual(sortedValues.toSorted((a, b) => b - a));
    }
    const { page } = await itemWise.table({ pageSize: 7 });
    const seenRows: Row[] = [];
    for (let number = 1; number <= page.pages; number += 1)
      seenRows.push(...toNamedRows(await itemWise.table({ pageSize: 7, page: number })));
    expect(seenRows).toEqual(whole);
  });
});

describe("the list of sold items", () => {
  it("has the items on bills in effect, by name, of the user's own company", async () => {
    const cookie = await product.signIn(1, "meera");
    const answer = await product.call({ method: "GET", path: "/api/itembybill", cookie });
    const items = answer.read<{ ItemID: number; ItemName: string }[]>();
    const soldItems = await rowsOf<{ id: number }>(
      product.db,
      `SELECT DISTINCT m.item_id AS id FROM stock_moves m JOIN bills b ON b.company_id = 1 AND b.voucher_id = m.voucher_id AND b.status = 1
       WHERE m.company_id = 1 AND m.move_kind IN ('SALE', 'FREE')`,
      [],
    );
    expect(items.map(({ ItemID }) => ItemID).toSorted((a, b) => a - b)).toEqual(
      soldItems.map(({ id }) => id).toSorted((a, b) => a - b),
    );
    expect(items.map(({ ItemName }) => ItemName)).toEqual(
      items.map(({ ItemName }) => ItemName).toSorted(compareTexts),
    );
    const query = { CompanyID: "2" };
    expectProblem(
      await product.call({ method: "GET", path: "/api/itembybill", query, cookie }),
      403,
      "COMPANY_MISMATCH",
    );
  });
});

const listSalesmen = async () =>
  (
    await product
      .db("bills")
      .where("company_id", 1)
      .whereNotNull("salesman_id")
      .distinct("salesman_id")
      .pluck<number[]>("salesman_id")
  ).toSorted((a, b) => a - b);
const compareTexts = (a: unknown, b: unknown) =>
  String(a).localeCompare(String(b), "en", { sensitivity: "base" });
