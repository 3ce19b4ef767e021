import type { Demo, ScreenCase } from "./screen-case.ts";

const FAILURE_TEXT = "Failed to fetch stock report. Please try again.";
/** All stock moves of saleable goods, not from a rollup. */
const SALEABLE_SQL = `stock_moves m JOIN stock_locations l ON l.company_id = m.company_id AND l.id = m.location_id AND l.kind <> 'damaged'`;

export const stockScreens: readonly ScreenCase[] = [
  {
    title: "Stock Report",
    address: ({ day, today }) => `/StockReport?from=${day(90)}&to=${today}&size=250`,
    api: "/api/Closingstock",
    expected: async (demo) => ({
      rows: await items(demo),
      total: { column: "Balance Stock", amount: await onHand(demo, "l.kind IN ('godown', 'van')") },
    }),
    search: findFirstItem,
    sortBy: "Item Name",
    filters: "Stock Report Filters",
    files: { excel: /^Stock_Report_.+\.xlsx$/, pdf: /^Stock_Report_\d{4}-\d\d-\d\d\.pdf$/ },
    failure: FAILURE_TEXT,
    // Every item is listed, with or without stock, so only a search gives no rows.
    emptyAddress: () => "/StockReport?q=no+such+item",
    empty: "No data available",
    salesman: "refused",
  },
  {
    title: "GoDown Stock",
    address: () => "/balancestock?size=250",
    api: "/api/balancestock",
    expected: async (demo) => ({
      rows: await items(demo),
      total: { column: "GoDown Stock", amount: await onHand(demo, "l.kind = 'godown'") },
    }),
    search: findFirstItem,
    sortBy: "GoDown Stock",
    filters: "GoDown Stock Filters",
    files: { excel: /^GoDown_Stock.*\.xlsx$/, pdf: /^GoDown_Stock.*\.pdf$/ },
    failure: FAILURE_TEXT,
    emptyAddress: () => "/balancestock?q=no+such+item",
    salesman: "refused",
  },
];

/** Screens of opening stock, productions and damages. */
export const goodsScreens: readonly ScreenCase[] = [
  {
    title: "Opening Stock Report",
    address: () => "/OpeningStockReport?size=1000",
    api: "/api/GetOpeningstockReport",
    expected: async ({ db }) => {
      const [[row]] = await db.raw(
        `SELECT COUNT(*) AS found, SUM(m.value) AS amount FROM stock_moves m WHERE m.company_id = 1 AND m.move_kind = 'OPENING'`,
      );
      return {
        rows: Number(row.found),
        total: { column: "Total Purchase Rate", amount: Number(row.amount) },
      };
    },
    search: async ({ db }) => {
      const [[row]] = await db.raw(
        `SELECT i.name, COUNT(*) AS found FROM stock_moves m JOIN items i ON i.company_id = m.company_id AND i.id = m.item_id
         WHERE m.company_id = 1 AND m.move_kind = 'OPENING'
           AND NOT EXISTS (SELECT 1 FROM items o WHERE o.company_id = 1 AND o.id <> i.id AND o.name LIKE CONCAT('%', i.name, '%'))
         GROUP BY i.name ORDER BY i.name LIMIT 1`,
      );
      return { text: row.name, rows: Number(row.found) };
    },
    sortBy: "Item Name",
    filters: "Opening Stock Report Filters",
    files: { excel: /^Opening_Stock_Report_.+\.xlsx$/, pdf: /^Opening_Stock_Report_.+\.pdf$/ },
    failure: "Failed to fetch report data. Please try again.",
    emptyAddress: ({ day }) => `/OpeningStockReport?from=${day(2)}&to=${day(1)}`,
    salesman: "refused",
  },
  {
    title: "Production Report",
    address: ({ day, today }) => `/Production?from=${day(200)}&to=${today}`,
    api: "/api/getproductReport",
    // From the stock moves: each production has one move of its finished item.
    expected: async ({ db, day, today }) => {
      const [[row]] = await db.raw(
        `SELECT COUNT(*) AS found, SUM(m.value) AS amount FROM stock_moves m
         WHERE m.company_id = 1 AND m.move_kind = 'PRODUCE' AND m.quantity > 0 AND m.date BETWEEN ? AND ?`,
        [day(200), today],
      );
      return {
        rows: Number(row.found),
        total: { column: "Total Production Cost", amount: Number(row.amount) },
      };
    },
    search: async ({ db, day, today }) => {
      const [[row]] = await db.raw(
        `SELECT d.batch_name AS name FROM productions d WHERE d.company_id = 1 AND d.status = 1 AND d.date BETWEEN ? AND ?
         ORDER BY LENGTH(d.batch_name) DESC, d.id DESC LIMIT 1`,
        [day(200), today],
      );
      return { text: row.name, rows: 1 };
    },
    sortBy: "Item Name",
    filters: "Production Report Filters",
    opens: { title: "Production Details", role: "complementary", text: "Required Quantity" },
    files: { excel: /^ProductionReport_.+_to_.+\.xlsx$/, pdf: /^ProductionReport_.+_to_.+\.pdf$/ },
    failure: "Failed to fetch production report. Please try again.",
    salesman: "refused",
  },
  {
    title: "Damage Report",
    address: ({ day, today }) => `/DamageReport?from=${day(200)}&to=${today}`,
    api: "/api/DamageReport",
    // Lines counted separately for each kind, and amounts from its stock moves.
    expected: async ({ db, day, today }) => {
      const range = [day(200), today];
      const countedDocuments = Object.entries({
        sale_return: "sale_returns",
        replacement: "replacements",
        damage: "damages",
      });
      let rows = 0;
      for (const [name, table] of countedDocuments) {
        const [[row]] = await db.raw(
          `SELECT COUNT(*) AS found FROM ${table} d JOIN ${name}_lines l ON l.company_id = d.company_id AND l.${name}_id = d.id
           WHERE d.company_id = 1 AND d.status = 1 AND d.date BETWEEN ? AND ?`,
          range,
        );
        rows += Number(row.found);
      }
      const [[row]] = await db.raw(
        `SELECT SUM(IF(m.move_kind = 'SALE_RETURN', m.quantity, -m.quantity)) AS amount FROM stock_moves m
         WHERE m.company_id = 1 AND m.move_kind IN ('SALE_RETURN', 'REPLACE_OUT', 'DAMAGE_OUT') AND m.date BETWEEN ? AND ?`,
        range,
      );
      return { rows, total: { column: "Qty", amount: Number(row.amount) } };
    },
    sortBy: "Item Name",
    files: { excel: /^DamageReport_.+_to_.+\.xlsx$/, pdf: /^DamageReport_.+_to_.+\.pdf$/ },
    failure: "Failed to fetch damage report. Please try again.",
    salesman: "refused",
  },
];

