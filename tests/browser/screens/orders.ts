import type { ScreenCase } from "./screen-case.ts";

export const orderScreens: readonly ScreenCase[] = [
  {
    title: "Order Report",
    address: ({ day, today }) => `/OrderReport?from=${day(120)}&to=${today}`,
    api: "/api/getOrderReport",
    // Sum the lines, as a bill would calculate them: the report reads the amounts in the order heads.
    expected: async ({ db, day, today }) => {
      const [[row]] = await db.raw(
        `SELECT COUNT(DISTINCT id) AS found, SUM(net + CASE WHEN price_has_tax = 1 THEN 0
           WHEN inter_state = 1 THEN ROUND(net * tax_rate / 100, 2) ELSE 2 * ROUND(net * tax_rate / 200, 2) END) AS amount
         FROM (SELECT o.id, o.inter_state, l.tax_rate, l.price_has_tax, ROUND(l.quantity * l.unit_price, 2)
             - ROUND(ROUND(l.quantity * l.unit_price, 2) * l.discount_rate / 100, 2) AS net
           FROM orders o JOIN order_lines l ON l.company_id = o.company_id AND l.order_id = o.id
           WHERE o.company_id = 1 AND o.status <> 2 AND o.date BETWEEN ? AND ?) nets`,
        [day(120), today],
      );
      return { rows: Number(row.found), total: { column: "Amount", amount: Number(row.amount) } };
    },
    search: async ({ db, day, today }) => {
      const [[row]] = await db.raw(
        `SELECT c.name, COUNT(*) AS found FROM orders o JOIN accounts c ON c.company_id = o.company_id AND c.id = o.customer_id
         WHERE o.company_id = 1 AND o.status <> 2 AND o.date BETWEEN ? AND ? GROUP BY c.name ORDER BY COUNT(*) DESC, c.name LIMIT 1`,
        [day(120), today],
      );
      return { text: row.name, rows: Number(row.found) };
    },
    sortBy: "Customer Name",
    filters: "Order Report Filters",
    opens: { title: "Order Details", role: "complementary", text: "Item Name" },
    files: { excel: /^OrderReport_.+_to_.+\.xlsx$/, pdf: /^OrderReport_.+_to_.+\.pdf$/ },
    failure: "Failed to fetch order report. Please try again.",
    salesman: async ({ db, day, today }) => {
      const [[row]] = await db.raw(
        `SELECT COUNT(*) AS found FROM orders o WHERE o.company_id = 1 AND o.status <> 2 AND o.date BETWEEN ? AND ?
         AND o.user_id = (SELECT u.id FROM users u WHERE u.company_id = 1 AND u.username = 'anil')`,
        [day(120), today],
      );
      return { rows: Number(row.found) };
    },
  },
];
