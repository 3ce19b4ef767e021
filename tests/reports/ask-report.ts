import type { Knex } from "knex";
import type { Answer, Product } from "../product.ts";

/** A check of a report against another figure, as sent in the response. */
export interface Tie {
  label: string;
  amount: number;
  agrees: boolean;
  opens?: Record<string, string | number>[];
}

/** A report's table; `records` has its rows by column name. */
export interface ReadTable {
  columns: string[];
  rows: (string | number | null)[][];
  totals: Record<string, number>;
  page: { number: number; size: number; rows: number; pages: number };
  ties: Tie[];
  records: Record<string, string | number | null>[];
}

type Given = Record<string, string | number | null>;

/**
 * Requests one report in its media types. `parameters` is sent in the body of a POST or in the
 * query of a GET.
 */
export function askReport(product: Product, method: "GET" | "POST", path: string) {
  const ask = (cookie: string, parameters: Given, accept: string, paging: Record<string, string> = {}) => {
    const texts = Object.fromEntries(
      Object.entries(parameters).map(([name, value]) => [name, String(value)]),
    );
    const query = method === "GET" ? { ...texts, ...paging } : paging;
    const body = method === "GET" ? {} : { body: parameters };
    return product.call({ method, path, query, ...body, cookie, headers: { Accept: accept } });
  };
  return {
    json: (cookie: string, parameters: Given): Promise<Answer> => ask(cookie, parameters, "application/json"),
    csv: (cookie: string, parameters: Given): Promise<Answer> => ask(cookie, parameters, "text/csv"),
    async table(
      cookie: string,
      parameters: Given,
      paging: Record<string, string> = { pageSize: "10000" },
    ): Promise<ReadTable> {
      const answer = await ask(cookie, parameters, "application/vnd.vanbook.table+json", paging);
      if (answer.status !== 200) throw new Error(`${path}: ${answer.text}`);
      const table = answer.read<Omit<ReadTable, "records">>();
      const records = table.rows.map((row) =>
        Object.fromEntries(table.columns.map((column, at) => [column, row[at] ?? null])),
      );
      return { ...table, records };
    },
  };
}

/** A refusal's code, message and first field message. */
export function getRefusal(answer: Answer) {
  const { code, message, fields } = answer.read<{
    code: string;
    message: string;
    fields?: { field: string; message: string }[];
  }>();
  return { status: answer.status, code, message, field: fields?.[0]?.message };
}

/** The sum of amounts in whole paise, to avoid rounding errors. */
export function sumPaise(amounts: Iterable<unknown>): number {
  let sum = 0;
  for (const amount of amounts) sum += Math.round(Number(amount) * 100);
  return sum;
}

/** The company's last financial year. */
export async function lastYearOf(db: Knex, companyId: number) {
  const lastYear = await db("financial_years")
    .where("company_id", companyId)
    .orderBy("start_date", "desc")
    .first();
  return { id: Number(lastYear.id), from: String(lastYear.start_date), to: String(lastYear.end_date) };
}

/**
 * Debits minus credits of the ledger entries (`e`, with its
 * voucher `v` and account `a`), without using the rollups.
 */
export async function sumLedger(
  db: Knex,
  { company, from, to }: { company: number; from: string; to: string },
  which: string,
): Promise<number> {
  const [[row]] = await db.raw(
    `SELECT COALESCE(SUM(e.debit - e.credit), 0) AS amount FROM ledger_entries e
     JOIN vouchers v ON v.company_id = e.company_id AND v.id = e.voucher_id
     JOIN accounts a ON a.company_id = e.company_id AND a.id = e.account_id
     WHERE e.company_id = ? AND e.date BETWEEN ? AND ? AND ${which}`,
    [company, from, to],
  );
  return Number(row.amount);
}

/** Names that break careless screens, exports and queries; all fit in a name column. */
export const HOSTILE_NAMES = [
  "=1+1",
  '=HYPERLINK("http://evil")',
  "<img src=x onerror=1>",
  "x".repeat(200),
  "മലയാളം സർജിക്കൽസ്",
  "🩺 Clinic, \"Best\" 'n' more\nTwo lines",
];

/** The beginning of a text that a report can be searched for: a search is one short line. */
export function chooseSearch(text: string): string {
  return text.slice(0, 100).split("\n", 1).join();
}
