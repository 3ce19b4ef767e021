import { createServer, type ServerResponse } from "node:http";
import { createPool, type RowDataPacket } from "mysql2/promise";
import { buildConnectionSettings } from "../../packages/server/db/connection.ts";
import { answerStrain } from "../http/strain.ts";

/**
 * A hand-written server for one report: `node:http`, mysql2 and JSON.stringify, without sign-in,
 * contract, snapshot or log. Usage: `bare-server.ts <url> <company>`.
 */
const [, , url = "", companyId = "1"] = process.argv;
const company = Number(companyId); // as a string it would not use the keys of the joined tables
// Decimals as numbers are cheaper than exact ones. The pool is as large as the product's.
const settings = buildConnectionSettings(url);
const pool = createPool({ ...settings, decimalNumbers: true, connectionLimit: 10 });

const BILL_COLUMNS = `b.id AS BillID, b.series AS InvSeries, b.retail_no AS RetailBillNo, b.wholesale_no AS WholesaleNo,
  b.bill_no AS BillNo, b.date AS BillDate, b.customer_id AS CustomerID, c.name AS CustomerName,
  CASE WHEN b.status = 2 THEN 0 ELSE b.amount END AS BillAmount, CASE WHEN b.status = 2 THEN b.amount END AS CancelledAmount,
  b.sale_type AS SaleType, CASE b.mode WHEN 0 THEN 'Cash' ELSE 'Credit' END AS BillModeText, s.name AS Salesman,
  b.salesman_id AS SalesmanId, m.name AS CreatedBy, b.created_by AS CreatedById, r.name AS RootName, h.name AS BranchName,
  b.status AS Status`;
const NAME_JOINS = `LEFT JOIN accounts c ON c.company_id = b.company_id AND c.id = b.customer_id
  LEFT JOIN users s ON s.company_id = b.company_id AND s.id = b.salesman_id
  LEFT JOIN users m ON m.company_id = b.company_id AND m.id = b.created_by
  LEFT JOIN routes r ON r.company_id = b.company_id AND r.id = b.route_id
  LEFT JOIN branches h ON h.company_id = b.company_id AND h.id = b.branch_id`;
const OF_RANGE = "WHERE b.company_id = ? AND b.date BETWEEN ? AND ? AND b.status <> 3";
// Oldest first, as the product orders any range except its default one.
const ROWS_SQL = `SELECT ${BILL_COLUMNS} FROM bills b ${NAME_JOINS} ${OF_RANGE} ORDER BY b.date, b.id`;
const SUMS = `SELECT COUNT(*) AS bills, SUM(CASE WHEN b.status = 2 THEN 0 ELSE b.amount END) AS amount FROM bills b ${OF_RANGE}`;
const TIE_SQL = `SELECT SUM(d.credit - d.debit) AS amount FROM ledger_day d
  JOIN accounts a ON a.company_id = d.company_id AND a.id = d.account_id
  WHERE d.company_id = ? AND a.system_key IN ('sales', 'cgst_output', 'sgst_output', 'igst_output', 'discount_allowed', 'round_off')
    AND d.entry_kind = 'bill' AND d.date BETWEEN ? AND ?`;

async function readDocumentedRows(range: Range): Promise<unknown> {
  const [billDetails] = await pool.query<RowDataPacket[]>(ROWS_SQL, [company, ...range]);
  return { billDetails };
}

async function readTablePage(range: Range, number: number, size: number): Promise<unknown> {
  const [[rows, fields], [[sums]], [[tie]]] = await Promise.all([
    pool.query<RowDataPacket[][]>({ sql: `${ROWS_SQL} LIMIT ? OFFSET ?`, rowsAsArray: true }, [
      company,
      ...range,
      size,
      (number - 1) * size,
    ]),
    pool.query<RowDataPacket[]>(SUMS, [company, ...range]),
    pool.query<RowDataPacket[]>(TIE_SQL, [company, ...range]),
  ]);
  const count = Number(sums?.bills);
  return {
    columns: fields.map(({ name }) => name),
    rows,
    totals: { BillAmount: sums?.amount },
    page: { number, size, rows: count, pages: Math.max(1, Math.ceil(count / size)) },
    ties: [{ label: "Sales and tax accounts", amount: tie?.amount, agrees: tie?.amount === sums?.amount }],
  };
}

async function answer(path: string, query: URLSearchParams): Promise<unknown> {
  const range: Range = [query.get("FromDate") ?? "", query.get("ToDate") ?? ""];
  if (path === "/documented") return readDocumentedRows(range);
  return readTablePage(range, Number(query.get("page") ?? 1), Number(query.get("pageSize")));
}

function send(response: ServerResponse, body: unknown) {
  const json = Buffer.from(JSON.stringify(body));
  response.writeHead(200, { "Content-Type": "application/json", "Content-Length": json.length }).end(json);
}

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://bare");
  answer(pathname, searchParams).then(
    (body) => send(response, body),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
server.listen(0, "127.0.0.1", () => answerStrain(server));

type Range = readonly [from: string, to: string];
