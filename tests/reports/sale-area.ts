import type { Answer, Product } from "../product.ts";
import type { Tie } from "./ask-report.ts";

/** A report's response as a table. */
interface Table {
  columns: string[];
  rows: (string | number | null)[][];
  totals: Record<string, number>;
  page: { number: number; size: number; rows: number; pages: number };
  ties: Tie[];
}

export type Row = Record<string, string | number | null>;
export type Params = Record<string, string | number>;

/**
 * Requests one report of the sale area as a user, over `range` unless the query has another range.
 */
export interface Desk {
  range: { FromDate: string; ToDate: string };
  ask(query?: Params, accept?: string): Promise<Answer>;
  table(query?: Params): Promise<Table>;
  /** All rows on one page, as records by column. */
  rows(query?: Params): Promise<Row[]>;
  as(username: string, companyId?: number): Promise<Desk>;
}

/**
 * Opens a desk as the administrator. The range is all days of the company's
 * bills without the first ten and the last three, so that months are cut.
 */
export async function openDesk(product: Product, path: string): Promise<Desk> {
  const [days] = await product
    .db("bills")
    .where("company_id", 1)
    .select<{ first: string; last: string }[]>(
      product.db.raw(
        "CAST(MIN(date) + INTERVAL 10 DAY AS CHAR) AS first, CAST(MAX(date) - INTERVAL 3 DAY AS CHAR) AS last",
      ),
    );
  const range = { FromDate: days?.first ?? "", ToDate: days?.last ?? "" };
  const createDesk = (cookie: string): Desk => {
    const ask = (query: Params = {}, accept = TABLE_TYPE) =>
      product.call({
        method: "GET",
        path,
        query: toTexts({ ...range, ...query }),
        cookie,
        headers: { Accept: accept },
      });
    const readTable = async (query: Params = {}) => {
      const answer = await ask(query);
      if (answer.status !== 200) throw new Error(answer.text);
      return answer.read<Table>();
    };
    return {
      range,
      ask,
      table: readTable,
      rows: async (query = {}) => toNamedRows(await readTable({ pageSize: 10_000, ...query })),
      as: async (username, companyId = 1) => createDesk(await product.signIn(companyId, username)),
    };
  };
  return createDesk(await product.signIn(1, "meera"));
}

/** The rows of a table as records by column. */
export function toNamedRows({ columns, rows }: Table): Row[] {
  return rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at] ?? null])));
}

/** The sum of a column, computed in thousandths so that quantities and money add up exactly. */
export function sumColumn(rows: readonly Row[], column: string): number {
  return rows.reduce((sum, row) => sum + Math.round(Number(row[column] ?? 0) * 1000), 0) / 1000;
}

/**
 * An active user of a role, with the users whose data it sees; independent of the product's own
 * scope code.
 */
export async function findUserWithRole(
  product: Product,
  role: 2 | 3 | 4,
): Promise<{ username: string; users: number[] }> {
  const user = await product
    .db("users")
    .where({ company_id: 1, role_id: role, is_active: 1, is_deleted: 0 })
    .orderBy("id")
    .first<{ id: number; username: string; zone_id: number; branch_id: number }>();
  const seenFilter = { 2: { id: user.id }, 3: { zone_id: user.zone_id }, 4: { branch_id: user.branch_id } }[
    role
  ];
  const users = await product
    .db("users")
    .where({ company_id: 1, ...seenFilter })
    .pluck<number[]>("id");
  return { username: user.username, users };
}

function toTexts(params: Params): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
}

/** Names for attacks (formulas, HTML), or in other scripts. */
export const HOSTILE_NAMES = [
  "=1+1",
  "<img src=x onerror=1>",
  "@SUM(A1)",
  "കൈരളി മെഡിക്കൽസ്",
  '🩺 "Quoted", comma; O\'Neil\\',
  "N".repeat(200),
];

const TABLE_TYPE = "application/vnd.vanbook.table+json";
