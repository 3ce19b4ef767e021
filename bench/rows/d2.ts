import { isDeepStrictEqual } from "node:util";
import { GROUP } from "../../packages/sdk/books/account-groups.ts";
import { rows } from "../../packages/server/db/rows.ts";
import { inMilliseconds, type BenchRow, type Figure } from "../figure.ts";
import { startVanbook } from "../http/start.ts";
import { compare, millisecondsOf } from "../measure.ts";

/** Each dashboard figure that sums the books, compared with the same sum over ledger entries or stock moves. */
export const d2: BenchRow = {
  id: "D2",
  about: "each figure of the dashboard, against the same summed from ledger entries and stock moves",
  async measure({ data: { full } }) {
    const { companyId } = full.company.author;
    const vanbook = await startVanbook(full, { today: QUARTER.ToDate });
    const figures: Figure[] = [];
    try {
      for (const { path, sum, sql, bindings } of SUMS) {
        const asked = { path, query: path.endsWith("stockDashboard") ? {} : QUARTER };
        const read = async () =>
          (JSON.parse((await vanbook.ask(asked)).toString()) as Record<string, number>[]).reduce(
            (all, row) => all + Math.round((row[sum] ?? 0) * 100),
            0,
          );
        const summed = async () => {
          const found = await rows<{ amount: string }>(
            full.db,
            sql.replaceAll(":company", String(companyId)),
            [...bindings],
          );
          return found.reduce((all, row) => all + Math.round(Number(row.amount) * 100), 0);
        };
        // A wrong answer must not count as fast.
        const [ours, theirs] = [await read(), await summed()];
        if (ours === 0 || !isDeepStrictEqual(ours, theirs))
          throw new Error(`${path}: ${ours} paise here, ${theirs} from the ledger.`);
        const { measured, baseline, ratio } = await compare(
          3,
          () => millisecondsOf(read),
          () => millisecondsOf(summed),
        );
        figures.push({
          what: path,
          figure: inMilliseconds(measured),
          baseline: inMilliseconds(baseline),
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

/** The dashboard's longest range. */
const QUARTER = { FromDate: "2025-12-31", ToDate: "2026-03-31" };
const DAYS = [QUARTER.FromDate, QUARTER.ToDate];
/** Entries of customer accounts in the range. The voucher gives the salesman. */
const ENTRIES = `FROM ledger_entries e JOIN accounts a ON a.company_id = e.company_id AND a.id = e.account_id
  JOIN vouchers v ON v.company_id = e.company_id AND v.id = e.voucher_id
  WHERE e.company_id = :company AND a.group_id = ${GROUP.debtors} AND e.date BETWEEN ? AND ?`;
const SOLD = `${ENTRIES} AND e.entry_kind = 'bill'`;

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
    sql: `SELECT SUM(e.debit - e.credit) AS amount ${SOLD}`,
    bindings: DAYS,
  },
  {
    path: "/api/SaleGraph",
    sum: "TotalBillAmount",
    sql: `SELECT e.date, SUM(e.debit - e.credit) AS amount ${SOLD} GROUP BY e.date`,
    bindings: DAYS,
  },
  {
    path: "/api/empsale",
    sum: "TotalBillAmount",
    sql: `SELECT v.user_id, SUM(e.debit - e.credit) AS amount ${SOLD} GROUP BY v.user_id`,
    bindings: DAYS,
  },
  {
    path: "/api/Customerbill",
    sum: "TotalBills",
    sql: `SELECT e.account_id, COUNT(*) AS amount ${SOLD} GROUP BY e.account_id ORDER BY amount DESC, SUM(e.debit) DESC, e.account_id LIMIT 20`,
    bindings: DAYS,
  },
  {
    path: "/api/TotalOutstand",
    sum: "ClosingOutstanding",
    sql: `SELECT SUM(e.debit - e.credit) AS amount FROM ledger_entries e JOIN accounts a ON a.company_id = e.company_id AND a.id = e.account_id
      WHERE e.company_id = :company AND a.group_id = ${GROUP.debtors} AND e.date <= ?`,
    bindings: [QUARTER.ToDate],
  },
  {
    path: "/api/TotalReceipt",
    sum: "TotalReceiptAmount",
    sql: `SELECT SUM(e.credit - e.debit) AS amount ${ENTRIES} AND v.kind = 'receipt'`,
    bindings: DAYS,
  },
  {
    path: "/api/prodsales",
    sum: "GrandQuantity",
    sql: `SELECT -SUM(m.quantity) AS amount FROM stock_moves m WHERE m.company_id = :company AND m.move_kind = 'SALE' AND m.date BETWEEN ? AND ?
      GROUP BY m.item_id ORDER BY amount DESC, m.item_id LIMIT 20`,
    bindings: DAYS,
  },
  {
    path: "/api/stockDashboard",
    sum: "TotalStock",
    sql: "SELECT m.item_id, SUM(m.quantity) AS amount FROM stock_moves m WHERE m.company_id = :company GROUP BY m.item_id",
    bindings: [],
  },
];
