import type { Args } from "@vanbook/sdk";
import type { AnyReport } from "../../report/define/any-report.ts";
import { fetchWholeTable } from "../../report/request/report-request.ts";
import { hasOwnSheet } from "./own-sheets.ts";
import { makeUnfitArgument, type AskSheet } from "./make-sheet-in-node.ts";

export function findScreenSheet(id: string, args: Readonly<Record<string, unknown>>): AskSheet | undefined {
  if (!hasOwnSheet(id, args)) return undefined;
  if (id === "vanSales.summary") return askVanSaleSummary;
  return id === "balanceSheet.report" ? balanceSheet : askProfitAndLoss;
}

const askProfitAndLoss: AskSheet = async ({ client, text }, args, signal) => {
  const [{ profitAndLossReport }, { buildStatementFile: statementFile }] = await Promise.all([
    import("../../reports/finance/profit-and-loss-report.ts"),
    import("../../reports/finance/profit-and-loss.ts"),
  ]);
  if (args["GName"] !== undefined) throw makeUnfitArgument("GName");
  const definition = profitAndLossReport as unknown as AnyReport; // declareReport has checked it against its operation
  const request = { args, sort: undefined, search: undefined };
  const table = await fetchWholeTable(client, definition, request, signal, () => undefined);
  return statementFile(table, { title: text.translate(definition.title), range: readRange(args) }, text);
};

const balanceSheet: AskSheet = async ({ client, text, today }, args, signal) => {
  const [{ balanceSheetReport }, { buildBalanceSheetFile: balanceSheetFile }] = await Promise.all([
    import("../../reports/finance/balance-sheet-report.ts"),
    import("../../reports/finance/balance-sheet.ts"),
  ]);
  const definition = balanceSheetReport as unknown as AnyReport; // declareReport has checked it against its operation
  const day = typeof args["Date"] === "string" ? args["Date"] : await today();
  if (day === undefined) throw new TypeError("This client may not ask which day it is: name one as Date.");
  const request = { args: { ...args, Date: day }, sort: undefined, search: undefined };
  const table = await fetchWholeTable(client, definition, request, signal, () => undefined);
  return balanceSheetFile(table, { title: text.translate(definition.title), day }, text);
};

const askVanSaleSummary: AskSheet = async ({ client, names, text }, args, signal) => {
  const [
    { buildVanSaleCards: vanSaleCards },
    { buildVanSaleFile: vanSaleFile, createVanSaleFilters: vanSaleFilters },
    { vanSaleText },
  ] = await Promise.all([
    import("../../reports/vans/van-sale-cards.ts"),
    import("../../reports/vans/van-sale-sheet.ts"),
    import("../../generated/text/en-IN/van-sale.ts"),
  ]);
  const { vanSale: words = vanSaleText } = text;
  // The server reports missing arguments.
  const [summary] = await client.vanSales.summary(args as Args<"vanSales.summary">, { signal });
  const filterNotes: string[] = [];
  for (const filter of Object.values(vanSaleFilters(words))) {
    const value = args[filter.param];
    if (value === undefined || value === null) continue;
    const options = await names.options(filter, undefined, signal);
    const option = options?.find((one) => one.value === String(value));
    filterNotes.push(option?.label ?? `${filter.label}: ${String(value)}`);
  }
  const cards = summary ? vanSaleCards(summary, words) : [];
  return vanSaleFile(cards, { range: readRange(args), names: filterNotes }, text, words);
};

/** The server has already answered, so the contract has checked that both days are given. */
function readRange({ FromDate, ToDate }: Readonly<Record<string, unknown>>) {
  return { from: String(FromDate), to: String(ToDate) };
}
