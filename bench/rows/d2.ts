import { isDeepStrictEqual } from "node:util";
import { ACCOUNT_GROUP } from "../../packages/sdk/books/account-groups.ts";
import { queryRows } from "../../packages/server/db/rows.ts";
import { formatMilliseconds, type BenchRow, type Figure } from "../figure.ts";
import { startVanbook } from "../http/start.ts";
import { compare, measureMilliseconds } from "../measure.ts";

export const d2: BenchRow = {
  id: "D2",
  about: "each figure of the dashboard, against the same summed from ledger entries and stock moves",
  async measure({ data: { full } }) {
    const { companyId } = full.company.author;
    const vanbook = await startVanbook(full, { today: QUARTER_RANGE.ToDate });
    const figures: Figure[] = [];
    try {
      for (const { path, sum, sql, bindings } of SUMS) {
        const question = { path, query: path.endsWith("stockDashboard") ? {} : QUARTER_RANGE };
        const read = async () =>
          (JSON.parse((await vanbook.ask(question)).toString()) as Record<string, number>[]).reduce(
            (all, row) => all + Math.round((row[sum] ?? 0) * 100),
            0,
          );
        const sumEntries = async () => {
          const sumRows = await queryRows<{ amount: string }>(
            full.db,
            sql.replaceAll(":company", String(companyId)),
            [...bindings],
          );
          return sumRows.reduce((all, row) => all + Math.round(Number(row.amount) * 100), 0);
        };
        // A wrong answer must not count as fast.
        const [ours, theirs] = [await read(), await sumEntries()];
        if (ours === 0 || !isDeepStrictEqual(ours, theirs))
          throw new Error(`${path}: ${ours} paise here, ${theirs} from the ledger.`);
        const { measured, baseline, ratio } = await compare(
          3,
          () => measureMilliseconds(read),
          () => measureMilliseconds(sumEntries),
        );
        figures.push({
          what: path,
          figure: formatMilliseconds(measured),
          baseline: formatMilliseconds(baseline),
          ratio,
          goal: { most: 0.05 },
        });
      }
    } finally {
      await vanbook.stop();
    }
    return figures;
  },
};

const QUARTER_RANGE = { FromDate: "2025-12-31", ToDate: "2026-03-31" };
const QUARTER_DAYS = [QUARTER_RANGE.FromDate, QUARTER_RANGE.ToDate];
const CUSTOMER_ENTRIES = `FROM ledger_entries e JOIN accounts a ON a.company_id = e.company_id AND a.id = e.account_id
  JOIN vouchers v ON v.company_id = e.company_id AND v.id = e.voucher_id
  WHERE e.company_id = :company AND a.group_id = ${ACCOUNT_GROUP.debtors} AND e.date BETWEEN ? AND ?`;
const BILL_ENTRIES = `${CUSTOMER_ENTRIES} AND e.entry_kind = 'bill'`;

interface SummedFigure {
  path: string;
  /** The response field that is summed and compared with `amount` of the query. */
  sum: string;
  sql: string;
  bindings: readonly string[];
}

const SUMS: readonly SummedFigure[] = [
  {
    path: "/api/TotalSale",
    sum: "TotalBillAmount",
    sql: `SELECT SUM(e.debit - e.credit) AS amount ${BILL_ENTRIES}`,
    bindings: QUARTER_DAYS,
  },
  {
    path: "/api/SaleGraph",
    sum: "TotalBillAmount",
    sql: `SELECT e.date, SUM(e.debit - e.credit) AS amount ${BILL_ENTRIES} GROUP BY e.date`,
    bindings: QUARTER_DAYS,
  },
  {
    path: "/api/empsale",
    sum: "TotalBillAmount",
    sql: `SELECT v.user_id, SUM(e.debit - e.credit) AS amount ${BILL_ENTRIES} GROUP BY v.user_id`,
    bindings: QUARTER_DAYS,
  },
  {
    path: "/api/Customerbill",
    sum: "TotalBills",
    sql: `SELECT e.account_id, COUNT(*) AS amount ${BILL_ENTRIES} GROUP BY e.account_id ORDER BY amount DESC, SUM(e.debit) DESC, e.account_id LIMIT 20`,
    bindings: QUARTER_DAYS,
  },
  {
    path: "/api/TotalOutstand",
    sum: "ClosingOutstanding",
    sql: `SELECT SUM(e.debit - e.credit) AS amount FROM ledger_entries e JOIN accounts a ON a.company_id = e.company_id AND a.id = e.account_id
      WHERE e.company_id = :company AND a.group_id = ${ACCOUNT_GROUP.debtors} AND e.date <= ?`,
    bindings: [QUARTER_RANGE.ToDate],
  },
  {
    path: "/api/TotalReceipt",
    sum: "TotalReceiptAmount",
    sql: `SELECT SUM(e.credit - e.debit) AS amount ${CUSTOMER_ENTRIES} AND v.kind = 'receipt'`,
    bindings: QUARTER_DAYS,
  },
  {
    path: "/api/prodsales",
    sum: "GrandQuantity",
    sql: `SELECT -SUM(m.quantity) AS amount FROM stock_moves m WHERE m.company_id = :company AND m.move_kind = 'SALE' AND m.date BETWEEN ? AND ?
      GROUP BY m.item_id ORDER BY amount DESC, m.item_id LIMIT 20`,
    bindings: QUARTER_DAYS,
  },
  {
    path: "/api/stockDashboard",
    sum: "TotalStock",
    sql: "SELECT m.item_id, SUM(m.quantity) AS amount FROM stock_moves m WHERE m.company_id = :company GROUP BY m.item_id",
    bindings: [],
  },
];
