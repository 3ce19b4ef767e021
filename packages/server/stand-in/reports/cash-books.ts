import { GROUP, formatPaise, paise, sum } from "@vanbook/sdk/books";
import type { Query } from "../../contract/contract.ts";
import { problem } from "@vanbook/sdk/problem";
import { openedBy } from "../../reports/ties.ts";
import { byId, type StandInBooks } from "../books.ts";
import { byName } from "../masters/look-ups.ts";
import type { StandInHandlers } from "../handlers.ts";
import { rowsOf } from "../report.ts";
import { bankDateOf, isTakenBack } from "./bank-dates.ts";
import {
  balancesAfter,
  billIdOf,
  keyOf,
  movedBy,
  narrationOf,
  wordsOf,
  type Entry,
} from "./ledger-entries.ts";
import { namesOf } from "./rows.ts";

const CASH: readonly number[] = [GROUP.cash];
const BANKS: readonly number[] = [GROUP.bank, GROUP.overdraft];

/** The cash book and the bank book, and the accounts that can be chosen in them. */
export const cashBooks = {
  "cashBook.accounts": ({ books }) => headsOf(books, CASH),
  "bankBook.accounts": ({ books }) => headsOf(books, BANKS),

  "cashBook.report": ({ query, books }) => {
    const book = bookOf(books, CASH, query);
    return {
      ...book.parts,
      rows: rowsOf<"cashBook.report", Entry>(book.entries, book.columns, keyOf),
      figures: book.figures,
      envelope: (rows) => rows,
    };
  },

  "bankBook.report": ({ query, books }) => {
    const { Reconciled = "All", ToDate: to } = query;
    const book = bookOf(books, BANKS, query);
    const hasBank = ({ entry }: Entry) => {
      const day = bankDateOf(books, entry);
      return day !== null && day <= to;
    };
    const isMissing = (each: Entry) => {
      const day = bankDateOf(books, each.entry);
      return day === null ? !isTakenBack(books, each) : day > to;
    };
    const wanted = { All: () => true, Yes: hasBank, No: isMissing }[Reconciled];
    const until = book.whole.filter(({ entry }) => entry.date <= to);
    const missing = until.filter(isMissing);
    const early = sum(
      book.whole.filter((each) => each.entry.date > to && hasBank(each)).map(({ entry }) => movedBy(entry)),
    );
    const { ties, ...parts } = book.parts;
    return {
      ...parts,
      rows: rowsOf<"bankBook.report", Entry>(
        book.entries.filter(wanted),
        {
          ...book.columns,
          LineNo: ({ entry }) => entry.line_no,
          BankDate: ({ entry }) => bankDateOf(books, entry),
        },
        keyOf,
      ),
      figures: {
        ...book.figures,
        ReceiptsNotInBank: sideOf(missing, "debit"),
        PaymentsNotInBank: sideOf(missing, "credit"),
        NotInBooks: formatPaise(early),
        BankBalance: formatPaise(movedBy(sidesOf(until)) - movedBy(sidesOf(missing)) + early),
      },
      envelope: (rows) => rows,
      ...(Reconciled === "All" && { ties }),
    };
  },
} satisfies Partial<StandInHandlers<CashBooks>>;

type CashBooks = "cashBook.accounts" | "bankBook.accounts" | "cashBook.report" | "bankBook.report";

/**
 * The entries in a range for the accounts of some groups, or for one account, with the columns that both
 * books share.
 */
function bookOf(books: StandInBooks, groups: readonly number[], query: Query<"cashBook.report">) {
  const { AccountCode, FromDate: from, ToDate: to } = query;
  const own = books.tables.accounts.filter(
    ({ id, group_id }) => groups.includes(group_id) && (!AccountCode || id === AccountCode),
  );
  if (AccountCode && own.length === 0) throw problem("NOT_FOUND");
  const accounts = byId(own);
  const vouchers = byId(books.tables.vouchers);
  const whole = books.tables.ledger_entries.flatMap((entry) => {
    const voucher = accounts.has(entry.account_id) ? vouchers.get(entry.voucher_id) : undefined;
    return voucher ? [{ entry, voucher }] : [];
  });
  const opening = sum(whole.filter(({ entry }) => entry.date < from).map(({ entry }) => movedBy(entry)));
  const entries = whole.filter(({ entry }) => from <= entry.date && entry.date <= to);
  const after = balancesAfter(entries, opening);
  const closing = opening + sum(entries.map(({ entry }) => movedBy(entry)));
  const names = namesOf(books);
  return {
    whole,
    entries,
    columns: {
      VoucherID: ({ voucher }: Entry) => voucher.id,
      Date: ({ entry }: Entry) => entry.date,
      Type: wordsOf,
      VoucherNo: ({ voucher }: Entry) => voucher.voucher_no,
      Account: ({ entry }: Entry) => names.account(entry.account_id),
      Particulars: ({ entry, voucher }: Entry) => {
        const party = voucher.party_id === entry.account_id ? null : voucher.party_id;
        return names.account(entry.against_id ?? party) ?? "Several";
      },
      Receipts: ({ entry }: Entry) => entry.debit,
      Payments: ({ entry }: Entry) => entry.credit,
      Balance: ({ entry }: Entry) => formatPaise(after.get(entry) ?? 0n),
      Narration: (each: Entry) => narrationOf(books, each),
      BillID: (each: Entry) => billIdOf(books, each),
    },
    figures: { Opening: formatPaise(opening), Closing: formatPaise(closing) },
    parts: {
      totals: ["Receipts", "Payments"] as const,
      search: [
        ...(["Date", "Type", "VoucherNo", "Account", "Particulars"] as const),
        ...(["Receipts", "Payments", "Narration"] as const),
      ],
      sort: "Date",
      ties: () => {
        const tie = { label: "Trial balance", amount: formatPaise(closing), agrees: true };
        return [openedBy(tie, query, { label: "Trial Balance", operation: "trialBalance.report" })];
      },
    },
  };
}

function sideOf(entries: readonly Entry[], side: "debit" | "credit"): string {
  return formatPaise(sum(entries.map(({ entry }) => paise(entry[side]))));
}

function sidesOf(entries: readonly Entry[]) {
  return { debit: sideOf(entries, "debit"), credit: sideOf(entries, "credit") };
}

function headsOf({ tables }: StandInBooks, groups: readonly number[]) {
  const own = tables.accounts.filter(
    ({ group_id, is_deleted }) => groups.includes(group_id) && is_deleted === 0,
  );
  return byName(own).map(({ id, name }) => ({ HSlNo: id, HName: name }));
}
