import type { Knex } from "knex";
import { ACCOUNT_GROUP } from "@vanbook/sdk/books";
import type { Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import { isNarrowedTo, ofCompany, ofCustomers } from "../auth/scope.ts";
import { select } from "../db/select.ts";
import { LEDGER_ROLLUP, buildRangeSums } from "../reports/range-sums.ts";
import {
  type Asked,
  selectBills,
  getRangeDays,
  selectOrders,
  selectReceipts,
  selectSales,
} from "./in-range.ts";

const sales: Handler<"dashboard.sales"> = async ({ query, principal, db }) => {
  const { sales: saleQuery, bills, amount } = selectSales(db, principal, query);
  return select<Schema<"DashboardSales">>(saleQuery, {
    TotalBillAmount: db.raw(`COALESCE(${amount}, 0)`),
    TotalBillCount: db.raw(`COALESCE(${bills}, 0)`),
  });
};

const orders: Handler<"dashboard.orders"> = async ({ query, principal, db }) =>
  select<Schema<"DashboardOrders">>(selectOrders(db, principal, query), {
    TotalOrderAmount: db.raw("COALESCE(SUM(o.amount), 0)"),
    TotalOrderCount: db.raw("COUNT(*)"),
  });

const receipts: Handler<"dashboard.receipts"> = async ({ query, principal, db }) =>
  select<Schema<"DashboardReceipts">>(selectReceipts(db, principal, query), {
    TotalReceiptAmount: db.raw("COALESCE(SUM(r.amount), 0)"),
    TotalReceiptCount: db.raw("COUNT(*)"),
  });

const readOutstanding: Handler<"dashboard.outstanding"> = async ({ query, principal, db }) =>
  select<Schema<"DashboardOutstanding">>(selectOwedAmounts(db, principal, query), {
    Difference: db.raw("COALESCE(SUM(m.moved), 0)"),
    ClosingOutstanding: db.raw("COALESCE(SUM(m.before_range + m.moved), 0)"),
  });

/** A posted bill stores whether it is B2B or B2C, from its series (docs/books.md#bill-types). */
const readB2bSales: Handler<"dashboard.b2b"> = async ({ query, principal, db }) =>
  select<Schema<"DashboardB2b">>(selectBills(db, principal, query), {
    CountB2B: db.raw("COUNT(CASE WHEN b.inv_type = 'B2B' THEN 1 END)"),
    SumB2BSale: db.raw("COALESCE(SUM(CASE WHEN b.inv_type = 'B2B' THEN b.amount ELSE 0 END), 0)"),
    CountB2C: db.raw("COUNT(CASE WHEN b.inv_type <> 'B2B' THEN 1 END)"),
    SumB2CSale: db.raw("COALESCE(SUM(CASE WHEN b.inv_type <> 'B2B' THEN b.amount ELSE 0 END), 0)"),
  });

export const cards = {
  "dashboard.sales": sales,
  "dashboard.orders": orders,
  "dashboard.receipts": receipts,
  "dashboard.outstanding": readOutstanding,
  "dashboard.b2b": readB2bSales,
};

/**
 * Selects `before_range` and `moved` (debit − credit) of the customers in scope. For the whole
 * company it selects all other accounts with the opposite sign instead: the sum is the same,
 * because each voucher is balanced, and there are few other accounts but thousands of customers.
 */
function selectOwedAmounts(db: Knex, principal: Principal, filter: Asked): Knex.QueryBuilder {
  const isAll = principal.wholeCompany && !isNarrowedTo(filter.activeUserId, principal);
  const accounts = ofCompany(db, principal, "accounts as a").select("a.id");
  if (isAll) void accounts.whereNot("a.group_id", ACCOUNT_GROUP.debtors);
  else ofCustomers(accounts.where("a.group_id", ACCOUNT_GROUP.debtors), principal, "a", filter.activeUserId);
  const sum = isAll ? "r.credit - r.debit" : "r.debit - r.credit";
  return db.from(
    buildRangeSums(
      db,
      principal,
      LEDGER_ROLLUP,
      getRangeDays(filter),
      { before_range: { sum, over: ["opening"] }, moved: { sum, over: ["movement"] } },
      (piece) => void piece.whereIn("r.account_id", accounts.clone()),
    ).as("m"),
  );
}
