import type { Knex } from "knex";
import { GROUP } from "@vanbook/sdk/books";
import type { Query } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { ofCompany, ofCustomers } from "../../auth/scope.ts";
import { amountTie, openedBy } from "../ties.ts";
import { LEDGER, rangeSums } from "../range-sums.ts";
import { groupBalance } from "../finance/trial-balance.ts";
import { withAges } from "./open-items.ts";

const debtorsReport: Handler<"debtors.report"> = ({ query, principal, db }) => {
  const { ToDate, Ageing } = query;
  const customers = customersOf(db, principal, query);
  const parties = ofCompany(db, principal, "accounts as c").where("c.group_id", GROUP.debtors);
  const aged = { parties: narrowed(parties, principal, query), day: ToDate, sign: 1 } as const;
  const ages = withAges(db, principal, customers, "c.id", Ageing ? aged : undefined);
  return {
    rows: ages.rows,
    joins: {
      s: { table: "users", id: "c.salesman_id" },
      r: { table: "routes", id: "c.route_id" },
    },
    columns: {
      AccountID: "c.id",
      AccountName: "c.name",
      Address:
        "NULLIF(CONCAT_WS(', ', NULLIF(c.address, ''), NULLIF(NULLIF(c.place, ''), COALESCE(c.city, ''))), '')",
      City: "c.city",
      BalanceBefore: "m.before_range",
      DebitAmount: "m.debit",
      CreditAmount: "m.credit",
      Outstanding: "m.before_range + m.debit - m.credit",
      UserName: "s.name",
      RootName: "r.name",
      VanName: "h.reg_no",
      Mob: "COALESCE(NULLIF(c.mobile, ''), NULLIF(c.phone, ''))",
      ...ages.columns,
    },
    search: ["AccountName"],
    sort: "AccountName",
    key: "c.id",
    ties: async ({ Outstanding }, snapshot) => {
      const { Salesman, Route, Van, activeUserId } = query;
      // The group's balance covers all customers, so a filtered report has nothing to compare with.
      if (!principal.wholeCompany || Salesman || Route || Van || activeUserId) return [];
      const amount = await groupBalance(snapshot, principal, GROUP.debtors, query.ToDate);
      const tie = amountTie("Trial balance, sundry debtors", amount, Outstanding);
      return [openedBy(tie, query, { label: "Trial Balance", operation: "trialBalance.report" })];
    },
  };
};

/** The balance that each customer owes. */
export const debtors = { "debtors.report": debtorsReport };

/** Customers with a balance or with entries in the range, including deleted ones. */
function customersOf(db: Knex, principal: Principal, query: Query<"debtors.report">) {
  const { FromDate, ToDate, Van } = query;
  // Sum all accounts, not only customers: that is faster than filtering each row of the rollup.
  const moved = rangeSums(
    db,
    principal,
    LEDGER,
    { from: FromDate, to: ToDate },
    {
      before_range: { sum: "r.debit - r.credit", over: ["opening"] },
      debit: { sum: "r.debit", over: ["movement"] },
      credit: { sum: "r.credit", over: ["movement"] },
    },
  );
  const customers = ofCompany(db, principal, "accounts as c")
    .where("c.group_id", GROUP.debtors)
    .join(moved.as("m"), "m.account_id", "c.id")
    .whereRaw("(m.before_range <> 0 OR m.debit <> 0 OR m.credit <> 0)");
  if (Van) void customers.where("h.id", Van);
  return narrowed(customers, principal, query)
    .leftJoin(lastVans(db, principal, ToDate).as("d"), "d.user_id", "c.salesman_id")
    .leftJoin(
      "vehicles as h",
      (on) =>
        void on
          .on("h.company_id", "c.company_id")
          .andOn(db.raw("h.id = COALESCE(c.vehicle_id, d.vehicle_id)")),
    );
}

/** Applies the filters to the customers, except the van. */
function narrowed(
  customers: Knex.QueryBuilder,
  principal: Principal,
  { Salesman, Route, activeUserId }: Query<"debtors.report">,
) {
  if (Salesman) void customers.where("c.salesman_id", Salesman);
  if (Route) void customers.where("c.route_id", Route);
  return ofCustomers(customers, principal, "c", activeUserId);
}

/** The van of each salesman's latest allocation up to a day. */
function lastVans(db: Knex, principal: Principal, day: string) {
  const allocations = ofCompany(db, principal, "allocations as a")
    .where("a.is_deleted", 0)
    .where("a.date", "<=", day)
    .select("a.user_id", "a.vehicle_id")
    .select(db.raw("ROW_NUMBER() OVER (PARTITION BY a.user_id ORDER BY a.date DESC, a.id DESC) as latest"));
  return db.from(allocations.as("a")).where("a.latest", 1).select("a.user_id", "a.vehicle_id");
}
