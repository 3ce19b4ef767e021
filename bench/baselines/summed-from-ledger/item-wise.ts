import { itemSales } from "../../../packages/server/reports/sales/item-sales.ts";
import { reportRows, type Comparison } from "./comparison.ts";

export const itemWiseComparison: Comparison = {
  what: "item-wise",
  report: (db, companyId, { from, to }) =>
    reportRows(itemSales["itemSales.report"], db, companyId, { FromDate: from, ToDate: to }, ITEM_COLUMNS),
  baseline: ({ from, to }) => ({
    sql: `SELECT i.id AS ItemID, s.quantity AS TotalQuantity, s.amount AS TotalAmount
      FROM (SELECT item_id, SUM(-quantity) AS quantity, SUM(taxable + tax) AS amount FROM stock_moves
        WHERE company_id = :company AND date BETWEEN ? AND ? AND move_kind = 'SALE' GROUP BY item_id) AS s
      JOIN items i ON i.company_id = :company AND i.id = s.item_id
      WHERE s.quantity <> 0 OR s.amount <> 0 ORDER BY i.name, i.id`,
    bindings: [from, to],
  }),
};

const ITEM_COLUMNS = ["ItemID", "TotalQuantity", "TotalAmount"];
