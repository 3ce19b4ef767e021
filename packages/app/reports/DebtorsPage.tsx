import { DebtorsReport, lastDays } from "@vanbook/widgets";
import { useShownRange } from "./use-ledger.ts";
import { useNavigate } from "react-router";

/** /DebitorsReport; a customer links to their ledger over the same days. */
export function DebtorsPage() {
  const navigate = useNavigate();
  const range = useShownRange(lastDays(120));
  return (
    <DebtorsReport
      heading={1}
      onRowClick={({ AccountID }) =>
        void navigate(
          `/CustomerLedger?${new URLSearchParams({ ...range, CustomerID: String(AccountID) }).toString()}`,
        )
      }
    />
  );
}
