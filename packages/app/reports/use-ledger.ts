import { useToday, type DayRange, type QuickRange } from "@vanbook/widgets";
import { useNavigate, useSearchParams } from "react-router";

/** The days in the address for the screen's report, or the report's default days. */
export function useShownRange(usualDays: QuickRange): DayRange {
  const [query] = useSearchParams();
  const usual = usualDays(useToday());
  return { from: query.get("from") ?? usual.from, to: query.get("to") ?? usual.to };
}

/** Opens an item's ledger over the days shown. */
export function useItemLedger(usual: QuickRange): (item: number) => void {
  const navigate = useNavigate();
  const range = useShownRange(usual);
  return (item) =>
    void navigate(`/ItemLedger?${new URLSearchParams({ ...range, ItemID: String(item) }).toString()}`);
}

/** Opens an account's ledger over the days shown. */
export function useLedger(usual: QuickRange): (account: number) => void {
  const navigate = useNavigate();
  const range = useShownRange(usual);
  return (account) =>
    void navigate(`/LedgerAll?${new URLSearchParams({ ...range, AccountCode: String(account) }).toString()}`);
}
