import type { Knex } from "knex";
import { paise } from "@vanbook/sdk/books";
import type { Query } from "../../contract/contract.ts";
import type { Call } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { problem } from "@vanbook/sdk/problem";
import type { Report } from "../../contract/report.ts";
import { ofAccounts, ofCompany } from "../../auth/scope.ts";
import { selectGroupedAccounts } from "../finance/balances.ts";
import { ENTRY_BILL, ENTRY_KINDS, ENTRY_ORDER, ENTRY_WORDS } from "./entry-words.ts";
import { selectMovements } from "../openings.ts";
import { LEDGER_ROLLUP, buildRangeSums, findYearStart } from "../range-sums.ts";
import { withReportLinks, TRIAL_BALANCE } from "../ties.ts";

async function buildLedgerReport(call: LedgerCall): Promise<Report<"ledger.report">> {
  const { query, principal, db } = call;
  const account = await readAccount(db, principal, query);
  const { Type = "All" } = query;
  return {
    rows: Type === "All" ? selectEntries(db, account) : selectEntriesOfKind(db, account, ENTRY_KINDS[Type]),
    joins: {
      v: { table: "vouchers", id: "e.voucher_id" },
      h: { table: "account_facts", id: OTHER_SIDE, edition: "v.edition" },
    },
    columns: {
      Date: "e.date",
      Type: ENTRY_WORDS,
      TransactionNo: "v.voucher_no",
      Debit: "e.debit",
      Credit: "e.credit",
      Balance: Type === "All" ? "NULL" : "o.Opening + e.moved",
      AccountHead: buildHeadSql(db, principal),
      OtherNarration: principal.party ? OWN_NARRATION : NARRATION_SQL,
      VoucherID: "e.voucher_id",
      BillID: ENTRY_BILL,
    },
    search: ["Date", "Type", "TransactionNo", "Debit", "Credit", "AccountHead", "OtherNarration"],
    sort: "Date",
    key: ENTRY_ORDER,
    ...(Type === "All" && {
      running: {
        column: "Balance" as const,
        amount: "e.debit - e.credit",
        opening: async (snapshot: Knex) => (await readBalances(snapshot, account)).Opening,
        before: async (snapshot: Knex, day: string) =>
          (await readBalances(snapshot, { ...account, from: day })).Opening,
      },
    }),
    figures: (snapshot) => readBalances(snapshot, account),
    envelope: (rows) => ({ details: [rows] }),
    ties: ({ Debit, Credit, Opening, Closing }) => {
      // Balances come from the trial balance's rollups, rows from the ledger entries.
      const agrees = paise(Opening) + paise(Debit) - paise(Credit) === paise(Closing);
      const tie = withReportLinks({ label: "Trial balance", amount: Closing, agrees }, query, TRIAL_BALANCE);
      return Promise.resolve(Type === "All" ? [tie] : []);
    },
  };
}

export const ledger = { "ledger.report": buildLedgerReport, "transLedger.report": buildLedgerReport };

type LedgerCall = Pick<Call<"ledger.report">, "query" | "principal" | "db">;

interface Account {
  principal: Principal;
  id: number;
  from: string;
  to: string;
  yearStart: string;
  /** Income and expenses start from zero each year, others do not (docs/books.md#trial-balance). */
  isResult: boolean;
}

async function readAccount(
  db: Knex,
  principal: Principal,
  { AccountCode: id, FromDate: from, ToDate: to }: Query<"ledger.report">,
): Promise<Account> {
  const accountRow: { nature: string } | undefined = await ofAccounts(
    selectGroupedAccounts(db, principal),
    principal,
    "a",
  )
    .where("a.id", id)
    .first("g.nature");
  if (!accountRow && id !== NO_ACCOUNT) throw problem("NOT_FOUND");
  const isResult = accountRow?.nature === "Income" || accountRow?.nature === "Expenses";
  return { principal, id, from, to, yearStart: await findYearStart(db, principal, from), isResult };
}

