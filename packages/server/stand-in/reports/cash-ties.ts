import { PAYMENT_MODE, POSTED_STATUS, type EntryKind, formatPaise, paise, sum } from "@vanbook/sdk/books";
import type { Schema } from "../../contract/contract.ts";
import { makeAmountTie, POST_DATED_ACCOUNTS } from "../../reports/ties.ts";
import type { StandInBooks } from "../books.ts";
import { calculateBalance } from "./sums.ts";

/**
 * Compares receipts (or payments and expenses) with the money that cash and bank accounts received
 * (or paid). The payment within a cash bill does not count as a receipt.
 */
export function makeCashTie(
  books: StandInBooks,
  from: string,
  to: string,
  side: "in" | "out",
  total: string,
): Schema<"Tie"> {
  const money = new Set(books.tables.accounts.filter(isMoney).map(({ id }) => id));
  const sumMoneyMoved = (kinds: readonly EntryKind[]) =>
    calculateBalance(books, {
      from,
      to,
      is: (entry) => money.has(entry.account_id) && kinds.includes(entry.entry_kind),
    });
  if (side === "out")
    return makeAmountTie(
      "Payments out of cash and bank accounts, refunds aside",
      formatPaise(-sumMoneyMoved(["payment", "expense"])),
      total,
    );
  const cashBills = books.tables.bills.filter(
    (bill) =>
      bill.mode === PAYMENT_MODE.cash &&
      bill.status === POSTED_STATUS &&
      from <= bill.date &&
      bill.date <= to,
  );
  const receivedAmount = sumMoneyMoved(["receipt"]) - sum(cashBills.map((bill) => paise(bill.amount)));
  return makeAmountTie(
    "Receipts in cash and bank accounts, cash bills aside",
    formatPaise(receivedAmount),
    total,
  );
}

/** Cheques that are dated ahead count as well, as in the server's reports. */
function isMoney({ group_id: groupId, system_key: key }: { group_id: number; system_key: string | null }) {
  return MONEY_GROUPS.includes(groupId) || POST_DATED_ACCOUNTS.some((each) => each === key);
}

const MONEY_GROUPS = [5, 6, 26];
