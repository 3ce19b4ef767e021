import type { Knex } from "knex";
import { formatPaise, paise } from "@vanbook/sdk/books";
import type { Query } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { LEDGER, rangeSums, yearStartOf } from "../range-sums.ts";
import {
  balanceOn,
  groupedAccounts,
  inventoryTie,
  IS_BUSINESS,
  IS_RESULT,
  PRIOR_YEARS,
  resultAccounts,
  withOthersTogether,
} from "./balances.ts";

const trialBalanceReport: Handler<"trialBalance.report"> = async ({ query, principal, db }) => {
  const yearStart = await yearStartOf(db, principal, query.FromDate);
  const rows = db.from(balancesOf(db, principal, query, yearStart).as("t"));
  if (query.GName) void rows.where("t.group_name", query.GName);
  if (query.Statement) void rows.whereIn("t.nature", ["Income", "Expenses"]);
  return {
    rows,
    columns: {
      Type: "t.nature",
      GName: "t.group_name",
      AcHead: "t.id",
      Name: "t.name",
      HName: "t.name",
      OpeningBalance: "t.opening",
      Debit: "t.debit",
      Credit: "t.credit",
      ClosingBalance: "t.opening + t.debit - t.credit",
      RetailBillNo: "CAST(NULL AS CHAR)",
    },
    search: ["HName", "Debit", "Credit"],
    // The order is assets, liabilities, income, expenses, which sorting by a column can't give: sort by a
    // constant column, so that the key decides.
    sort: "RetailBillNo",
    key: "t.place, t.group_name, t.name, t.id",
    envelope: (all) => [all],
    ties: async ({ OpeningBalance, Debit, Credit, ClosingBalance }, snapshot) => {
      if (query.GName || query.Statement) return [];
      const isEven = paise(Debit) === paise(Credit);
      const comesToZero = paise(OpeningBalance) === 0n && paise(ClosingBalance) === 0n;
      return [
        { label: "Total of credits", amount: Credit, agrees: isEven && comesToZero },
        await inventoryTie(snapshot, principal, query.ToDate),
      ];
    },
  };
};

/** The trial balance; the profit and loss statement uses it too. */
export const trialBalance = { "trialBalance.report": trialBalanceReport };

/**
 * Debit − credit of a group's accounts at the end of a day (I4 of docs/books.md#invariants). It is calculated from all other
 * accounts of the trial balance, because all accounts add up to zero (I7).
 */
export async function groupBalance(
  db: Knex,
  principal: Principal,
  groupId: number,
  day: string,
): Promise<string> {
  const others = await balanceOn(db, principal, day, (accounts) => {
    void accounts.whereNot("a.group_id", groupId);
  });
  return formatPaise(-paise(others));
}

/**
 * One row per account: its balance before the range, and its debits and credits in the range. Income and
 * expense accounts start from zero each financial year; the result of unclosed earlier years is a separate
 * row (docs/books.md#trial-balance). Closing entries move a year's result to the following years and count from the next
 * year on.
 */
function balancesOf(
  db: Knex,
  principal: Principal,
  { FromDate, ToDate }: Query<"trialBalance.report">,
  yearStart: string,
) {
  const range = { from: FromDate, to: ToDate, yearStart };
  const before = { prior: { sum: "r.debit - r.credit", over: ["prior"] } } as const;
  const moved = rangeSums(db, principal, LEDGER, range, {
    ...before,
    opening: { sum: `(r.debit - r.credit) * ${IS_BUSINESS}`, over: ["opening"] },
    debit: { sum: `r.debit * ${IS_BUSINESS}`, over: ["movement"] },
    credit: { sum: `r.credit * ${IS_BUSINESS}`, over: ["movement"] },
  });
  const accounts = db.from(
    groupedAccounts(db, principal)
      .join(moved.as("m"), "m.account_id", "a.id")
      .select("g.nature", placeOf(db), "g.name as group_name", "a.id", "a.name", "m.debit", "m.credit")
      .select(db.raw(`m.opening + CASE WHEN ${IS_RESULT} THEN 0 ELSE m.prior END as opening`))
      .as("a"),
  );
  const shown = withOthersTogether(db, principal, accounts, {
    heads: ["nature", "place", "group_name"],
    figures: ["opening", "debit", "credit"],
  });
  const left = rangeSums(db, principal, LEDGER, range, before, (piece) => {
    void piece.whereIn("r.account_id", resultAccounts(db, principal));
  });
  const priorYears = groupedAccounts(db, principal)
    .where("a.system_key", "retained_earnings")
    .join(left.as("m"), (on) => void on.on(db.raw("1 = 1")))
    .groupBy("g.nature", "g.name");
  const named = ["nature", "place", "group_name", "id", "name", "opening", "debit", "credit"];
  return db.unionAll([
    shown.select(named).whereRaw("(a.opening <> 0 OR a.debit <> 0 OR a.credit <> 0)"),
    priorYears
      .select("g.nature", placeOf(db), "g.name as group_name")
      .select(db.raw("NULL as id, ? as name", [PRIOR_YEARS]))
      .select(db.raw("SUM(m.prior) as opening, 0 as debit, 0 as credit"))
      .having(db.raw("SUM(m.prior) <> 0")),
  ]);
}

function placeOf(db: Knex) {
  return db.raw("FIELD(g.nature, 'Assets', 'Liabilities', 'Income', 'Expenses') as place");
}
