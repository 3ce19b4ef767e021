import {
  lastDays,
  lazyWidgets,
  quickRanges,
  useToday,
  type DayRange,
  type QuickRange,
} from "@vanbook/widgets";
import type { ReactNode } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { LoadScreen } from "../screens-of.ts";
import { makeTripAddress } from "./trip-address.ts";

export const linkedReports = {
  BatchStock: linkRows(lazyWidgets.BatchStock, itemLedger, lastDays(30)),
  GodownStock: linkRows(lazyWidgets.GodownStock, itemLedger, quickRanges.thisYear),
  StockReport: linkRows(lazyWidgets.StockReport, itemLedger, lastDays(7)),
  StockValuation: linkRows(lazyWidgets.StockValuation, itemLedger, lastDays(30)),
  CreditorsReport: linkRows(lazyWidgets.CreditorsReport, ({ AccountID }, days) => ledger(AccountID, days)),
  // The result of earlier years is not an account, so it has no ledger.
  TrialBalance: linkRows(
    lazyWidgets.TrialBalance,
    ({ AcHead }, days) => (AcHead === null ? undefined : ledger(AcHead, days)),
    lastDays(30),
  ),
  DebtorsReport: linkRows(
    lazyWidgets.DebtorsReport,
    ({ AccountID }, days) => buildAddress("/CustomerLedger", { ...days, CustomerID: AccountID }),
    lastDays(120),
  ),
  CustomerDetailsReport: linkRows(lazyWidgets.CustomerDetailsReport, ({ AccountID }) =>
    buildAddress("/CustomerLedger", { CustomerID: AccountID }),
  ),
  Employees: linkRows(lazyWidgets.Employees, ({ EMPID, StartingDate }) =>
    makeTripAddress(EMPID, StartingDate),
  ),
};

/**
 * A report that opens the address that `link` returns for a row, if any. `days` are those in the
 * address bar, or the report's default days.
 */
function linkRows<Row>(
  load: () => Promise<(props: { heading: 1; onRowClick: (row: Row) => void }) => ReactNode>,
  link: (row: Row, days: DayRange) => string | undefined,
  usual: QuickRange = quickRanges.today,
): LoadScreen {
  return async () => {
    const Report = await load();
    return function LinkedReport() {
      const navigate = useNavigate();
      const [query] = useSearchParams();
      const { from, to } = usual(useToday());
      const days = { from: query.get("from") ?? from, to: query.get("to") ?? to };
      const open = (path: string | undefined) => path !== undefined && void navigate(path);
      return <Report heading={1} onRowClick={(row) => open(link(row, days))} />;
    };
  };
}

function itemLedger({ ItemID }: { ItemID: number }, days: DayRange): string {
  return buildAddress("/ItemLedger", { ...days, ItemID });
}

function ledger(account: number, days: DayRange): string {
  return buildAddress("/LedgerAll", { ...days, AccountCode: account });
}

function buildAddress(path: string, parameters: Readonly<Record<string, string | number>>): string {
  const texts = Object.entries(parameters).map(([name, value]) => [name, String(value)]);
  return `${path}?${new URLSearchParams(texts).toString()}`;
}
