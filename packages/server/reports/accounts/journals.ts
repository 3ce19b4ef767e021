import type { Knex } from "knex";
import { buildCancelledAmountSql, buildZeroIfCancelledSql } from "../../books/posting/document-status-sql.ts";
import { REPLACED_STATUS } from "@vanbook/sdk/books";
import type { Query } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { joinOwn, ofCompany, ofDocuments } from "../../auth/scope.ts";
import { refuseUnknownYear } from "../purchases/purchase-lines.ts";
import { readSums } from "../../db/sums-of.ts";
import { makeAmountTie } from "../ties.ts";

const buildJournalsReport: Handler<"journals.report"> = async ({ query, principal, db }) => {
  await refuseUnknownYear(db, principal, query.FYearID);
  return {
    rows: selectListedJournals(db, principal, query),
    joins: {
      d: { table: "account_facts", id: "j.debit_id", edition: "j.edition" },
      c: { table: "account_facts", id: "j.credit_id", edition: "j.edition" },
      u: { table: "user_facts", id: "v.user_id", edition: "v.edition" },
    },
    columns: {
      VoucherID: "j.voucher_id",
      JournalNo: "v.voucher_no",
      ADate: "j.date",
      HName: "CAST(JSON_ARRAY(d.name, c.name) AS CHAR)",
      DebitName: withOthers("d.name", "debit"),
      CreditName: withOthers("c.name", "credit"),
      Amt: AMOUNT_SQL,
      CancelledAmount: buildCancelledAmountSql("j", "j.amount"),
      OtherNarration: "COALESCE(j.other_narration, j.narration)",
      Type: "j.type",
      UserName: "u.name",
      Status: "j.status",
    },
    search: ["DebitName", "CreditName", "JournalNo", "Amt", "ADate", "OtherNarration"],
    sort: "-ADate",
    key: "j.id",
    ties: async ({ Amt }, snapshot) => {
      if (!principal.wholeCompany || query.Debit || query.Credit) return [];
      const enteredJournals = selectJournals(snapshot, principal, query);
      joinOwn(enteredJournals, "ledger_entries as e", "e.voucher_id", "j.voucher_id");
      joinOwn(enteredJournals, "vouchers as r", "r.reverses_id", "j.voucher_id").whereNull("r.id");
      const { debit, credit } = await readSums(snapshot, enteredJournals, {
        debit: "e.debit",
        credit: "e.credit",
      });
      return [makeAmountTie("Ledger, debit", debit, Amt), makeAmountTie("Ledger, credit", credit, Amt)];
    },
  };
};

export const journalReport = { "journals.report": buildJournalsReport };

type Filters = Query<"journals.report">;

function selectListedJournals(db: Knex, principal: Principal, { Debit, Credit, ...query }: Filters) {
  const enteredJournals = selectJournals(db, principal, query).whereNot("j.status", REPLACED_STATUS);
  if (Debit) void enteredJournals.whereExists(selectLine(db, "debit", Debit));
  if (Credit) void enteredJournals.whereExists(selectLine(db, "credit", Credit));
  return ofDocuments(
    joinOwn(enteredJournals, "vouchers as v", "v.id", "j.voucher_id"),
    principal,
    "v.user_id",
  );
}

function selectJournals(
  db: Knex,
  principal: Principal,
  { FromDate, ToDate, Type = SINGLE_JOURNAL }: Filters,
) {
  const enteredJournals = ofCompany(db, principal, "journals as j").whereBetween("j.date", [
    FromDate,
    ToDate,
  ]);
  return Type === "All" ? enteredJournals : enteredJournals.where("j.type", Type);
}

function selectLine(db: Knex, side: "debit" | "credit", account: number) {
  return db("ledger_entries as e")
    .whereRaw("e.company_id = j.company_id AND e.voucher_id = j.voucher_id")
    .where("e.account_id", account)
    .where(`e.${side}`, ">", 0)
    .select(db.raw("1"));
}

function withOthers(name: string, side: "debit" | "credit"): string {
  const lines = `(SELECT COUNT(*) FROM ledger_entries e
    WHERE e.company_id = j.company_id AND e.voucher_id = j.voucher_id AND e.${side} > 0)`;
  return `CASE WHEN j.type = 'MJ' AND ${lines} > 1 THEN CONCAT(${name}, ' and ', ${lines} - 1, ' more') ELSE ${name} END`;
}

const SINGLE_JOURNAL = "SJ";
const AMOUNT_SQL = buildZeroIfCancelledSql("j", "j.amount");
