import { ACCOUNT_GROUP, formatPaise, paise, type Paise } from "@vanbook/sdk/books";
import type { Query, Schema } from "../../contract/contract.ts";
import { problem } from "@vanbook/sdk/problem";
import { ENTRY_KINDS } from "../../reports/ledgers/entry-words.ts";
import { makeAmountTie, makeLedgerLink, withReportLinks } from "../../reports/ties.ts";
import { mapById, type StandInBooks } from "../books.ts";
import { createIssued } from "../issued.ts";
import type { StandInCall, StandInHandlers } from "../handlers.ts";
import { makeReportRows, type StandInReport } from "../report.ts";
import { NotKnown } from "../not-known.ts";
import {
  calculateBalancesAfter,
  findBillId,
  findBillMode,
  listAccountEntries,
  isOfKind,
  makeEntryKey,
  calculateMovement,
  findNarration,
  describeEntry,
  type Entry,
} from "./ledger-entries.ts";
import { isNarrowed, joinTexts, createNameLookups } from "./rows.ts";
import {
  calculateBalance,
  calculateGroupBalance,
  calculateOpening,
  findYearStart,
  isMovement,
  sumSides,
} from "./sums.ts";

export const ledgerReports = {
  "debtors.report": ({ query, books }) => {
    const { FromDate, ToDate, Salesman, Route, Van, Ageing, activeUserId } = query;
    if (Ageing) throw new NotKnown("debtors.report with Ageing");
    const customers = listParties(books, ACCOUNT_GROUP.debtors, query).filter(
      ({ account }) =>
        (!Salesman || account.salesman_id === Salesman) &&
        (!Route || account.route_id === Route) &&
        !Van && // the stand-in has no vans
        (!isNarrowed(activeUserId, books) || account.salesman_id !== null),
    );
    const isWhole = !Salesman && !Route && !Van && !activeUserId;
    return {
      rows: makeReportRows<"debtors.report", Party>(
        customers,
        {
          ...makePartyColumns(books),
          BalanceBefore: ({ opening }) => formatPaise(opening),
          DebitAmount: ({ debit }) => formatPaise(debit),
          CreditAmount: ({ credit }) => formatPaise(credit),
          Outstanding: ({ opening, debit, credit }) => formatPaise(opening + debit - credit),
          VanName: () => null,
          Mob: ({ account }) => account.mobile || account.phone || null,
        },
        ({ account }) => [account.id],
      ),
      totals: ["BalanceBefore", "DebitAmount", "CreditAmount", "Outstanding", ...AGE_COLUMNS],
      search: ["AccountName"],
      sort: "AccountName",
      envelope: (rows) => rows,
      ties: ({ Outstanding }) => {
        if (!isWhole) return [];
        const amount = calculateGroupBalance(books, ACCOUNT_GROUP.debtors, ToDate);
        const tie = makeAmountTie("Trial balance, sundry debtors", amount, Outstanding);
        return [withReportLinks(tie, { FromDate, ToDate }, TRIAL_BALANCE)];
      },
    };
  },

  "creditors.report": ({ query, books }) => {
    const { FromDate, ToDate, Salesman, Route, Ageing } = query;
    if (Ageing) throw new NotKnown("creditors.report with Ageing");
    const suppliers = listParties(books, ACCOUNT_GROUP.creditors, query).filter(
      ({ account }) =>
        (!Salesman || account.salesman_id === Salesman) && (!Route || account.route_id === Route),
    );
    return {
      rows: makeReportRows<"creditors.report", Party>(
        suppliers,
        {
          ...makePartyColumns(books),
          Opening: ({ opening }) => formatPaise(-opening),
          Debit: ({ debit }) => formatPaise(debit),
          Credit: ({ credit }) => formatPaise(credit),
          Outstanding: ({ opening, debit, credit }) => formatPaise(credit - debit - opening),
        },
        ({ account }) => [account.id],
      ),
      totals: ["Opening", "Debit", "Credit", "Outstanding", ...AGE_COLUMNS],
      search: ["AccountName"],
      sort: "AccountName",
      envelope: (rows) => rows,
      ties: ({ Outstanding }) => {
        if (Salesman || Route) return [];
        const amount = formatPaise(-paise(calculateGroupBalance(books, ACCOUNT_GROUP.creditors, ToDate)));
        const tie = makeAmountTie("Trial balance, sundry creditors", amount, Outstanding);
        return [withReportLinks(tie, { FromDate, ToDate }, TRIAL_BALANCE)];
      },
    };
  },

  "customerLedger.report": ({ query, books }) => {
    const { CustomerID, FromDate, ToDate, FYearID, Description = "All" } = query;
    refuseUnknown(books, FYearID, CustomerID);
    const datedEntries = listAccountEntries(books, CustomerID, FromDate, ToDate);
    const own = datedEntries.filter(({ entry }) => isMovement(entry));
    const matchingEntries =
      Description === "All" ? own : datedEntries.filter(isOfKind(ENTRY_KINDS[Description]));
    const figures = calculateSummary(books, query);
    return {
      rows: makeReportRows<"customerLedger.report", Entry>(
        matchingEntries,
        {
          BillNo: ({ voucher }) => voucher.voucher_no,
          Date: ({ entry }) => entry.date,
          Description: describeEntry,
          Mode: ({ entry }) => (paise(entry.debit) > 0n ? "Debit" : "Credit"),
          BillMode: (each) => findBillMode(books, each),
          Amount: ({ entry }) => formatPaise(paise(entry.debit) + paise(entry.credit)),
          VoucherID: ({ voucher }) => voucher.id,
          BillID: (each) => findBillId(books, each),
        },
        makeEntryKey,
      ),
      totals: [],
      search: ["Amount", "Date"],
      sort: "Date",
      figures,
      envelope: (Details, summary) => ({ summary: [summary], Details }),
      ties: ({ BalanceBefore, Outstanding }) => {
        const movement = own.reduce((sum, { entry }) => sum + calculateMovement(entry), 0n);
        const tie = makeAmountTie("Ledger report", formatPaise(paise(BalanceBefore) + movement), Outstanding);
        return [withReportLinks(tie, { FromDate, ToDate }, makeLedgerLink(CustomerID, "Ledger"))];
      },
    };
  },

  "ledger.report": buildLedgerReport,
  "transLedger.report": buildLedgerReport,
} satisfies Partial<StandInHandlers<LedgerReports>>;

