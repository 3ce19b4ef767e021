import type { Handler } from "../../contract/handler.ts";
import { ofParty } from "../../auth/scope.ts";
import { CREDITORS, groupTie, partyBalances } from "./party-balances.ts";

const creditorsReport: Handler<"creditors.report"> = ({ query, principal, db }) => {
  const suppliers = partyBalances(db, principal, query, CREDITORS, (own) => {
    ofParty(own, principal, "c.id");
  });
  return {
    ...suppliers,
    columns: {
      ...suppliers.columns,
      Opening: "m.before_range",
      Debit: "m.debit",
      Credit: "m.credit",
      Outstanding: "m.before_range + m.credit - m.debit",
    },
    ties: async ({ Outstanding }, snapshot) => {
      if (query.Salesman || query.Route) return [];
      return [await groupTie(snapshot, principal, CREDITORS, query, Outstanding)];
    },
  };
};

/** The balance that the company owes each supplier. */
export const creditors = { "creditors.report": creditorsReport };
