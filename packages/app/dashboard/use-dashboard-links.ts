import { financialYearStart, type LinkTo, useToday } from "@vanbook/widgets";
import { useCallback } from "react";
import { useNavigate } from "react-router";
import { useUser } from "../session/session-context.ts";
import { behindFigures } from "./behind-figures.ts";

/** Leads from a figure to its report over the same days; no way to a screen that the user may not open. */
export function useDashboardLinks(): LinkTo {
  const navigate = useNavigate();
  const { UserRoleId } = useUser();
  const today = useToday();
  return useCallback(
    ({ to, from, until, filters }) => {
      const { path, roles, query } = behindFigures[to];
      if (!roles.includes(UserRoleId)) return undefined;
      const parameters = new URLSearchParams({ ...query, ...filters });
      if (from && until) {
        parameters.set("from", from);
        parameters.set("to", until);
      } else if (to === "openOrders") {
        // Open orders are of any day; reports go back three years at most.
        parameters.set("from", financialYearStart(financialYearBefore(today)));
        parameters.set("to", today);
      } else if (to === "cash" || to === "bank") {
        parameters.set("from", financialYearStart(today));
        parameters.set("to", today);
      }
      const search = parameters.toString();
      const href = search ? `${path}?${search}` : path;
      return { href, open: () => void navigate(href) };
    },
    [navigate, UserRoleId, today],
  );
}

function financialYearBefore(day: string) {
  return `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
}
