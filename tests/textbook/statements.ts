import { askReport, type ReadTable } from "../reports/ask-report.ts";
import type { Amounts, Textbook } from "./textbook-desk.ts";

/**
 * What the product's reports say, in a textbook's layout.
 *
 * A textbook counts its stock once, at the end (the periodic method): purchases and the opening stock stay on accounts of their own until
 * the trading account, which takes the closing stock off them. The product keeps stock with every document (the perpetual method): a
 * purchase debits Inventory, a bill moves the cost of what it sold on to Cost of Goods Sold. Both divide the same debits:
 *
 *     opening stock + purchases − purchases returned − goods taken = Inventory (the closing stock) + Cost of Goods Sold
 *
 * So the textbook's rows are the entries of the Inventory account, by the kind of their document, and Inventory and Cost of Goods Sold
 * as they stand are left out: totals that agree with the printed ones prove the equation. Sales and returns of sales are the
 * two sides of one account here. All other rows are accounts on both sides.
 */
export function statementsOf(
  { product, cookie, idOf }: Textbook,
  range: { FromDate: string; ToDate: string },
) {
  const read = async (path: string, given: Record<string, string | number>) =>
    agreed(await askReport(product, "GET", path).table(cookie, given));
  const trialBalance = async (given = {}) =>
    (await read("/api/TrailBalance", { ...range, ...given })).records;

  /** An account's entries: what it began with, moved by each kind of document, and came to. */
  async function ledger(name: string) {
    const { records, totals } = await read("/api/WebLedger", { ...range, AccountCode: idOf(name) });
    const moved: Record<string, number> = {};
    for (const { Type, Debit, Credit } of records)
      moved[String(Type)] = (moved[String(Type)] ?? 0) + Number(Debit) - Number(Credit);
    return { opening: totals.Opening ?? 0, moved, closing: totals.Closing ?? 0 };
  }

  return {
    ledger,

    /** The trial balance as it is printed: both columns and what they come to. */
    async trialBalance() {
      const { opening, moved } = await ledger("Inventory");
      const balances: Record<string, number> = {
        "Opening Stock": opening,
        Purchases: moved.Purchase ?? 0,
        "Purchases Return": moved["Purchase Return"] ?? 0,
      };
      for (const { HName, Debit, Credit, ClosingBalance } of await trialBalance()) {
        if (HName === "Inventory" || HName === "Cost of Goods Sold") continue;
        if (HName === "Sales")
          Object.assign(balances, { Sales: -Number(Credit), "Sales Return": Number(Debit) });
        else balances[String(HName)] = Number(ClosingBalance);
      }
      const debits = Object.entries(balances).filter(([, amount]) => amount > 0);
      const credits = Object.entries(balances).filter(([, amount]) => amount < 0);
      return {
        debits: Object.fromEntries(debits),
        credits: Object.fromEntries(credits.map(([name, amount]) => [name, -amount])),
        totals: [total(debits), -total(credits)],
      };
    },

    /** The trading account's figures; the product's Profit & Loss Statement has what is left of them, by account. */
    async tradingAccount() {
      const stock = await ledger("Inventory");
      const sales = (await trialBalance()).find(({ HName }) => HName === "Sales");
      const { trading } = await profitAndLoss();
      return {
        openingStock: stock.opening,
        purchases: stock.moved.Purchase ?? 0,
        purchasesReturn: 0 - (stock.moved["Purchase Return"] ?? 0),
        goodsTaken: 0 - (stock.moved.Damage ?? 0),
        closingStock: stock.closing,
        sales: Number(sales?.Credit),
        salesReturn: Number(sales?.Debit),
        direct: Object.fromEntries(
          trading.filter(([name]) => name !== "Sales" && name !== "Cost of Goods Sold"),
        ),
        grossProfit: -total(trading),
      };
    },

    /** The profit and loss account: expenses positive, incomes negative, and what is left. */
    async profitAndLoss() {
      const { trading, other } = await profitAndLoss();
      return { lines: Object.fromEntries(other), netProfit: -total([...trading, ...other]) };
    },

    /** The balance sheet of the range's last day, by side. */
    async balanceSheet() {
      const { records, totals } = await read("/api/v1/balance-sheet", { Date: range.ToDate });
      const side = (wanted: string): Amounts =>
        Object.fromEntries(
          records
            .filter(({ Side }) => Side === wanted)
            .map(({ HName, Amount }) => [String(HName), Number(Amount)] as const)
            .filter(([, amount]) => amount !== 0),
        );
      const { Liabilities, Assets } = totals;
      return { liabilities: side("Liabilities"), assets: side("Assets"), totals: [Liabilities, Assets] };
    },
  };

  /** The accounts of the product's Profit & Loss Statement that moved, those of the trading account apart. */
  async function profitAndLoss() {
    const rows = (await trialBalance({ Statement: "ProfitAndLoss" }))
      .map(({ GName, HName, Debit, Credit }) => ({
        group: String(GName),
        line: [String(HName), Number(Debit) - Number(Credit)] as const,
      }))
      .filter(({ line: [, amount] }) => amount !== 0);
    const linesOf = (isTrading: boolean) =>
      rows.filter(({ group }) => TRADING.includes(group) === isTrading).map(({ line }) => line);
    return { trading: linesOf(true), other: linesOf(false) };
  }
}

/** The groups of accounts that a textbook brings into the trading account. */
const TRADING = ["Sales Accounts", "Direct Incomes", "Direct Expenses", "Cost of Goods Sold"];

/** A report that agrees with what it says it must agree with. */
function agreed(table: ReadTable): ReadTable {
  for (const { label, agrees } of table.ties) if (!agrees) throw new Error(`It differs from: ${label}`);
  return table;
}

function total(lines: readonly (readonly [string, number])[]): number {
  return lines.reduce((sum, [, amount]) => sum + amount, 0);
}
