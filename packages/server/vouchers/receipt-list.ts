import type { Knex } from "knex";
import { POSTED_STATUS, REPLACED_STATUS, ACCOUNT_GROUP } from "@vanbook/sdk/books";
import { getToday } from "../clock.ts";
import type { Handler } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import { problem } from "@vanbook/sdk/problem";
import { ofCompany, ofDocuments } from "../auth/scope.ts";

const list: Handler<"receipts.list"> = async ({ query, principal, db }) => {
  const yearId = query.FYearID ?? (await findYearId(db, principal));
  const receipts = ofDocuments(ofCompany(db, principal, "receipts as r"), principal, "r.user_id");
  // With a condition on the number, both database engines use its index instead of reading all the
  // company's receipts.
  void receipts.where({ "r.year_id": yearId, "r.status": POSTED_STATUS }).where("r.number", ">", 0);
  return {
    rows: receipts,
    joins: {
      g: { table: "accounts", id: "r.ledger_id" },
      l: { table: "account_facts", id: "r.ledger_id", edition: "r.edition" },
      p: { table: "account_facts", id: "r.party_id", edition: "r.edition" },
    },
    columns: {
      ReId: "r.id",
      ReNo: "r.number",
      RDate: "r.date",
      PLID: "r.ledger_id",
      PLedgerName: "l.name",
      AccGroupid: `CASE g.group_id WHEN ${ACCOUNT_GROUP.cash} THEN ${ACCOUNT_GROUP.cash} ELSE ${ACCOUNT_GROUP.bank} END`,
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
      CreatedBy: buildFirstColumnSql("created_by"),
      CreatedDate: buildFirstColumnSql("created_at"),
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

const readNextNumber: Handler<"receipts.nextNumber"> = async ({ query, principal, db }) => {
  const yearId = await findYearId(db, principal, query.RDate);
  const counter: { next_number: number } | undefined = await ofCompany(db, principal, "counters as n")
    .where({ "n.kind": "receipt", "n.series_id": 0, "n.year_id": yearId })
    .first("n.next_number");
  return [{ ReNo: counter?.next_number ?? 1 }];
};

export const receiptList = { "receipts.list": list, "receipts.nextNumber": readNextNumber };

/** Today by default. If the day is in no year: the last year that began before it. */
export async function findYearId(
  db: Knex,
  principal: Pick<Principal, "companyId">,
  day = getToday(),
): Promise<number> {
  const year: { id: number } | undefined = await ofCompany(db, principal, "financial_years as y")
    .where("y.is_deleted", 0)
    .where("y.start_date", "<=", day)
    .orderBy("y.start_date", "desc")
    .first("y.id");
  if (!year) throw problem("YEAR_MISSING");
  return year.id;
}

/** Each edit adds a document with the receipt's number; this reads the first one. */
function buildFirstColumnSql(column: string) {
  return `(SELECT f.${column} FROM receipts f WHERE ${SAME_NUMBER} ORDER BY f.created_at, f.id LIMIT 1)`;
}

const SAME_NUMBER = "f.company_id = r.company_id AND f.year_id = r.year_id AND f.number = r.number";
const IS_EDITED = `EXISTS (SELECT 1 FROM receipts f WHERE ${SAME_NUMBER} AND f.status = ${REPLACED_STATUS})`;
