import type { Knex } from "knex";
import { GROUP, formatPaise, paise } from "@vanbook/sdk/books";
import type { Schema } from "../../contract/contract.ts";
import type { Principal } from "../../contract/principal.ts";
import { ofCompany } from "../../auth/scope.ts";
import { amountTie, openedBy, TRIAL_BALANCE } from "../ties.ts";
import { LEDGER, rangeSums } from "../range-sums.ts";
import { groupBalance } from "../finance/trial-balance.ts";
import { withAges } from "./open-items.ts";

/** A group of parties; `sign` is 1 if debits are owed, −1 if credits are owed. */
interface Parties {
  group: number;
  sign: 1 | -1;
  label: string;
}

export const DEBTORS: Parties = { group: GROUP.debtors, sign: 1, label: "Trial balance, sundry debtors" };
export const CREDITORS: Parties = {
  group: GROUP.creditors,
  sign: -1,
  label: "Trial balance, sundry creditors",
};

/** The days and filters of a report of balances. */
interface Asked {
  FromDate: string;
  ToDate: string;
  Salesman?: number;
  Route?: number;
  Ageing?: unknown;
}

/**
 * The common parts of a report of the parties `c` with a balance or with entries in the range, including deleted ones,
 * and their sums `m`. `narrow` limits them to what the principal may see.
 */
export function partyBalances(
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
  // Sum all accounts, not only these: that is faster than filtering each row of the rollup.
  const range = { from: FromDate, to: ToDate };
  const moved = rangeSums(db, principal, LEDGER, range, {
    before_range: { sum: sign > 0 ? "r.debit - r.credit" : "r.credit - r.debit", over: ["opening"] },
    debit: { sum: "r.debit", over: ["movement"] },
    credit: { sum: "r.credit", over: ["movement"] },
  });
  const moving = parties
    .clone()
    .join(moved.as("m"), "m.account_id", "c.id")
    .whereRaw("(m.before_range <> 0 OR m.debit <> 0 OR m.credit <> 0)");
  const aged = Ageing ? { parties, day: ToDate, sign } : undefined;
  const { rows, columns } = withAges(db, principal, moving, "c.id", aged);
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

/** Compares what the parties of a group owe, or are owed, at the end of a range with the trial balance. */
export async function groupTie(
  db: Knex,
  principal: Principal,
  { group, sign, label }: Parties,
  range: { FromDate: string; ToDate: string },
  total: string,
): Promise<Schema<"Tie">> {
  const balance = await groupBalance(db, principal, group, range.ToDate);
  return openedBy(amountTie(label, formatPaise(BigInt(sign) * paise(balance)), total), range, TRIAL_BALANCE);
}
