import type { Knex } from "knex";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { ofCompany, ofCustomers } from "../../auth/scope.ts";
import { DEBTOR_PARTIES, readGroupTie, buildPartyBalances } from "./party-balances.ts";

const buildDebtorsReport: Handler<"debtors.report"> = ({ query, principal, db }) => {
  const { ToDate, Salesman, Route, Van, activeUserId } = query;
  const customers = buildPartyBalances(db, principal, query, DEBTOR_PARTIES, (own) => {
    ofCustomers(own, principal, "c", activeUserId);
  });
  if (Van) void customers.rows.where("h.id", Van);
  return {
    ...customers,
    rows: withVans(db, principal, customers.rows, ToDate),
    columns: {
      ...customers.columns,
      BalanceBefore: "m.before_range",
      DebitAmount: "m.debit",
      CreditAmount: "m.credit",
      Outstanding: "m.before_range + m.debit - m.credit",
      VanName: "h.reg_no",
      Mob: "COALESCE(NULLIF(c.mobile, ''), NULLIF(c.phone, ''))",
    },
    ties: async ({ Outstanding }, snapshot) => {
      // The group's balance covers all customers, so a filtered report has no tie.
      if (!principal.wholeCompany || Salesman || Route || Van || activeUserId) return [];
      return [await readGroupTie(snapshot, principal, DEBTOR_PARTIES, query, Outstanding)];
    },
  };
};

export const debtors = { "debtors.report": buildDebtorsReport };

/** `h` is the van of customer `c`, or that of its salesman's latest allocation up to the day. */
function withVans(db: Knex, principal: Principal, customers: Knex.QueryBuilder, day: string) {
  const allocations = ofCompany(db, principal, "allocations as a")
    .where("a.is_deleted", 0)
    .where("a.date", "<=", day)
    .select("a.user_id", "a.vehicle_id")
    .select(db.raw("ROW_NUMBER() OVER (PARTITION BY a.user_id ORDER BY a.date DESC, a.id DESC) as latest"));
  const lastVans = db.from(allocations.as("a")).where("a.latest", 1).select("a.user_id", "a.vehicle_id");
  return customers
    .leftJoin(lastVans.as("d"), "d.user_id", "c.salesman_id")
    .leftJoin(
      "vehicles as h",
      (on) =>
        void on
          .on("h.company_id", "c.company_id")
          .andOn(db.raw("h.id = COALESCE(c.vehicle_id, d.vehicle_id)")),
    );
}
