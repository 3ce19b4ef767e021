import { MONTH_CUSTOMERS, ITEMS, MONTH_SUPPLIERS } from "./business.ts";
import { calculateAgeing, type Ages } from "./reckoned-ageing.ts";
import type { Reckoning } from "./reckoning.ts";

/** Requests a report as a table, as a screen does, signed in as the administrator. */
export type AskTable = (path: string, parameters: Readonly<Record<string, string>>) => Promise<Table>;

interface Table {
  columns: string[];
  rows: (string | number | null)[][];
  totals: Record<string, number>;
  ties: { label: string; agrees: boolean }[];
}

/** Figures in paise by name, without zeros. */
type Figures = Readonly<Record<string, number>>;

/** The month's figures in the product's reports, in paise. */
export function createSaidReports(ask: AskTable, { from, to }: { from: string; to: string }) {
  const range = { FromDate: from, ToDate: to };
  async function read(path: string, parameters: Readonly<Record<string, string>>) {
    const { columns, rows, totals, ties } = await ask(path, { ...parameters, pageSize: "10000" });
    for (const { label, agrees } of ties) if (!agrees) throw new Error(`${path} differs from: ${label}`);
    const records = rows.map((row) =>
      Object.fromEntries(columns.map((column, at) => [column, row[at] ?? null])),
    );
    return { records, totals };
  }
  const pickFigures = (
    records: readonly Record<string, unknown>[],
    name: string,
    figure: string,
    per = 100,
  ): Figures => keepNonZero(records.map((row) => [String(row[name]), Math.round(Number(row[figure]) * per)]));

  return {
    /** Closing balances (debits positive), and the totals of opening, debits and credits. */
    async trialBalance() {
      const { records, totals } = await read("/api/TrailBalance", range);
      return { balances: pickFigures(records, "HName", "ClosingBalance"), totals };
    },
    /** Income positive, expenses negative. */
    async profitAndLoss() {
      const { records } = await read("/api/TrailBalance", { ...range, Statement: "ProfitAndLoss" });
      const netRecords = records.map((row) => ({
        ...row,
        net: Number(row["Credit"]) - Number(row["Debit"]),
      }));
      return pickFigures(netRecords, "HName", "net");
    },
    async balanceSheet() {
      const { records, totals } = await read("/api/v1/balance-sheet", { Date: to });
      const pickSide = (wantedSide: string) =>
        pickFigures(
          records.filter((row) => row["Side"] === wantedSide),
          "HName",
          "Amount",
        );
      return { assets: pickSide("Assets"), liabilities: pickSide("Liabilities"), totals };
    },
    async ageing(path: "bills-receivable" | "bills-payable", Date: string) {
      const { records } = await read(`/api/v1/${path}`, { Date });
      const ages: Record<string, Ages> = {};
      for (const row of records) {
        const of = (ages[String(row["AccountName"])] ??= {
          NotDue: 0,
          Days30: 0,
          Days60: 0,
          Days90: 0,
          Older: 0,
        });
        for (const age of Object.keys(of) as (keyof Ages)[]) of[age] += Math.round(Number(row[age]) * 100);
      }
      return ages;
    },
    async stock() {
      const { records } = await read("/api/v1/stock-valuation", range);
      return {
        pieces: pickFigures(records, "ItemName", "ClosingQuantity", 1),
        values: pickFigures(records, "ItemName", "ClosingValue"),
      };
    },
    async places() {
      const { records } = await read("/api/balancestock", {});
      return {
        godown: pickFigures(records, "ItemName", "GoDownStock", 1),
        vans: pickFigures(records, "ItemName", "VTBalance", 1),
      };
    },
  };
}

/** The same figures from the expected books. */
export function createReckonedReports({ books, items }: Reckoning, natures: Natures) {
  const balances = keepNonZero([...books.balances]);
  const of = (wantedNatures: readonly string[], sign: 1 | -1) =>
    keepNonZero(
      Object.entries(balances)
        .filter(([name]) => wantedNatures.includes(natures(name)))
        .map(([name, amount]) => [name, sign * amount]),
    );
  const profitAndLoss = of(["Income", "Expenses"], -1);
  const profit = Object.values(profitAndLoss).reduce((sum, each) => sum + each, 0);
  const sumStock = (...places: string[]) =>
    keepNonZero(
      Object.keys(ITEMS).map((item) => [item, places.reduce((sum, place) => sum + books.at(place, item), 0)]),
    );
  return {
    trialBalance: balances,
    profitAndLoss,
    assets: of(["Assets"], 1),
    liabilities: keepNonZero([
      ...Object.entries(of(["Liabilities"], -1)),
      ["Profit & Loss (current period)", profit],
    ]),
    receivable: (day: string) => calculateAges(MONTH_CUSTOMERS, day),
    payable: (day: string) => calculateAges(MONTH_SUPPLIERS, day),
    pieces: keepNonZero([...books.stock].map(([item, { pieces }]) => [item, pieces])),
    values: keepNonZero([...books.stock].map(([item, { value }]) => [item, value])),
    godown: sumStock("godown"),
    vans: sumStock("van 1001", "van 1002"),
  };

  function calculateAges(parties: object, day: string): Record<string, Ages> {
    const ages = calculateAgeing(
      items.filter(({ party }) => party in parties),
      day,
    );
    return Object.fromEntries(
      Object.entries(ages).filter(([, each]) => Object.values(each).some((amount) => amount !== 0)),
    );
  }
}

/** Returns the nature of an account: Assets, Liabilities, Income or Expenses. */
type Natures = (account: string) => string;

function keepNonZero(figures: readonly (readonly [string, number])[]): Figures {
  return Object.fromEntries(figures.filter(([, figure]) => figure !== 0));
}
