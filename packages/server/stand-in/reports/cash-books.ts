import { ACCOUNT_GROUP, formatPaise, paise, sum } from "@vanbook/sdk/books";
import type { Query } from "../../contract/contract.ts";
import { problem } from "@vanbook/sdk/problem";
import { withReportLinks } from "../../reports/ties.ts";
import { mapById, type StandInBooks } from "../books.ts";
import { sortByName } from "../masters/look-ups.ts";
import { createIssued } from "../issued.ts";
import type { StandInHandlers } from "../handlers.ts";
import { makeReportRows } from "../report.ts";
import { findBankDate, isTakenBack } from "./bank-dates.ts";
import {
  calculateBalancesAfter,
  findBillId,
  makeEntryKey,
  calculateMovement,
  findNarration,
  describeEntry,
  type Entry,
} from "./ledger-entries.ts";
import { createNameLookups } from "./rows.ts";
import { isMovement } from "./sums.ts";

const CASH_GROUPS: readonly number[] = [ACCOUNT_GROUP.cash];
const BANK_GROUPS: readonly number[] = [ACCOUNT_GROUP.bank, ACCOUNT_GROUP.overdraft];

export const cashBooks = {
  "cashBook.accounts": ({ books }) => listAccountHeads(books, CASH_GROUPS),
  "bankBook.accounts": ({ books }) => listAccountHeads(books, BANK_GROUPS),

  "cashBook.report": ({ query, books }) => {
    const book = buildBook(books, CASH_GROUPS, query);
    return {
      ...book.parts,
      rows: makeReportRows<"cashBook.report", Entry>(book.entries, book.columns, makeEntryKey),
      figures: book.figures,
      envelope: (rows) => rows,
    };
  },

  "bankBook.report": ({ query, books }) => {
    const { Reconciled = "All", ToDate: to } = query;
    const book = buildBook(books, BANK_GROUPS, query);
    const hasBank = ({ entry }: Entry) => {
      const day = findBankDate(books, entry);
      return day !== null && day <= to;
    };
    const isMissing = (each: Entry) => {
      const day = findBankDate(books, each.entry);
      return day === null ? !isTakenBack(books, each) : day > to;
    };
    const reconciledFilter = { All: () => true, Yes: hasBank, No: isMissing }[Reconciled];
    const until = book.whole.filter(({ entry }) => entry.date <= to);
    const missing = until.filter(isMissing);
    const early = sum(
      book.whole
        .filter((each) => each.entry.date > to && hasBank(each))
        .map(({ entry }) => calculateMovement(entry)),
    );
    const { ties, ...parts } = book.parts;
    return {
      ...parts,
      rows: makeReportRows<"bankBook.report", Entry>(
        book.entries.filter(reconciledFilter),
        {
          ...book.columns,
          LineNo: ({ entry }) => entry.line_no,
          BankDate: ({ entry }) => findBankDate(books, entry),
        },
        makeEntryKey,
      ),
      figures: {
        ...book.figures,
        ReceiptsNotInBank: sumSide(missing, "debit"),
        PaymentsNotInBank: sumSide(missing, "credit"),
        NotInBooks: formatPaise(early),
        BankBalance: formatPaise(
          calculateMovement(sumSides(until)) - calculateMovement(sumSides(missing)) + early,
        ),
      },
      envelope: (rows) => rows,
      ...(Reconciled === "All" && { ties }),
    };
  },
} satisfies Partial<StandInHandlers<CashBooks>>;

type CashBooks = "cashBook.accounts" | "bankBook.accounts" | "cashBook.report" | "bankBook.report";

function buildBook(books: StandInBooks, groups: readonly number[], query: Query<"cashBook.report">) {
  const { AccountCode, FromDate: from, ToDate: to } = query;
  const own = books.tables.accounts.filter(
    ({ id, group_id }) => groups.includes(group_id) && (!AccountCode || id === AccountCode),
  );
  if (AccountCode && own.length === 0) throw problem("NOT_FOUND");
  const accounts = mapById(own);
  const vouchers = mapById(books.tables.vouchers);
  const whole = books.tables.ledger_entries.flatMap((entry) => {
    const voucher = accounts.has(entry.account_id) ? vouchers.get(entry.voucher_id) : undefined;
    return voucher ? [{ entry, voucher }] : [];
  });
  const opening = sum(
    whole
      .filter(({ entry }) => entry.date < from || (entry.date <= to && !isMovement(entry)))
      .map(({ entry }) => calculateMovement(entry)),
  );
  const entries = whole.filter(({ entry }) => from <= entry.date && entry.date <= to && isMovement(entry));
  const after = calculateBalancesAfter(entries, opening);
  const closing = opening + sum(entries.map(({ entry }) => calculateMovement(entry)));
  const names = createIssued(books, createNameLookups);
  return {
    whole,
    entries,
    columns: {
      VoucherID: ({ voucher }: Entry) => voucher.id,
      Date: ({ entry }: Entry) => entry.date,
      Type: describeEntry,
      VoucherNo: ({ voucher }: Entry) => voucher.voucher_no,
      Account: ({ entry }: Entry) => names(entry).account(entry.account_id),
      Particulars: ({ entry, voucher }: Entry) => {
        const party = voucher.party_id === entry.account_id ? null : voucher.party_id;
        return names(entry).account(entry.against_id ?? party) ?? "Several";
      },
      Receipts: ({ entry }: Entry) => entry.debit,
      Payments: ({ entry }: Entry) => entry.credit,
      Balance: ({ entry }: Entry) => formatPaise(after.get(entry) ?? 0n),
      Narration: (each: Entry) => findNarration(books, each),
      BillID: (each: Entry) => findBillId(books, each),
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
        return [withReportLinks(tie, query, { label: "Trial Balance", operation: "trialBalance.report" })];
      },
    },
  };
}

function sumSide(entries: readonly Entry[], side: "debit" | "credit"): string {
  return formatPaise(sum(entries.map(({ entry }) => paise(entry[side]))));
}

function sumSides(entries: readonly Entry[]) {
  return { debit: sumSide(entries, "debit"), credit: sumSide(entries, "credit") };
}

function listAccountHeads({ tables }: StandInBooks, groups: readonly number[]) {
  const own = tables.accounts.filter(
    ({ group_id, is_deleted }) => groups.includes(group_id) && is_deleted === 0,
  );
  return sortByName(own).map(({ id, name }) => ({ HSlNo: id, HName: name }));
}
