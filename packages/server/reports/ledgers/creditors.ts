import type { Knex } from "knex";
import { GROUP, formatPaise, paise } from "@vanbook/sdk/books";
import type { Query } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { ofCompany, ofParty } from "../../auth/scope.ts";
import { amountTie, openedBy } from "../ties.ts";
import { LEDGER, rangeSums } from "../range-sums.ts";
import { groupBalance } from "../finance/trial-balance.ts";
import { withAges } from "./open-items.ts";

const creditorsReport: Handler<"creditors.report"> = ({ query, principal, db }) => {
  const { ToDate, Ageing } = query;
  const suppliers = suppliersOf(db, principal, query);
  const parties = ofCompany(db, principal, "accounts as c").where("c.group_id", GROUP.creditors);
  const aged = { parties: narrowed(parties, principal, query), day: ToDate, sign: -1 } as const;
  const ages = withAges(db, principal, suppliers, "c.id", Ageing ? aged : undefined);
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
      Opening: "m.opening",
      Debit: "m.debit",
      Credit: "m.credit",
      Outstanding: "m.opening + m.credit - m.debit",
      UserName: "s.name",
      RootName: "r.name",
      ...ages.columns,
    },
    search: ["AccountName"],
    sort: "AccountName",
    key: "c.id",
    ties: async ({ Outstanding }, snapshot) => {
      if (query.Salesman || query.Route) return [];
      const balance = await groupBalance(snapshot, principal, GROUP.creditors, query.ToDate);
      const amount = formatPaise(-paise(balance));
      const tie = amountTie("Trial balance, sundry creditors", amount, Outstanding);
      return [openedBy(tie, query, { label: "Trial Balance", operation: "trialBalance.report" })];
    },
  };
};

/** The balance that the company owes each supplier. */
export const creditors = { "creditors.report": creditorsReport };

/** Suppliers with a balance or with entries in the range, including deleted ones. */
function suppliersOf(db: Knex, principal: Principal, query: Query<"creditors.report">) {
  const { FromDate, ToDate } = query;
  const moved = rangeSums(
    db,
    principal,
    LEDGER,
    { from: FromDate, to: ToDate },
    {
      opening: { sum: "r.credit - r.debit", over: ["opening"] },
      debit: { sum: "r.debit", over: ["movement"] },
      credit: { sum: "r.credit", over: ["movement"] },
    },
  );
  const suppliers = ofCompany(db, principal, "accounts as c")
    .where("c.group_id", GROUP.creditors)
    .join(moved.as("m"), "m.account_id", "c.id")
    .whereRaw("(m.opening <> 0 OR m.debit <> 0 OR m.credit <> 0)");
  return narrowed(suppliers, principal, query);
}

/** Applies the filters to the suppliers. */
function narrowed(
  suppliers: Knex.QueryBuilder,
  principal: Principal,
  { Salesman, Route }: Query<"creditors.report">,
) {
  if (Salesman) void suppliers.where("c.salesman_id", Salesman);
  if (Route) void suppliers.where("c.route_id", Route);
  return ofParty(suppliers, principal, "c.id");
}
