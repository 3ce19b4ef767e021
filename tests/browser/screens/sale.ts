import type { Demo, ScreenCase } from "./screen-case.ts";

export const saleScreens: readonly ScreenCase[] = [
  {
    title: "Sale Report",
    address: ({ day, today }) => `/Tabsale?from=${day(90)}&to=${today}`,
    api: "/api/getSaleReport",
    // Sum the lines, because the report reads the amounts in the bill heads.
    expected: async ({ db, day, today }) => {
      const [[row]] = await db.raw(
        `SELECT COUNT(*) AS bills, SUM(t.amount) AS amount FROM (
           SELECT b.id, (b.status = 1) * (SUM(l.taxable + l.cgst + l.sgst + l.igst) - b.discount + b.round_off) AS amount
           FROM bills b JOIN bill_lines l ON l.company_id = b.company_id AND l.bill_id = b.id
           WHERE b.company_id = 1 AND b.status <> 3 AND b.date BETWEEN ? AND ?
           GROUP BY b.id, b.status, b.discount, b.round_off) AS t`,
        [day(90), today],
      );
      return { rows: Number(row.bills), total: { column: "Amount", amount: Number(row.amount) } };
    },
    search: async ({ db, day, today }) => {
      const [[row]] = await db.raw(
        `SELECT c.name, COUNT(*) AS bills FROM bills b JOIN accounts c ON c.company_id = b.company_id AND c.id = b.customer_id
         WHERE b.company_id = 1 AND b.status <> 3 AND b.date BETWEEN ? AND ? GROUP BY c.name ORDER BY COUNT(*) DESC, c.name LIMIT 1`,
        [day(90), today],
      );
      return { text: row.name, rows: Number(row.bills) };
    },
    sortBy: "Customer",
    filters: "Sales Report Filters",
    opens: {
      title: "Bill Details",
      role: "complementary",
      text: "Payment is requested within 15 days of receiving this invoice.",
    },
    files: { excel: /^SaleReport_.+_to_.+\.xlsx$/, pdf: /^SaleReport_.+_to_.+\.pdf$/ },
    failure: "Failed to fetch sale report. Please try again.",
    salesman: async ({ db, day, today }) => {
      const [[row]] = await db.raw(
        `SELECT COUNT(*) AS bills FROM bills b WHERE b.company_id = 1 AND b.status <> 3 AND b.date BETWEEN ? AND ?
         AND b.salesman_id = (SELECT u.id FROM users u WHERE u.company_id = 1 AND u.username = 'anil')`,
        [day(90), today],
      );
      return { rows: Number(row.bills) };
    },
  },
  {
    title: "Itemwise Sale Analysis",
    address: ({ day, today }) => `/Tabsale?tab=itemwise&from=${day(90)}&to=${today}`,
    api: "/api/ItemwiseSale",
    // Sales from the stock moves, including reversals.
    expected: async ({ db, day, today }) => {
      const [[row]] = await db.raw(
        `SELECT COUNT(*) AS items, SUM(t.amount) AS amount FROM (
           SELECT m.item_id, SUM(m.taxable + m.tax) AS amount FROM stock_moves m
           WHERE m.company_id = 1 AND m.move_kind = 'SALE' AND m.date BETWEEN ? AND ?
           GROUP BY m.item_id HAVING SUM(m.quantity) <> 0) AS t`,
        [day(90), today],
      );
      return { rows: Number(row.items), total: { column: "Amount", amount: Number(row.amount) } };
    },
    search: async ({ db, day, today }) => {
      const [[row]] = await db.raw(
        `SELECT COUNT(DISTINCT l.item_id) AS items FROM bill_lines l
         JOIN bills b ON b.company_id = 1 AND b.id = l.bill_id AND b.status = 1 AND b.date BETWEEN ? AND ?
         JOIN items i ON i.company_id = 1 AND i.id = l.item_id
         WHERE l.company_id = 1 AND l.quantity > 0 AND INSTR(LOWER(i.name), 'gloves') > 0`,
        [day(90), today],
      );
      return { text: "GLOVES", rows: Number(row.items) };
    },
    sortBy: "Quantity",
    filters: "Filters",
    files: { excel: /^Itemwise_Sale_Report\.xlsx$/, pdf: /^Itemwise_Sale_Analysis_.+_to_.+\.pdf$/ },
    failure: "Failed to fetch report data. Please try again.",
    salesman: countBillsOfAnil(90),
  },
  {
    title: "Item Sale Customer",
    address: ({ day, today }) => `/Tabsale?tab=customer&from=${day(90)}&to=${today}`,
    api: "/api/Itemsalebycust",
    expected: async ({ db, day, today }) => {
      const [[row]] = await db.raw(
        `SELECT COUNT(*) AS sold, SUM(l.taxable) + SUM(l.cgst) + SUM(l.sgst) + SUM(l.igst) AS amount FROM bill_lines l
         WHERE l.company_id = 1 AND l.bill_id IN
           (SELECT b.id FROM bills b WHERE b.company_id = 1 AND b.status = 1 AND b.date BETWEEN ? AND ?)`,
        [day(90), today],
      );
      return { rows: Number(row.sold), total: { column: "Amount", amount: Number(row.amount) } };
    },
    search: async ({ db, day, today }) => {
      const [[row]] = await db.raw(
        `SELECT b.bill_no, COUNT(*) AS sold FROM bills b JOIN bill_lines l ON l.company_id = 1 AND l.bill_id = b.id
         WHERE b.company_id = 1 AND b.status = 1 AND b.date BETWEEN ? AND ?
         GROUP BY b.bill_no ORDER BY LENGTH(b.bill_no) DESC, b.bill_no DESC LIMIT 1`,
        [day(90), today],
      );
      return { text: row.bill_no, rows: Number(row.sold) };
    },
    sortBy: "Customer",
    filters: "Filters",
    files: { excel: /^Itemwise_Sale_Customer\.xlsx$/, pdf: /^Itemwise_Sale_Customer\.pdf$/ },
    failure: "Failed to fetch report data. Please try again.",
    salesman: countBillsOfAnil(90),
  },
  {
    title: "Sale Tax Report",
    address: ({ day, today }) => `/Tabsale?tab=tax&from=${day(90)}&to=${today}`,
    api: "/api/taxamount",
    // Amounts come from each bill's head, in whole rupees; lines are only counted.
    expected: async ({ db, day, today }) => {
      const [[row]] = await db.raw(
        `SELECT SUM(t.sold) AS sold, SUM(ROUND(t.amount)) AS amount FROM (
           SELECT b.amount + b.discount - b.round_off AS amount,
             (SELECT COUNT(*) FROM bill_lines l WHERE l.company_id = 1 AND l.bill_id = b.id) AS sold
           FROM bills b WHERE b.company_id = 1 AND b.status = 1 AND b.date BETWEEN ? AND ?) AS t`,
        [day(90), today],
      );
      return { rows: Number(row.sold), total: { column: "Bill Amount", amount: Number(row.amount) } };
    },
    search: async ({ db, day, today }) => {
      const [[row]] = await db.raw(
        `SELECT c.name, COUNT(*) AS sold FROM bills b JOIN bill_lines l ON l.company_id = 1 AND l.bill_id = b.id
         JOIN accounts c ON c.company_id = 1 AND c.id = b.customer_id
         WHERE b.company_id = 1 AND b.status = 1 AND b.date BETWEEN ? AND ? GROUP BY c.name ORDER BY COUNT(*) DESC, c.name LIMIT 1`,
        [day(90), today],
      );
      return { text: row.name, rows: Number(row.sold) };
    },
    sortBy: "InvDate",
    filters: "Filters",
    files: { excel: /^Saletax_.+_to_.+\.xlsx$/, pdf: /^Saletax_.+_to_.+\.pdf$/ },
    failure: "Failed to fetch purchase report. Please try again.",
    salesman: countBillsOfAnil(90),
  },
  {
    title: "HSNcode sale Report",
    address: ({ day, today }) => `/Tabsale?tab=hsn&from=${day(90)}&to=${today}`,
    api: "/api/HSNcode",
    expected: countByHsn("bills", "bill_lines", "bill_id", 90),
    sortBy: "Taxable Value",
    filters: "Filters",
    files: { excel: /^HSN_Report_.+_to_.+\.xlsx$/, pdf: /^HSN_Sales_Report\.pdf$/ },
    failure: "Failed to fetch purchase report. Please try again.",
    salesman: countBillsOfAnil(90),
  },
  {
    title: "HSN Return sale Report",
    // A long range, because there are few returns.
    address: ({ day, today }) => `/Tabsale?tab=hsn-return&from=${day(600)}&to=${today}`,
    api: "/api/HSNReturn",
    expected: countByHsn("sale_returns", "sale_return_lines", "sale_return_id", 600),
    sortBy: "Quantity",
    files: { excel: /^HSN_Return_Report_.+_to_.+\.xlsx$/, pdf: /^HSN_Return_Report\.pdf$/ },
    failure: "Failed to fetch purchase report. Please try again.",
    salesman: countBillsOfAnil(600),
  },
];

