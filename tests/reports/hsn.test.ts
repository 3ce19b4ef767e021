import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { queryRows as rowsOf } from "../../packages/server/db/rows.ts";
import { expectProblem } from "../contract/expect-problem.ts";
import { MID_YEAR } from "../demo-database.ts";
import { startProduct, type Product } from "../product.ts";
import { send } from "../documents/post.ts";
import { toNamedRows, openDesk, findUserWithRole, sumColumn, type Desk, type Row } from "./sale-area.ts";

let product: Product;
let sales: Desk;
let returns: Desk;
let range: { FromDate: string; ToDate: string };

beforeAll(async () => {
  product = await startProduct({ lastDay: MID_YEAR });
  sales = await openDesk(product, "/api/HSNcode");
  returns = await openDesk(product, "/api/HSNReturn");
  // All days, because returns are few.
  range = { FromDate: "2025-01-01", ToDate: "2027-12-31" };
});
afterAll(() => product?.stop());

interface Line extends Row {
  hsn: string;
  unit: string;
  rate: string;
  kind: string | null;
  type: string;
  quantity: string;
  taxable: string;
  amount: string;
  salesman: number;
}

/** Lines of documents in effect, which the test adds up itself. */
const listDocumentLines = (table: "bills" | "sale_returns", companyId = 1) => {
  const [lines, parent, quantity] =
    table === "bills"
      ? ["bill_lines", "bill_id", "l.quantity"]
      : ["sale_return_lines", "sale_return_id", "l.good_quantity + l.damaged_quantity + l.expired_quantity"];
  return rowsOf<Line>(
    product.db,
    `SELECT l.hsn_code AS hsn, l.tax_rate AS rate, l.supply_kind AS kind, d.sale_type AS type, ${quantity} AS quantity, l.taxable,
       l.taxable + l.cgst + l.sgst + l.igst AS amount, d.salesman_id AS salesman,
       (SELECT u.name FROM units u, items i WHERE i.company_id = l.company_id AND i.id = l.item_id AND u.company_id = l.company_id AND u.id = i.unit_id) AS unit
     FROM ${lines} l, ${table} d
     WHERE l.company_id = ? AND d.company_id = ? AND d.id = l.${parent} AND d.status = 1 AND d.date BETWEEN ? AND ?`,
    [companyId, companyId, range.FromDate, range.ToDate],
  );
};

/** The report calculated from the lines: one row for each code, unit, rate and kind of supply. */
function sumByHsn(lines: Line[]): Row[] {
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    const key = [line.hsn, line.unit, Number(line.rate), line.kind].join("|");
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()].flatMap((group) => {
    const [one] = group;
    if (!one) return [];
    return {
      HSNCode: one.hsn,
      Unit: one.unit,
      Quantity: sumColumn(group, "quantity"),
      TaxPer: Number(one.rate),
      SupplyKind: KIND_WORDS[one.kind ?? ""] ?? null,
      TaxableValue: sumColumn(group, "taxable"),
      TotalAmount: sumColumn(group, "amount"),
      WholeSaleRetail: [...new Set(group.map(({ type }) => type))].toSorted().join(", "),
    };
  });
}

const KIND_WORDS: Record<string, string> = {
  taxable: "Taxable",
  nilRated: "Nil-rated",
  exempt: "Exempt",
  nonGst: "Non-GST",
};

const toSortedTexts = (rows: Row[]) => rows.map((row) => JSON.stringify(row)).toSorted();

