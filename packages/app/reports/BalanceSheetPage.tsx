import { BalanceSheet, quickRanges, useToday } from "@vanbook/widgets";
import { useNavigate, useSearchParams } from "react-router";

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
