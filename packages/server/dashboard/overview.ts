import type { Knex } from "knex";
import { ACCOUNT_GROUP, ORDER_STATUS } from "@vanbook/sdk/books";
import { getToday } from "../clock.ts";
import type { Handler } from "../contract/handler.ts";
import { type Principal, SALESMAN_ROLE } from "../contract/principal.ts";
import { ofCompany, ofCustomers, ofDocuments, ofUsers } from "../auth/scope.ts";
import { readSums } from "../db/sums-of.ts";
import { addDays } from "../reports/periods.ts";
import { selectBalancesOn, LEDGER_ROLLUP, buildRangeSums } from "../reports/range-sums.ts";
import { listLowStock } from "./low-stock.ts";

type Wanted = string | null | undefined;

const readOverview: Handler<"dashboard.overview"> = async ({ query, principal, db, config }) => {
  const { activeUserId } = query;
  const day = getToday();
  const [money, owedAmounts, orders, vansOut, low, yearEnd] = await Promise.all([
    readMoneyInHand(db, principal, day),
    readOwedAmounts(db, principal, day, activeUserId),
    openOrders(db, principal, activeUserId),
    countTripsOut(db, principal, day, activeUserId),
    listLowStock(db, principal, day),
    endOfYear(db, principal, day),
  ]);
  const { due, badge } = config.subscription;
  const Subscription = { DueDate: due ?? yearEnd, Badge: badge };
  return { ...money, ...owedAmounts, ...orders, VansOut: vansOut, ...low, Subscription };
};

export const dashboardOverview = { "dashboard.overview": readOverview };

/** Cash and bank accounts belong to the company, so a salesman gets null. */
async function readMoneyInHand(db: Knex, principal: Principal, day: string) {
  if (principal.role === SALESMAN_ROLE) return { CashBalance: null, BankBalance: null };
  const accounts = ofCompany(db, principal, "accounts as a").whereIn("a.group_id", [
    ACCOUNT_GROUP.cash,
    ACCOUNT_GROUP.bank,
  ]);
  const balances = selectBalancesOn(db, principal, day, (piece) => {
    void piece.whereIn("r.account_id", accounts.clone().select("a.id"));
  });
  const moneyAccounts = accounts.clone().join(balances.as("m"), "m.account_id", "a.id");
  const ofGroup = (group: number) => `CASE WHEN a.group_id = ${group} THEN m.balance ELSE 0 END`;
  return readSums(db, moneyAccounts, {
    CashBalance: ofGroup(ACCOUNT_GROUP.cash),
    BankBalance: ofGroup(ACCOUNT_GROUP.bank),
  });
}

/**
 * What customers owe, and how much of it is older than thirty days. Payments reduce the oldest
 * amounts first.
 */
async function readOwedAmounts(db: Knex, principal: Principal, day: string, userFilter: Wanted) {
  const customers = ofCompany(db, principal, "accounts as c").where("c.group_id", ACCOUNT_GROUP.debtors);
  const movedAmounts = buildRangeSums(
    db,
    principal,
    LEDGER_ROLLUP,
    { from: addDays(day, 1 - CREDIT_DAYS), to: day },
    {
      owed: { sum: "r.debit - r.credit", over: ["opening", "movement"] },
      old: { sum: "r.debit - r.credit", over: ["opening"] },
      paid: { sum: "r.credit", over: ["movement"] },
    },
  );
  const visibleCustomers = ofCustomers(
    customers.join(movedAmounts.as("m"), "m.account_id", "c.id"),
    principal,
    "c",
    userFilter,
  );
  const { OverdueCustomers, ...owedAmounts } = await readSums(db, visibleCustomers, {
    OwedAmount: "m.owed",
    OverdueAmount: "GREATEST(m.old - m.paid, 0)",
    OverdueCustomers: "m.old > m.paid",
  });
  return { ...owedAmounts, OverdueCustomers: Number(OverdueCustomers) };
}

async function openOrders(db: Knex, principal: Principal, userFilter: Wanted) {
  const open = ofCompany(db, principal, "orders as o").where("o.status", ORDER_STATUS.open);
  const visibleOrders = ofDocuments(open, principal, "o.user_id", userFilter);
  const { OpenOrders, OpenOrderAmount } = await readSums(db, visibleOrders, {
    OpenOrders: "1",
    OpenOrderAmount: "o.amount",
  });
  return { OpenOrders: Number(OpenOrders), OpenOrderAmount };
}

async function countTripsOut(
  db: Knex,
  principal: Principal,
  day: string,
  userFilter: Wanted,
): Promise<number> {
  const trips = ofCompany(db, principal, "trips as t").where("t.date", day).whereNull("t.ended_at");
  const [row] = await ofUsers(trips, principal, "t.user_id", userFilter).count<{ n: number }[]>({ n: "*" });
  return Number(row?.n);
}

/** The day itself if it is in no financial year. */
async function endOfYear(db: Knex, principal: Principal, day: string): Promise<string> {
  const year = await ofCompany(db, principal, "financial_years as y")
    .where("y.start_date", "<=", day)
    .where("y.end_date", ">=", day)
    .first<{ end_date: string } | undefined>("y.end_date");
  return year?.end_date ?? day;
}

const CREDIT_DAYS = 30;
