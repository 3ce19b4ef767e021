import { askReport, type ReadTable } from "../reports/ask-report.ts";
import type { Amounts, Textbook } from "./textbook-desk.ts";

/**
 * The product's reports in a textbook's layout.
 *
 * A textbook counts its stock once, at the end (the periodic method): purchases and the opening
 * stock stay on separate accounts until the trading account, which deducts the closing stock. The
 * product updates stock with every document (the perpetual method): a purchase debits Inventory,
 * and a bill moves the cost of the goods sold to Cost of Goods Sold. Both methods split the same
 * debits:
 *
 *     opening stock + purchases − purchases returned − goods taken = Inventory (the closing stock) + Cost of Goods Sold
 *
 * So the textbook's rows are the entries of the Inventory account by kind of document, and the
 * balances of Inventory and Cost of Goods Sold are omitted. If the totals agree with the printed
 * ones, the equation holds. Sales and sales returns are the credits and debits of one account here.
 * All other rows are the same accounts in the book and here.
 */
export function createStatements(
  { product, cookie, idOf }: Textbook,
  range: { FromDate: string; ToDate: string },
) {
  const read = async (path: string, parameters: Record<string, string | number>) =>
    requireAgreement(await askReport(product, "GET", path).table(cookie, parameters));
  const trialBalance = async (parameters = {}) =>
    (await read("/api/TrailBalance", { ...range, ...parameters })).records;

  /** An account's opening balance, its movement by kind of document, and its closing balance. */
  async function ledger(name: string) {
    const { records, totals } = await read("/api/WebLedger", { ...range, AccountCode: idOf(name) });
    const movedAmounts: Record<string, number> = {};
    for (const { Type, Debit, Credit } of records)
      movedAmounts[String(Type)] = (movedAmounts[String(Type)] ?? 0) + Number(Debit) - Number(Credit);
    return { opening: totals.Opening ?? 0, moved: movedAmounts, closing: totals.Closing ?? 0 };
  }

  return {
    ledger,

    /** The printed trial balance: both columns and their totals. */
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
        totals: [sumLines(debits), -sumLines(credits)],
      };
    },

    /**
     * The trading account's figures: goods from the Inventory ledger, the
     * rest from the trial balance and the product's Profit & Loss Statement.
     */
    async tradingAccount() {
      const stock = await ledger("Inventory");
      const sales = (await trialBalance()).find(({ HName }) => HName === "Sales");
      const { trading } = await readProfitAndLoss();
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
        grossProfit: -sumLines(trading),
      };
    },

    /** The profit and loss account: expenses positive, incomes negative, and the net profit. */
    async profitAndLoss() {
      const { trading, other } = await readProfitAndLoss();
      return { lines: Object.fromEntries(other), netProfit: -sumLines([...trading, ...other]) };
    },

    /** The balance sheet of the range's last day, by side. */
    async balanceSheet() {
      const { records, totals } = await read("/api/v1/balance-sheet", { Date: range.ToDate });
      const collectSide = (wantedSide: string): Amounts =>
        Object.fromEntries(
          records
            .filter(({ Side }) => Side === wantedSide)
            .map(({ HName, Amount }) => [String(HName), Number(Amount)] as const)
            .filter(([, amount]) => amount !== 0),
        );
      const { Liabilities, Assets } = totals;
      return {
        liabilities: collectSide("Liabilities"),
        assets: collectSide("Assets"),
        totals: [Liabilities, Assets],
      };
    },
  };

  /**
   * Accounts of the product's Profit & Loss Statement with a movement; those of the trading account
   * separately.
   */
  async function readProfitAndLoss() {
    const rows = (await trialBalance({ Statement: "ProfitAndLoss" }))
      .map(({ GName, HName, Debit, Credit }) => ({
        group: String(GName),
        line: [String(HName), Number(Debit) - Number(Credit)] as const,
      }))
      .filter(({ line: [, amount] }) => amount !== 0);
    const listLines = (isTrading: boolean) =>
      rows.filter(({ group }) => TRADING_GROUPS.includes(group) === isTrading).map(({ line }) => line);
    return { trading: listLines(true), other: listLines(false) };
  }
}

/** The account groups that belong to a textbook's trading account. */
const TRADING_GROUPS = ["Sales Accounts", "Direct Incomes", "Direct Expenses", "Cost of Goods Sold"];

/** Returns the table if all its checks agree, otherwise throws. */
function requireAgreement(table: ReadTable): ReadTable {
  for (const { label, agrees } of table.ties) if (!agrees) throw new Error(`It differs from: ${label}`);
  return table;
}

function sumLines(lines: readonly (readonly [string, number])[]): number {
  return lines.reduce((sum, [, amount]) => sum + amount, 0);
}
