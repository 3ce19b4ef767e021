import type { Knex } from "knex";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { findDocumentTables, formatPaise, formatQuantity } from "@vanbook/sdk/books";
import { queryRows } from "../../packages/server/db/rows.ts";
import type { Document } from "./asked.ts";
import { SAMPLE_LOTS, calculateBatches } from "./batches.ts";
import type { Model } from "./model.ts";
import type { TradingCompany } from "./trading-company.ts";

/** The differences between a company's books and the model, and the violated invariants. */
export async function verify(
  db: Knex,
  { id: companyId, refusesShort, keeping }: Pick<TradingCompany, "id" | "refusesShort" | "keeping">,
  model: Model,
): Promise<string[]> {
  const foundProblems = await Promise.all([
    checkBooks(db, companyId).then((all) =>
      all
        // The makers post notes and returns without the limit that the server's plan reads for a party.
        .filter(({ message }) => !message.startsWith("Returns and notes credit the party of"))
        .map(({ invariant, message }) => `${invariant}: ${message}`),
    ),
    compareBalances(db, companyId, model),
    onHand(db, companyId, model),
    compareBatches(db, companyId, model, keeping),
    vouchers(db, companyId, model),
    compareDocuments(db, companyId, model),
    listNumberGaps(db, companyId),
    refusesShort ? listShortDays(db, companyId) : [],
  ]);
  return [...model.findings, ...foundProblems.flat()].map((finding) => `Company ${companyId}: ${finding}`);
}

async function compareBalances(db: Knex, companyId: number, { sums }: Model): Promise<string[]> {
  const is = await queryRows<{ account_id: number; balance: string }>(
    db,
    `SELECT account_id, SUM(debit - credit) AS balance FROM ledger_entries
      WHERE company_id = ? AND entry_kind <> 'closing' GROUP BY account_id`,
    [companyId],
  );
  const bookedBalances = new Map(is.map((row) => [row.account_id, row.balance]));
  return [...sums.accounts].flatMap(([account, sum]) => {
    const [is, must] = [bookedBalances.get(account) ?? "0.00", formatPaise(sum)];
    return is === must ? [] : [`Account ${account} has ${is}; asked for was ${must}`];
  });
}

async function onHand(db: Knex, companyId: number, { sums }: Model): Promise<string[]> {
  const is = await queryRows<{ item_id: number; location_id: number; quantity: string }>(
    db,
    "SELECT item_id, location_id, SUM(quantity) AS quantity FROM stock_moves WHERE company_id = ? GROUP BY 1, 2",
    [companyId],
  );
  const lies = new Map(is.map((row) => [`${row.item_id} ${row.location_id}`, row.quantity]));
  const places = new Set([...sums.stock.keys(), ...lies.keys()]);
  return [...places].flatMap((place) => {
    const [is, must] = [lies.get(place) ?? "0.000", formatQuantity(sums.stock.get(place) ?? 0n)];
    return is === must ? [] : [`Of item and place ${place}, ${is} lie there; asked for was ${must}`];
  });
}

/** Compares batches: stock on hand, the moves of each document in effect, and expiry dates. */
async function compareBatches(
  db: Knex,
  companyId: number,
  { happened }: Model,
  keeping: ReadonlySet<number>,
): Promise<string[]> {
  const must = calculateBatches(happened, keeping);
  const lies = await queryRows<OfBatch>(
    db,
    `SELECT CONCAT_WS(' ', b.item_id, s.location_id, b.code) AS what, s.quantity FROM batch_stock s
      JOIN batches b ON b.company_id = s.company_id AND b.id = s.batch_id WHERE s.company_id = ?`,
    [companyId],
  );
  const movedRows = await queryRows<OfBatch>(
    db,
    `SELECT CONCAT_WS(' ', p.voucher_id, b.item_id, p.location_id, b.code) AS what, SUM(p.quantity) AS quantity
      FROM stock_move_batches p JOIN batches b ON b.company_id = p.company_id AND b.id = p.batch_id
      WHERE p.company_id = ? GROUP BY 1`,
    [companyId],
  );
  const codes = await queryRows<{ code: string; expires_on: string | null }>(
    db,
    "SELECT code, expires_on FROM batches WHERE company_id = ?",
    [companyId],
  );
  const others = codes.filter(
    (row) => SAMPLE_LOTS.find(({ code }) => code === row.code)?.expiresOn !== row.expires_on,
  );
  // Ignore the moves of reversed vouchers and of their reversals; they are not in the model.
  const vouchers = new Set([...must.moved.keys()].map((what) => what.split(" ", 1)[0]));
  const own = movedRows.filter(({ what }) => vouchers.has(what.split(" ", 1)[0]));
  return [
    ...must.findings,
    ...others.map(({ code, expires_on: day }) => `Batch ${code} expires on ${day}`),
    ...listDifferences("Of item, place and batch", lies, must.lies),
    ...listDifferences("Of voucher, item, place and batch", own, must.moved),
  ];
}

