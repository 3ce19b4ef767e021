import type { Knex } from "knex";
import { getToday } from "../../clock.ts";
import { formatPaise, paise } from "@vanbook/sdk/books";
import type { Handler } from "../../contract/handler.ts";
import type { Figures } from "../../contract/report.ts";
import type { Principal } from "../../contract/principal.ts";
import { joinOwn, ofCompany } from "../../auth/scope.ts";
import { readSums } from "../../db/sums-of.ts";
import { makeAmountTie, withReportLinks, TRIAL_BALANCE } from "../ties.ts";
import { LEDGER_ROLLUP, buildRangeSums, findYearStart } from "../range-sums.ts";
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

const buildBalanceSheetReport: Handler<"balanceSheet.report"> = async ({ query, principal, db }) => {
  const day = query.Date ?? getToday();
  const days = {
    now: await readYearUntil(db, principal, day),
    before: await readYearUntil(db, principal, subtractYear(day)),
  };
  return {
    rows: db.from(selectSheetLines(db, principal, days).as("t")),
    columns: {
      Side: "t.nature",
      GName: "t.group_name",
      AcHead: "t.id",
      HName: "t.name",
      Amount: onItsSide("t.amount"),
      LastYear: onItsSide("t.last_year"),
    },
    search: ["GName", "HName", "Amount", "LastYear"],
    sort: "Side",
    key: "t.place, t.group_name, t.name, t.id",
    figures: (snapshot) => sumSides(snapshot, principal, days),
    ties: async ({ Liabilities, Assets, LiabilitiesLastYear, AssetsLastYear }, snapshot) => {
      const isEven =
        paise(Liabilities) === paise(Assets) && paise(LiabilitiesLastYear) === paise(AssetsLastYear);
      // All accounts add up to zero (I7), so assets equal the sum of all other accounts with
      // opposite sign.
      const others = await readBalanceOn(snapshot, principal, day, (accounts) => {
        void accounts.whereNotIn("a.group_id", selectAssetGroups(snapshot, principal));
      });
      const balance = makeAmountTie("Trial balance, assets", formatPaise(-paise(others)), Assets);
      return [
        { label: "Total of liabilities", amount: Liabilities, agrees: isEven },
        withReportLinks(balance, { FromDate: days.now.yearStart, ToDate: day }, TRIAL_BALANCE),
        await readInventoryTie(snapshot, principal, day),
      ];
    },
  };
};

export const balanceSheet = { "balanceSheet.report": buildBalanceSheetReport };

interface YearUntil {
  day: string;
  yearStart: string;
}
type Days = Readonly<Record<"now" | "before", YearUntil>>;

async function readYearUntil(db: Knex, principal: Principal, day: string): Promise<YearUntil> {
  return { day, yearStart: await findYearStart(db, principal, day) };
}

/** 29 February becomes 28 February. */
function subtractYear(day: string): string {
  const year = String(Number(day.slice(0, 4)) - 1).padStart(4, "0");
  return `${year}${day.slice(4).replace("-02-29", "-02-28")}`;
}

/**
 * Assets and liabilities, and the result of the current year and of unclosed earlier years, on both
 * days; debit − credit.
 */
function selectSheetLines(db: Knex, principal: Principal, days: Days): Knex.QueryBuilder {
  const accounts = joinOwn(selectGroupedAccounts(db, principal), "account_groups as p", "p.id", "g.parent_id")
    .join(selectBalances(db, principal, days).as("m"), "m.account_id", "a.id")
    .whereRaw(`NOT ${IS_RESULT}`)
    .select("g.nature", "g.name as group_name", "a.id", "a.name", db.raw(`${PLACE_SQL} as place`))
    .select(db.raw("m.earlier_now + m.year_now as amount, m.earlier_before + m.year_before as last_year"));
  const shownAccounts = withOthersTogether(db, principal, db.from(accounts.as("a")), {
    heads: ["nature", "place", "group_name"],
    figures: ["amount", "last_year"],
  });
  const lines = [
    shownAccounts,
    selectResultLine(db, principal, days, { part: "earlier", group: "g.name", name: PRIOR_YEARS }),
    selectResultLine(db, principal, days, { part: "year", group: `'${RESULT_GROUP}'`, name: CURRENT_RESULT }),
  ];
  const columnNames = ["nature", "place", "group_name", "id", "name", "amount", "last_year"];
  return db
    .from(db.unionAll(lines.map((line) => db.from(line.as("l")).select(columnNames))).as("l"))
    .whereRaw("(l.amount <> 0 OR l.last_year <> 0)")
    .select(columnNames);
}

