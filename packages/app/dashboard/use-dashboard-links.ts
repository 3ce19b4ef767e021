import { financialYearStart, type LinkTo, useToday } from "@vanbook/widgets";
import { useCallback } from "react";
import { useNavigate } from "react-router";
import { findScreenLink } from "../screen-link.ts";
import { useUser } from "../session/session-context.ts";

/** No link leads to a screen that the user may not open. */
export function useDashboardLinks(): LinkTo {
  const navigate = useNavigate();
  const { UserRoleId } = useUser();
  const today = useToday();
  return useCallback(
    ({ to, from, until, filters }) => {
      const days = from && until ? { from, to: until } : chooseUsualDays(to, today);
      return findScreenLink(to, { ...filters, ...days }, UserRoleId, navigate);
    },
    [navigate, UserRoleId, today],
  );
}

function chooseUsualDays(to: Parameters<LinkTo>[0]["to"], today: string) {
  // Open orders can be of any date; reports cover three years at most.
  if (to === "openOrders") return { from: financialYearStart(subtractOneYear(today)), to: today };
  if (to === "cash" || to === "bank") return { from: financialYearStart(today), to: today };
  return {};
}

function subtractOneYear(day: string) {
  return `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
}