/** Closing entries count from the next year on, as in the trial balance. */
function selectEntries(db: Knex, { principal, id, ...range }: Account) {
  return selectMovements(db, principal, range).where("e.account_id", id).whereNot("e.entry_kind", "closing");
}

/** Each with the account's balance after it, which counts all kinds. */
function selectEntriesOfKind(db: Knex, account: Account, kind: string) {
  const movedEntries = selectEntries(db, account).select(
    "e.*",
    db.raw(`SUM(e.debit - e.credit) OVER (ORDER BY e.date, ${ENTRY_ORDER}) as moved`),
  );
  const entries: Knex.QueryBuilder = db.from(movedEntries.as("e")).where("e.entry_kind", kind);
  return entries.join(selectBalances(db, account).as("o"), (on) => void on.on(db.raw("1 = 1")));
}

/**
 * SQL: the other account's name. Customers outside the principal's scope are not named, though
 * their entries count in the balance. A party sees no other account: the cash account that took the
 * money, and other accounts in a journal, are confidential.
 */
export function buildHeadSql(db: Knex, principal: Principal): string {
  if (principal.party) return "NULL";
  const head = "COALESCE(h.name, 'Several')";
  if (principal.wholeCompany) return head;
  const seenAccounts = ofAccounts(ofCompany(db, principal, "accounts as seen"), principal, "seen");
  const isSeen = `EXISTS (${seenAccounts.whereRaw("seen.id = h.id").select(db.raw("1")).toQuery()})`;
  return `CASE WHEN h.id IS NULL OR ${isSeen} THEN ${head} ELSE '${UNSEEN_NAME}' END`;
}

/** Before the range and at its end, from the rollups; always one row. */
function selectBalances(db: Knex, { principal, id, isResult, ...range }: Account): Knex.QueryBuilder {
  const figures = {
    prior: { sum: "r.debit - r.credit", over: isResult ? [] : (["prior"] as const) },
    opening: { sum: BUSINESS_SQL, over: ["opening"] },
    moved: { sum: BUSINESS_SQL, over: ["movement"] },
  } as const;
  const ofAccount = (piece: Knex.QueryBuilder) => void piece.where("r.account_id", id);
  const sums = buildRangeSums(db, principal, LEDGER_ROLLUP, range, figures, ofAccount);
  const opening = "COALESCE(SUM(s.prior + s.opening), 0)";
  const closing = "COALESCE(SUM(s.prior + s.opening + s.moved), 0)";
  return db.from(sums.as("s")).select(db.raw(`${opening} as Opening, ${closing} as Closing`));
}

async function readBalances(db: Knex, account: Account): Promise<{ Opening: string; Closing: string }> {
  return (await selectBalances(db, account).first()) as { Opening: string; Closing: string };
}

const BUSINESS_SQL = "CASE WHEN r.entry_kind = 'closing' THEN 0 ELSE r.debit - r.credit END";
/** SQL: the other account of an entry `e`. If there are several, the voucher's party, if any. */
export const OTHER_SIDE = "COALESCE(e.against_id, NULLIF(v.party_id, e.account_id))";
/**
 * SQL: the line's narration, otherwise the voucher's; for a journal, the narration for the other
 * accounts.
 */
export const NARRATION_SQL = `COALESCE(NULLIF(e.narration, ''), CASE WHEN v.kind IN ('journal', 'contra') THEN (
    SELECT NULLIF(j.other_narration, '') FROM journals j
    WHERE j.company_id = v.company_id AND j.voucher_id = COALESCE(v.reverses_id, v.id)) END, v.narration)`;
/** A party sees only its own line's or document's: a journal's narration may name others. */
const OWN_NARRATION =
  "COALESCE(NULLIF(e.narration, ''), CASE WHEN v.party_id = e.account_id THEN v.narration END)";
const UNSEEN_NAME = "Customer of another user";
const NO_ACCOUNT = 0;
