import type { Knex } from "knex";
import { GROUP, ORDER_STATUS } from "@vanbook/sdk/books";
import { today } from "../clock.ts";
import type { Handler } from "../contract/handler.ts";
import { type Principal, SALESMAN } from "../contract/principal.ts";
import { ofCompany, ofCustomers, ofDocuments, ofUsers } from "../auth/scope.ts";
import { sumsOf } from "../db/sums-of.ts";
import { addDays } from "../reports/periods.ts";
import { balancesOn, LEDGER, rangeSums } from "../reports/range-sums.ts";
import { lowStock } from "./low-stock.ts";

type Wanted = string | null | undefined;

const overview: Handler<"dashboard.overview"> = async ({ query, principal, db, config }) => {
  const { activeUserId } = query;
  const day = today();
  const [money, owed, orders, vansOut, low, yearEnd] = await Promise.all([
    moneyInHand(db, principal, day),
    owedBy(db, principal, day, activeUserId),
    openOrders(db, principal, activeUserId),
    tripsOut(db, principal, day, activeUserId),
    lowStock(db, principal, day),
    endOfYear(db, principal, day),
  ]);
  const { due, badge } = config.subscription;
  const Subscription = { DueDate: due ?? yearEnd, Badge: badge };
  return { ...money, ...owed, ...orders, VansOut: vansOut, ...low, Subscription };
};

/** The figures at the top of the dashboard. */
export const dashboardOverview = { "dashboard.overview": overview };

/** Closing balances of the cash and bank accounts. They belong to the company, so a salesman gets null. */
async function moneyInHand(db: Knex, principal: Principal, day: string) {
  if (principal.role === SALESMAN) return { CashBalance: null, BankBalance: null };
  const accounts = ofCompany(db, principal, "accounts as a").whereIn("a.group_id", [GROUP.cash, GROUP.bank]);
  const balances = balancesOn(db, principal, day, (piece) => {
    void piece.whereIn("r.account_id", accounts.clone().select("a.id"));
  });
  const held = accounts.clone().join(balances.as("m"), "m.account_id", "a.id");
  const ofGroup = (group: number) => `CASE WHEN a.group_id = ${group} THEN m.balance ELSE 0 END`;
  return sumsOf(db, held, { CashBalance: ofGroup(GROUP.cash), BankBalance: ofGroup(GROUP.bank) });
}

/**
 * What customers owe, and how much of it is older than thirty days: payments are set against the oldest
 * amounts first.
 */
async function owedBy(db: Knex, principal: Principal, day: string, wanted: Wanted) {
  const customers = ofCompany(db, principal, "accounts as c").where("c.group_id", GROUP.debtors);
  const moved = rangeSums(
    db,
    principal,
    LEDGER,
    { from: addDays(day, 1 - CREDIT_DAYS), to: day },
    {
      owed: { sum: "r.debit - r.credit", over: ["opening", "movement"] },
      old: { sum: "r.debit - r.credit", over: ["opening"] },
      paid: { sum: "r.credit", over: ["movement"] },
    },
  );
  const seen = ofCustomers(customers.join(moved.as("m"), "m.account_id", "c.id"), principal, "c", wanted);
  const { OverdueCustomers, ...owed } = await sumsOf(db, seen, {
    OwedAmount: "m.owed",
    OverdueAmount: "GREATEST(m.old - m.paid, 0)",
    OverdueCustomers: "m.old > m.paid",
  });
  return { ...owed, OverdueCustomers: Number(OverdueCustomers) };
}

async function openOrders(db: Knex, principal: Principal, wanted: Wanted) {
  const open = ofCompany(db, principal, "orders as o").where("o.status", ORDER_STATUS.open);
  const seen = ofDocuments(open, principal, "o.user_id", wanted);
  const { OpenOrders, OpenOrderAmount } = await sumsOf(db, seen, {
    OpenOrders: "1",
    OpenOrderAmount: "o.amount",
  });
  return { OpenOrders: Number(OpenOrders), OpenOrderAmount };
}

async function tripsOut(db: Knex, principal: Principal, day: string, wanted: Wanted): Promise<number> {
  const trips = ofCompany(db, principal, "trips as t").where("t.date", day).whereNull("t.ended_at");
  const [row] = await ofUsers(trips, principal, "t.user_id", wanted).count<{ n: number }[]>({ n: "*" });
  return Number(row?.n);
}

/** The last day of the financial year that contains a day; the day itself if there is no such year. */
async function endOfYear(db: Knex, principal: Principal, day: string): Promise<string> {
  const year = await ofCompany(db, principal, "financial_years as y")
    .where("y.start_date", "<=", day)
    .where("y.end_date", ">=", day)
    .first<{ end_date: string } | undefined>("y.end_date");
  return year?.end_date ?? day;
}

const CREDIT_DAYS = 30;
