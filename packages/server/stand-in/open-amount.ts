import { paise, sum, type Paise } from "@vanbook/sdk/books";
import { getToday, type StandInBooks } from "./books.ts";
import { calculateMovement, listAccountEntries } from "./reports/ledger-entries.ts";
import { isReversed } from "./settlements.ts";

/**
 * What is open of a bill today. Money pays the bills that it names first, then the oldest
 * documents: the newest documents that add up to the party's balance are open.
 */
export function calculateOpenAmount(books: StandInBooks, billVoucherId: number, partyId: number): Paise {
  const entries = listAccountEntries(books, partyId, "", getToday(books));
  let balance = sum(entries.map(({ entry }) => calculateMovement(entry)));
  const rests = new Map<number, Paise>();
  for (const { entry, voucher } of entries) {
    if (voucher.reverses_id !== null || isReversed(books, voucher.id)) continue;
    const before = rests.get(voucher.id) ?? sumSettlements(books, voucher.id);
    rests.set(voucher.id, before + calculateMovement(entry));
  }
  const dates = new Map(entries.map(({ voucher }) => [voucher.id, voucher.date]));
  const getDate = (id: number) => dates.get(id) ?? "";
  const newestFirst = [...rests].toSorted(([a], [b]) => getDate(b).localeCompare(getDate(a)) || b - a);
  for (const [voucherId, rest] of newestFirst) {
    if (rest <= 0n || balance <= 0n) continue;
    const open = rest < balance ? rest : balance;
    if (voucherId === billVoucherId) return open;
    balance -= open;
  }
  return 0n;
}

/** What money that names the bill paid of it, below zero; for money what the bills take of it. */
function sumSettlements(books: StandInBooks, voucherId: number): Paise {
  const parts = books.tables.settlements.flatMap((each) => {
    if (isReversed(books, each.voucher_id) || isReversed(books, each.bill_voucher_id)) return [];
    if (each.bill_voucher_id === voucherId) return [-paise(each.amount)];
    return each.voucher_id === voucherId ? [paise(each.amount)] : [];
  });
  return sum(parts);
}