/**
 * Income and expenses of the year of each day, or of the unclosed years before it, as a row next to
 * the account for the results of closed years.
 */
function selectResultLine(
  db: Knex,
  principal: Principal,
  days: Days,
  { part, group, name }: { part: "year" | "earlier"; group: string; name: string },
): Knex.QueryBuilder {
  const results = selectBalances(db, principal, days, (piece) => {
    void piece.whereIn("r.account_id", selectResultAccounts(db, principal));
  });
  const sums = db
    .from(results.as("s"))
    .select(db.raw(`SUM(s.${part}_now) as amount, SUM(s.${part}_before) as last_year`));
  return selectGroupedAccounts(db, principal)
    .where("a.system_key", "retained_earnings")
    .join(sums.as("m"), (on) => void on.on(db.raw("1 = 1")))
    .select("g.nature", db.raw(`? as place, ${group} as group_name`, [part === "year" ? 12 : 11]))
    .select(db.raw("NULL as id, ? as name", [name]))
    .select("m.amount", "m.last_year");
}

/**
 * Per account and day: what the financial year brought, with its openings and without closing
 * entries, and the balance before that year.
 */
function selectBalances(
  db: Knex,
  principal: Principal,
  days: Days,
  narrow?: (piece: Knex.QueryBuilder) => void,
): Knex.QueryBuilder {
  const of = (which: keyof Days) => {
    const { day, yearStart } = days[which];
    const sums = {
      earlier: { sum: "r.debit - r.credit", over: ["prior"] },
      year: { sum: `(r.debit - r.credit) * ${IS_BUSINESS}`, over: ["opening", "movement"] },
    } as const;
    const range = { from: yearStart, to: day, yearStart };
    const selectDayColumns = (column: string) =>
      (["now", "before"] as const).map((one) =>
        db.raw(`${one === which ? `d.${column}` : "0"} as ${column}_${one}`),
      );
    return db
      .from(buildRangeSums(db, principal, LEDGER_ROLLUP, range, sums, narrow).as("d"))
      .select("d.account_id", ...selectDayColumns("earlier"), ...selectDayColumns("year"));
  };
  const names = ["earlier_now", "earlier_before", "year_now", "year_before"];
  return db
    .from(db.unionAll([of("now"), of("before")]).as("b"))
    .groupBy("b.account_id")
    .select("b.account_id", ...names.map((name) => db.raw("SUM(??) as ??", [`b.${name}`, name])));
}

async function sumSides(db: Knex, principal: Principal, days: Days): Promise<Figures<"balanceSheet.report">> {
  const of = (side: string, amount: string) => `CASE t.nature WHEN '${side}' THEN ${onItsSide(amount)} END`;
  return readSums(db, db.from(selectSheetLines(db, principal, days).as("t")), {
    Liabilities: of("Liabilities", "t.amount"),
    Assets: of("Assets", "t.amount"),
    LiabilitiesLastYear: of("Liabilities", "t.last_year"),
    AssetsLastYear: of("Assets", "t.last_year"),
  });
}

function selectAssetGroups(db: Knex, principal: Principal) {
  return ofCompany(db, principal, "account_groups as g").where("g.nature", "Assets").select("g.id");
}

/** SQL: debit − credit for assets, credit − debit for liabilities. */
function onItsSide(amount: string): string {
  return `CASE t.nature WHEN 'Assets' THEN ${amount} ELSE -${amount} END`;
}

/**
 * SQL: the position of a group `g` (parent `p`) on its side, by its fixed group: capital, reserves,
 * loans, current liabilities; fixed assets, investments, current assets.
 */
const PLACE_SQL =
  "10 * COALESCE(NULLIF(FIELD(COALESCE(p.parent_id, g.parent_id, g.id), 2, 17, 1, 4, 24, 11, 15, 3), 0), 9) + (g.id = 20)";
const RESULT_GROUP = "Profit & Loss Account";
const CURRENT_RESULT = "Profit & Loss (current period)";
