import { POSTED, type EntryKind, formatPaise, paise, sum } from "@vanbook/sdk/books";
import type { Schema } from "../../contract/contract.ts";
import { amountTie } from "../../reports/ties.ts";
import type { StandInBooks } from "../books.ts";
import { balanceOf } from "./sums.ts";

/**
 * Compares receipts (or payments and expenses) with the money that cash and bank accounts received (or
 * paid). The payment within a cash bill does not count as a receipt.
 */
export function cashTie(
  books: StandInBooks,
  from: string,
  to: string,
  side: "in" | "out",
  total: string,
): Schema<"Tie"> {
  const money = new Set(
    books.tables.accounts.filter((each) => MONEY.includes(each.group_id)).map(({ id }) => id),
  );
  const moved = (kinds: readonly EntryKind[]) =>
    balanceOf(books, {
      from,
      to,
      is: (entry) => money.has(entry.account_id) && kinds.includes(entry.entry_kind),
    });
  if (side === "out")
    return amountTie(
      "Payments out of cash and bank accounts, refunds aside",
      formatPaise(-moved(["payment", "expense"])),
      total,
    );
  const cashBills = books.tables.bills.filter(
    (bill) => bill.mode === 0 && bill.status === POSTED && from <= bill.date && bill.date <= to,
  );
  const taken = moved(["receipt"]) - sum(cashBills.map((bill) => paise(bill.amount)));
  return amountTie("Receipts in cash and bank accounts, cash bills aside", formatPaise(taken), total);
}

/** Account groups: banks, cash, overdrafts. */
const MONEY = [5, 6, 26];
