import type { Knex } from "knex";
import { ACCOUNT_GROUP, formatPaise, paise } from "@vanbook/sdk/books";
import type { Schema } from "../../contract/contract.ts";
import type { Principal } from "../../contract/principal.ts";
import { ofCompany } from "../../auth/scope.ts";
import { makeAmountTie, withReportLinks, TRIAL_BALANCE } from "../ties.ts";
import { LEDGER_ROLLUP, buildRangeSums } from "../range-sums.ts";
import { readGroupBalance } from "../finance/trial-balance.ts";
import { withAges } from "./open-items.ts";

/** `sign` is 1 if debits are owed, −1 if credits are owed. */
interface Parties {
  group: number;
  sign: 1 | -1;
  label: string;
}

export const DEBTOR_PARTIES: Parties = {
  group: ACCOUNT_GROUP.debtors,
  sign: 1,
  label: "Trial balance, sundry debtors",
};
export const CREDITOR_PARTIES: Parties = {
  group: ACCOUNT_GROUP.creditors,
  sign: -1,
  label: "Trial balance, sundry creditors",
};

interface Asked {
  FromDate: string;
  ToDate: string;
  Salesman?: number;
  Route?: number;
  Ageing?: unknown;
}

/**
 * Parties `c` with a balance or with entries in the range, including deleted ones, and their sums
 * `m`. `narrow` limits them to what the principal may see.
 */
export function buildPartyBalances(
  db: Knex,
  principal: Principal,
  { FromDate, ToDate, Salesman, Route, Ageing }: Asked,
  { group, sign }: Parties,
  narrow: (parties: Knex.QueryBuilder) => void,
) {
  const parties = ofCompany(db, principal, "accounts as c").where("c.group_id", group);
  if (Salesman) void parties.where("c.salesman_id", Salesman);
  if (Route) void parties.where("c.route_id", Route);
  narrow(parties);
  // Summing all accounts is faster than filtering each row of the rollup.
  const range = { from: FromDate, to: ToDate };
  const movedSums = buildRangeSums(db, principal, LEDGER_ROLLUP, range, {
    before_range: { sum: sign > 0 ? "r.debit - r.credit" : "r.credit - r.debit", over: ["opening"] },
    debit: { sum: "r.debit", over: ["movement"] },
    credit: { sum: "r.credit", over: ["movement"] },
  });
  const moving = parties
    .clone()
    .join(movedSums.as("m"), "m.account_id", "c.id")
    .whereRaw("(m.before_range <> 0 OR m.debit <> 0 OR m.credit <> 0)");
  const ageingRequest = Ageing ? { parties, day: ToDate, sign } : undefined;
  const { rows, columns } = withAges(db, principal, moving, "c.id", ageingRequest);
  return {
    rows,
    joins: { s: { table: "users", id: "c.salesman_id" }, r: { table: "routes", id: "c.route_id" } },
    columns: {
      AccountID: "c.id",
      AccountName: "c.name",
      Address:
        "NULLIF(CONCAT_WS(', ', NULLIF(c.address, ''), NULLIF(NULLIF(c.place, ''), COALESCE(c.city, ''))), '')",
      City: "c.city",
      UserName: "s.name",
      RootName: "r.name",
      ...columns,
    },
    search: ["AccountName"],
    sort: "AccountName",
    key: "c.id",
  } as const;
}

export async function readGroupTie(
  db: Knex,
  principal: Principal,
  { group, sign, label }: Parties,
  range: { FromDate: string; ToDate: string },
  total: string,
): Promise<Schema<"Tie">> {
  const balance = await readGroupBalance(db, principal, group, range.ToDate);
  return withReportLinks(
    makeAmountTie(label, formatPaise(BigInt(sign) * paise(balance)), total),
    range,
    TRIAL_BALANCE,
  );
}
