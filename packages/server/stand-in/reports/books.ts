import { CANCELLED, divideRounded, formatPaise, formatPrice, paise, quantity } from "@vanbook/sdk/books";
import { amountTie } from "../../reports/ties.ts";
import { byId, todayOf, type StandInBooks } from "../books.ts";
import { compareCells } from "../cells.ts";
import type { StandInHandlers } from "../handlers.ts";
import { pricesOfDay } from "../masters/price-lists.ts";
import { rowsOf } from "../report.ts";
import type { Journal } from "../tables.ts";
import { amountOf, cancelledAmountOf, listed, namesOf, refuseUnknownYear } from "./rows.ts";
import { accountTies, balanceOf, sidesOf, yearStartOf } from "./sums.ts";

/** Opening balances, journals, and the trial balance. */
export const bookReports = {
  "trialBalance.report": ({ query, books }) => {
    const { FromDate, ToDate, GName, Statement } = query;
    const accounts = balancesOf(books, FromDate, ToDate).filter(
      (row) =>
        (!GName || compareCells(row.group, GName, false) === 0) &&
        (!Statement || row.nature === "Income" || row.nature === "Expenses"),
    );
    return {
      rows: rowsOf<"trialBalance.report", Balance>(
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
        ({ nature, group, name, id }) => [NATURES.indexOf(nature), group, name, id],
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
          amountTie(
            "Inventory, item by item",
            formatPaise(stock),
            formatPaise(balanceOf(books, { account: inventory, to: ToDate })),
          ),
        ];
      },
    };
  },

  "journals.report": ({ query, books }) => {
    const { FromDate, ToDate, FYearID, Type = "SJ", Debit, Credit } = query;
    refuseUnknownYear(books, FYearID);
    const { ledger_entries: entries, vouchers } = books.tables;
    const linesOf = (journal: Journal, side: "debit" | "credit") =>
      entries.filter((entry) => entry.voucher_id === journal.voucher_id && paise(entry[side]) > 0n);
    const isOn = (journal: Journal, side: "debit" | "credit", account: number | undefined) =>
      !account || linesOf(journal, side).some((entry) => entry.account_id === account);
    const isOfType = ({ type }: Journal) => Type === "All" || type === Type;
    const names = namesOf(books);
    const nameOf = (id: number) => names.account(id) ?? "";
    const withOthers = (journal: Journal, side: "debit" | "credit") => {
      const name = nameOf(journal[`${side}_id`]);
      const more = linesOf(journal, side).length - 1;
      return journal.type === "MJ" && more > 0 ? `${name} and ${more} more` : name;
    };
    const posted = byId(vouchers);
    return {
      rows: rowsOf<"journals.report", Journal>(
        listed(books.tables.journals, FromDate, ToDate).filter(
          (journal) => isOfType(journal) && isOn(journal, "debit", Debit) && isOn(journal, "credit", Credit),
        ),
        {
          VoucherID: ({ voucher_id }) => voucher_id,
          JournalNo: ({ voucher_id }) => posted.get(voucher_id)?.voucher_no ?? null,
          ADate: ({ date }) => date,
          HName: ({ debit_id, credit_id }) =>
            `[${JSON.stringify(nameOf(debit_id))}, ${JSON.stringify(nameOf(credit_id))}]`,
          DebitName: (journal) => withOthers(journal, "debit"),
          CreditName: (journal) => withOthers(journal, "credit"),
          Amt: amountOf,
          CancelledAmount: cancelledAmountOf,
          OtherNarration: ({ other_narration, narration }) => other_narration ?? narration,
          Type: ({ type }) => type,
          UserName: ({ voucher_id }) => names.user(posted.get(voucher_id)?.user_id ?? null),
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
          listed(books.tables.journals, FromDate, ToDate)
            .filter((journal) => isOfType(journal) && journal.status !== CANCELLED)
            .map(({ voucher_id }) => voucher_id),
        );
        const { debit, credit } = sidesOf(books, { is: ({ voucher_id }) => standing.has(voucher_id) });
        return [
          amountTie("Ledger, debit", formatPaise(debit), Amt),
          amountTie("Ledger, credit", formatPaise(credit), Amt),
        ];
      },
    };
  },

  "openingStock.report": ({ query, books }) => {
    const { tables } = books;
    const [from, to] =
      query.FromDate === undefined ? ALWAYS : [query.FromDate, query.ToDate ?? todayOf(books)];
    const reversed = new Set(tables.vouchers.map((voucher) => voucher.reverses_id));
    const vouchers = byId(
      tables.vouchers.filter(
        (each) => each.kind === "opening" && each.reverses_id === null && !reversed.has(each.id),
      ),
    );
    const moves = tables.stock_moves.filter(
      (move) =>
        move.move_kind === "OPENING" && vouchers.has(move.voucher_id) && from <= move.date && move.date <= to,
    );
    type Move = (typeof moves)[number];
    const [items, units, places] = [byId(tables.items), byId(tables.units), byId(tables.stock_locations)];
    return {
      rows: rowsOf<"openingStock.report", Move>(
        moves,
        {
          OpeningNo: ({ voucher_id }) => vouchers.get(voucher_id)?.voucher_no ?? null,
          Date: ({ date }) => date,
          ItemName: ({ item_id }) => items.get(item_id)?.name ?? null,
          UnitName: ({ item_id }) => units.get(items.get(item_id)?.unit_id ?? 0)?.name ?? null,
          LocationName: ({ location_id }) => places.get(location_id)?.name ?? null,
          Quantity: (move) => move.quantity,
          purchaserate: (move) =>
            formatPrice(divideRounded(paise(move.value) * 100_000n, quantity(move.quantity))),
          Salesrate: ({ item_id }) => {
            const item = items.get(item_id);
            return item ? pricesOfDay(books.tables, item, todayOf(books)).ccp : null;
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
        accountTies(books, { FromDate: from, ToDate: to }, "opening", [
          { label: "Inventory account, opening", accounts: ["inventory"], total: Totalpurchaserate },
        ]),
    };
  },
} satisfies Partial<StandInHandlers<"trialBalance.report" | "journals.report" | "openingStock.report">>;

interface Balance {
  nature: string;
  group: string;
  /** Null for the profit or loss of earlier years that is not yet closed. */
  id: number | null;
  name: string;
  opening: bigint;
  debit: bigint;
  credit: bigint;
}

/**
 * Accounts with a balance before the range or entries in it. Income and expense accounts begin at zero in
 * each financial year.
 */
function balancesOf(books: StandInBooks, from: string, to: string): Balance[] {
  const { accounts, account_groups } = books.tables;
  const start = yearStartOf(books, from);
  const groups = byId(account_groups);
  let unclosed = 0n;
  const rows = accounts.map((account): Balance => {
    const { nature = "", name: group = "" } = groups.get(account.group_id) ?? {};
    const prior = balanceOf(books, { account: account.id, before: start });
    const isResult = nature === "Income" || nature === "Expenses";
    if (isResult) unclosed += prior;
    const sinceStart = balanceOf(books, { account: account.id, from: start, before: from });
    const { id, name } = account;
    const sides = sidesOf(books, { account: id, from, to });
    return { ...{ nature, group, id, name }, ...sides, opening: sinceStart + (isResult ? 0n : prior) };
  });
  const moved = rows.filter(({ opening, debit, credit }) => opening !== 0n || debit !== 0n || credit !== 0n);
  const retained = accounts.find((each) => each.system_key === "retained_earnings");
  const own = retained && groups.get(retained.group_id);
  if (unclosed === 0n || !own) return moved;
  const left = { nature: own.nature, group: own.name, id: null, name: PRIOR_YEARS };
  return [...moved, { ...left, opening: unclosed, debit: 0n, credit: 0n }];
}

/** In balance sheet order. */
const NATURES = ["Assets", "Liabilities", "Income", "Expenses"];
const PRIOR_YEARS = "Profit & Loss (prior years)";
const ALWAYS = ["0001-01-01", "9999-12-31"] as const;
