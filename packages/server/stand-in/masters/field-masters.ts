import { ACCOUNT_GROUP } from "@vanbook/sdk/books";
import type { OperationId } from "../../contract/contract.ts";
import { catchProblem, Problem, problemOnField } from "@vanbook/sdk/problem";
import { EXPENSE_GROUPS } from "../../documents/money-vouchers.ts";
import { chooseStateCode } from "../../documents/references/account-state.ts";
import { toFieldItem } from "../../field/field-item.ts";
import { mapById, readCompanyBooks, getToday } from "../books.ts";
import { compareCells } from "../cells.ts";
import type { StandInHandlers } from "../handlers.ts";
import { sortByName } from "./look-ups.ts";
import { calculatePricesOfDay } from "./price-lists.ts";

export const fieldMasters = {
  "sync.masters": ({ books, query }) => {
    if (query.vehicleId !== undefined) throw problemOnField("VEHICLE_UNKNOWN", "vehicleId");
    const { tables } = books;
    const { taxes } = readCompanyBooks(books);
    const [units, years] = [mapById(tables.units), mapById(tables.financial_years)];
    const accounts = sortByName(tables.accounts.filter((each) => each.is_deleted === 0));
    const today = getToday(books);
    const customerIds = new Set(
      accounts.filter(({ group_id }) => group_id === ACCOUNT_GROUP.debtors).map(({ id }) => id),
    );
    return {
      today,
      users: sortByName(tables.users).map(({ id, name, branch_id, cash_account_id }) => ({
        ...{ id, name, branchId: branch_id, cashAccountId: cash_account_id },
      })),
      customers: accounts
        .filter(({ group_id }) => group_id === ACCOUNT_GROUP.debtors)
        .map((customer) => ({
          id: customer.id,
          name: customer.name,
          place: customer.place,
          mobile: customer.mobile,
          gstin: customer.gstin,
          stateCode: chooseStateCode(customer),
          routeId: customer.route_id,
          rateType: customer.rate_type,
          creditLimit: customer.credit_limit,
          isWholesale: customer.customer_type === WHOLESALE_TYPE,
          latitude: null,
          longitude: null,
        })),
      deliveryAddresses: sortByName(tables.delivery_addresses)
        .filter(({ account_id, is_deleted: isDeleted }) => isDeleted === 0 && customerIds.has(account_id))
        .map(({ id, account_id: customerId, name, address, ...state }) => ({
          ...{ id, customerId, name, address },
          stateCode: chooseStateCode(state),
        })),
      items: sortByName(tables.items).flatMap((item) => {
        const unit = units.get(item.unit_id)?.name ?? "";
        const larger_unit = units.get(item.larger_unit_id ?? 0)?.name ?? null;
        const own = {
          ...item,
          ...calculatePricesOfDay(tables, item, today),
          unit,
          larger_unit,
          keeps_batches: 0,
        };
        const itemResult = catchProblem(() => toFieldItem(own, taxes, today));
        return itemResult instanceof Problem ? [] : [itemResult];
      }),
      series: tables.invoice_series
        .toSorted((a, b) => compareCells(a.series, b.series, false) || a.id - b.id)
        .flatMap(({ id, series, inv_type, year_id }) => {
          const year = years.get(year_id);
          const invType = inv_type as "B2B" | "B2C"; // the only types
          return year?.closed_at === null
            ? [{ id, series, invType, from: year.start_date, to: year.end_date }]
            : [];
        }),
      locations: sortByName(tables.stock_locations).map(({ id, kind, name, branch_id, vehicle_id }) => ({
        ...{ id, kind, name, branchId: branch_id, vehicleId: vehicle_id },
      })),
      vehicles: [],
      moneyAccounts: accounts
        .filter(({ group_id }) => group_id === ACCOUNT_GROUP.bank || group_id === ACCOUNT_GROUP.cash)
        .map(({ id, name, group_id, user_id }) => ({
          ...{ id, name, kind: group_id === ACCOUNT_GROUP.bank ? ("bank" as const) : ("cash" as const) },
          userId: user_id,
        })),
      expenseAccounts: accounts
        .filter(({ group_id }) => EXPENSE_GROUPS.includes(group_id))
        .map(({ id, name }) => ({ id, name })),
      onHand: null,
    };
  },
} satisfies Partial<StandInHandlers<OperationId>>;

const WHOLESALE_TYPE = 1;
