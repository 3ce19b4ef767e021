import type { EntryKind } from "../posting/voucher.ts";

/**
 * The effect that a posted document (not cancelled, not replaced) must have on an account that it names: this amount,
 * debits positive, as entries of this kind.
 */
export interface Claim {
  table: string;
  entryKind: EntryKind;
  account: string;
  amount: string;
  /** SQL condition that limits the documents that it applies to. */
  only?: string;
}

/** Effects of documents on customers and suppliers. */
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

/** Effects of documents on the cash and bank accounts; a bill's row does not name its account. */
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

/** Entry kinds without a document of their own to compare with: their lines are posted as they were entered. */
export const ENTERED_KINDS = "'opening', 'journal', 'contra', 'closing'";
