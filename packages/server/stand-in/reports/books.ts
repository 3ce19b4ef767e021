import {
  CANCELLED_STATUS,
  divideRounded,
  formatPaise,
  formatPrice,
  paise,
  quantity,
} from "@vanbook/sdk/books";
import type { Query } from "../../contract/contract.ts";
import { makeAmountTie } from "../../reports/ties.ts";
import { mapById, getToday, type StandInBooks } from "../books.ts";
import { compareCells } from "../cells.ts";
import { createIssued } from "../issued.ts";
import type { StandInHandlers } from "../handlers.ts";
import { calculatePricesOfDay } from "../masters/price-lists.ts";
import { makeReportRows } from "../report.ts";
import type { Journal } from "../tables.ts";
import {
  getListedAmount,
  getCancelledAmount,
  listCurrentDocuments,
  createNameLookups,
  refuseUnknownYear,
} from "./rows.ts";
import {
  makeAccountTies,
  calculateBalance,
  calculateOpening,
  findYearStart,
  isMovement,
  sumSides,
} from "./sums.ts";

export const bookReports = {
  "trialBalance.report": ({ query, books }) => {
    const { ToDate, GName, Statement } = query;
    const accounts = listBalances(books, query).filter(
      (row) =>
        (!GName || compareCells(row.group, GName, false) === 0) &&
        (!Statement || row.nature === "Income" || row.nature === "Expenses"),
    );
    return {
      rows: makeReportRows<"trialBalance.report", Balance>(
        accounts,
        {
          Type: ({ nature }) => nature,
          GName: ({ group }) => group,
          AcHead: ({ id }) => id,
          Name: ({ name }) => name,
          HName: ({ name }) => name,
          OpeningBalance: ({ opening }) => formatPaise(opening),
          Debit: ({ debit }) => formatPaise(debit),
          Credit: ({ credit }) => formatPaise(credit),
          ClosingBalance: ({ opening, debit, credit }) => formatPaise(opening + debit - credit),
          RetailBillNo: () => null,
        },
        ({ nature, group, name, id }) => [NATURE_ORDER.indexOf(nature), group, name, id],
      ),
      totals: ["OpeningBalance", "Debit", "Credit", "ClosingBalance"],
      search: ["HName", "Debit", "Credit"],
      sort: "RetailBillNo",
      envelope: (all) => [all],
      ties: ({ OpeningBalance, Debit, Credit, ClosingBalance }) => {
        if (GName || Statement) return [];
        const isEven = paise(Debit) === paise(Credit);
        const comesToZero = paise(OpeningBalance) === 0n && paise(ClosingBalance) === 0n;
        const { accounts: all, stock_moves: moves } = books.tables;
        const inventory = all.find((each) => each.system_key === "inventory")?.id ?? 0;
        const stock = moves.reduce((sum, move) => (move.date <= ToDate ? sum + paise(move.value) : sum), 0n);
        return [
          { label: "Total of credits", amount: Credit, agrees: isEven && comesToZero },
          makeAmountTie(
            "Inventory, item by item",
            formatPaise(stock),
            formatPaise(calculateBalance(books, { account: inventory, to: ToDate })),
          ),
        ];
      },
    };
  },

  "journals.report": ({ query, books }) => {
    const { FromDate, ToDate, FYearID, Type = "SJ", Debit, Credit } = query;
    refuseUnknownYear(books, FYearID);
    const { ledger_entries: entries, vouchers } = books.tables;
    const listJournalLines = (journal: Journal, side: "debit" | "credit") =>
      entries.filter((entry) => entry.voucher_id === journal.voucher_id && paise(entry[side]) > 0n);
    const isOn = (journal: Journal, side: "debit" | "credit", account: number | undefined) =>
      !account || listJournalLines(journal, side).some((entry) => entry.account_id === account);
    const isOfType = ({ type }: Journal) => Type === "All" || type === Type;
    const names = createIssued(books, createNameLookups);
    const getAccountName = (journal: Journal, id: number) => names(journal).account(id) ?? "";
    const withOthers = (journal: Journal, side: "debit" | "credit") => {
      const name = getAccountName(journal, journal[`${side}_id`]);
      const more = listJournalLines(journal, side).length - 1;
      return journal.type === "MJ" && more > 0 ? `${name} and ${more} more` : name;
    };
    const vouchersById = mapById(vouchers);
    return {
      rows: makeReportRows<"journals.report", Journal>(
        listCurrentDocuments(books.tables.journals, FromDate, ToDate).filter(
          (journal) => isOfType(journal) && isOn(journal, "debit", Debit) && isOn(journal, "credit", Credit),
        ),
        {
          VoucherID: ({ voucher_id }) => voucher_id,
          JournalNo: ({ voucher_id }) => vouchersById.get(voucher_id)?.voucher_no ?? null,
          ADate: ({ date }) => date,
          HName: (journal) =>
            JSON.stringify(
              [journal.debit_id, journal.credit_id].map((id) => getAccountName(journal, id)),
            ).replace('","', '", "'),
          DebitName: (journal) => withOthers(journal, "debit"),
          CreditName: (journal) => withOthers(journal, "credit"),
          Amt: getListedAmount,
          CancelledAmount: getCancelledAmount,
          OtherNarration: ({ other_narration, narration }) => other_narration ?? narration,
          Type: ({ type }) => type,
          UserName: (journal) => names(journal).user(vouchersById.get(journal.voucher_id)?.user_id ?? null),
          Status: ({ status }) => status,
        },
        ({ id }) => [id],
      ),
      totals: ["Amt"],
      search: ["DebitName", "CreditName", "JournalNo", "Amt", "ADate", "OtherNarration"],
      sort: "-ADate",
      envelope: (rows) => rows,
      ties: ({ Amt }) => {
        if (Debit || Credit) return [];
        const standing = new Set(
          listCurrentDocuments(books.tables.journals, FromDate, ToDate)
            .filter((journal) => isOfType(journal) && journal.status !== CANCELLED_STATUS)
            .map(({ voucher_id }) => voucher_id),
        );
        const { debit, credit } = sumSides(books, { is: ({ voucher_id }) => standing.has(voucher_id) });
        return [
          makeAmountTie("Ledger, debit", formatPaise(debit), Amt),
          makeAmountTie("Ledger, credit", formatPaise(credit), Amt),
        ];
      },
    };
  },

  "openingStock.report": ({ query, books }) => {
    const { tables } = books;
    const [from, to] =
      query.FromDate === undefined ? ALL_DAYS : [query.FromDate, query.ToDate ?? getToday(books)];
    const reversedIds = new Set(tables.vouchers.map((voucher) => voucher.reverses_id));
    const vouchers = mapById(
      tables.vouchers.filter(
        (each) => each.kind === "opening" && each.reverses_id === null && !reversedIds.has(each.id),
      ),
    );
    const moves = tables.stock_moves.filter(
      (move) =>
        move.move_kind === "OPENING" && vouchers.has(move.voucher_id) && from <= move.date && move.date <= to,
    );
    type Move = (typeof moves)[number];
    const masters = createIssued(books, (then) => ({
      items: mapById(then.tables.items),
      units: mapById(then.tables.units),
      places: mapById(then.tables.stock_locations),
    }));
    const items = mapById(tables.items);
    return {
      rows: makeReportRows<"openingStock.report", Move>(
        moves,
        {
          OpeningNo: ({ voucher_id }) => vouchers.get(voucher_id)?.voucher_no ?? null,
          Date: ({ date }) => date,
          ItemName: (move) => masters(move).items.get(move.item_id)?.name ?? null,
          UnitName: (move) => {
            const { items: itemsThen, units } = masters(move);
            return units.get(itemsThen.get(move.item_id)?.unit_id ?? 0)?.name ?? null;
          },
          LocationName: (move) => masters(move).places.get(move.location_id)?.name ?? null,
          Quantity: (move) => move.quantity,
          purchaserate: (move) =>
            formatPrice(divideRounded(paise(move.value) * 100_000n, quantity(move.quantity))),
          Salesrate: ({ item_id }) => {
            const item = items.get(item_id);
            return item ? calculatePricesOfDay(books.tables, item, getToday(books)).ccp : null;
          },
          Totalpurchaserate: ({ value }) => value,
        },
        ({ voucher_id, line_no }) => [voucher_id, line_no],
      ),
      totals: ["Quantity", "Totalpurchaserate"],
      search: ["ItemName", "UnitName"],
      sort: "ItemName",
      envelope: (rows) => rows,
      ties: ({ Totalpurchaserate }) =>
        makeAccountTies(books, { FromDate: from, ToDate: to }, "opening", [
          { label: "Inventory account, opening", accounts: ["inventory"], total: Totalpurchaserate },
        ]),
    };
  },
} satisfies Partial<StandInHandlers<"trialBalance.report" | "journals.report" | "openingStock.report">>;

