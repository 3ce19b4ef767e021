import { toYearState, ACCOUNT_GROUP, POSTED_STATUS } from "@vanbook/sdk/books";
import type { OperationId } from "../../contract/contract.ts";
import { mapById, getToday, type StandInBooks } from "../books.ts";
import { compareCells, type Cell } from "../cells.ts";
import { PAID_BY_HAND } from "../../vouchers/ledgers.ts";
import type { StandInHandlers } from "../handlers.ts";

export const lookUps = {
  "users.names": ({ books }) =>
    sortByName(books.tables.users).map(({ id, name }) => ({ UserID: id, USERNAME: name })),
  "users.salesmen": ({ books }) => {
    const { bills, users } = books.tables;
    const sellers = users.filter(({ id }) => bills.some((bill) => bill.salesman_id === id));
    return sortByName(sellers).map(({ id, name }) => ({ UserID: id, USERNAME: name }));
  },
  "routes.names": ({ books }) =>
    sortByName(books.tables.routes).map(({ id, name }) => ({ RouteID: id, RouteName: name })),
  "customers.names": ({ books }) =>
    listAccounts(books, ACCOUNT_GROUP.debtors).map(({ id, name }) => ({
      CustomerID: id,
      CustomerName: name,
    })),
  "suppliers.names": ({ books }) =>
    listAccounts(books, ACCOUNT_GROUP.creditors).map(({ id, name }) => ({
      AccountID: id,
      AccountName: name,
    })),
  "accounts.heads": ({ books }) => listAccounts(books).map(({ id, name }) => ({ HSlNo: id, HName: name })),
  "accounts.ledgers": ({ books }) =>
    listAccounts(books)
      .filter(
        ({ system_key: key, group_id }) =>
          key === null || MONEY_GROUPS.includes(group_id) || PAID_BY_HAND.some((each) => each === key),
      )
      .map(({ id, name, group_id }) => ({
        PLID: id,
        LedgerName: name,
        AccGroupid: group_id,
        PartyID: group_id === ACCOUNT_GROUP.debtors || group_id === ACCOUNT_GROUP.creditors ? id : null,
      })),
  "accounts.groups": ({ books }) =>
    sortByName(books.tables.account_groups).map(({ id, name }) => ({ GSlNo: id, GName: name })),
  "items.names": ({ books }) =>
    sortByName(books.tables.items).map(({ id, name }) => ({ ItemID: id, ItemName: name })),
  "items.sold": ({ books }) => listItemsOnDocuments(books, "bills", "bill_lines"),
  "items.purchased": ({ books }) => listItemsOnDocuments(books, "purchases", "purchase_lines"),
  "vehicles.names": () => [],
  "taxes.names": ({ books }) => {
    const { taxes } = books.tables;
    return sortByName(taxes).flatMap(({ id, name }) => {
      const rate = findTaxRate(books, id);
      return rate === undefined ? [] : [{ TaxID: id, TaxName: name, Tax: rate }];
    });
  },
  "units.names": ({ books }) =>
    sortByName(books.tables.units).map(({ id, name, uqc }) => ({ UnitID: id, UnitName: name, UQC: uqc })),
  "financialYears.list": ({ books }) =>
    books.tables.financial_years
      .toSorted((a, b) => compareCells(b.start_date, a.start_date, false))
      .map(({ id, label }) => ({ FYearID: id, FYear: label })),
  "series.list": ({ books }) => {
    const years = mapById(books.tables.financial_years);
    return books.tables.invoice_series
      .map((series) => ({ series, year: years.get(series.year_id) }))
      .toSorted(
        (a, b) =>
          compareCells(b.year?.start_date ?? null, a.year?.start_date ?? null, false) ||
          compareCells(a.series.series, b.series.series, false),
      )
      .map(({ series, year }) => ({
        SID: series.id,
        Series: series.series,
        InvType: series.inv_type as "B2B" | "B2C",
        FYearID: series.year_id,
        FYear: year?.label ?? "",
        CompanyID: books.company.id,
        Version: series.version,
      }));
  },
  "years.list": ({ books }) => ({ data: books.tables.financial_years.map(toYearState) }),
  "session.current": ({ books, principal }) => ({
    UserId: principal.userId,
    CompanyID: principal.companyId,
    UserRoleId: principal.role,
    BranchId: principal.branchId,
    ZoneId: principal.zoneId,
    Name: principal.name,
    RoleName: "Company Administrator",
    activeUserId: principal.users.join(","),
    today: getToday(books),
  }),
  "session.company": ({ books: { company } }) => [
    {
      CompanyId: company.id,
      CompanyName: company.name,
      Address: company.address,
      Citty: company.city,
      District: company.district,
      State: company.state,
      GSTinNo: company.gstin,
      MobileNO: company.mobile,
      Email: company.email,
      CompanyLogo: null,
    },
  ],
  "session.financialYear": ({ books }) => {
    const today = getToday(books);
    return books.tables.financial_years
      .toSorted((a, b) => compareCells(b.start_date, a.start_date, false))
      .toSorted((a, b) => Number(isOn(b, today)) - Number(isOn(a, today)))
      .map((year) => ({ FYearID: year.id, StartDate: year.start_date, EndDate: year.end_date }));
  },
} satisfies Partial<StandInHandlers<OperationId>>;

export function findTaxRate(books: StandInBooks, taxId: number): string | undefined {
  const today = getToday(books);
  return books.tables.tax_rates
    .filter((each) => each.tax_id === taxId && each.valid_from <= today)
    .toSorted((a, b) => compareCells(a.valid_from, b.valid_from, false))
    .at(-1)?.rate;
}

/** Records with the same name are sorted by id. */
export function sortByName<Row extends { id: number; name: Cell }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => compareCells(a.name, b.name, false) || a.id - b.id);
}

function listAccounts({ tables }: StandInBooks, group?: number) {
  return sortByName(
    tables.accounts.filter((each) => each.is_deleted === 0 && (!group || each.group_id === group)),
  );
}

const MONEY_GROUPS: readonly number[] = [ACCOUNT_GROUP.bank, ACCOUNT_GROUP.cash];

function listItemsOnDocuments(
  { tables }: StandInBooks,
  documents: "bills" | "purchases",
  lines: "bill_lines" | "purchase_lines",
) {
  const standing = new Set(
    tables[documents].filter(({ status }) => status === POSTED_STATUS).map(({ id }) => id),
  );
  const on = new Set(
    tables[lines]
      .filter((line) => standing.has("bill_id" in line ? line.bill_id : line.purchase_id))
      .map((line) => line.item_id),
  );
  return sortByName(tables.items.filter(({ id }) => on.has(id))).map(({ id, name }) => ({
    ItemID: id,
    ItemName: name,
  }));
}

function isOn({ start_date: start, end_date: end }: { start_date: string; end_date: string }, day: string) {
  return start <= day && day <= end;
}
