import { useMemo } from "react";
import type { TableColumn } from "../../table/table-column.ts";
import { useLabel } from "../../text/use-text.ts";
import type { AnyReport } from "../define/any-report.ts";
import { columnId, tableColumns } from "./table-columns.ts";

/** Which columns of a report are shown, and how that is changed. */
export interface ReportColumns {
  visible: readonly TableColumn[];
  every: readonly TableColumn[];
  all: readonly { id: string; label: string; isVisible: boolean; toggle: () => void }[];
}

/** The columns of a report over the answer's; which of them are shown is part of the report's state, so that it can be sent and saved. */
export function useReportColumns(
  report: AnyReport,
  answered: readonly string[],
  toggled: readonly string[],
  change: (toggled: readonly string[]) => void,
): ReportColumns {
  const translate = useLabel();
  const every = useMemo(() => tableColumns(report, answered, translate), [report, answered, translate]);
  return useMemo(() => {
    const { columns } = report;
    const hidden = new Set(
      columns.flatMap((column, at) => (column.isHidden ? columnId(column, at, columns) : [])),
    );
    const isVisible = (id: string) => hidden.has(id) === toggled.includes(id);
    const toggle = (id: string) =>
      change(toggled.includes(id) ? toggled.filter((one) => one !== id) : [...toggled, id]);
    const shown = every.filter(({ id }) => isVisible(id));
    return {
      every,
      visible: shown.length > 0 ? shown : every,
      all: every.map(({ id, label }) => ({
        id,
        label,
        isVisible: isVisible(id),
        toggle: () => toggle(id),
      })),
    };
  }, [report, every, toggled, change]);
}
