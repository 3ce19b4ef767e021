import type { Knex } from "knex";
import { takeIds } from "../../db/ids.ts";
import { readClock, toDatabaseTime } from "../../clock.ts";
import { mapInSlices } from "../../contract/slices.ts";
import { insertLater } from "../../db/insert-rows.ts";
import {
  type PostingContext,
  type ValidVoucher,
  type Posted,
  type Row,
  ledgerRows,
  moveRows,
  openingBillRows,
  makeDigestColumns,
  makeVoucherRow,
  type RowsOfVoucher,
} from "@vanbook/sdk/books";
import { writeEvents } from "../../events/write-events.ts";
import { takeNumbers } from "./voucher-numbers.ts";
import { lockOrdersToInvoice } from "./order-status.ts";
import { addToRollups } from "./rollups.ts";
import { forgetBalances } from "../rollups/kept-balances.ts";
import { makeVoucherEvents } from "./voucher-events.ts";
import { settlementRows } from "./settlements.ts";
import { batchRows, BATCH_CHANGES, moveBatchRows } from "../batches/batch-rows.ts";
import type { Author } from "./author.ts";
import { countVoucherValues } from "./voucher-values.ts";
import { freezeFacts, type ReadFacts } from "./freeze-facts.ts";

/**
 * Numbers validated vouchers and inserts them, with one statement per table for any number of
 * vouchers of usual size. The counters are locked from here on; the inserts are sent with the next
 * awaited statement or with the commit.
 */
export async function insertVouchers(
  trx: Knex.Transaction,
  author: Author,
  vouchers: readonly ValidVoucher[],
  { systemAccounts, balancedTo }: Pick<PostingContext, "systemAccounts" | "balancedTo">,
  facts: ReadFacts,
): Promise<Posted[]> {
  if (vouchers.length === 0) return [];
  const { companyId } = author;
  await forgetBalances(trx, companyId, vouchers, balancedTo);
  const edition = await freezeFacts(trx, companyId, facts);
  const orderIds = vouchers.flatMap(({ voucher }) => voucher.orderId ?? []);
  const [invoice, numberedVouchers] = await Promise.all([
    lockOrdersToInvoice(trx, companyId, orderIds),
    assignNumbers(trx, author, vouchers, edition),
  ]);
  const pairs = vouchers.map((ready, index) => [ready, numberedVouchers[index]] as const).filter(isNumbered);
  await insertLater(trx, "batches", batchRows(author, vouchers), BATCH_CHANGES);
  // The rows of a group are no longer needed once their statements are made.
  for (const group of listGroups(pairs))
    await insertGroup(trx, await mapInSlices(group, countValues, ([ready, at]) => makeRows(ready, at)));
  await invoice();
  await addToRollups(trx, companyId, vouchers, systemAccounts);
  await writeEvents(trx, author, makeVoucherEvents(pairs));
  return numberedVouchers;
}

async function assignNumbers(
  trx: Knex.Transaction,
  author: Author,
  vouchers: readonly ValidVoucher[],
  edition: number,
): Promise<Posted[]> {
  const { companyId, userId } = author;
  const voucherIds = await takeIds(trx, companyId, "vouchers", vouchers.length);
  const tables = vouchers.flatMap((ready) => ready.voucher.document?.table ?? []);
  const documentIds = new Map<string, Iterator<number>>();
  for (const table of new Set(tables)) {
    const count = tables.filter((each) => each === table).length;
    documentIds.set(table, (await takeIds(trx, companyId, table, count)).values());
  }
  const fresh = vouchers.filter((ready) => !(ready.reverses ?? ready.replaces));
  const numbers = await takeNumbers(
    trx,
    companyId,
    fresh.map(({ voucher, yearId }) => ({ kind: voucher.kind, seriesId: voucher.seriesId, yearId })),
  );
  const next = numbers.values();
  const at = toDatabaseTime(readClock());
  return vouchers.map(({ voucher, yearId, costs, amount, reverses, replaces, expired }, index) => {
    const own = (reverses ?? replaces)?.number ?? Number(next.next().value);
    return {
      companyId,
      voucherId: voucherIds[index] ?? 0,
      yearId,
      number: own,
      voucherNo: `${voucher.prefix}${own}`,
      documentId: Number(documentIds.get(voucher.document?.table ?? "")?.next().value ?? 0),
      edition,
      date: voucher.date,
      amount,
      entered: voucher.entered ?? { by: userId, at },
      costs,
      ...(expired && { expired }),
    };
  });
}

/** Thousands of lines at a time: all rows of a large batch together would take 100 MB. */
function* listGroups(pairs: readonly Numbered[]): Generator<readonly Numbered[]> {
  let group: Numbered[] = [];
  let values = 0;
  for (const pair of pairs) {
    const own = countValues(pair);
    if (group.length > 0 && values + own > GROUP_VALUES) {
      yield group;
      group = [];
      values = 0;
    }
    group.push(pair);
    values += own;
  }
  yield group;
}

function countValues([{ voucher }]: Numbered): number {
  return countVoucherValues(voucher);
}

async function insertGroup(trx: Knex.Transaction, all: readonly RowsOfVoucher[]) {
  const insertEach = (table: string, rowsOf: (rows: RowsOfVoucher) => readonly Row[]) =>
    insertLater(trx, table, all.flatMap(rowsOf));
  await insertEach("vouchers", ({ voucher }) => [voucher]);
  await insertEach("ledger_entries", ({ entries }) => entries);
  await insertEach("opening_bills", ({ openingBills }) => openingBills);
  await insertEach("stock_moves", ({ moves }) => moves);
  await insertEach("stock_move_batches", ({ batches }) => batches);
  await insertEach("settlements", ({ settlements }) => settlements);
  await writeDocuments(trx, all);
}

function makeRows(ready: ValidVoucher, at: Posted): RowsOfVoucher {
  const own = toVoucherColumns(at);
  const { document } = ready.voucher;
  const rows: RowsOfVoucher = {
    voucher: makeVoucherRow(ready, at),
    entries: ledgerRows(ready, own),
    openingBills: openingBillRows(ready, own),
    moves: moveRows(ready, own),
    batches: moveBatchRows(ready, own),
    settlements: settlementRows(ready, at),
    ...(document && { document: { lines: [], ...document, ...document.rows(at) } }),
  };
  return { ...rows, voucher: Object.assign(rows.voucher, makeDigestColumns(rows)) };
}

async function writeDocuments(trx: Knex.Transaction, all: readonly RowsOfVoucher[]) {
  const rows = new Map<string, Row[]>();
  const add = (table: string, more: readonly Row[]) => {
    const its = rows.get(table) ?? [];
    rows.set(table, its);
    its.push(...more);
  };
  for (const { document } of all) {
    if (!document) continue;
    add(document.table, [document.head]);
    if (document.lineTable) add(document.lineTable, document.lines);
  }
  for (const [table, its] of rows) await insertLater(trx, table, its);
}

function toVoucherColumns({ companyId, voucherId }: Posted) {
  return { company_id: companyId, voucher_id: voucherId };
}

type Numbered = readonly [ValidVoucher, Posted];

function isNumbered(pair: readonly [ValidVoucher, Posted | undefined]): pair is Numbered {
  return pair[1] !== undefined;
}

/** As `countVoucherValues` counts: 200 bills of five lines are one group. */
const GROUP_VALUES = 15_000;
