import { partyEntries, taxes, type Claim, type DocumentRule } from "./document-rule.ts";
import { type EntryKind, GROUP } from "@vanbook/sdk/books";
import { taxOver, taxWithin } from "./tax-within.ts";

const BY_USER = { user_id: "d.user_id", branch_id: "d.branch_id", amount: "d.amount" };
const WITH_PARTY = { ...BY_USER, party_id: "d.party_id" };

/** The mode is cash exactly if the account is a cash account. */
const MODE = {
  join: `LEFT JOIN accounts p ON p.company_id = d.company_id AND p.id = d.ledger_id`,
  holds: `d.mode IN ('C', 'B', 'O', 'N') AND (d.mode = 'C') = (p.group_id = ${GROUP.cash})`,
};

/**
 * Amount booked to the expense account: without the tax included in it. With reverse charge, the amount contains no
 * tax.
 */
const UNTAXED = "d.amount - IF(d.reverse_charge = 1, 0, d.cgst + d.sgst + d.igst)";
/** Input tax is claimed only with the supplier's GSTIN, or if the company owes the tax itself (reverse charge). */
const CLAIMED = `d.tax_rate BETWEEN 0 AND 100 AND CASE d.reverse_charge
  WHEN 0 THEN (d.tax_rate = 0 OR d.supplier_gstin IS NOT NULL) AND ${taxWithin("d.igst <> 0")}
  WHEN 1 THEN d.tax_rate > 0 AND ${taxOver("d.igst <> 0")} END`;
/** The tax that the company owes instead of the supplier (reverse charge). */
const owed = (tax: "cgst" | "sgst" | "igst") => ({
  ...({ entryKind: "expense", account: `:${tax}_output`, against: "d.account_id" } as const),
  amount: `-IF(d.reverse_charge = 1, d.${tax}, 0)`,
});

/** Rules for documents that only move money. */
export const MONEY_RULES: readonly DocumentRule[] = [
  {
    table: "receipts",
    kinds: ["receipt"],
    prefix: "'RCT/'",
    voucher: WITH_PARTY,
    join: MODE.join,
    holds: [MODE.holds],
    entries: [
      ...bothSides("receipt", "d.ledger_id", "d.party_id"),
      ...bothSides("discount", ":discount_allowed", "d.party_id", "d.discount"),
    ],
  },
  {
    table: "payments",
    kinds: ["payment"],
    prefix: "'PAY/'",
    voucher: WITH_PARTY,
    join: MODE.join,
    holds: [MODE.holds],
    entries: [
      ...bothSides("payment", "d.party_id", "d.ledger_id"),
      ...bothSides("discount", "d.party_id", ":discount_received", "d.discount"),
    ],
  },
  {
    table: "expenses",
    kinds: ["expense"],
    prefix: "'EXP/'",
    voucher: BY_USER,
    join: MODE.join,
    holds: [MODE.holds, CLAIMED],
    entries: [
      ...partyEntries("expense", "d.ledger_id", {
        against: "d.account_id",
        amount: "-d.amount",
        others: { "d.account_id": UNTAXED, ...taxes("input", "") },
      }),
      ...[owed("cgst"), owed("sgst"), owed("igst")],
    ],
  },
  {
    table: "hand_overs",
    kinds: ["hand_over"],
    prefix: "'HND/'",
    voucher: BY_USER,
    entries: bothSides("hand_over", "d.to_ledger_id", "d.from_ledger_id"),
  },
  // Credit and debit notes: each posts to the opposite side of the other.
  {
    table: "notes",
    kinds: ["credit_note", "debit_note"],
    prefix: "CASE d.type WHEN 'CN' THEN 'CRN/' ELSE 'DBN/' END",
    voucher: { user_id: "NULL", party_id: "d.party_id", branch_id: "d.branch_id", amount: "d.amount" },
    join: "LEFT JOIN accounts p ON p.company_id = d.company_id AND p.id = d.party_id",
    holds: [
      `CASE d.type WHEN 'CN' THEN v.kind = 'credit_note' AND p.group_id = ${GROUP.debtors} WHEN 'DN' THEN v.kind = 'debit_note' AND p.group_id = ${GROUP.creditors} END`,
      "d.amount = d.taxable + d.cgst + d.sgst + d.igst AND d.tax_rate >= 0",
      `d.inter_state IN (0, 1) AND ${taxWithin("d.inter_state = 1")}`,
    ],
    entries: partyEntries("note", "d.party_id", {
      against: "d.account_id",
      amount: onSide("d.amount"),
      others: {
        "d.account_id": `-${onSide("d.taxable")}`,
        ...taxes("output", "(d.type = 'CN') * "),
        ...taxes("input", "(d.type = 'DN') * -"),
      },
    }),
  },
  {
    table: "journals",
    kinds: ["journal", "contra"],
    prefix: "CASE d.type WHEN 'CJ' THEN 'CON/' ELSE 'JRN/' END",
    voucher: { amount: "d.amount" },
    holds: [
      "CASE WHEN d.type IN ('SJ', 'MJ') THEN v.kind = 'journal' WHEN d.type = 'CJ' THEN v.kind = 'contra' END",
    ],
    // The lines of a journal are posted as entered; each names the first account of the other side as opposite
    // account.
    entered: `e.entry_kind = v.kind AND e.against_id = CASE WHEN e.debit > 0 THEN d.credit_id ELSE d.debit_id END
      AND (d.type = 'MJ' OR e.account_id = CASE WHEN e.debit > 0 THEN d.debit_id ELSE d.credit_id END)`,
    entries: [],
  },
];

function bothSides(
  entryKind: EntryKind,
  debit: string,
  credit: string,
  amount = "d.amount",
): readonly Claim[] {
  return [
    { entryKind, account: debit, against: credit, amount },
    { entryKind, account: credit, against: debit, amount: `-${amount}` },
  ];
}

/** What a debit note debits, a credit note credits. */
function onSide(amount: string): string {
  return `CASE d.type WHEN 'DN' THEN ${amount} ELSE -${amount} END`;
}
