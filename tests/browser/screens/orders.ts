import type { ScreenCase } from "./screen-case.ts";

export const orderScreens: readonly ScreenCase[] = [
  {
    title: "Order Report",
    address: ({ day, today }) => `/OrderReport?from=${day(120)}&to=${today}`,
    api: "/api/getOrderReport",
    // Sum the lines, because the report reads the amounts in the order heads.
    expected: async ({ db, day, today }) => {
      const [[row]] = await db.raw(
        `SELECT COUNT(DISTINCT o.id) AS found, SUM(ROUND(l.quantity * l.rate, 2)) AS amount
         FROM orders o JOIN order_lines l ON l.company_id = o.company_id AND l.order_id = o.id
         WHERE o.company_id = 1 AND o.status <> 2 AND o.date BETWEEN ? AND ?`,
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
