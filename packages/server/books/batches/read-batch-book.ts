import type { Knex } from "knex";
import { takeIds } from "../../db/ids.ts";
import { listOf, queryRows } from "../../db/rows.ts";
import {
  quantity,
  type Quantity,
  POSTED_STATUS,
  type StockMove,
  type ValuedMove,
  addBatch,
  emptyBook,
  makeLineKey,
  placeKey,
  type BatchBook,
  normaliseBatchCode,
  type GoodsOf,
} from "@vanbook/sdk/books";

export interface TakenBack {
  voucherId: number;
  moves: readonly ValuedMove[];
}

/**
 * Reads the batches of the items in `keeping` that are in stock at the places of the moves or are
 * named in the moves, and assigns ids to new batches. Runs no query without such an item. The
 * result stays valid while the items' cost rows are locked. Goods returned by the voucher `back`
 * count as not returned.
 */
export async function readBatchBook(
  trx: Knex.Transaction,
  companyId: number,
  keeping: ReadonlySet<number>,
  plannedMoves: readonly StockMove[],
  back?: TakenBack,
): Promise<BatchBook> {
  const { book, named } = await readKnownBatches(trx, companyId, keeping, plannedMoves, back);
  await addNew(trx, companyId, book, named);
  return book;
}

/**
 * Like `readBatchBook`, but for read-only requests: assigns no ids to new batches, and also returns
 * the batches named in the moves.
 */
export async function readKnownBatches(
  db: Knex,
  companyId: number,
  keeping: ReadonlySet<number>,
  plannedMoves: readonly StockMove[],
  back?: TakenBack,
): Promise<{ book: BatchBook; named: readonly { itemId: number; code: string }[] }> {
  const moves = plannedMoves.filter(({ itemId }) => keeping.has(itemId));
  const returnedMoves = (back?.moves ?? []).filter(({ itemId }) => keeping.has(itemId));
  const book: BatchBook = { ...emptyBook(), keeping };
  const itemIds = [...new Set([...moves, ...returnedMoves].map(({ itemId }) => itemId))];
  if (itemIds.length === 0) return { book, named: [] };
  const namedBatches = moves.flatMap(({ itemId, batch }) =>
    batch ? [{ itemId, code: normaliseBatchCode(batch) }] : [],
  );
  const lineBatches = moves.flatMap(({ goodsOf }) => goodsOf ?? []);
  await readBatches(db, companyId, book, itemIds, {
    codes: namedBatches.map(({ code }) => code),
    ids: returnedMoves.flatMap(({ batches = [] }) => batches.map(({ batchId }) => batchId)),
    lines: lineBatches,
  });
  book.lines = await readLineBatches(db, companyId, lineBatches, back?.voucherId ?? 0);
  return { book, named: namedBatches };
}

async function readBatches(
  trx: Knex,
  companyId: number,
  book: BatchBook,
  itemIds: readonly number[],
  selection: { codes: readonly string[]; ids: readonly number[]; lines: readonly GoodsOf[] },
) {
  const foundRows = await queryRows<BatchRow>(
    trx,
    `SELECT b.id, b.item_id, b.code, b.expires_on, s.location_id, s.quantity FROM batches b
      LEFT JOIN batch_stock s ON s.company_id = b.company_id AND s.batch_id = b.id AND s.quantity <> 0
      WHERE b.company_id = ? AND b.item_id IN (?) AND (s.batch_id IS NOT NULL OR b.code IN (?) OR b.id IN (?)
        OR b.id IN (SELECT p.batch_id FROM stock_move_batches p WHERE p.company_id = b.company_id AND p.voucher_id IN (?)))`,
    [
      companyId,
      listOf(itemIds),
      listOf(["", ...selection.codes]),
      listOf([0, ...selection.ids]),
      listOf([0, ...selection.lines.map(({ voucherId }) => voucherId)]),
    ],
  );
  for (const { id, item_id: itemId, code, expires_on: expiresOn, location_id, quantity: lies } of foundRows) {
    addBatch(book, { id, itemId, code, expiresOn });
    if (location_id !== null) book.stock.set(placeKey(id, location_id), quantity(lies ?? "0"));
  }
}

/**
 * Keyed by `makeLineKey` and batch id. For a bill's line, returned quantities are subtracted,
 * except those of the voucher `except`.
 */
export async function readLineBatches(
  db: Knex,
  companyId: number,
  lines: readonly GoodsOf[],
  except = 0,
): Promise<BatchBook["lines"]> {
  const batches: BatchBook["lines"] = new Map();
  if (lines.length === 0) return batches;
  const lineList = listOf(lines.map(({ voucherId, line }) => [voucherId, line]));
  const foundRows = await queryRows<LineRow>(
    db,
    `SELECT p.voucher_id, p.document_line AS line, p.batch_id, ABS(SUM(p.quantity)) AS quantity FROM stock_move_batches p
      WHERE p.company_id = ? AND (p.voucher_id, p.document_line) IN (?) GROUP BY p.voucher_id, p.document_line, p.batch_id
    UNION ALL
    SELECT b.voucher_id, x.bill_line_no, p.batch_id, -SUM(p.quantity) FROM bills b
      JOIN sale_returns r ON r.company_id = b.company_id AND r.bill_id = b.id AND r.status = ${POSTED_STATUS} AND r.voucher_id <> ?
      JOIN sale_return_lines x ON x.company_id = r.company_id AND x.sale_return_id = r.id
      JOIN stock_move_batches p ON p.company_id = r.company_id AND p.voucher_id = r.voucher_id AND p.document_line = x.line_no
      WHERE b.company_id = ? AND (b.voucher_id, x.bill_line_no) IN (?) GROUP BY b.voucher_id, x.bill_line_no, p.batch_id`,
    [companyId, lineList, except, companyId, lineList],
  );
  for (const { voucher_id: voucherId, line, batch_id: batchId, quantity: leftQuantity } of foundRows) {
    const key = makeLineKey({ voucherId, line });
    const own = batches.get(key) ?? new Map<number, Quantity>();
    own.set(batchId, (own.get(batchId) ?? 0n) + quantity(leftQuantity));
    batches.set(key, own);
  }
  return batches;
}

/** For codes that are new for the item. An unused id is lost, like other ids. */
async function addNew(
  trx: Knex.Transaction,
  companyId: number,
  book: BatchBook,
  namedBatches: readonly { itemId: number; code: string }[],
) {
  const knownBatches = [...book.batches.values()].flatMap((own) => [...own.values()]);
  const knownCodes = new Set(knownBatches.map(({ itemId, code }) => `${itemId} ${code}`));
  const fresh = new Map(
    namedBatches
      .filter(({ itemId, code }) => code !== "" && !knownCodes.has(`${itemId} ${code}`))
      .map((each) => [`${each.itemId} ${each.code}`, each]),
  );
  if (fresh.size === 0) return;
  const ids = (await takeIds(trx, companyId, "batches", fresh.size)).values();
  for (const each of fresh.values()) {
    const id = Number(ids.next().value);
    addBatch(book, { ...each, id, expiresOn: null, isNew: true });
  }
}

interface BatchRow {
  id: number;
  item_id: number;
  code: string;
  expires_on: string | null;
  location_id: number | null;
  quantity: string | null;
}

interface LineRow {
  voucher_id: number;
  line: number;
  batch_id: number;
  quantity: string;
}
