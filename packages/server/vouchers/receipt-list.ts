import type { Knex } from "knex";
import { POSTED, REPLACED, GROUP } from "@vanbook/sdk/books";
import { today } from "../clock.ts";
import type { Handler } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import { problem } from "@vanbook/sdk/problem";
import { ofCompany, ofDocuments } from "../auth/scope.ts";

const list: Handler<"receipts.list"> = async ({ query, principal, db }) => {
  const yearId = query.FYearID ?? (await yearOn(db, principal));
  const receipts = ofDocuments(ofCompany(db, principal, "receipts as r"), principal, "r.user_id");
  // A condition on the number, so that both engines use its index instead of reading all the company's receipts.
  void receipts.where({ "r.year_id": yearId, "r.status": POSTED }).where("r.number", ">", 0);
  return {
    rows: receipts,
    joins: { l: { table: "accounts", id: "r.ledger_id" }, p: { table: "accounts", id: "r.party_id" } },
    columns: {
      ReId: "r.id",
      ReNo: "r.number",
      RDate: "r.date",
      PLID: "r.ledger_id",
      PLedgerName: "l.name",
      AccGroupid: `CASE l.group_id WHEN ${GROUP.cash} THEN ${GROUP.cash} ELSE ${GROUP.bank} END`,
      PartyID: "r.party_id",
      PartyLedgerName: "p.name",
      Debit: "r.amount",
      Credit: "r.amount",
      Narration: "r.narration",
      CompanyID: "r.company_id",
      FormName: "5",
      ChkNo: "r.cheque_no",
      ChkDate: "r.cheque_date",
      Bank: "r.bank",
      BankLocation: "COALESCE(r.bank_location, r.bank_branch)",
      Branch: "r.bank_branch",
      Remark: "r.remark",
      FYearID: "r.year_id",
      Type: "'5'",
      CreatedBy: first("created_by"),
      CreatedDate: first("created_at"),
      ModifiedBy: `CASE WHEN ${IS_EDITED} THEN r.created_by END`,
      ModifiedDate: `CASE WHEN ${IS_EDITED} THEN r.created_at END`,
      IsDeleted: "0",
      DeletedBy: "NULL",
    },
    search: ["ReNo", "PLedgerName", "PartyLedgerName"],
    sort: "-ReNo",
    key: "r.id",
  };
};

const nextNumber: Handler<"receipts.nextNumber"> = async ({ query, principal, db }) => {
  const yearId = await yearOn(db, principal, query.RDate);
  const counter: { next_number: number } | undefined = await ofCompany(db, principal, "counters as n")
    .where({ "n.kind": "receipt", "n.series_id": 0, "n.year_id": yearId })
    .first("n.next_number");
  return [{ ReNo: counter?.next_number ?? 1 }];
};

/** What the receipt master shows on opening: the list and the next number. */
export const receiptList = { "receipts.list": list, "receipts.nextNumber": nextNumber };

/**
 * The id of a day's financial year (today by default). If the day is in no year: the last year that began before it.
 */
export async function yearOn(
  db: Knex,
  principal: Pick<Principal, "companyId">,
  day = today(),
): Promise<number> {
  const year: { id: number } | undefined = await ofCompany(db, principal, "financial_years as y")
    .where("y.is_deleted", 0)
    .where("y.start_date", "<=", day)
    .orderBy("y.start_date", "desc")
    .first("y.id");
  if (!year) throw problem("YEAR_MISSING");
  return year.id;
}

/** SQL of a column of the first document with the receipt's number: each edit adds another document. */
function first(column: string) {
  return `(SELECT f.${column} FROM receipts f WHERE ${SAME_NUMBER} ORDER BY f.created_at, f.id LIMIT 1)`;
}

const SAME_NUMBER = "f.company_id = r.company_id AND f.year_id = r.year_id AND f.number = r.number";
const IS_EDITED = `EXISTS (SELECT 1 FROM receipts f WHERE ${SAME_NUMBER} AND f.status = ${REPLACED})`;
