import type { Knex } from "knex";
import { GROUP, paise } from "@vanbook/sdk/books";
import type { Call, Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { problem } from "@vanbook/sdk/problem";
import type { Report } from "../../contract/report.ts";
import { ofCompany } from "../../auth/scope.ts";
import { ENTRY_BILL, ENTRY_ORDER, ENTRY_WORDS } from "./entry-words.ts";
import { headFor, NARRATION, OTHER_SIDE } from "./ledger.ts";
import { LEDGER, rangeSums } from "../range-sums.ts";
import { openedBy, TRIAL_BALANCE } from "../ties.ts";

type BookCall = Pick<Call<"cashBook.report">, "query" | "principal" | "db">;
type Book = Omit<Report<"cashBook.report">, "envelope"> &
  Required<Pick<Report<"cashBook.report">, "running" | "figures" | "ties">>;

const cashBookReport: Handler<"cashBook.report"> = async (call) =>
  bookOf(call, await accountsOf(call, [GROUP.cash]));

export const cashBook = { "cashBook.report": cashBookReport };

/** The book of the accounts: receipts, payments, and the balance after each entry. */
export function bookOf({ query, principal, db }: BookCall, accounts: readonly number[]): Book {
  const range = { from: query.FromDate, to: query.ToDate };
  const balances = (snapshot: Knex, days = range) => readBalances(snapshot, principal, accounts, days);
  return {
    rows: ofCompany(db, principal, "ledger_entries as e")
      .whereIn("e.account_id", accounts)
      .whereBetween("e.date", [range.from, range.to]),
    joins: {
      v: { table: "vouchers", id: "e.voucher_id" },
      h: { table: "accounts", id: OTHER_SIDE },
      m: { table: "accounts", id: "e.account_id" },
    },
    columns: {
      VoucherID: "e.voucher_id",
      Date: "e.date",
      Type: ENTRY_WORDS,
      VoucherNo: "v.voucher_no",
      Account: "m.name",
      Particulars: headFor(db, principal),
      Receipts: "e.debit",
      Payments: "e.credit",
      Balance: "NULL",
      Narration: NARRATION,
      BillID: ENTRY_BILL,
    },
    search: ["Date", "Type", "VoucherNo", "Account", "Particulars", "Receipts", "Payments", "Narration"],
    sort: "Date",
    key: ENTRY_ORDER,
    running: {
      column: "Balance",
      amount: "e.debit - e.credit",
      opening: async (snapshot) => (await balances(snapshot)).Opening,
      before: async (snapshot, day) => (await balances(snapshot, { ...range, from: day })).Opening,
    },
    figures: (snapshot) => balances(snapshot),
    ties: ({ Opening, Receipts, Payments, Closing }) => {
      // The balances come from the rollups that the trial balance uses, the rows from the ledger entries.
      const agrees = paise(Opening) + paise(Receipts) - paise(Payments) === paise(Closing);
      const tie = { label: "Trial balance", amount: Closing, agrees };
      return Promise.resolve([openedBy(tie, query, TRIAL_BALANCE)]);
    },
  };
}

/** The accounts of the groups, or the requested one. Throws NOT_FOUND if it is in another group. */
export async function accountsOf(
  { db, principal, query: { AccountCode } }: BookCall,
  groups: readonly number[],
): Promise<number[]> {
  const accounts = ofCompany(db, principal, "accounts as a").whereIn("a.group_id", [...groups]);
  if (AccountCode) void accounts.where("a.id", AccountCode);
  const found = await accounts.pluck<number[]>("a.id");
  if (AccountCode && found.length === 0) throw problem("NOT_FOUND");
  return found.length > 0 ? found : [NONE];
}

/** The accounts' total balance before the range and at its end, from the rollups; always one row. */
export function balancesOf(
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
  const sums = rangeSums(db, principal, LEDGER, days, figures, ofAccounts);
  return db
    .from(sums.as("s"))
    .select(
      db.raw("COALESCE(SUM(s.opening), 0) as Opening, COALESCE(SUM(s.opening + s.moved), 0) as Closing"),
    );
}

async function readBalances(...asked: Parameters<typeof balancesOf>): Promise<Balances> {
  return (await balancesOf(...asked).first()) as Balances; // the selected columns
}

interface Balances {
  Opening: string;
  Closing: string;
}

/** No account has this id. */
const NONE = 0;
