import { CustomerDetailsReport } from "@vanbook/widgets";
import { useNavigate } from "react-router";

/** /CustomerDetailsReport; a customer links to their ledger. */
export function CustomersPage() {
  const navigate = useNavigate();
  return (
    <CustomerDetailsReport
      heading={1}
      onRowClick={({ AccountID }) => void navigate(`/CustomerLedger?CustomerID=${AccountID}`)}
    />
  );
}
