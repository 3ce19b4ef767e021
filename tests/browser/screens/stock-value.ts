import type { Demo, ScreenCase } from "./screen-case.ts";

/** Screens of the stock valuation and of the moves of the item that moved most. */
export const stockValueScreens: readonly ScreenCase[] = [
  {
    title: "Stock Valuation",
    address: ({ day, today }) => `/StockValuation?from=${day(90)}&to=${today}&size=250`,
    api: "/api/v1/stock-valuation",
    // From the entries of the Inventory account.
    expected: async ({ db }) => {
      const [[foundRow]] = await db.raw(
        `SELECT (SELECT COUNT(DISTINCT m.item_id) FROM stock_moves m WHERE m.company_id = 1) AS items_,
           (SELECT SUM(e.debit - e.credit) FROM ledger_entries e JOIN accounts a ON a.company_id = e.company_id AND a.id = e.account_id
            WHERE e.company_id = 1 AND a.system_key = 'inventory') AS worth`,
      );
      return {
        rows: Number(foundRow.items_),
        total: { column: "Closing Value", amount: Number(foundRow.worth) },
      };
    },
    search: async ({ db }) => {
      const [[item]] = await db.raw(
        `SELECT i.name FROM items i JOIN stock_moves m ON m.company_id = i.company_id AND m.item_id = i.id
         WHERE i.company_id = 1 ORDER BY CHAR_LENGTH(i.name) DESC, i.id LIMIT 1`,
      );
      return { text: item.name, rows: 1 };
    },
    sortBy: "Item Name",
    filters: "Filters",
    files: { excel: /^StockValuation_.+_to_.+\.xlsx$/, pdf: /^StockValuation_.+_to_.+\.pdf$/ },
    failure: "Failed to fetch the stock valuation. Please try again.",
    salesman: "refused",
  },
  {
    title: "Item Ledger",
    address: async (at) => `/ItemLedger?ItemID=${await findMostMoved(at)}&from=${at.day(90)}&to=${at.today}`,
    api: "/api/v1/item-ledger",
    expected: async (at) => {
      const [[foundRow]] = await at.db.raw(
        `SELECT COUNT(*) AS moves, SUM(CASE WHEN m.move_kind IN ('OPENING', 'PURCHASE', 'PRODUCE', 'SALE_RETURN') THEN m.value ELSE 0 END) AS came
         FROM stock_moves m WHERE m.company_id = 1 AND m.item_id = ? AND m.date >= ? AND m.move_kind NOT IN ('LOAD', 'UNLOAD', 'TRANSFER')`,
        [await findMostMoved(at), at.day(90)],
      );
      return { rows: Number(foundRow.moves), total: { column: "In Value", amount: Number(foundRow.came) } };
    },
    sortBy: "Voucher No",
    opens: { title: "Move", role: "complementary", text: "Balance Qty" },
    files: { excel: /^ItemLedger_.+_to_.+\.xlsx$/, pdf: /^ItemLedger_.+_to_.+\.pdf$/ },
    failure: "Failed to fetch the item ledger. Please try again.",
    emptyAddress: async (at) => `/ItemLedger?ItemID=${await findMostMoved(at)}&from=2024-01-01&to=2024-01-31`,
    salesman: "refused",
  },
];

async function findMostMoved({ db, day }: Demo): Promise<number> {
  const [[row]] = await db.raw(
    `SELECT item_id AS item FROM stock_moves WHERE company_id = 1 AND move_kind = 'SALE' AND date >= ?
     GROUP BY item_id ORDER BY COUNT(*) DESC, item_id LIMIT 1`,
    [day(90)],
  );
  return Number(row.item);
}
