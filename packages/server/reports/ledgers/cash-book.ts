import type { Knex } from "knex";
import { ACCOUNT_GROUP, paise } from "@vanbook/sdk/books";
import type { Call, Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { problem } from "@vanbook/sdk/problem";
import type { Report } from "../../contract/report.ts";
import { ofCompany } from "../../auth/scope.ts";
import { ENTRY_BILL, ENTRY_ORDER, ENTRY_WORDS } from "./entry-words.ts";
import { buildHeadSql, NARRATION_SQL, OTHER_SIDE } from "./ledger.ts";
import { selectMovements } from "../openings.ts";
import { LEDGER_ROLLUP, buildRangeSums } from "../range-sums.ts";
import { withReportLinks, TRIAL_BALANCE } from "../ties.ts";

type BookCall = Pick<Call<"cashBook.report">, "query" | "principal" | "db">;
type Book = Omit<Report<"cashBook.report">, "envelope"> &
  Required<Pick<Report<"cashBook.report">, "running" | "figures" | "ties">>;

const buildCashBookReport: Handler<"cashBook.report"> = async (call) =>
  buildBook(call, await readAccountIds(call, [ACCOUNT_GROUP.cash]));

export const cashBook = { "cashBook.report": buildCashBookReport };

export function buildBook({ query, principal, db }: BookCall, accounts: readonly number[]): Book {
  const range = { from: query.FromDate, to: query.ToDate };
  const readRangeBalances = (snapshot: Knex, days = range) =>
    readBalances(snapshot, principal, accounts, days);
  return {
    rows: selectMovements(db, principal, range).whereIn("e.account_id", accounts),
    joins: {
      v: { table: "vouchers", id: "e.voucher_id" },
      h: { table: "account_facts", id: OTHER_SIDE, edition: "v.edition" },
      m: { table: "account_facts", id: "e.account_id", edition: "v.edition" },
    },
    columns: {
      VoucherID: "e.voucher_id",
      Date: "e.date",
      Type: ENTRY_WORDS,
      VoucherNo: "v.voucher_no",
      Account: "m.name",
      Particulars: buildHeadSql(db, principal),
      Receipts: "e.debit",
      Payments: "e.credit",
      Balance: "NULL",
      Narration: NARRATION_SQL,
      BillID: ENTRY_BILL,
    },
    search: ["Date", "Type", "VoucherNo", "Account", "Particulars", "Receipts", "Payments", "Narration"],
    sort: "Date",
    key: ENTRY_ORDER,
    running: {
      column: "Balance",
      amount: "e.debit - e.credit",
      opening: async (snapshot) => (await readRangeBalances(snapshot)).Opening,
      before: async (snapshot, day) => (await readRangeBalances(snapshot, { ...range, from: day })).Opening,
    },
    figures: (snapshot) => readRangeBalances(snapshot),
    ties: ({ Opening, Receipts, Payments, Closing }) => {
      // Balances come from the trial balance's rollups, rows from the ledger entries.
      const agrees = paise(Opening) + paise(Receipts) - paise(Payments) === paise(Closing);
      const tie = { label: "Trial balance", amount: Closing, agrees };
      return Promise.resolve([withReportLinks(tie, query, TRIAL_BALANCE)]);
    },
  };
}

/** All accounts of the groups if none is given. Throws NOT_FOUND for one of another group. */
export async function readAccountIds(
  { db, principal, query: { AccountCode } }: BookCall,
  groups: readonly number[],
): Promise<number[]> {
  const accounts = ofCompany(db, principal, "accounts as a").whereIn("a.group_id", [...groups]);
  if (AccountCode) void accounts.where("a.id", AccountCode);
  const foundIds = await accounts.pluck<number[]>("a.id");
  if (AccountCode && foundIds.length === 0) throw problem("NOT_FOUND");
  return foundIds.length > 0 ? foundIds : [NO_ACCOUNT];
}

/** Before the range and at its end, from the rollups; always one row. */
export function selectBalances(
  db: Knex,
  principal: Principal,
  accounts: readonly number[],
  days: { from: string; to: string },
): Knex.QueryBuilder {
  const figures = {
    opening: { sum: "r.debit - r.credit", over: ["opening"] },
    moved: { sum: "r.debit - r.credit", over: ["movement"] },
  } as const;
  const ofAccounts = (piece: Knex.QueryBuilder) => void piece.whereIn("r.account_id", [...accounts]);
  const sums = buildRangeSums(db, principal, LEDGER_ROLLUP, days, figures, ofAccounts);
  return db
    .from(sums.as("s"))
    .select(
      db.raw("COALESCE(SUM(s.opening), 0) as Opening, COALESCE(SUM(s.opening + s.moved), 0) as Closing"),
    );
}

async function readBalances(...balanceArguments: Parameters<typeof selectBalances>): Promise<Balances> {
  return (await selectBalances(...balanceArguments).first()) as Balances; // the selected columns
}

interface Balances {
  Opening: string;
  Closing: string;
}

const NO_ACCOUNT = 0;
