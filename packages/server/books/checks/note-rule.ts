import { partyEntries, taxes, type DocumentRule } from "./document-rule.ts";
import { taxWithin } from "./tax-within.ts";
import { GROUP } from "@vanbook/sdk/books";

/** Rule for credit and debit notes: each posts to the opposite side of the other. */
export const NOTE_RULE: DocumentRule = {
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
};

/** What a debit note debits, a credit note credits. */
function onSide(amount: string): string {
  return `CASE d.type WHEN 'DN' THEN ${amount} ELSE -${amount} END`;
}
