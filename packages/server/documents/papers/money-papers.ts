import type { Knex } from "knex";
import { POSTED } from "@vanbook/sdk/books";
import { joinOwn, ofDocuments } from "../../auth/scope.ts";
import type { Schema } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { namedBills } from "./named-bills.ts";
import { HEAD_COLUMNS, joinParty, beginPaper, paperRow, documentToPrint } from "./paper-heads.ts";
import type { PartyRow } from "./paper-words.ts";

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
  const documents = documentToPrint(db, principal, table, id);
  joinParty(documents, "d.party_id");
  joinOwn(documents, "vouchers as n", "n.id", "d.voucher_id");
  joinOwn(documents, "accounts as l", "l.id", "d.ledger_id");
  joinOwn(documents, "users as u", "u.id", "d.user_id");
  joinOwn(documents, "users as m", "m.id", "d.created_by");
  const seen = ofDocuments(documents, principal, "d.user_id", null, "d.party_id");
  const row = await paperRow<MoneyRow>(seen, {
    ...HEAD_COLUMNS,
    ...{ number: "n.voucher_no", mode: "d.mode", ledger: "l.name", remark: "d.remark" },
    ...{ amount: "d.amount", discount: "d.discount" },
    ...{ chequeNo: "d.cheque_no", chequeDate: "d.cheque_date", bank: "d.bank", bankBranch: "d.bank_branch" },
    enteredBy: db.raw("COALESCE(u.name, m.name)"),
  });
  const { chequeNo, chequeDate, bank, bankBranch, enteredBy, narration, remark, amount, discount } = row;
  return {
    ...(await beginPaper(db, principal, row)),
    mode: MODES[row.mode],
    // A party does not see the company's own cash or bank account.
    ledger: principal.party ? null : row.ledger,
    ...{ chequeNo, chequeDate, bank, bankBranch },
    against: row.status === POSTED ? await namedBills(db, principal, NAMED[table], row.voucherId) : [],
    ...{ enteredBy, narration, remark, amount, discount },
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
