import { listPartyEntries, taxes, type Claim, type DocumentRule } from "./document-rule.ts";
import { type EntryKind, ACCOUNT_GROUP } from "@vanbook/sdk/books";
import { buildTaxOverSql, buildTaxWithinSql } from "./tax-within.ts";

const BY_USER = { user_id: "d.user_id", branch_id: "d.branch_id", amount: "d.amount" };
const WITH_PARTY = { ...BY_USER, party_id: "d.party_id" };

const MODE_RULE = {
  join: `LEFT JOIN accounts p ON p.company_id = d.company_id AND p.id = d.ledger_id`,
  holds: `d.mode IN ('C', 'B', 'O', 'N') AND (d.mode = 'C') = (p.group_id = ${ACCOUNT_GROUP.cash})`,
};

/** Cheques that were entered before may be dated ahead and in the bank. */
const POST_DATED_SQL =
  "d.post_dated IN (0, 1) AND (d.post_dated = 0 OR d.mode = 'B' AND d.cheque_date > d.date)";

/** What the expense account gets. With reverse charge, the amount contains no tax. */
const UNTAXED_AMOUNT = "d.amount - IF(d.reverse_charge = 1, 0, d.cgst + d.sgst + d.igst)";
/** Claimed only with the supplier's GSTIN, or if the company owes the tax (reverse charge). */
const CLAIMED_TAX_SQL = `d.tax_rate BETWEEN 0 AND 100 AND CASE d.reverse_charge
  WHEN 0 THEN (d.tax_rate = 0 OR d.supplier_gstin IS NOT NULL) AND ${buildTaxWithinSql("d.igst <> 0")}
  WHEN 1 THEN d.tax_rate > 0 AND ${buildTaxOverSql("d.igst <> 0")} END`;
/** Before the RCM accounts existed, the tax of a reverse charge was in the output accounts. */
const makeOwedTaxClaim = (tax: "cgst" | "sgst" | "igst", isPayable: 0 | 1) => ({
  ...({ entryKind: "expense", against: "d.account_id" } as const),
  account: `:${tax}_${isPayable ? "rcm" : "output"}`,
  amount: `-IF(d.reverse_charge = 1 AND d.rcm_payable = ${isPayable}, d.${tax}, 0)`,
});

export const MONEY_RULES: readonly DocumentRule[] = [
  {
    table: "receipts",
    kinds: ["receipt"],
    prefix: "'RCT/'",
    voucher: WITH_PARTY,
    join: MODE_RULE.join,
    holds: [MODE_RULE.holds, POST_DATED_SQL],
    entries: [
      ...makeBothClaims("receipt", "IF(d.post_dated = 1, :cheques_received, d.ledger_id)", "d.party_id"),
      ...makeBothClaims("discount", ":discount_allowed", "d.party_id", "d.discount"),
    ],
  },
  {
    table: "payments",
    kinds: ["payment"],
    prefix: "'PAY/'",
    voucher: WITH_PARTY,
    join: MODE_RULE.join,
    holds: [MODE_RULE.holds, POST_DATED_SQL],
    entries: [
      ...makeBothClaims("payment", "d.party_id", "IF(d.post_dated = 1, :cheques_issued, d.ledger_id)"),
      ...makeBothClaims("discount", "d.party_id", ":discount_received", "d.discount"),
    ],
  },
  {
    table: "expenses",
    kinds: ["expense"],
    prefix: "'EXP/'",
    voucher: BY_USER,
    join: MODE_RULE.join,
    holds: [MODE_RULE.holds, CLAIMED_TAX_SQL, "d.rcm_payable IN (0, d.reverse_charge)"],
    entries: [
      ...listPartyEntries("expense", "d.ledger_id", {
        against: "d.account_id",
        amount: "-d.amount",
        others: { "d.account_id": UNTAXED_AMOUNT, ...taxes("input", "") },
      }),
      ...(["cgst", "sgst", "igst"] as const).flatMap((tax) => [
        makeOwedTaxClaim(tax, 0),
        makeOwedTaxClaim(tax, 1),
      ]),
    ],
  },
  {
    table: "hand_overs",
    kinds: ["hand_over"],
    prefix: "'HND/'",
    voucher: BY_USER,
    entries: makeBothClaims("hand_over", "d.to_ledger_id", "d.from_ledger_id"),
  },
  {
    table: "notes",
    kinds: ["credit_note", "debit_note"],
    prefix: "CASE d.type WHEN 'CN' THEN 'CRN/' ELSE 'DBN/' END",
    voucher: { user_id: "NULL", party_id: "d.party_id", branch_id: "d.branch_id", amount: "d.amount" },
    join: "LEFT JOIN accounts p ON p.company_id = d.company_id AND p.id = d.party_id",
    holds: [
      `CASE d.type WHEN 'CN' THEN v.kind = 'credit_note' AND p.group_id = ${ACCOUNT_GROUP.debtors} WHEN 'DN' THEN v.kind = 'debit_note' AND p.group_id = ${ACCOUNT_GROUP.creditors} END`,
      "d.amount = d.taxable + d.cgst + d.sgst + d.igst AND d.tax_rate >= 0",
      // A note takes at most what is left of each tax, and what takes the rest of a document takes the
      // rest of its tax: lines and earlier notes have rounded them.
      `d.inter_state IN (0, 1) AND ${buildTaxWithinSql("d.inter_state = 1", "d", "1")}`,
    ],
    entries: listPartyEntries("note", "d.party_id", {
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
    // Journal lines are posted as entered; each has the first account of the other side as opposite
    // account.
    entered: `e.entry_kind = v.kind AND e.against_id = CASE WHEN e.debit > 0 THEN d.credit_id ELSE d.debit_id END
      AND (d.type = 'MJ' OR e.account_id = CASE WHEN e.debit > 0 THEN d.debit_id ELSE d.credit_id END)`,
    entries: [],
  },
];

function makeBothClaims(
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

function onSide(amount: string): string {
  return `CASE d.type WHEN 'DN' THEN ${amount} ELSE -${amount} END`;
}
