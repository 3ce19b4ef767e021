export const SHEET_OPERATIONS = ["balanceSheet.report", "vanSales.summary"] as const;

export function hasOwnSheet(id: string, args: Readonly<Record<string, unknown>>): boolean {
  if (id === "trialBalance.report") return args["Statement"] === "ProfitAndLoss";
  return SHEET_OPERATIONS.some((sheet) => sheet === id);
}