/**
 * Number of combinations of HSN code, unit and tax rate in documents in effect, and the totals from
 * their heads.
 */
function countByHsn(documents: string, lines: string, parent: string, days: number) {
  return async ({ db, day, today }: Demo) => {
    const [[row]] = await db.raw(
      `SELECT COUNT(DISTINCT l.hsn_code, i.unit_id, l.tax_rate) AS codes,
         (SELECT SUM(h.taxable + h.cgst + h.sgst + h.igst) FROM ${documents} h
          WHERE h.company_id = 1 AND h.status = 1 AND h.date BETWEEN ? AND ?) AS amount
       FROM ${documents} d JOIN ${lines} l ON l.company_id = 1 AND l.${parent} = d.id
       JOIN items i ON i.company_id = 1 AND i.id = l.item_id
       WHERE d.company_id = 1 AND d.status = 1 AND d.date BETWEEN ? AND ?`,
      [day(days), today, day(days), today],
    );
    return { rows: Number(row.codes), total: { column: "Total Amount", amount: Number(row.amount) } };
  };
}

/** A salesman has no tabs: any tab in the address shows their own bills. */
function countBillsOfAnil(days: number) {
  return async ({ db, day, today }: Demo) => {
    const [[row]] = await db.raw(
      `SELECT COUNT(*) AS bills FROM bills b JOIN users u ON u.company_id = 1 AND u.id = b.salesman_id AND u.username = 'anil'
       WHERE b.company_id = 1 AND b.status <> 3 AND b.date BETWEEN ? AND ?`,
      [day(days), today],
    );
    return { rows: Number(row.bills) };
  };
}
