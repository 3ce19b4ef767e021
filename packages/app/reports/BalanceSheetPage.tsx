import { BalanceSheet, quickRanges, useToday } from "@vanbook/widgets";
import { useNavigate, useSearchParams } from "react-router";

/** /BalanceSheet; an account links to its ledger from the start of the financial year to the sheet's date. */
export function BalanceSheetPage() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const today = useToday();
  const day = query.get("Date") ?? today;
  return (
    <BalanceSheet
      heading={1}
      onRowClick={({ AcHead }) => {
        const { from } = quickRanges.thisYear(day);
        const ledger = new URLSearchParams({ from, to: day, AccountCode: String(AcHead) });
        void navigate(`/LedgerAll?${ledger.toString()}`);
      }}
    />
  );
}
