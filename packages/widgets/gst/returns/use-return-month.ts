import { useSyncExternalStore } from "react";
import { monthStart } from "../../../sdk/format/day.ts";
import { useReportLocation } from "../../provider/use-report-location.ts";
import { useToday } from "../../provider/use-vanbook.ts";

/**
 * The month of a return (`YYYY-MM`), kept in the `location` of the provider, if it has one. At
 * first the host's, or the month before today's.
 */
export function useReturnMonth(givenMonth: string | undefined): {
  month: string;
  showMonth: (firstDay: string) => void;
} {
  const location = useReportLocation(undefined);
  const query = useSyncExternalStore(location.subscribe, location.get, location.get);
  const lastMonth = monthStart(useToday(), -1).slice(0, 7);
  const usual = readMonth(givenMonth) ?? lastMonth;
  return {
    month: readMonth(new URLSearchParams(query).get("period")) ?? usual,
    showMonth: (firstDay) => {
      const next = new URLSearchParams(location.get());
      next.set("period", firstDay.slice(0, 7));
      location.set(next.toString(), "push");
    },
  };
}

function readMonth(text: string | null | undefined): string | undefined {
  return text && MONTH_PATTERN.test(text) ? text : undefined;
}

const MONTH_PATTERN = /^20\d\d-(0[1-9]|1[0-2])$/;
