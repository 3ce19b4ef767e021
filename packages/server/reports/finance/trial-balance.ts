import type { Knex } from "knex";
import { formatPaise, paise } from "@vanbook/sdk/books";
import type { Query } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { countByDate, LEDGER_ROLLUP, buildRangeSums, findYearStart } from "../range-sums.ts";
import {
  readBalanceOn,
  selectGroupedAccounts,
  readInventoryTie,
  IS_BUSINESS,
  IS_RESULT,
  PRIOR_YEARS,
  selectResultAccounts,
  withOthersTogether,
} from "./balances.ts";

const buildTrialBalanceReport: Handler<"trialBalance.report"> = async ({ query, principal, db }) => {
  const yearStart = await findYearStart(db, principal, query.FromDate);
  const rows = db.from(selectBalances(db, principal, query, yearStart).as("t"));
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
    // Assets, liabilities, income, expenses: no column sorts like this, so sort by a constant
    // column and let the key decide.
    sort: "RetailBillNo",
    key: "t.place, t.group_name, t.name, t.id",
    envelope: (all) => [all],
    ties: async ({ OpeningBalance, Debit, Credit, ClosingBalance }, snapshot) => {
      if (query.GName || query.Statement) return [];
      const isEven = paise(Debit) === paise(Credit);
      const comesToZero = paise(OpeningBalance) === 0n && paise(ClosingBalance) === 0n;
      return [
        { label: "Total of credits", amount: Credit, agrees: isEven && comesToZero },
        await readInventoryTie(snapshot, principal, query.ToDate),
      ];
    },
  };
};

export const trialBalance = { "trialBalance.report": buildTrialBalanceReport };

/**
 * Debit − credit at the end of a day (I4 of docs/books.md#invariants), calculated from all other
 * accounts of the trial balance, because all accounts add up to zero (I7).
 */
export async function readGroupBalance(
  db: Knex,
  principal: Principal,
  groupId: number,
  day: string,
): Promise<string> {
  const others = await readBalanceOn(db, principal, day, (accounts) => {
    void accounts.whereNot("a.group_id", groupId);
  });
  return formatPaise(-paise(others));
}

/**
 * One row per account: the balance before the range, and debits and credits in the range. Income
 * and expense accounts start from zero each financial year; the result of unclosed earlier years is
 * a separate row (docs/books.md#trial-balance). Closing entries count from the next year on.
 */
function selectBalances(
  db: Knex,
  principal: Principal,
  { FromDate, ToDate, Statement }: Query<"trialBalance.report">,
  yearStart: string,
) {
  const range = { from: FromDate, to: ToDate, yearStart };
  // A statement from the year's first day has all that the year earned, so it also has the openings
  // of a company whose books began within the year.
  const isWholeYear = Statement !== undefined && FromDate === yearStart;
  const rollup = isWholeYear ? countByDate(LEDGER_ROLLUP) : LEDGER_ROLLUP;
  const before = { prior: { sum: "r.debit - r.credit", over: ["prior"] } } as const;
  const movedSums = buildRangeSums(db, principal, rollup, range, {
    ...before,
    opening: { sum: `(r.debit - r.credit) * ${IS_BUSINESS}`, over: ["opening"] },
    debit: { sum: `r.debit * ${IS_BUSINESS}`, over: ["movement"] },
    credit: { sum: `r.credit * ${IS_BUSINESS}`, over: ["movement"] },
  });
  const accounts = db.from(
    selectGroupedAccounts(db, principal)
      .join(movedSums.as("m"), "m.account_id", "a.id")
      .select("g.nature", placeOf(db), "g.name as group_name", "a.id", "a.name", "m.debit", "m.credit")
      .select(db.raw(`m.opening + CASE WHEN ${IS_RESULT} THEN 0 ELSE m.prior END as opening`))
      .as("a"),
  );
  const shownAccounts = withOthersTogether(db, principal, accounts, {
    heads: ["nature", "place", "group_name"],
    figures: ["opening", "debit", "credit"],
  });
  const priorSums = buildRangeSums(db, principal, rollup, range, before, (piece) => {
    void piece.whereIn("r.account_id", selectResultAccounts(db, principal));
  });
  const priorYears = selectGroupedAccounts(db, principal)
    .where("a.system_key", "retained_earnings")
    .join(priorSums.as("m"), (on) => void on.on(db.raw("1 = 1")))
    .groupBy("g.nature", "g.name");
  const columnNames = ["nature", "place", "group_name", "id", "name", "opening", "debit", "credit"];
  return db.unionAll([
    shownAccounts.select(columnNames).whereRaw("(a.opening <> 0 OR a.debit <> 0 OR a.credit <> 0)"),
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
