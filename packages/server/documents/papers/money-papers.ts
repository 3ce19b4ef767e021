import type { Knex } from "knex";
import { POSTED_STATUS } from "@vanbook/sdk/books";
import { joinFacts, joinOwn, ofDocuments } from "../../auth/scope.ts";
import type { Schema } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { readNamedBills } from "./named-bills.ts";
import { HEAD_COLUMNS, joinParty, beginPaper, readPaperRow, selectDocumentToPrint } from "./paper-heads.ts";
import type { PartyRow } from "./paper-words.ts";

export const moneyPapers = {
  "receipts.read": ({ query, principal, db }) => readMoneyPaper(db, principal, "receipts", query.id),
  "payments.read": ({ query, principal, db }) => readMoneyPaper(db, principal, "payments", query.id),
} satisfies { "receipts.read": Handler<"receipts.read">; "payments.read": Handler<"payments.read"> };

async function readMoneyPaper(
  db: Knex,
  principal: Principal,
  table: "receipts" | "payments",
  id: number,
): Promise<Schema<"MoneyDocument">> {
  const documents = selectDocumentToPrint(db, principal, table, id);
  joinParty(documents, "d.party_id");
  joinOwn(documents, "vouchers as n", "n.id", "d.voucher_id");
  joinFacts(documents, "account_facts as l", "d.ledger_id", "d.edition");
  joinFacts(documents, "user_facts as u", "d.user_id", "d.edition");
  joinFacts(documents, "user_facts as m", "d.created_by", "d.edition");
  const visibleDocuments = ofDocuments(documents, principal, "d.user_id", null, "d.party_id");
  const row = await readPaperRow<MoneyRow>(visibleDocuments, {
    ...HEAD_COLUMNS,
    ...{ number: "n.voucher_no", mode: "d.mode", ledger: "l.name", remark: "d.remark" },
    ...{ amount: "d.amount", discount: "d.discount" },
    ...{ chequeNo: "d.cheque_no", chequeDate: "d.cheque_date", bank: "d.bank", bankBranch: "d.bank_branch" },
    enteredBy: db.raw("COALESCE(u.name, m.name)"),
  });
  const { chequeNo, chequeDate, bank, bankBranch, enteredBy, narration, remark, amount, discount } = row;
  return {
    ...(await beginPaper(db, principal, row)),
    mode: MODE_NAMES[row.mode],
    // A party does not see the company's own cash or bank account.
    ledger: principal.party ? null : row.ledger,
    ...{ chequeNo, chequeDate, bank, bankBranch },
    against:
      row.status === POSTED_STATUS
        ? await readNamedBills(db, principal, SETTLED_TABLES[table], row.voucherId)
        : [],
    ...{ enteredBy, narration, remark, amount, discount },
  };
}

const SETTLED_TABLES = { receipts: "bills", payments: "purchases" } as const;
const MODE_NAMES = { C: "cash", B: "cheque", O: "online", N: "neft" } as const;

interface MoneyRow
  extends PartyRow, Omit<Schema<"MoneyDocument">, "company" | "party" | "status" | "mode" | "against"> {
  voucherId: number;
  edition: number;
  status: number;
  mode: keyof typeof MODE_NAMES;
}
