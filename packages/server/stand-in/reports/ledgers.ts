import { GROUP, formatPaise, paise, type Paise } from "@vanbook/sdk/books";
import type { Query, Schema } from "../../contract/contract.ts";
import { problem } from "@vanbook/sdk/problem";
import { ENTRY_KINDS } from "../../reports/ledgers/entry-words.ts";
import { amountTie, ledgerOf, openedBy } from "../../reports/ties.ts";
import { byId, type StandInBooks } from "../books.ts";
import type { StandInCall, StandInHandlers } from "../handlers.ts";
import { rowsOf, type StandInReport } from "../report.ts";
import { NotKnown } from "../not-known.ts";
import {
  balancesAfter,
  billIdOf,
  billModeOf,
  entriesOf,
  isOfKind,
  keyOf,
  movedBy,
  narrationOf,
  wordsOf,
  type Entry,
} from "./ledger-entries.ts";
import { isNarrowed, joined, namesOf } from "./rows.ts";
import { balanceOf, groupBalance, sidesOf, yearStartOf } from "./sums.ts";

/** Balances of customers and suppliers, and their ledgers. */
export const ledgerReports = {
  "debtors.report": ({ query, books }) => {
    const { FromDate, ToDate, Salesman, Route, Van, Ageing, activeUserId } = query;
    if (Ageing) throw new NotKnown("debtors.report with Ageing");
    const customers = partiesOf(books, GROUP.debtors, query).filter(
      ({ account }) =>
        (!Salesman || account.salesman_id === Salesman) &&
        (!Route || account.route_id === Route) &&
        !Van && // the stand-in has no vans
        (!isNarrowed(activeUserId, books) || account.salesman_id !== null),
    );
    const isWhole = !Salesman && !Route && !Van && !activeUserId;
    return {
      rows: rowsOf<"debtors.report", Party>(
        customers,
        {
          ...partyColumns(books),
          BalanceBefore: ({ opening }) => formatPaise(opening),
          DebitAmount: ({ debit }) => formatPaise(debit),
          CreditAmount: ({ credit }) => formatPaise(credit),
          Outstanding: ({ opening, debit, credit }) => formatPaise(opening + debit - credit),
          VanName: () => null,
          Mob: ({ account }) => account.mobile || account.phone || null,
        },
        ({ account }) => [account.id],
      ),
      totals: ["BalanceBefore", "DebitAmount", "CreditAmount", "Outstanding", ...AGES],
      search: ["AccountName"],
      sort: "AccountName",
      envelope: (rows) => rows,
      ties: ({ Outstanding }) => {
        if (!isWhole) return [];
        const amount = groupBalance(books, GROUP.debtors, ToDate);
        const tie = amountTie("Trial balance, sundry debtors", amount, Outstanding);
        return [openedBy(tie, { FromDate, ToDate }, TRIAL_BALANCE)];
      },
    };
  },

  "creditors.report": ({ query, books }) => {
    const { FromDate, ToDate, Salesman, Route, Ageing } = query;
    if (Ageing) throw new NotKnown("creditors.report with Ageing");
    const suppliers = partiesOf(books, GROUP.creditors, query).filter(
      ({ account }) =>
        (!Salesman || account.salesman_id === Salesman) && (!Route || account.route_id === Route),
    );
    return {
      rows: rowsOf<"creditors.report", Party>(
        suppliers,
        {
          ...partyColumns(books),
          Opening: ({ opening }) => formatPaise(-opening),
          Debit: ({ debit }) => formatPaise(debit),
          Credit: ({ credit }) => formatPaise(credit),
          Outstanding: ({ opening, debit, credit }) => formatPaise(credit - debit - opening),
        },
        ({ account }) => [account.id],
      ),
      totals: ["Opening", "Debit", "Credit", "Outstanding", ...AGES],
      search: ["AccountName"],
      sort: "AccountName",
      envelope: (rows) => rows,
      ties: ({ Outstanding }) => {
        if (Salesman || Route) return [];
        const amount = formatPaise(-paise(groupBalance(books, GROUP.creditors, ToDate)));
        const tie = amountTie("Trial balance, sundry creditors", amount, Outstanding);
        return [openedBy(tie, { FromDate, ToDate }, TRIAL_BALANCE)];
      },
    };
  },

  "customerLedger.report": ({ query, books }) => {
    const { CustomerID, FromDate, ToDate, FYearID, Description = "All" } = query;
    refuseUnknown(books, FYearID, CustomerID);
    const own = entriesOf(books, CustomerID, FromDate, ToDate);
    const wanted = Description === "All" ? own : own.filter(isOfKind(ENTRY_KINDS[Description]));
    const figures = summaryOf(books, query);
    return {
      rows: rowsOf<"customerLedger.report", Entry>(
        wanted,
        {
          BillNo: ({ voucher }) => voucher.voucher_no,
          Date: ({ entry }) => entry.date,
          Description: wordsOf,
          Mode: ({ entry }) => (paise(entry.debit) > 0n ? "Debit" : "Credit"),
          BillMode: (each) => billModeOf(books, each),
          Amount: ({ entry }) => formatPaise(paise(entry.debit) + paise(entry.credit)),
          VoucherID: ({ voucher }) => voucher.id,
          BillID: (each) => billIdOf(books, each),
        },
        keyOf,
      ),
      totals: [],
      search: ["Amount", "Date"],
      sort: "Date",
      figures,
      envelope: (Details, summary) => ({ summary: [summary], Details }),
      ties: ({ BalanceBefore, Outstanding }) => {
        const moved = own.reduce((sum, { entry }) => sum + movedBy(entry), 0n);
        const tie = amountTie("Ledger report", formatPaise(paise(BalanceBefore) + moved), Outstanding);
        return [openedBy(tie, { FromDate, ToDate }, ledgerOf(CustomerID, "Ledger"))];
      },
    };
  },

  "ledger.report": ledgerReport,
  "transLedger.report": ledgerReport,
} satisfies Partial<StandInHandlers<LedgerReports>>;

