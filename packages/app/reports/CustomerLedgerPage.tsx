import { CustomerLedger } from "@vanbook/widgets";
import { useCompany } from "../shell/use-company.ts";

/** /CustomerLedger: one customer's ledger, of the session's financial year. */
export function CustomerLedgerPage() {
  const { year } = useCompany();
  // Until the year is known the report would say that there is none.
  if (year === undefined) return null;
  return <CustomerLedger heading={1} FYearID={year?.FYearID} />;
}
