import { CustomerLedger } from "@vanbook/widgets";
import { useCompany } from "../shell/use-company.ts";

export function CustomerLedgerPage() {
  const { year } = useCompany();
  // Until the year is loaded, the report would say that there is no year.
  if (year === undefined) return null;
  return <CustomerLedger heading={1} FYearID={year?.FYearID} />;
}