describe.each([
  ["HSN by sale", "bills", "bill"],
  ["HSN by return", "sale_returns", "return"],
] as const)("%s", (_, table, kind) => {
  const getDesk = () => (table === "bills" ? sales : returns);

  it("adds up the lines of documents in effect by code, unit and rate", async () => {
    const statuses = await product.db(table).where("company_id", 1).distinct("status").pluck("status");
    expect(statuses).toEqual(expect.arrayContaining([1, 2]));
    const rows = await getDesk().rows(range);
    expect(toSortedTexts(rows)).toEqual(toSortedTexts(sumByHsn(await listDocumentLines(table))));
    expect(rows.length).toBeGreaterThan(3);
    if (table === "bills") expect(rows.map((row) => row.WholeSaleRetail)).toContain("Retail, Wholesale");
    expect((await getDesk().ask(range, "application/json")).json).toEqual(rows);
  });

  it("has the amounts of the sales and tax accounts as its totals", async () => {
    const { totals, ties } = await getDesk().table(range);
    const accounts = await rowsOf<{ name: string; amount: string }>(
      product.db,
      `SELECT a.name, ABS(SUM(e.credit - e.debit)) AS amount FROM ledger_entries e
       JOIN accounts a ON a.company_id = e.company_id AND a.id = e.account_id
       WHERE e.company_id = 1 AND e.entry_kind = ? AND (a.name = 'Sales' OR a.name LIKE 'Output %') GROUP BY a.name`,
      [kind],
    );
    const soldAmount = Number(accounts.find(({ name }) => name === "Sales")?.amount);
    const all = sumColumn(accounts, "amount");
    expect([totals.TaxableValue, totals.TotalAmount]).toEqual([soldAmount, all]);
    expect(ties).toEqual([
      { label: `Sales account, ${kind}s`, amount: soldAmount, agrees: true },
      { label: `Sales and output tax accounts, ${kind}s`, amount: all, agrees: true },
    ]);
  });

  it("narrows by type and salesman to the lines that match", async () => {
    const lines = await listDocumentLines(table);
    for (const Type of ["Retail", "WholeSale"])
      expect(toSortedTexts(await getDesk().rows({ ...range, Type }))).toEqual(
        toSortedTexts(sumByHsn(lines.filter(({ type }) => type.toLowerCase() === Type.toLowerCase()))),
      );
    for (const user of new Set(lines.map(({ salesman }) => salesman)))
      if (user !== null)
        expect(toSortedTexts(await getDesk().rows({ ...range, activeUserId: user }))).toEqual(
          toSortedTexts(sumByHsn(lines.filter(({ salesman }) => salesman === user))),
        );
  });

  it("searches only code and unit, sorts by code, and shows every row on exactly one page", async () => {
    const rows = await getDesk().rows(range);
    expect(rows.map(({ HSNCode }) => HSNCode)).toEqual(rows.map(({ HSNCode }) => HSNCode).toSorted());
    const [row] = rows;
    for (const name of ["HSNCode", "Unit"] as const)
      expect(await getDesk().rows({ ...range, search: String(row?.[name]).toUpperCase() })).toEqual(
        rows.filter(
          (each) => String(each.HSNCode).includes(String(row?.[name])) || String(each.Unit) === row?.[name],
        ),
      );
    expect(await getDesk().rows({ ...range, search: "Retail" })).toEqual([]);
    expect(await getDesk().rows({ ...range, search: String(row?.TaxableValue) })).toEqual([]);
    const { page } = await getDesk().table({ ...range, pageSize: 3 });
    const seenRows: Row[] = [];
    for (let number = 1; number <= page.pages; number += 1)
      seenRows.push(...toNamedRows(await getDesk().table({ ...range, pageSize: 3, page: number })));
    expect(seenRows).toEqual(rows);
  });

  it("shows managers their users' documents, a salesman none, and the second company its own", async () => {
    const lines = await listDocumentLines(table);
    for (const role of [3, 4] as const) {
      const { username, users } = await findUserWithRole(product, role);
      expect(toSortedTexts(await (await getDesk().as(username)).rows(range))).toEqual(
        toSortedTexts(sumByHsn(lines.filter(({ salesman }) => users.includes(salesman)))),
      );
    }
    expectProblem(
      await (await getDesk().as((await findUserWithRole(product, 2)).username)).ask(range),
      403,
      "ROLE_FORBIDDEN",
    );
    expect(toSortedTexts(await (await getDesk().as("fathima", 2)).rows(range))).toEqual(
      toSortedTexts(sumByHsn(await listDocumentLines(table, 2))),
    );
  });
});

it("exempt and nil-rated lines of one code stay apart, as they were posted", async () => {
  const cookie = await product.signIn(1, "meera");
  const [exempt, nilRated] = await Promise.all(
    (["exempt", "nilRated"] as const).map(async (kind) => {
      const answer = await product.call({
        ...{ method: "PUT", path: "/api/v1/taxes", cookie },
        body: { name: `Made ${kind}`, kind },
      });
      return answer.read<{ id: number }>().id;
    }),
  );
  const last = await product
    .db("bills")
    .where({ company_id: 1, status: 1, mode: 1 })
    .orderBy("id", "desc")
    .first();
  await product.db("accounts").where({ company_id: 1, id: last.customer_id }).update({ credit_limit: null });
  const setTax = (id: number, tax_id: number | undefined) =>
    product.db("items").where({ company_id: 1, id }).update({ tax_id, hsn_code: "99988877" });
  await setTax(1, exempt);
  await setTax(2, nilRated);
  await product.db("items").where({ company_id: 1 }).whereIn("id", [1, 2]).update({ unit_id: 1 });
  const answer = await send(product, cookie, "bills", {
    date: last.date,
    customerId: last.customer_id,
    seriesId: last.series_id,
    locationId: last.location_id,
    salesmanId: last.salesman_id,
    payment: "credit",
    lines: [
      { itemId: 1, quantity: 2 },
      { itemId: 2, quantity: 1 },
    ],
  });
  expect(answer.status, answer.text).toBe(200);
  const { id } = answer.read<{ id: number }>();
  const read = async () => {
    const hsnRows = (await sales.rows(range)).filter(({ HSNCode }) => HSNCode === "99988877");
    const ask = { ...range, search: "99988877" };
    const lines = await (await openDesk(product, "/api/taxamount")).rows(ask);
    const paper = await product.call({ method: "GET", path: `/api/v1/bills/${id}`, cookie });
    const { taxSums } = paper.read<{ taxSums: { supplyKind?: string }[] }>();
    return {
      sums: taxSums.map(({ supplyKind }) => supplyKind),
      hsn: hsnRows.map(({ SupplyKind, Quantity }) => [SupplyKind, Quantity]),
      lines: lines.map(({ SupplyKind, Quantity }) => [SupplyKind, Quantity]),
      paper: paper.read<{ lines: { supplyKind?: string }[] }>().lines.map(({ supplyKind }) => supplyKind),
    };
  };
  const before = await read();
  expect(before).toEqual({
    hsn: expect.arrayContaining([
      ["Exempt", 2],
      ["Nil-rated", 1],
    ]) as unknown,
    lines: [
      ["Exempt", 2],
      ["Nil-rated", 1],
    ],
    paper: ["exempt", "nilRated"],
    // The tax summary has a sum for each.
    sums: ["exempt", "nilRated"],
  });
  await product.db("taxes").where({ company_id: 1, id: exempt }).update({ kind: "nonGst" });
  expect(await read()).toEqual(before);
});