/** The three van-loading screens, for the van and day with the most goods loaded. */
export const vanLoadScreens: readonly ScreenCase[] = [
  {
    title: "Vanload Report",
    address: async (demo) => {
      const { van, branch, date } = await findBusiestVan(demo);
      return `/TabVanload?tab=report&Date=${date}&Branch=${branch}&VanId=${van}`;
    },
    api: "/api/getVanstock",
    expected: async (demo) => {
      const { van, date } = await findBusiestVan(demo);
      return readVanStock(demo, van, date, date);
    },
    search: async (demo) => {
      const { van, date } = await findBusiestVan(demo);
      return findVanItem(demo, van, date, date);
    },
    sortBy: "Item Name",
    files: { excel: /\.xlsx$/, pdf: /\.pdf$/ },
    failure: "Failed to load stock report.",
    emptyAddress: async (demo) => {
      const { van, branch } = await findBusiestVan(demo);
      return `/TabVanload?tab=report&Date=2020-01-01&Branch=${branch}&VanId=${van}`;
    },
    salesman: "refused",
  },
  {
    title: "Stock Report Details",
    address: async (demo) => {
      const { date } = await findBusiestVan(demo);
      return `/TabVanload?tab=analysis&Month=${Number(date.slice(5, 7))}&Year=${date.slice(0, 4)}`;
    },
    api: "/api/GetVanLoadingAnalysis",
    expected: async (demo) => {
      const { date, place, name } = await findBusiestVan(demo);
      const month = date.slice(0, 7);
      const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
      const [[row]] = await demo.db.raw(
        `SELECT SUM(quantity) AS amount FROM stock_moves
         WHERE company_id = 1 AND location_id = ? AND move_kind IN ('LOAD', 'UNLOAD', 'TRANSFER') AND date LIKE ?`,
        [place, `${month}-%`],
      );
      const isRunning = demo.today.startsWith(month);
      return {
        rows: isRunning ? Number(demo.today.slice(8)) : last,
        total: { column: name, amount: Number(row.amount) },
      };
    },
    search: async (demo) => ({
      text: (await findBusiestVan(demo)).date.split("-").toReversed().join("-"),
      rows: 1,
    }),
    sortBy: "Date",
    failure: "Failed to load stock report.",
    emptyAddress: (demo) => `/TabVanload?tab=analysis&Month=1&Year=${Number(demo.today.slice(0, 4)) + 1}`,
    salesman: "refused",
  },
  {
    title: "Vanload Datewise",
    address: async (demo) => {
      const { van, branch } = await findBusiestVan(demo);
      return `/TabVanload?tab=datewise&Branch=${branch}&VanId=${van}&from=${demo.day(200)}&to=${demo.today}`;
    },
    api: "/api/getVanstockByDate",
    expected: async (demo) => readVanStock(demo, (await findBusiestVan(demo)).van, demo.day(200), demo.today),
    search: async (demo) => findVanItem(demo, (await findBusiestVan(demo)).van, demo.day(200), demo.today),
    sortBy: "Sale",
    opens: { title: "VTStock Details by Date", role: "group", text: "VTStock" },
    files: { excel: /^Vanload_Datewise_.+_to_.+\.xlsx$/, pdf: /^Vanload_Datewise_.+_to_.+\.pdf$/ },
    failure: "Failed to load stock report.",
    salesman: "refused",
  },
];