type LedgerReports =
  | "debtors.report"
  | "creditors.report"
  | "customerLedger.report"
  | "ledger.report"
  | "transLedger.report";

/** The Ledger Report and the Trans Ledger Report; only their pages differ. */
function ledgerReport({
  query,
  books,
}: Pick<StandInCall<"ledger.report">, "query" | "books">): StandInReport<"ledger.report"> &
  StandInReport<"transLedger.report"> {
  const { AccountCode: id, FromDate, ToDate, Type = "All" } = query;
  const account = byId(books.tables.accounts).get(id);
  if (!account && id !== NONE) throw problem("NOT_FOUND");
  const nature = books.tables.account_groups.find((group) => group.id === account?.group_id)?.nature;
  // Income and expense accounts begin at zero in each financial year.
  const from = nature === "Income" || nature === "Expenses" ? yearStartOf(books, FromDate) : undefined;
  const opening = balanceOf(books, { account: id, before: FromDate, ...(from && { from }) });
  const moved = balanceOf(books, { account: id, from: FromDate, to: ToDate });
  const names = namesOf(books);
  const all = entriesOf(books, id, FromDate, ToDate);
  const wanted = Type === "All" ? all : all.filter(isOfKind(ENTRY_KINDS[Type]));
  const after = balancesAfter(all, opening);
  const Opening = formatPaise(opening);
  const Closing = formatPaise(opening + moved);
  return {
    rows: rowsOf<"ledger.report", Entry>(
      wanted,
      {
        Date: ({ entry }) => entry.date,
        Type: wordsOf,
        TransactionNo: ({ voucher }) => voucher.voucher_no,
        Debit: ({ entry }) => entry.debit,
        Credit: ({ entry }) => entry.credit,
        Balance: (each) => formatPaise(after.get(each.entry) ?? 0n),
        AccountHead: ({ entry, voucher }) => {
          const party = voucher.party_id === entry.account_id ? null : voucher.party_id;
          return names.account(entry.against_id ?? party) ?? "Several";
        },
        OtherNarration: (each) => narrationOf(books, each),
        VoucherID: ({ voucher }) => voucher.id,
        BillID: (each) => billIdOf(books, each),
      },
      keyOf,
    ),
    totals: ["Debit", "Credit"],
    search: ["Date", "Type", "TransactionNo", "Debit", "Credit", "AccountHead", "OtherNarration"],
    sort: "Date",
    figures: { Opening, Closing },
    envelope: (rows) => ({ details: [rows] }),
    ties: ({ Debit, Credit }) => {
      if (Type !== "All") return [];
      const agrees = opening + paise(Debit) - paise(Credit) === opening + moved;
      const tie = { label: "Trial balance", amount: Closing, agrees };
      return [openedBy(tie, { FromDate, ToDate }, TRIAL_BALANCE)];
    },
  };
}

