import type { Args } from "@vanbook/sdk";
import type { AnyReport } from "../../report/define/any-report.ts";
import { wholeTable } from "../../report/request/report-request.ts";
import { hasOwnSheet } from "./own-sheets.ts";
import { unfitArgument, type AskSheet } from "./make-sheet-in-node.ts";

/** How to build the sheet for this operation and these arguments; undefined if the file has the report's rows. */
export function screenSheet(id: string, args: Readonly<Record<string, unknown>>): AskSheet | undefined {
  if (!hasOwnSheet(id, args)) return undefined;
  if (id === "vanSales.summary") return vanSaleSummary;
  return id === "balanceSheet.report" ? balanceSheet : profitAndLoss;
}

const profitAndLoss: AskSheet = async ({ client, text }, args, signal) => {
  const [{ profitAndLossReport }, { statementFile }] = await Promise.all([
    import("../../reports/finance/profit-and-loss-report.ts"),
    import("../../reports/finance/profit-and-loss.ts"),
  ]);
  if (args["GName"] !== undefined) throw unfitArgument("GName");
  const definition = profitAndLossReport as unknown as AnyReport; // declareReport has checked it against its operation
  const request = { args, sort: undefined, search: undefined };
  const table = await wholeTable(client, definition, request, signal, () => undefined);
  return statementFile(table, { title: text.translate(definition.title), range: rangeOf(args) }, text);
};

const balanceSheet: AskSheet = async ({ client, text, today }, args, signal) => {
  const [{ balanceSheetReport }, { balanceSheetFile }] = await Promise.all([
    import("../../reports/finance/balance-sheet-report.ts"),
    import("../../reports/finance/balance-sheet.ts"),
  ]);
  const definition = balanceSheetReport as unknown as AnyReport; // declareReport has checked it against its operation
  const day = typeof args["Date"] === "string" ? args["Date"] : await today();
  if (day === undefined) throw new TypeError("This client may not ask which day it is: name one as Date.");
  const request = { args: { ...args, Date: day }, sort: undefined, search: undefined };
  const table = await wholeTable(client, definition, request, signal, () => undefined);
  return balanceSheetFile(table, { title: text.translate(definition.title), day }, text);
};

const vanSaleSummary: AskSheet = async ({ client, names, text }, args, signal) => {
  const [{ vanSaleCards }, { vanSaleFile, vanSaleFilters }] = await Promise.all([
    import("../../reports/vans/van-sale-cards.ts"),
    import("../../reports/vans/van-sale-sheet.ts"),
  ]);
  // The server reports missing arguments.
  const [found] = await client.vanSales.summary(args as Args<"vanSales.summary">, { signal });
  const narrowed: string[] = [];
  for (const filter of Object.values(vanSaleFilters(text.vanSale))) {
    const value = args[filter.param];
    if (value === undefined || value === null) continue;
    const options = await names.options(filter, undefined, signal);
    const option = options?.find((one) => one.value === String(value));
    narrowed.push(option?.label ?? `${filter.label}: ${String(value)}`);
  }
  const cards = found ? vanSaleCards(found, text.vanSale) : [];
  return vanSaleFile(cards, { range: rangeOf(args), names: narrowed }, text);
};

/** The range's days. The server has already answered, so the contract has checked that both are given. */
function rangeOf({ FromDate, ToDate }: Readonly<Record<string, unknown>>) {
  return { from: String(FromDate), to: String(ToDate) };
}
