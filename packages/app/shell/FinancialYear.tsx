import { date } from "@vanbook/widgets";
import { useText } from "../text/use-text.ts";
import { useCompany } from "./use-company.ts";

/** 'From 01-04-2026 To 31-03-2027', or that there is none. */
export function FinancialYear() {
  const { shell } = useText();
  const { year } = useCompany();
  if (year === undefined) return null;
  return year ? shell.year(date(year.StartDate), date(year.EndDate)) : shell.noYear;
}
