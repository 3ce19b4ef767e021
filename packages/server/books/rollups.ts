import type { Knex } from "knex";
import { insertRows } from "./insert-rows.ts";
import { formatPaise, formatQuantity } from "./money.ts";
import type { ReadyVoucher } from "./ready.ts";
import type { Row } from "./voucher.ts";

/**
 * Adds vouchers to `ledger_day`, `ledger_month` and `stock_day`: summed in memory first, then one statement each,
 * in the order of the keys so that two postings never wait for each other crosswise.
 */
export async function addToRollups(
  trx: Knex.Transaction,
  companyId: number,
  vouchers: readonly ReadyVoucher[],
  systemAccounts: ReadonlySet<number>,
): Promise<void> {
  const ledger =
    "debit = debit + VALUES(debit), credit = credit + VALUES(credit), entries = entries + VALUES(entries)";
  const stock = "quantity = quantity + VALUES(quantity), value = value + VALUES(value)";
  const days = ledgerSums(vouchers, systemAccounts, (date) => date);
  const months = ledgerSums(vouchers, systemAccounts, (date) => `${date.slice(0, 7)}-01`);
  await insertRows(trx, "stock_day", stockRows(companyId, vouchers), `ON DUPLICATE KEY UPDATE ${stock}`);
  await insertRows(
    trx,
    "ledger_day",
    ledgerRows(companyId, days, "date"),
    `ON DUPLICATE KEY UPDATE ${ledger}`,
  );
  await insertRows(
    trx,
    "ledger_month",
    ledgerRows(companyId, months, "month"),
    `ON DUPLICATE KEY UPDATE ${ledger}`,
  );
}

/** Sums per account, period, kind and slot. */
function ledgerSums(
  vouchers: readonly ReadyVoucher[],
  systemAccounts: ReadonlySet<number>,
  periodOf: (date: string) => string,
) {
  const sums = new Map<string, LedgerSum>();
  for (const { voucher, lines } of vouchers) {
    const period = periodOf(voucher.date);
    for (const { accountId, entryKind, debit, credit } of lines) {
      // Every sale of a day meets in the rows of the sales and tax accounts. Postings of one series wait for each
      // other at its counter anyway; a slot of its own keeps them from waiting for other series too.
      const slot = systemAccounts.has(accountId) ? voucher.seriesId % SLOTS : 0;
      const key = `${sortable(accountId)} ${period} ${entryKind} ${slot}`;
      const sum = sums.get(key) ?? { accountId, period, entryKind, slot, debit: 0n, credit: 0n, entries: 0 };
      sum.debit += debit;
      sum.credit += credit;
      sum.entries += 1;
      sums.set(key, sum);
    }
  }
  return sums;
}

function ledgerRows(
  companyId: number,
  sums: ReadonlyMap<string, LedgerSum>,
  period: "date" | "month",
): Row[] {
  return inKeyOrder(sums).map((sum) => ({
    company_id: companyId,
    account_id: sum.accountId,
    [period]: sum.period,
    entry_kind: sum.entryKind,
    slot: sum.slot,
    debit: formatPaise(sum.debit),
    credit: formatPaise(sum.credit),
    entries: sum.entries,
  }));
}

function stockRows(companyId: number, vouchers: readonly ReadyVoucher[]): Row[] {
  const sums = new Map<string, StockSum>();
  for (const { voucher, moves } of vouchers) {
    for (const { itemId, locationId, kind, quantity, value } of moves) {
      const key = `${sortable(itemId)} ${sortable(locationId)} ${voucher.date} ${kind}`;
      const sum = sums.get(key) ?? { itemId, locationId, date: voucher.date, kind, quantity: 0n, value: 0n };
      sum.quantity += quantity;
      sum.value += value;
      sums.set(key, sum);
    }
  }
  return inKeyOrder(sums).map((sum) => ({
    company_id: companyId,
    item_id: sum.itemId,
    location_id: sum.locationId,
    date: sum.date,
    move_kind: sum.kind,
    slot: 0,
    quantity: formatQuantity(sum.quantity),
    value: formatPaise(sum.value),
  }));
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
  itemId: number;
  locationId: number;
  date: string;
  kind: string;
  quantity: bigint;
  value: bigint;
}

const SLOTS = 8;
