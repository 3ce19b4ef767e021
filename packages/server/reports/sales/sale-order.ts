import type { Body } from "../../contract/contract.ts";

type Filters = Omit<Body<"sales.report">, "activeUserId" | "FYearID">;

/**
 * The sort order of the sale report: newest first for the default range (a week back to today) without
 * filters, otherwise oldest first. The session's financial year does not count as a filter, and a search does
 * not change the order.
 */
export function saleOrder(
  { FromDate, ToDate, ...filters }: Filters,
  { today, isOfSomeUsers }: { today: string; isOfSomeUsers: boolean },
): "BillDate" | "-BillDate" {
  const isUsual = ToDate === today && Date.parse(ToDate) - Date.parse(FromDate) === WEEK;
  return isUsual && !isOfSomeUsers && !isFiltered(filters) ? "-BillDate" : "BillDate";
}

/** Whether there is a filter other than days and users. */
export function isFiltered(filters: Omit<Filters, "FromDate" | "ToDate">): boolean {
  const { Type, CustomerID, Branch, RouteID, CreatedById } = filters;
  return Boolean((Type && Type !== "All") || CustomerID || Branch || RouteID || CreatedById);
}

/** In milliseconds. */
const WEEK = 7 * 86_400_000;
