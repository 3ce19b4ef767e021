import type { Demo, ScreenCase } from "./screen-case.ts";

const FAILURE_TEXT = "Failed to fetch purchase report. Please try again.";
const OPENED_DETAILS = { title: "Purchase Details", role: "complementary", text: "ItmName" } as const;
/** Lines of purchases in effect. */
const LINES_SQL = `purchase_lines l JOIN purchases p ON p.company_id = l.company_id AND p.id = l.purchase_id AND p.status = 1`;

export const purchaseScreens: readonly ScreenCase[] = [
  {
    title: "Purchase Report",
    address: ({ day, today }) => `/TabPurchase?from=${day(180)}&to=${today}`,
    api: "/api/GetAllPurchaseReport",
    expected: async (demo) => {
      const { amount } = await sumOf(demo, "1 = 1", []);
      const [[row]] = await demo.db.raw(
        "SELECT COUNT(*) AS found FROM purchases WHERE company_id = 1 AND status <> 3 AND date BETWEEN ? AND ?",
        [demo.day(180), demo.today],
      );
      return { rows: Number(row.found), total: { column: "Amount (Incl. Tax)", amount } };
    },
    search: async ({ db, day, today }) => {
      const [[row]] = await db.raw(
        `SELECT a.name, COUNT(*) AS found FROM purchases p JOIN accounts a ON a.company_id = p.company_id AND a.id = p.supplier_id
         WHERE p.company_id = 1 AND p.status <> 3 AND p.date BETWEEN ? AND ? GROUP BY a.name ORDER BY COUNT(*) DESC, a.name LIMIT 1`,
        [day(180), today],
      );
      return { text: row.name, rows: Number(row.found) };
    },
    sortBy: "Supplier Name",
    opens: OPENED_DETAILS,
    files: { excel: /^PurchaseReport_.+_to_.+\.xlsx$/, pdf: /^PurchaseReport_.+_to_.+\.pdf$/ },
    failure: FAILURE_TEXT,
    salesman: "refused",
  },
  {
    title: "Supplier Purchase Report",
    address: async (demo) => {
      const id = await findMostFrequent(demo, "p.supplier_id");
      return `/TabPurchase?tab=supplier&SupplierId=${id}&from=${demo.day(180)}&to=${demo.today}`;
    },
    api: "/api/GetSupplierWiseReport",
    expected: async (demo) => {
      const { rows, amount } = await sumOf(demo, "p.supplier_id = ?", [
        await findMostFrequent(demo, "p.supplier_id"),
      ]);
      return { rows, total: { column: "ItmAmt", amount } };
    },
    search: async (demo) => {
      const id = await findMostFrequent(demo, "p.supplier_id");
      const [[row]] = await demo.db.raw(
        `SELECT i.name, COUNT(*) AS found FROM ${LINES_SQL} JOIN items i ON i.company_id = l.company_id AND i.id = l.item_id
         WHERE l.company_id = 1 AND p.supplier_id = ? AND p.date BETWEEN ? AND ? GROUP BY i.name ORDER BY COUNT(*) DESC, i.name LIMIT 1`,
        [id, demo.day(180), demo.today],
      );
      return { text: row.name, rows: Number(row.found) };
    },
    sortBy: "ItmName",
    opens: OPENED_DETAILS,
    files: { excel: /^SupplierPurchases_.+_to_.+\.xlsx$/, pdf: /^SupplierPurchases_.+_to_.+\.pdf$/ },
    failure: FAILURE_TEXT,
    salesman: "refused",
  },
  {
    title: "ItemWise Purchase",
    address: async (demo) => {
      const id = await findMostFrequent(demo, "l.item_id");
      return `/TabPurchase?tab=item&ItemId=${id}&from=${demo.day(180)}&to=${demo.today}`;
    },
    api: "/api/GetItemWisePurchase",
    expected: async (demo) => {
      const { rows, amount } = await sumOf(demo, "l.item_id = ?", [
        await findMostFrequent(demo, "l.item_id"),
      ]);
      return { rows, total: { column: "ItmAmt", amount } };
    },
    search: async (demo) => {
      const id = await findMostFrequent(demo, "l.item_id");
      const [[row]] = await demo.db.raw(
        `SELECT p.supplier_invoice_no AS name FROM ${LINES_SQL} WHERE l.company_id = 1 AND l.item_id = ? AND p.date BETWEEN ? AND ?
         ORDER BY p.id LIMIT 1`,
        [id, demo.day(180), demo.today],
      );
      const { rows } = await sumOf(demo, "l.item_id = ? AND p.supplier_invoice_no LIKE ?", [
        id,
        `%${row.name}%`,
      ]);
      return { text: row.name, rows };
    },
    sortBy: "Purch.No",
    opens: OPENED_DETAILS,
    files: { excel: /^ItemPurchaseReport_.+_to_.+\.xlsx$/, pdf: /^ItemPurchaseReport_.+_to_.+\.pdf$/ },
    failure: FAILURE_TEXT,
    salesman: "refused",
  },
];

/** Lines of the last 180 days that match a condition: number and total with taxes. */
async function sumOf({ db, day, today }: Demo, where: string, values: (string | number)[]) {
  const [[row]] = await db.raw(
    `SELECT COUNT(*) AS found, SUM(l.taxable + l.cgst + l.sgst + l.igst) AS amount FROM ${LINES_SQL}
     WHERE l.company_id = 1 AND p.date BETWEEN ? AND ? AND ${where}`,
    [day(180), today, ...values],
  );
  return { rows: Number(row.found), amount: Number(row.amount) };
}

/** Id of the supplier or item with the most lines. */
async function findMostFrequent(
  { db, day, today }: Demo,
  column: "p.supplier_id" | "l.item_id",
): Promise<number> {
  const [[row]] = await db.raw(
    `SELECT ${column} AS id FROM ${LINES_SQL} WHERE l.company_id = 1 AND p.date BETWEEN ? AND ?
     GROUP BY ${column} ORDER BY COUNT(*) DESC, ${column} LIMIT 1`,
    [day(180), today],
  );
  return Number(row.id);
}
