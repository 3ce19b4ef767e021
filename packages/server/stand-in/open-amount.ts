import { paise, sum, type Paise } from "@vanbook/sdk/books";
import { getToday, type StandInBooks } from "./books.ts";
import { calculateMovement, listAccountEntries } from "./reports/ledger-entries.ts";
import { findOpeningBill, isReversed } from "./settlements.ts";

/**
 * What is open of a bill today. Money pays the bills that it names first, then the oldest
 * documents: the newest documents that add up to the party's balance are open.
 */
export function calculateOpenAmount(books: StandInBooks, billVoucherId: number, partyId: number): Paise {
  const entries = listAccountEntries(books, partyId, "", getToday(books));
  let balance = sum(entries.map(({ entry }) => calculateMovement(entry)));
  const items = new Map<string, Item>();
  for (const { entry, voucher } of entries) {
    if (voucher.reverses_id !== null || isReversed(books, voucher.id)) continue;
    const openingBill = findOpeningBill(books, { billId: voucher.id, openingLine: entry.line_no });
    const place = { id: voucher.id, line: openingBill?.line ?? 0 };
    const key = `${place.id} ${place.line}`;
    const before = items.get(key)?.rest ?? sumSettlements(books, place);
    const rest = before + calculateMovement(entry);
    items.set(key, { ...place, date: openingBill?.date ?? voucher.date, rest });
  }
  const newestFirst = [...items.values()].toSorted(
    (a, b) => b.date.localeCompare(a.date) || b.id - a.id || b.line - a.line,
  );
  for (const { id, rest } of newestFirst) {
    if (rest <= 0n || balance <= 0n) continue;
    const open = rest < balance ? rest : balance;
    if (id === billVoucherId) return open;
    balance -= open;
  }
  return 0n;
}

/** What money that names the bill paid of it, below zero; for money what the bills take of it. */
function sumSettlements(books: StandInBooks, { id, line }: Pick<Item, "id" | "line">): Paise {
  const parts = books.tables.settlements.flatMap((each) => {
    if (isReversed(books, each.voucher_id) || isReversed(books, each.bill_voucher_id)) return [];
    if (each.bill_voucher_id === id && each.bill_line === line) return [-paise(each.amount)];
    return each.voucher_id === id && line === 0 ? [paise(each.amount)] : [];
  });
  return sum(parts);
}

/** A document, or an opening bill by its `line` of the opening (0 for other documents). */
interface Item {
  id: number;
  line: number;
  date: string;
  rest: Paise;
}