type LedgerReports =
  | "debtors.report"
  | "creditors.report"
  | "customerLedger.report"
  | "ledger.report"
  | "transLedger.report";

function buildLedgerReport({
  query,
  books,
}: Pick<StandInCall<"ledger.report">, "query" | "books">): StandInReport<"ledger.report"> &
  StandInReport<"transLedger.report"> {
  const { AccountCode: id, FromDate, ToDate, Type = "All" } = query;
  const account = mapById(books.tables.accounts).get(id);
  if (!account && id !== NO_ACCOUNT) throw problem("NOT_FOUND");
  const nature = books.tables.account_groups.find((group) => group.id === account?.group_id)?.nature;
  // Income and expense accounts begin at zero in each financial year.
  const since = nature === "Income" || nature === "Expenses" ? findYearStart(books, FromDate) : undefined;
  const opening = calculateOpening(books, { account: id, from: FromDate, to: ToDate, since });
  const movement = calculateBalance(books, { account: id, from: FromDate, to: ToDate, is: isMovement });
  const names = createIssued(books, createNameLookups);
  const all = listAccountEntries(books, id, FromDate, ToDate).filter(({ entry }) => isMovement(entry));
  const matchingEntries = Type === "All" ? all : all.filter(isOfKind(ENTRY_KINDS[Type]));
  const after = calculateBalancesAfter(all, opening);
  const Opening = formatPaise(opening);
  const Closing = formatPaise(opening + movement);
  return {
    rows: makeReportRows<"ledger.report", Entry>(
      matchingEntries,
      {
        Date: ({ entry }) => entry.date,
        Type: describeEntry,
        TransactionNo: ({ voucher }) => voucher.voucher_no,
        Debit: ({ entry }) => entry.debit,
        Credit: ({ entry }) => entry.credit,
        Balance: (each) => formatPaise(after.get(each.entry) ?? 0n),
        AccountHead: ({ entry, voucher }) => {
          const party = voucher.party_id === entry.account_id ? null : voucher.party_id;
          return names(entry).account(entry.against_id ?? party) ?? "Several";
        },
        OtherNarration: (each) => findNarration(books, each),
        VoucherID: ({ voucher }) => voucher.id,
        BillID: (each) => findBillId(books, each),
      },
      makeEntryKey,
    ),
    totals: ["Debit", "Credit"],
    search: ["Date", "Type", "TransactionNo", "Debit", "Credit", "AccountHead", "OtherNarration"],
    sort: "Date",
    figures: { Opening, Closing },
    envelope: (rows) => ({ details: [rows] }),
    ties: ({ Debit, Credit }) => {
      if (Type !== "All") return [];
      const agrees = opening + paise(Debit) - paise(Credit) === opening + movement;
      const tie = { label: "Trial balance", amount: Closing, agrees };
      return [withReportLinks(tie, { FromDate, ToDate }, TRIAL_BALANCE)];
    },
  };
}

