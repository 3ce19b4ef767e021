import { formatPaise, formatQuantity, type Quantity } from "./money.ts";
import type { ValidVoucher } from "./validate-voucher.ts";
import type { Row, ValuedMove, Voucher } from "./voucher.ts";
import { monthOf } from "./years/months.ts";

/** What vouchers add to a rollup: rows in the order of its key, and the columns to sum. */
export interface RollupSums {
  table: string;
  rows: readonly Row[];
  sums: readonly string[];
}

/**
 * What vouchers add to each rollup, in the fixed order in which rollups are written, so that two postings
 * never deadlock.
 */
export function rollupSums(
  vouchers: readonly ValidVoucher[],
  systemAccounts: ReadonlySet<number>,
): RollupSums[] {
  const sales = vouchers.filter(({ voucher }) => voucher.kind === "sale");
  const days = ledgerSums(vouchers, systemAccounts, (date) => date);
  const months = ledgerSums(vouchers, systemAccounts, monthOf);
  return [
    { table: "customer_month", rows: saleSums(sales, CUSTOMER_MONTH), sums: SALES },
    { table: "salesman_day", rows: saleSums(sales, SALESMAN_DAY), sums: SALES },
    { table: "location_month", rows: stockSums(vouchers, LOCATION_MONTH), sums: ["quantity", "value"] },
    { table: "stock_day", rows: stockSums(vouchers, STOCK_DAY), sums: STOCK },
    { table: "stock_month", rows: stockSums(vouchers, STOCK_MONTH), sums: STOCK },
    { table: "batch_stock", rows: batchSums(vouchers), sums: ["quantity"] },
    { table: "ledger_day", rows: ledgerRows(days, "date"), sums: LEDGER },
    { table: "ledger_month", rows: ledgerRows(months, "month"), sums: LEDGER },
  ];
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

/** Number and amount of bills by the key that `keyOf` returns; the reversal of a bill is subtracted. */
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

/** Changes of `batch_stock` by vouchers, in the order of its key. */
function batchSums(vouchers: readonly ValidVoucher[]): Row[] {
  const sums = new Map<number, Map<number, Quantity>>();
  for (const { batches = [], locationId } of vouchers.flatMap(({ moves }) => moves)) {
    for (const { batchId, quantity } of batches) {
      const places = sums.get(batchId) ?? new Map<number, Quantity>();
      places.set(locationId, (places.get(locationId) ?? 0n) + quantity);
      sums.set(batchId, places);
    }
  }
  return inIdOrder(sums).flatMap(([batch_id, places]) =>
    inIdOrder(places).map(([location_id, change]) => ({
      batch_id,
      location_id,
      quantity: formatQuantity(change),
    })),
  );
}

function inIdOrder<Value>(map: ReadonlyMap<number, Value>): [number, Value][] {
  return [...map].toSorted(([a], [b]) => a - b);
}

/** A text that sorts in the order of the key. */
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
/** All offices' bills without a salesman share one key, so they get a slot per series, as system accounts do. */
const SALESMAN_DAY = ({ userId, date, seriesId }: Voucher) => ({
  date,
  salesman_id: userId ?? 0,
  slot: seriesId % SLOTS,
});
const SALES = ["bills", "amount"];
const STOCK = ["quantity", "value", "taxable", "tax"];
const LEDGER = ["debit", "credit", "entries"];
const SLOTS = 8;
