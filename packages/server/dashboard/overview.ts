import type { Knex } from "knex";
import { ACCOUNT_GROUP, ORDER_STATUS } from "@vanbook/sdk/books";
import { getToday } from "../clock.ts";
import type { Handler } from "../contract/handler.ts";
import { type Principal, SALESMAN_ROLE } from "../contract/principal.ts";
import { ofCompany, ofDocuments, ofUsers } from "../auth/scope.ts";
import { readSums } from "../db/sums-of.ts";
import { selectBalancesOn } from "../reports/range-sums.ts";
import { listLowStock } from "./low-stock.ts";
import { readOwedAmounts } from "./owed-amounts.ts";

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
