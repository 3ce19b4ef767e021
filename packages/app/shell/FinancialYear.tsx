import { date } from "@vanbook/widgets";
import { useText } from "../text/use-text.ts";
import { useCompany } from "./use-company.ts";

export function FinancialYear() {
  const { shell } = useText();
  const { year } = useCompany();
  if (year === undefined) return null;
  return year ? shell.year(date(year.StartDate), date(year.EndDate)) : shell.noYear;
}
