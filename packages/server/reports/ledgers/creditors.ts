import type { Handler } from "../../contract/handler.ts";
import { ofParty } from "../../auth/scope.ts";
import { CREDITOR_PARTIES, readGroupTie, buildPartyBalances } from "./party-balances.ts";

const buildCreditorsReport: Handler<"creditors.report"> = ({ query, principal, db }) => {
  const suppliers = buildPartyBalances(db, principal, query, CREDITOR_PARTIES, (own) => {
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
      return [await readGroupTie(snapshot, principal, CREDITOR_PARTIES, query, Outstanding)];
    },
  };
};

export const creditors = { "creditors.report": buildCreditorsReport };
