import type { EntryKind } from "../posting/voucher.ts";

/** What a document that stands says of an account that it names: this much, debits positive, of this kind. */
export interface Claim {
  table: string;
  entryKind: EntryKind;
  account: string;
  amount: string;
  /** Narrows the documents that say it. */
  only?: string;
}

/** What documents say of customers and suppliers. */
export const PARTY_CLAIMS: readonly Claim[] = [
  { table: "bills", entryKind: "bill", account: "customer_id", amount: "amount" },
  // A cash bill is paid in the same voucher.
  { table: "bills", entryKind: "receipt", account: "customer_id", amount: "-amount", only: "mode = 0" },
  { table: "sale_returns", entryKind: "return", account: "customer_id", amount: "-amount" },
  { table: "sale_returns", entryKind: "payment", account: "customer_id", amount: "amount", only: "mode = 0" },
  { table: "purchases", entryKind: "purchase", account: "supplier_id", amount: "-amount" },
  { table: "purchase_returns", entryKind: "purchase_return", account: "supplier_id", amount: "amount" },
  { table: "receipts", entryKind: "receipt", account: "party_id", amount: "-amount" },
  { table: "payments", entryKind: "payment", account: "party_id", amount: "amount" },
  { table: "expenses", entryKind: "expense", account: "account_id", amount: "amount" },
];

/** What documents say of the accounts that money went into or came from; a bill does not name its own. */
export const MONEY_CLAIMS: readonly Claim[] = [
  { table: "receipts", entryKind: "receipt", account: "ledger_id", amount: "amount" },
  { table: "payments", entryKind: "payment", account: "ledger_id", amount: "-amount" },
  { table: "expenses", entryKind: "expense", account: "ledger_id", amount: "-amount" },
  {
    table: "sale_returns",
    entryKind: "payment",
    account: "refund_ledger_id",
    amount: "-amount",
    only: "mode = 0",
  },
  { table: "hand_overs", entryKind: "hand_over", account: "from_ledger_id", amount: "-amount" },
  { table: "hand_overs", entryKind: "hand_over", account: "to_ledger_id", amount: "amount" },
];

/** The kinds of entries that no document but the ledger itself tells: their lines are entered as such. */
export const ENTERED_KINDS = "'opening', 'journal', 'contra', 'closing'";
