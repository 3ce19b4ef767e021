import type { Knex } from "knex";
import { insertLater } from "../../db/insert-rows.ts";
import { batchSums } from "../batches/batch-rows.ts";
import {
  formatPaise,
  formatQuantity,
  monthOf,
  type ValuedMove,
  type Row,
  type Voucher,
  type ValidVoucher,
} from "@vanbook/sdk/books";

/**
 * Adds vouchers to the rollups: summed in memory first, then one statement per rollup in key order, so that two postings
 * never deadlock.
 */
export async function addToRollups(
  trx: Knex.Transaction,
  companyId: number,
  vouchers: readonly ValidVoucher[],
  systemAccounts: ReadonlySet<number>,
): Promise<void> {
  const own = { company_id: companyId };
  const add = (table: string, rows: readonly Row[], sums: readonly string[]) =>
    insertLater(
      trx,
      table,
      rows.map((row) => ({ ...own, ...row })),
      `ON DUPLICATE KEY UPDATE ${sums.map((sum) => `${sum} = ${sum} + VALUES(${sum})`).join(", ")}`,
    );
  const sales = vouchers.filter(({ voucher }) => voucher.kind === "sale");
  await add("customer_month", saleSums(sales, CUSTOMER_MONTH), SALES);
  await add("salesman_day", saleSums(sales, SALESMAN_DAY), SALES);
  await add("location_month", stockSums(vouchers, LOCATION_MONTH), ["quantity", "value"]);
  await add("stock_day", stockSums(vouchers, STOCK_DAY), STOCK);
  await add("stock_month", stockSums(vouchers, STOCK_MONTH), STOCK);
  await add("batch_stock", batchSums(vouchers), ["quantity"]);
  const days = ledgerSums(vouchers, systemAccounts, (date) => date);
  const months = ledgerSums(vouchers, systemAccounts, monthOf);
  await add("ledger_day", ledgerRows(days, "date"), LEDGER);
  await add("ledger_month", ledgerRows(months, "month"), LEDGER);
}

/** Debits and credits by account, period, entry kind and slot. */
function ledgerSums(
  vouchers: readonly ValidVoucher[],
  systemAccounts: ReadonlySet<number>,
  periodOf: (date: string) => string,
) {
  const sums = new Map<string, LedgerSum>();
  for (const { voucher, lines } of vouchers) {
    const period = periodOf(voucher.date);
    for (const { accountId, entryKind, debit, credit } of lines) {
      // All sales of a day update the same rows of the sales and tax accounts. Postings of one series wait for each
      // other at its counter anyway; a slot per series keeps them from waiting for other series too.
      const slot = systemAccounts.has(accountId) ? voucher.seriesId % SLOTS : 0;
      const key = `${period} ${sortable(accountId)} ${entryKind} ${slot}`;
      const sum = sums.get(key) ?? { accountId, period, entryKind, slot, debit: 0n, credit: 0n, entries: 0 };
      sum.debit += debit;
      sum.credit += credit;
      sum.entries += 1;
      sums.set(key, sum);
    }
  }
  return sums;
}

function ledgerRows(sums: ReadonlyMap<string, LedgerSum>, period: "date" | "month"): Row[] {
  return inKeyOrder(sums).map((sum) => ({
    [period]: sum.period,
    account_id: sum.accountId,
    entry_kind: sum.entryKind,
    slot: sum.slot,
    debit: formatPaise(sum.debit),
    credit: formatPaise(sum.credit),
    entries: sum.entries,
  }));
}

/** Sums of stock moves by the key that `keyOf` returns; its parts are in the order of the table's primary key. */
function stockSums(vouchers: readonly ValidVoucher[], { keyOf, isPriced }: StockRollup): Row[] {
  const sums = new Map<string, { key: Row; sum: StockSum }>();
  for (const { voucher, moves } of vouchers) {
    for (const move of moves) {
      const key = keyOf(move, voucher.date);
      const name = nameOf(key);
      const { sum } = sums.get(name) ?? { sum: { quantity: 0n, value: 0n, taxable: 0n, tax: 0n } };
      sum.quantity += move.quantity;
      sum.value += move.value;
      sum.taxable += move.taxable;
      sum.tax += move.tax;
      sums.set(name, { key, sum });
    }
  }
  return inKeyOrder(sums).map(({ key, sum }) => ({
    ...key,
    slot: 0,
    quantity: formatQuantity(sum.quantity),
    value: formatPaise(sum.value),
    ...(isPriced && { taxable: formatPaise(sum.taxable), tax: formatPaise(sum.tax) }),
  }));
}

/** Number and amount of bills by the key that `keyOf` returns; a bill's reversal takes it out again. */
function saleSums(vouchers: readonly ValidVoucher[], keyOf: (voucher: Voucher) => Row): Row[] {
  const sums = new Map<string, { key: Row; bills: number; amount: bigint }>();
  for (const { voucher, amount, reverses } of vouchers) {
    const key = keyOf(voucher);
    const name = nameOf(key);
    const sum = sums.get(name) ?? { key, bills: 0, amount: 0n };
    sum.bills += reverses ? -1 : 1;
    sum.amount += reverses ? -amount : amount;
    sums.set(name, sum);
  }
  return inKeyOrder(sums).map(({ key, bills, amount }) => ({ ...key, bills, amount: formatPaise(amount) }));
}

/** A text whose order is that of the key. */
function nameOf(key: Row): string {
  return Object.values(key)
    .map((part) => (typeof part === "number" ? sortable(part) : part))
    .join(" ");
}

function inKeyOrder<T>(sums: ReadonlyMap<string, T>): T[] {
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
}

function sortable(id: number) {
  return String(id).padStart(10, "0");
}

interface LedgerSum {
  accountId: number;
  period: string;
  entryKind: string;
  slot: number;
  debit: bigint;
  credit: bigint;
  entries: number;
}

interface StockSum {
  quantity: bigint;
  value: bigint;
  taxable: bigint;
  tax: bigint;
}

/** The key of a rollup of stock moves, in the order of its primary key. */
interface StockRollup {
  keyOf(move: ValuedMove, date: string): Readonly<Record<string, string | number>>;
  isPriced: boolean;
}

const LOCATION_MONTH: StockRollup = {
  keyOf: ({ locationId, itemId, kind }, date) => ({
    location_id: locationId,
    item_id: itemId,
    month: monthOf(date),
    move_kind: kind,
  }),
  isPriced: false,
};
const STOCK_DAY: StockRollup = {
  keyOf: ({ itemId, kind }, date) => ({ date, item_id: itemId, move_kind: kind }),
  isPriced: true,
};
const STOCK_MONTH: StockRollup = {
  keyOf: ({ itemId, kind }, date) => ({ month: monthOf(date), item_id: itemId, move_kind: kind }),
  isPriced: true,
};
const CUSTOMER_MONTH = ({ partyId, date }: Voucher) => ({
  month: monthOf(date),
  customer_id: partyId ?? 0,
  slot: 0,
});
/** Bills without a salesman are those of all the offices: a slot per series, as of the system accounts. */
const SALESMAN_DAY = ({ userId, date, seriesId }: Voucher) => ({
  date,
  salesman_id: userId ?? 0,
  slot: seriesId % SLOTS,
});
const SALES = ["bills", "amount"];
const STOCK = ["quantity", "value", "taxable", "tax"];
const LEDGER = ["debit", "credit", "entries"];
const SLOTS = 8;
