import { useContext } from "react";
import { dashboardText, type DashboardText } from "./en-IN/dashboard.ts";
import { TextContext } from "./text-context.ts";

/** The dashboard's strings in the provider's language. */
export function useDashboardText(): DashboardText {
  return useContext(TextContext)?.dashboard ?? dashboardText;
}
