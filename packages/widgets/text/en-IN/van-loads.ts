/** The van-loading area. */
export const vanLoadsText = {
  salesman: (name: string) => `Salesman: ${name}`,
  month: "Month",
  previousMonth: "Previous month",
  nextMonth: "Next month",
  noMonths: "No such month",
  noLoads: "No van was loaded in this month.",
  byDate: "VTStock Details by Date",
  byDateColumns: ["Date", "VTStock", "Stock"],
  byDateFailed: "Failed to load stock report.",
  byDateNone: "No VTStock data available for this item.",
};
