import type { Knex } from "knex";
import { POSTED, REPLACED } from "@vanbook/sdk/books";
import { joinOwn, ofCompany, ofDocuments } from "../../auth/scope.ts";
import type { Schema } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { problem } from "@vanbook/sdk/problem";
import { namedBills } from "./named-bills.ts";
import { joinParty, paperCompany } from "./paper-heads.ts";
import { paperHead, paperParty, type PartyRow } from "./paper-words.ts";

/** Receipts and payments with everything that their printed vouchers show. */
export const moneyPapers = {
  "receipts.read": ({ query, principal, db }) => moneyPaper(db, principal, "receipts", query.id),
  "payments.read": ({ query, principal, db }) => moneyPaper(db, principal, "payments", query.id),
} satisfies { "receipts.read": Handler<"receipts.read">; "payments.read": Handler<"payments.read"> };

async function moneyPaper(
  db: Knex,
  principal: Principal,
  table: "receipts" | "payments",
  id: number,
): Promise<Schema<"MoneyDocument">> {
  const documents = ofCompany(db, principal, `${table} as d`).where("d.id", id);
  void documents.whereNot("d.status", REPLACED);
  joinParty(documents, "d.party_id");
  joinOwn(documents, "vouchers as n", "n.id", "d.voucher_id");
  joinOwn(documents, "accounts as l", "l.id", "d.ledger_id");
  joinOwn(documents, "users as u", "u.id", "d.user_id");
  joinOwn(documents, "users as m", "m.id", "d.created_by");
  const [row] = (await ofDocuments(documents, principal, "d.user_id", null, "d.party_id").select({
    id: "d.id",
    voucherId: "d.voucher_id",
    number: "n.voucher_no",
    date: "d.date",
    status: "d.status",
    mode: "d.mode",
    ledger: "l.name",
    chequeNo: "d.cheque_no",
    chequeDate: "d.cheque_date",
    bank: "d.bank",
    bankBranch: "d.bank_branch",
    enteredBy: db.raw("COALESCE(u.name, m.name)"),
    narration: "d.narration",
    remark: "d.remark",
    amount: "d.amount",
    discount: "d.discount",
  })) as MoneyRow[];
  if (!row) throw problem("NOT_FOUND");
  return {
    ...paperHead(row),
    company: await paperCompany(db, principal),
    party: paperParty(row),
    mode: MODES[row.mode],
    // A party does not see the company's own cash or bank account.
    ledger: principal.party ? null : row.ledger,
    chequeNo: row.chequeNo,
    chequeDate: row.chequeDate,
    bank: row.bank,
    bankBranch: row.bankBranch,
    against: row.status === POSTED ? await namedBills(db, principal, NAMED[table], row.voucherId) : [],
    enteredBy: row.enteredBy,
    narration: row.narration,
    remark: row.remark,
    amount: row.amount,
    discount: row.discount,
  };
}

/** The documents that each settles. */
const NAMED = { receipts: "bills", payments: "purchases" } as const;
const MODES = { C: "cash", B: "cheque", O: "online", N: "neft" } as const;

interface MoneyRow
  extends PartyRow, Omit<Schema<"MoneyDocument">, "company" | "party" | "status" | "mode" | "against"> {
  voucherId: number;
  status: number;
  mode: keyof typeof MODES;
}
