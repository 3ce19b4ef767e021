import { VanLoadAnalysis, type VanLoadCell, VanLoadDatewise, VanLoadReport } from "@vanbook/widgets";
import { useCallback } from "react";
import { useSearchParams } from "react-router";
import { TabbedScreen } from "../pages/TabbedScreen.tsx";
import { useText } from "../text/use-text.ts";
import { useKeptPicks } from "./use-kept-picks.ts";

export function VanLoadsPage() {
  const { vanLoads: text } = useText();
  return (
    <TabbedScreen
      label={text.tabs}
      storageKey="ActiveVanTab"
      usual="analysis"
      tabs={[
        { id: "report", label: text.report, content: <ReportTab /> },
        { id: "analysis", label: text.analysis, content: <AnalysisTab /> },
        { id: "datewise", label: text.datewise, content: <DatewiseTab /> },
      ]}
    />
  );
}

function ReportTab() {
  useKeptPicks("report", { Date: "SelectedDate", ...VAN_KEYS });
  return <VanLoadReport heading={1} />;
}

function DatewiseTab() {
  useKeptPicks("datewise", VAN_KEYS);
  return <VanLoadDatewise heading={1} />;
}

/** The cell's date, branch and vehicle are kept in the address, so Back returns to the analysis. */
function AnalysisTab() {
  const [, setQuery] = useSearchParams();
  const open = useCallback(
    ({ Date: day, VanId, Branch }: VanLoadCell) =>
      setQuery({
        tab: "report",
        Date: day,
        ...(Branch !== undefined && { Branch: String(Branch) }),
        VanId: String(VanId),
      }),
    [setQuery],
  );
  return <VanLoadAnalysis heading={1} onCellPress={open} />;
}

const VAN_KEYS = { Branch: "SelectedBranchId", VanId: "SelectedVehicleId" };