interface Party {
  account: StandInBooks["tables"]["accounts"][number];
  opening: Paise;
  debit: Paise;
  credit: Paise;
}

/** The parties of a group with a balance or with entries in a range, including deleted ones. */
function partiesOf(books: StandInBooks, group: number, range: { FromDate: string; ToDate: string }): Party[] {
  const { FromDate: from, ToDate: to } = range;
  return books.tables.accounts
    .filter((account) => account.group_id === group)
    .map((account) => ({
      account,
      opening: balanceOf(books, { account: account.id, before: from }),
      ...sidesOf(books, { account: account.id, from, to }),
    }))
    .filter(({ opening, debit, credit }) => opening !== 0n || debit !== 0n || credit !== 0n);
}

/** The columns that customers and suppliers share. The stand-in has no ageing of balances. */
function partyColumns(books: StandInBooks) {
  const names = namesOf(books);
  const none = () => null;
  return {
    AccountID: ({ account }: Party) => account.id,
    AccountName: ({ account }: Party) => account.name,
    Address: ({ account: { address, place, city } }: Party) =>
      joined(address, place === (city ?? "") ? null : place),
    City: ({ account }: Party) => account.city,
    UserName: ({ account }: Party) => names.user(account.salesman_id),
    RootName: ({ account }: Party) => names.route(account.route_id),
    ...{ NotDue: none, Days30: none, Days60: none, Days90: none, Older: none },
  };
}

/** The eight amounts of the customer ledger (docs/books.md#customer-ledger). */
function summaryOf(books: StandInBooks, { CustomerID, FromDate, ToDate }: Query<"customerLedger.report">) {
  const own = { account: CustomerID };
  const range = { ...own, from: FromDate, to: ToDate };
  const ofKinds = (is: (kind: string) => boolean) =>
    balanceOf(books, { ...range, is: (entry) => is(entry.entry_kind) });
  const { debit, credit } = sidesOf(books, range);
  const before = balanceOf(books, { ...own, before: FromDate });
  return {
    AcTransAmount: formatPaise(ofKinds((kind) => !["bill", "return", "receipt"].includes(kind))),
    BillAmount: formatPaise(ofKinds((kind) => kind === "bill")),
    ReceiptAmount: formatPaise(-ofKinds((kind) => kind === "receipt")),
    ReturnedBillAmount: formatPaise(-ofKinds((kind) => kind === "return")),
    Outstanding: formatPaise(before + debit - credit),
    DebitAmount: formatPaise(debit),
    CreditAmount: formatPaise(credit),
    BalanceBefore: formatPaise(before),
  } satisfies Schema<"CustomerLedgerSummary">;
}

function refuseUnknown({ tables }: StandInBooks, yearId: number, customerId: number) {
  if (!tables.financial_years.some(({ id }) => id === yearId))
    throw problem("INVALID_FIELDS", {
      message: "Financial Year ID is missing.",
      fields: [{ field: "FYearID", message: "The company has no such financial year." }],
    });
  if (byId(tables.accounts).get(customerId)?.group_id !== GROUP.debtors) throw problem("NOT_FOUND");
}

const AGES = ["NotDue", "Days30", "Days60", "Days90", "Older"] as const;
const TRIAL_BALANCE = { label: "Trial Balance", operation: "trialBalance.report" } as const;
/** Documented code for "no account". */
const NONE = 0;
