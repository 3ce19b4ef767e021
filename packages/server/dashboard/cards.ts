import type { Knex } from "knex";
import { GROUP } from "@vanbook/sdk/books";
import type { Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import { isNarrowedTo, ofCompany, ofCustomers } from "../auth/scope.ts";
import { select } from "../db/select.ts";
import { LEDGER, rangeSums } from "../reports/range-sums.ts";
import { type Asked, billsOf, daysOf, ordersOf, receiptsOf, salesOf } from "./in-range.ts";

const sales: Handler<"dashboard.sales"> = async ({ query, principal, db }) => {
  const { sales: sold, bills, amount } = salesOf(db, principal, query);
  return select<Schema<"DashboardSales">>(sold, {
    TotalBillAmount: db.raw(`COALESCE(${amount}, 0)`),
    TotalBillCount: db.raw(`COALESCE(${bills}, 0)`),
  });
};

const orders: Handler<"dashboard.orders"> = async ({ query, principal, db }) =>
  select<Schema<"DashboardOrders">>(ordersOf(db, principal, query), {
    TotalOrderAmount: db.raw("COALESCE(SUM(o.amount), 0)"),
    TotalOrderCount: db.raw("COUNT(*)"),
  });

const receipts: Handler<"dashboard.receipts"> = async ({ query, principal, db }) =>
  select<Schema<"DashboardReceipts">>(receiptsOf(db, principal, query), {
    TotalReceiptAmount: db.raw("COALESCE(SUM(r.amount), 0)"),
    TotalReceiptCount: db.raw("COUNT(*)"),
  });

const outstanding: Handler<"dashboard.outstanding"> = async ({ query, principal, db }) =>
  select<Schema<"DashboardOutstanding">>(owedInAll(db, principal, query), {
    Difference: db.raw("COALESCE(SUM(m.moved), 0)"),
    ClosingOutstanding: db.raw("COALESCE(SUM(m.before_range + m.moved), 0)"),
  });

/** Whether a bill is B2B or B2C is stored on the bill when it is posted, from its series (docs/books.md#bill-types). */
const b2b: Handler<"dashboard.b2b"> = async ({ query, principal, db }) =>
  select<Schema<"DashboardB2b">>(billsOf(db, principal, query), {
    CountB2B: db.raw("COUNT(CASE WHEN b.inv_type = 'B2B' THEN 1 END)"),
    SumB2BSale: db.raw("COALESCE(SUM(CASE WHEN b.inv_type = 'B2B' THEN b.amount ELSE 0 END), 0)"),
    CountB2C: db.raw("COUNT(CASE WHEN b.inv_type <> 'B2B' THEN 1 END)"),
    SumB2CSale: db.raw("COALESCE(SUM(CASE WHEN b.inv_type <> 'B2B' THEN b.amount ELSE 0 END), 0)"),
  });

/** The documented cards with an amount: sales, orders, amounts owed, receipts, and sales by type of series. */
export const cards = {
  "dashboard.sales": sales,
  "dashboard.orders": orders,
  "dashboard.receipts": receipts,
  "dashboard.outstanding": outstanding,
  "dashboard.b2b": b2b,
};

/**
 * Sums `before_range` and `moved` (debit − credit) over the customers in scope. For the whole company it
 * sums all other accounts with the opposite sign instead: the result is the same, because each voucher is
 * balanced, and there are few other accounts but thousands of customers.
 */
function owedInAll(db: Knex, principal: Principal, asked: Asked): Knex.QueryBuilder {
  const isAll = principal.wholeCompany && !isNarrowedTo(asked.activeUserId, principal);
  const accounts = ofCompany(db, principal, "accounts as a").select("a.id");
  if (isAll) void accounts.whereNot("a.group_id", GROUP.debtors);
  else ofCustomers(accounts.where("a.group_id", GROUP.debtors), principal, "a", asked.activeUserId);
  const sum = isAll ? "r.credit - r.debit" : "r.debit - r.credit";
  return db.from(
    rangeSums(
      db,
      principal,
      LEDGER,
      daysOf(asked),
      { before_range: { sum, over: ["opening"] }, moved: { sum, over: ["movement"] } },
      (piece) => void piece.whereIn("r.account_id", accounts.clone()),
    ).as("m"),
  );
}
