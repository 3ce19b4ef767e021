import { useMemo, useState } from "react";
import { createRoot } from "react-dom/client";
import { DataTable } from "../../packages/widgets/table/DataTable.tsx";
import { createRowModel } from "../../packages/sdk/report/rows/row-model.ts";
import type { CellValue } from "../../packages/sdk/files/cells/cell-kind.ts";
import type { TableColumn, TableRow } from "../../packages/sdk/report/table/table-column.ts";
import { Look } from "../../packages/widgets/theme/Look.tsx";
import { STATUS_COLUMN, shownColumns, readCellTexts, type TableOnPage } from "./table-content.ts";

export function mountOurs(box: HTMLElement, rows: readonly TableRow[]): TableOnPage {
  let choose: ((next: Partial<Choice>) => void) | undefined;
  const root = createRoot(box);
  root.render(<Bills rows={rows} onReady={(chooser) => (choose = chooser)} />);
  const findRow = (place: number) => box.querySelector(`[data-row="${place}"]`);
  return {
    sort: (id, isDescending) => choose?.({ sort: { id, isDescending } }),
    search: (search) => choose?.({ search }),
    scroller: () => box.querySelector<HTMLElement>(".vb-table") ?? box,
    drawn: () =>
      new Map(
        [...box.querySelectorAll<HTMLElement>("[data-row]")].map((element) => [
          Number(element.dataset["row"]),
          readCellTexts(element.children),
        ]),
      ),
    cell: (place, id) =>
      findRow(place)?.children[shownColumns.findIndex((column) => column.id === id)]?.textContent ??
      undefined,
    remove: () => root.unmount(),
  };
}

interface Choice {
  sort: { id: string; isDescending: boolean } | undefined;
  search: string;
}

function Bills({
  rows,
  onReady,
}: {
  rows: readonly TableRow[];
  onReady: (choose: (next: Partial<Choice>) => void) => void;
}) {
  const [choice, setChoice] = useState<Choice>({ sort: undefined, search: "" });
  onReady((next) => setChoice((now) => ({ ...now, ...next })));
  const model = useMemo(() => createRowModel(rows, columns), [rows]);
  const order = useMemo(() => model.view(choice), [model, choice]);
  return (
    <Look root={undefined}>
      <div className="vb-root">
        <DataTable
          label="Bills"
          columns={columns}
          rows={rows}
          order={order}
          tone={chooseTone}
          sort={choice.sort}
          card={card}
          view={JSON.stringify(choice.sort)}
        />
      </div>
    </Look>
  );
}

const columns: readonly TableColumn[] = shownColumns.map(({ id, label, kind, at }) => ({
  id,
  label,
  kind,
  value: (row) => row[at] as CellValue,
  isSortable: true,
}));
const chooseTone = (row: TableRow) => (row[STATUS_COLUMN] === 2 ? ("cancelled" as const) : undefined);
const card = { title: "CustomerName", amount: "BillAmount", details: [] };