function listDifferences(
  of: string,
  foundRows: readonly OfBatch[],
  must: ReadonlyMap<string, bigint>,
): string[] {
  const is = new Map(foundRows.map(({ what, quantity }) => [what, quantity]));
  return [...new Set([...is.keys(), ...must.keys()])].flatMap((what) => {
    const [has, wantedQuantity] = [is.get(what) ?? "0.000", formatQuantity(must.get(what) ?? 0n)];
    return has === wantedQuantity ? [] : [`${of} ${what} there is ${has}; it must be ${wantedQuantity}`];
  });
}

/** In a company that forbids negative stock, stock was not negative on any day. */
async function listShortDays(db: Knex, companyId: number): Promise<string[]> {
  const is = await queryRows<{ item_id: number; location_id: number; date: string; left: string }>(
    db,
    `SELECT * FROM (SELECT item_id, location_id, date,
        SUM(SUM(quantity)) OVER (PARTITION BY item_id, location_id ORDER BY date) AS \`left\`
      FROM stock_moves WHERE company_id = ? GROUP BY item_id, location_id, date) AS days WHERE days.left < 0`,
    [companyId],
  );
  return is.map(
    (row) => `Of item ${row.item_id} at ${row.location_id}, ${row.left} were left on ${row.date}`,
  );
}

async function vouchers(db: Knex, companyId: number, model: Model): Promise<string[]> {
  const is = await queryRows<{ kind: string; count: number }>(
    db,
    "SELECT kind, COUNT(*) AS count FROM vouchers WHERE company_id = ? GROUP BY kind",
    [companyId],
  );
  const writtenCounts = new Map(is.map((row) => [row.kind, row.count]));
  const kinds = new Set([...writtenCounts.keys(), ...model.vouchers.keys()]);
  return [...kinds].flatMap((kind) => {
    const [is, must] = [writtenCounts.get(kind) ?? 0, model.vouchers.get(kind) ?? 0];
    return is === must ? [] : [`There are ${is} vouchers of kind ${kind}; acknowledged were ${must}`];
  });
}

/**
 * Every acknowledged document has its row, with the right state and number, and there are no other
 * rows.
 */
async function compareDocuments(db: Knex, companyId: number, model: Model): Promise<string[]> {
  const keptDocuments = model.documents.filter(({ kind }) => findDocumentTables(kind));
  const tables = new Set(keptDocuments.map(getTable));
  const foundProblems: string[] = [];
  for (const table of tables) {
    const is = await queryRows<Kept>(
      db,
      `SELECT d.id, d.status, d.number, v.voucher_no FROM ${table} d
        JOIN vouchers v ON v.company_id = d.company_id AND v.id = d.voucher_id WHERE d.company_id = ?`,
      [companyId],
    );
    const byId = new Map(is.map((row) => [row.id, row]));
    const own = keptDocuments.filter((document) => getTable(document) === table);
    if (is.length !== own.length)
      foundProblems.push(`${table} has ${is.length} rows; acknowledged were ${own.length}`);
    for (const { posted, state } of own) {
      const row = byId.get(posted.documentId);
      const isSame =
        row?.status === STATUS_CODES[state] &&
        row.number === posted.number &&
        row.voucher_no === posted.voucherNo;
      if (!isSame) foundProblems.push(`${posted.voucherNo} is ${JSON.stringify(row)}, but was ${state} last`);
    }
  }
  return foundProblems;
}

function getTable({ kind }: Document) {
  return findDocumentTables(kind)?.table ?? "";
}

async function listNumberGaps(db: Knex, companyId: number): Promise<string[]> {
  const is = await queryRows<{ kind: string; series_id: number; year_id: number }>(
    db,
    `SELECT kind, series_id, year_id FROM vouchers WHERE company_id = ? GROUP BY kind, series_id, year_id
      HAVING MIN(number) <> 1 OR MAX(number) <> COUNT(DISTINCT number)`,
    [companyId],
  );
  return is.map(
    (row) => `The numbers of ${row.kind}, series ${row.series_id}, year ${row.year_id} have a gap`,
  );
}

interface OfBatch {
  what: string;
  quantity: string;
}

interface Kept {
  id: number;
  status: number;
  number: number;
  voucher_no: string;
}

const STATUS_CODES = { standing: 1, cancelled: 2, replaced: 3 };