interface Party {
  account: StandInBooks["tables"]["accounts"][number];
  opening: Paise;
  debit: Paise;
  credit: Paise;
}

/** Only parties with a balance or with entries in the range; deleted ones are included. */
function listParties(
  books: StandInBooks,
  group: number,
  range: { FromDate: string; ToDate: string },
): Party[] {
  const { FromDate: from, ToDate: to } = range;
  return books.tables.accounts
    .filter((account) => account.group_id === group)
    .map((account) => ({
      account,
      opening: calculateOpening(books, { account: account.id, from, to }),
      ...sumSides(books, { account: account.id, from, to, is: isMovement }),
    }))
    .filter(({ opening, debit, credit }) => opening !== 0n || debit !== 0n || credit !== 0n);
}

/** For customers and suppliers. The stand-in has no ageing of balances. */
function makePartyColumns(books: StandInBooks) {
  const names = createNameLookups(books);
  const leaveEmpty = () => null;
  return {
    AccountID: ({ account }: Party) => account.id,
    AccountName: ({ account }: Party) => account.name,
    Address: ({ account: { address, place, city } }: Party) =>
      joinTexts(address, place === (city ?? "") ? null : place),
    City: ({ account }: Party) => account.city,
    UserName: ({ account }: Party) => names.user(account.salesman_id),
    RootName: ({ account }: Party) => names.route(account.route_id),
    ...{ NotDue: leaveEmpty, Days30: leaveEmpty, Days60: leaveEmpty, Days90: leaveEmpty, Older: leaveEmpty },
  };
}

/** The eight amounts of the customer ledger (docs/books.md#customer-ledger). */
function calculateSummary(
  books: StandInBooks,
  { CustomerID, FromDate, ToDate }: Query<"customerLedger.report">,
) {
  const range = { account: CustomerID, from: FromDate, to: ToDate };
  const ofKinds = (is: (kind: string) => boolean) =>
    calculateBalance(books, { ...range, is: (entry) => isMovement(entry) && is(entry.entry_kind) });
  const { debit, credit } = sumSides(books, { ...range, is: isMovement });
  const before = calculateOpening(books, range);
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
  if (mapById(tables.accounts).get(customerId)?.group_id !== ACCOUNT_GROUP.debtors)
    throw problem("NOT_FOUND");
}

const AGE_COLUMNS = ["NotDue", "Days30", "Days60", "Days90", "Older"] as const;
const TRIAL_BALANCE = { label: "Trial Balance", operation: "trialBalance.report" } as const;
const NO_ACCOUNT = 0;