interface Balance {
  nature: string;
  group: string;
  /** Null for the unclosed profit or loss of earlier years. */
  id: number | null;
  name: string;
  opening: bigint;
  debit: bigint;
  credit: bigint;
}

/** Accounts with earlier balances or entries. Income and expenses start at zero each year. */
function listBalances(
  books: StandInBooks,
  { FromDate: from, ToDate: to, Statement }: Query<"trialBalance.report">,
): Balance[] {
  const { accounts, account_groups } = books.tables;
  const start = findYearStart(books, from);
  const groups = mapById(account_groups);
  let unclosedProfit = 0n;
  const rows = accounts.map((account): Balance => {
    const { nature = "", name: group = "" } = groups.get(account.group_id) ?? {};
    const prior = calculateBalance(books, { account: account.id, before: start });
    const isResult = nature === "Income" || nature === "Expenses";
    if (isResult) unclosedProfit += prior;
    const { id, name } = account;
    // A statement from the year's first day has the openings too, as on the server.
    const isWholeYear = Statement !== undefined && from === start;
    const sides = sumSides(books, { account: id, from, to, ...(!isWholeYear && { is: isMovement }) });
    const opening = isWholeYear ? 0n : calculateOpening(books, { account: id, from, to, since: start });
    return { ...{ nature, group, id, name }, ...sides, opening: opening + (isResult ? 0n : prior) };
  });
  const nonZeroRows = rows.filter(
    ({ opening, debit, credit }) => opening !== 0n || debit !== 0n || credit !== 0n,
  );
  const retainedEarnings = accounts.find((each) => each.system_key === "retained_earnings");
  const own = retainedEarnings && groups.get(retainedEarnings.group_id);
  if (unclosedProfit === 0n || !own) return nonZeroRows;
  const unclosedRow = { nature: own.nature, group: own.name, id: null, name: PRIOR_YEARS };
  return [...nonZeroRows, { ...unclosedRow, opening: unclosedProfit, debit: 0n, credit: 0n }];
}

const NATURE_ORDER = ["Assets", "Liabilities", "Income", "Expenses"];
const PRIOR_YEARS = "Profit & Loss (prior years)";
const ALL_DAYS = ["0001-01-01", "9999-12-31"] as const;
