import type { ReactNode } from "react";
import { Button } from "../parts/Button.tsx";
import type { IconName } from "../parts/Icon.tsx";
import { LazyMenu } from "../parts/LazyMenu.tsx";
import type { MenuEntry } from "../parts/Menu.tsx";
import { RangePicker } from "../parts/dates/RangePicker.tsx";
import { useVanbookContext } from "../provider/use-vanbook.ts";
import { useText } from "../text/use-text.ts";
import { Bar } from "../parts/Toolbar.styles.ts";
import { ColumnChooser } from "./table/ColumnChooser.tsx";
import type { FileKind } from "../../sdk/files/sheet.ts";
import { isInWindow } from "../../sdk/report/filters/filter.ts";
import { ReportFilters } from "./filters/ReportFilters.tsx";
import { ReportSearch } from "./ReportSearch.tsx";
import { useReportModel } from "./report-context.ts";

/** Search, range, filters, columns and exports; if narrow, search, range and one menu. */
export function ReportToolbar({ isNarrow = false, children }: { isNarrow?: boolean; children?: ReactNode }) {
  const text = useText();
  const { hasViews } = useVanbookContext();
  const { state, change, today, definition, exports, groups, setPanel } = useReportModel();
  const menuEntries: MenuEntry[] = [
    ...(definition.filters?.some(isInWindow) || definition.range?.offered
      ? [{ id: "filters", label: text.report.filters, icon: "filter" as const }]
      : []),
    { id: "columns", label: text.report.columns, icon: "columns" },
    { id: "excel", label: text.report.excel, icon: "sheet" },
    { id: "pdf", label: text.report.pdf, icon: "pdf" },
  ];
  const more: MenuEntry[] = [
    ...(isNarrow ? menuEntries : []),
    ...(groups
      ? [
          { id: "open-all", label: text.report.openAll, icon: "down" as const },
          { id: "close-all", label: text.report.closeAll, icon: "right" as const },
        ]
      : []),
    { id: "csv", label: text.report.csv, icon: "csv" },
    { id: "print", label: text.report.print, icon: "print" },
    ...(hasViews ? [{ id: "views", label: text.report.views, icon: "star" as const }] : []),
    { id: "shortcuts", label: text.report.shortcuts, icon: "help" },
  ];
  const handleMenuAction = (id: string) => {
    if (id === "filters" || id === "columns" || id === "shortcuts" || id === "views") setPanel(id);
    else if (id === "open-all") groups?.state.openAll();
    else if (id === "close-all") groups?.state.closeAll();
    else exports.start(id as FileKind);
  };
  return (
    <Bar className={children ? "vb-report-bar vb-report-bar-more" : "vb-report-bar"}>
      <ReportSearch />
      {state.range && !definition.range?.isHidden && (
        <RangePicker value={state.range} today={today} onChange={(range) => change({ range })} />
      )}
      <ReportFilters isButtonHidden={isNarrow} />
      {!isNarrow && (
        <>
          <span className="vb-grow" />
          <ColumnChooser />
          <FileButton kind="excel" icon="sheet" />
          <FileButton kind="pdf" icon="pdf" />
        </>
      )}
      {children}
      {isNarrow && <ColumnChooser isButtonHidden />}
      <LazyMenu label={text.report.more} icon="more" entries={more} onAction={handleMenuAction} />
    </Bar>
  );
}

function FileButton({ kind, icon }: { kind: "excel" | "pdf"; icon: IconName }) {
  const text = useText();
  const { exports } = useReportModel();
  const label = text.report[kind];
  return (
    <Button
      icon={icon}
      onPress={() => exports.start(kind)}
      pendingLabel={exports.running?.kind === kind && text.report.preparingFile(label)}
    >
      <span className="vb-fold">{label}</span>
    </Button>
  );
}
