import type { Knex } from "knex";
import { cancelledAmount, zeroIfCancelled } from "../../books/posting/document-status-sql.ts";
import { REPLACED } from "@vanbook/sdk/books";
import type { Query } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { joinOwn, ofCompany, ofDocuments } from "../../auth/scope.ts";
import { refuseUnknownYear } from "../purchases/purchase-lines.ts";
import { sumsOf } from "../../db/sums-of.ts";
import { amountTie } from "../ties.ts";

const journalsReport: Handler<"journals.report"> = async ({ query, principal, db }) => {
  await refuseUnknownYear(db, principal, query.FYearID);
  return {
    rows: journalsOf(db, principal, query),
    joins: {
      d: { table: "accounts", id: "j.debit_id" },
      c: { table: "accounts", id: "j.credit_id" },
      u: { table: "users", id: "v.user_id" },
    },
    columns: {
      VoucherID: "j.voucher_id",
      JournalNo: "v.voucher_no",
      ADate: "j.date",
      HName: "CAST(JSON_ARRAY(d.name, c.name) AS CHAR)",
      DebitName: withOthers("d.name", "debit"),
      CreditName: withOthers("c.name", "credit"),
      Amt: AMOUNT,
      CancelledAmount: cancelledAmount("j", "j.amount"),
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
      const entered = journalsIn(snapshot, principal, query);
      joinOwn(entered, "ledger_entries as e", "e.voucher_id", "j.voucher_id");
      // Reversed journals are omitted.
      joinOwn(entered, "vouchers as r", "r.reverses_id", "j.voucher_id").whereNull("r.id");
      const { debit, credit } = await sumsOf(snapshot, entered, { debit: "e.debit", credit: "e.credit" });
      return [amountTie("Ledger, debit", debit, Amt), amountTie("Ledger, credit", credit, Amt)];
    },
  };
};

/** Journals, which users post by hand. */
export const journalReport = { "journals.report": journalsReport };

type Filters = Query<"journals.report">;

function journalsOf(db: Knex, principal: Principal, { Debit, Credit, ...query }: Filters) {
  const entered = journalsIn(db, principal, query).whereNot("j.status", REPLACED);
  if (Debit) void entered.whereExists(lineOf(db, "debit", Debit));
  if (Credit) void entered.whereExists(lineOf(db, "credit", Credit));
  // A journal belongs to the user of its voucher.
  return ofDocuments(joinOwn(entered, "vouchers as v", "v.id", "j.voucher_id"), principal, "v.user_id");
}

/** The journals of the range and type. */
function journalsIn(db: Knex, principal: Principal, { FromDate, ToDate, Type = SINGLE }: Filters) {
  const entered = ofCompany(db, principal, "journals as j").whereBetween("j.date", [FromDate, ToDate]);
  return Type === "All" ? entered : entered.where("j.type", Type);
}

function lineOf(db: Knex, side: "debit" | "credit", account: number) {
  return db("ledger_entries as e")
    .whereRaw("e.company_id = j.company_id AND e.voucher_id = j.voucher_id")
    .where("e.account_id", account)
    .where(`e.${side}`, ">", 0)
    .select(db.raw("1"));
}

/** SQL of the first account's name on a side, and of the number of accounts after it. */
function withOthers(name: string, side: "debit" | "credit"): string {
  const lines = `(SELECT COUNT(*) FROM ledger_entries e
    WHERE e.company_id = j.company_id AND e.voucher_id = j.voucher_id AND e.${side} > 0)`;
  return `CASE WHEN j.type = 'MJ' AND ${lines} > 1 THEN CONCAT(${name}, ' and ', ${lines} - 1, ' more') ELSE ${name} END`;
}

/** The default type, single journals. */
const SINGLE = "SJ";
const AMOUNT = zeroIfCancelled("j", "j.amount");
