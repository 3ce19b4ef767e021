import { useMemo, type ReactNode } from "react";
import { dayInIndia } from "../../../sdk/format/day.ts";
import { DataTable } from "../../table/DataTable.tsx";
import type { CellValue } from "../../../sdk/files/cells/cell-kind.ts";
import type { TableColumn, TableRow } from "../../../sdk/report/table/table-column.ts";
import type { YearsText } from "../../../sdk/generated/text/en-IN/masters/years.ts";
import { useMastersText } from "../../text/use-masters-text.ts";
import { determineYearState, type Year } from "./year-state.ts";

export interface YearListProps {
  years: readonly Year[];
  chosen: Year | undefined;
  onChoose: (year: Year) => void;
  today: string;
}

export function YearList({ years, chosen, onChoose, today }: YearListProps): ReactNode {
  const { years: text } = useMastersText();
  const columns = useMemo(() => createColumns(text, today), [text, today]);
  const rows = useMemo(() => years.toReversed().map((year): TableRow => [year]), [years]);
  return (
    <DataTable
      label={text.title}
      columns={columns}
      rows={rows}
      selected={rows.find((row) => readRowYear(row).id === chosen?.id)}
      onOpen={(row) => onChoose(readRowYear(row))}
      missing={text.none}
      card={{ title: "label", amount: "state", details: ["startDate", "endDate"] }}
    />
  );
}

function createColumns(text: YearsText, today: string): TableColumn[] {
  const { columns, states } = text;
  const createColumn = (
    id: string,
    label: string,
    kind: TableColumn["kind"],
    value: (year: Year) => CellValue,
  ): TableColumn => ({ id, label, kind, value: (row) => value(readRowYear(row)), isSortable: false });
  return [
    createColumn("label", columns.label, "text", (year) => year.label),
    createColumn("startDate", columns.start, "date", (year) => year.startDate),
    createColumn("endDate", columns.end, "date", (year) => year.endDate),
    createColumn("lockedUntil", columns.lockedUntil, "date", (year) => year.lockedUntil),
    createColumn(
      "closedAt",
      columns.closedOn,
      "date",
      ({ closedAt }) => closedAt && dayInIndia(new Date(closedAt)),
    ),
    {
      ...createColumn("state", columns.state, "tag", (year) => states[determineYearState(year, today)]),
      tones: { [states.running]: "ok", [states.ended]: "warn" },
    },
  ];
}

function readRowYear(row: TableRow): Year {
  return row[0] as Year;
}
