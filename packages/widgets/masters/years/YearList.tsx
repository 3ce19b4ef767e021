import { useMemo, type ReactNode } from "react";
import { dayInIndia } from "../../../sdk/format/day.ts";
import { DataTable } from "../../table/DataTable.tsx";
import type { CellValue } from "../../../sdk/files/cells/cell-kind.ts";
import type { TableColumn, TableRow } from "../../../sdk/report/table/table-column.ts";
import type { YearsText } from "../../../sdk/generated/text/en-IN/masters/years.ts";
import { useMastersText } from "../../text/use-masters-text.ts";
import { yearState, type Year } from "./year-state.ts";

export interface YearListProps {
  years: readonly Year[];
  chosen: Year | undefined;
  onChoose: (year: Year) => void;
  today: string;
}

/** The company's financial years, newest first. */
export function YearList({ years, chosen, onChoose, today }: YearListProps): ReactNode {
  const { years: text } = useMastersText();
  const columns = useMemo(() => columnsOf(text, today), [text, today]);
  const rows = useMemo(() => years.toReversed().map((year): TableRow => [year]), [years]);
  return (
    <DataTable
      label={text.title}
      columns={columns}
      rows={rows}
      selected={rows.find((row) => yearOf(row).id === chosen?.id)}
      onOpen={(row) => onChoose(yearOf(row))}
      missing={text.none}
      card={{ title: "label", amount: "state", details: ["startDate", "endDate"] }}
    />
  );
}

function columnsOf(text: YearsText, today: string): TableColumn[] {
  const { columns, states } = text;
  const column = (
    id: string,
    label: string,
    kind: TableColumn["kind"],
    value: (year: Year) => CellValue,
  ): TableColumn => ({ id, label, kind, value: (row) => value(yearOf(row)), isSortable: false });
  return [
    column("label", columns.label, "text", (year) => year.label),
    column("startDate", columns.start, "date", (year) => year.startDate),
    column("endDate", columns.end, "date", (year) => year.endDate),
    column("lockedUntil", columns.lockedUntil, "date", (year) => year.lockedUntil),
    column(
      "closedAt",
      columns.closedOn,
      "date",
      ({ closedAt }) => closedAt && dayInIndia(new Date(closedAt)),
    ),
    {
      ...column("state", columns.state, "tag", (year) => states[yearState(year, today)]),
      tones: { [states.running]: "ok", [states.ended]: "warn" },
    },
  ];
}

/** The year in a table row. */
function yearOf(row: TableRow): Year {
  return row[0] as Year;
}