async function items({ db }: Demo): Promise<number> {
  const [[row]] = await db.raw("SELECT COUNT(*) AS found FROM items WHERE company_id = 1 AND is_deleted = 0");
  return Number(row.found);
}

async function onHand({ db }: Demo, where: string): Promise<number> {
  const [[row]] = await db.raw(
    `SELECT SUM(m.quantity) AS amount FROM ${SALEABLE_SQL} WHERE m.company_id = 1 AND ${where}`,
  );
  return Number(row.amount);
}

/** The item with the longest name, so that a search for the name finds one row. */
async function findFirstItem({ db }: Demo) {
  const [[item]] = await db.raw(
    "SELECT name FROM items WHERE company_id = 1 ORDER BY CHAR_LENGTH(name) DESC, id LIMIT 1",
  );
  return { text: item.name, rows: 1 };
}

/** The van and day with the most goods loaded, with the van's branch and stock location. */
async function findBusiestVan({ db }: Demo) {
  const [[row]] = await db.raw(
    `SELECT v.id AS van, v.branch_id AS branch, v.reg_no AS name, l.id AS place, m.date, SUM(m.quantity) AS loaded FROM vehicles v
     JOIN stock_locations l ON l.company_id = v.company_id AND l.vehicle_id = v.id
     JOIN stock_moves m ON m.company_id = l.company_id AND m.location_id = l.id AND m.move_kind = 'LOAD'
     WHERE v.company_id = 1 GROUP BY v.id, v.branch_id, v.reg_no, l.id, m.date ORDER BY loaded DESC, m.date DESC, v.id LIMIT 1`,
  );
  return row as { van: number; branch: number; name: string; place: number; date: string };
}

/** Items with van stock before the range or a non-zero figure in it; total is the stock left. */
async function readVanStock({ db }: Demo, van: number, from: string, to: string) {
  const [[row]] = await db.raw(
    `SELECT COUNT(DISTINCT t.item_id) AS found, SUM(t.quantity) AS net FROM (
       SELECT m.item_id, SUM(m.quantity) AS quantity,
         CASE WHEN m.date < ? THEN 'before' WHEN m.move_kind IN ('LOAD', 'UNLOAD', 'TRANSFER') THEN 'Vt' ELSE m.move_kind END AS figure
       FROM stock_moves m JOIN stock_locations l ON l.company_id = m.company_id AND l.id = m.location_id
       WHERE m.company_id = 1 AND l.vehicle_id = ? AND m.date <= ?
       GROUP BY m.item_id, figure HAVING SUM(m.quantity) <> 0) AS t`,
    [from, van, to],
  );
  return { rows: Number(row.found), total: { column: "Net Stock", amount: Number(row.net) } };
}

async function findVanItem({ db }: Demo, van: number, from: string, to: string) {
  const [[row]] = await db.raw(
    `SELECT i.name FROM stock_moves m JOIN stock_locations l ON l.company_id = m.company_id AND l.id = m.location_id
     JOIN items i ON i.company_id = m.company_id AND i.id = m.item_id
     WHERE m.company_id = 1 AND l.vehicle_id = ? AND m.date BETWEEN ? AND ? AND m.move_kind = 'LOAD'
     ORDER BY CHAR_LENGTH(i.name) DESC, i.id LIMIT 1`,
    [van, from, to],
  );
  return { text: row.name, rows: 1 };
}
