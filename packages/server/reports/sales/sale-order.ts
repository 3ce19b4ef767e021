import type { Body } from "../../contract/contract.ts";

type Filters = Omit<Body<"sales.report">, "activeUserId" | "FYearID">;

/**
 * The order of the sale report: newest first over its usual days, a week back to today, and without filters, oldest first otherwise.
 * The session's year is no filter, and a search turns nothing round.
 */
export function saleOrder(
  { FromDate, ToDate, ...filters }: Filters,
  { today, isOfSomeUsers }: { today: string; isOfSomeUsers: boolean },
): "BillDate" | "-BillDate" {
  const isUsual = ToDate === today && Date.parse(ToDate) - Date.parse(FromDate) === WEEK;
  return isUsual && !isOfSomeUsers && !isFiltered(filters) ? "-BillDate" : "BillDate";
}

/** Whether a filter besides days and users is on. */
export function isFiltered({
  Type,
  CustomerID,
  Branch,
  RouteID,
  CreatedById,
}: Omit<Filters, "FromDate" | "ToDate">): boolean {
  return Boolean((Type && Type !== "All") || CustomerID || Branch || RouteID || CreatedById);
}

/** Milliseconds. */
const WEEK = 7 * 86_400_000;
