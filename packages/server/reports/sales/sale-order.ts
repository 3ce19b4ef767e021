import type { Body } from "../../contract/contract.ts";

type Filters = Omit<Body<"sales.report">, "activeUserId" | "FYearID">;

/**
 * Newest first for the default range (a week back to today) without filters, otherwise oldest
 * first. The session's financial year does not count as a filter, and a search does not change the
 * order.
 */
export function chooseSaleOrder(
  { FromDate, ToDate, ...filters }: Filters,
  { today, isOfSomeUsers }: { today: string; isOfSomeUsers: boolean },
): "BillDate" | "-BillDate" {
  const isUsual = ToDate === today && Date.parse(ToDate) - Date.parse(FromDate) === WEEK_MS;
  return isUsual && !isOfSomeUsers && !isFiltered(filters) ? "-BillDate" : "BillDate";
}

export function isFiltered(filters: Omit<Filters, "FromDate" | "ToDate">): boolean {
  const { Type, CustomerID, Branch, RouteID, CreatedById } = filters;
  return Boolean((Type && Type !== "All") || CustomerID || Branch || RouteID || CreatedById);
}

const WEEK_MS = 7 * 86_400_000;
