/** Operations that only have a screen's own sheet, never a file of report rows. */
export const SHEETS = ["balanceSheet.report", "vanSales.summary"] as const;

/** Whether the file is a sheet that a screen builds itself; otherwise it has the report's rows. */
export function hasOwnSheet(id: string, args: Readonly<Record<string, unknown>>): boolean {
  if (id === "trialBalance.report") return args["Statement"] === "ProfitAndLoss";
  return SHEETS.some((sheet) => sheet === id);
}
