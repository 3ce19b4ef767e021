import { useMemo, useState } from "react";
import { createRoot } from "react-dom/client";
import { DataTable } from "../../packages/widgets/table/DataTable.tsx";
import { createRowModel } from "../../packages/sdk/report/rows/row-model.ts";
import type { CellValue } from "../../packages/sdk/files/cells/cell-kind.ts";
import type { TableColumn, TableRow } from "../../packages/sdk/report/table/table-column.ts";
import { Look } from "../../packages/widgets/theme/Look.tsx";
import { STATUS, shownColumns, textsOf, type TableOnPage } from "./table-content.ts";

/** Mounts Vanbook's own table, as a report with all its rows loaded does. */
export function mountOurs(box: HTMLElement, rows: readonly TableRow[]): TableOnPage {
  let choose: ((next: Partial<Choice>) => void) | undefined;
  const root = createRoot(box);
  root.render(<Bills rows={rows} onReady={(chooser) => (choose = chooser)} />);
  const row = (place: number) => box.querySelector(`[data-row="${place}"]`);
  return {
    sort: (id, isDescending) => choose?.({ sort: { id, isDescending } }),
    search: (search) => choose?.({ search }),
    scroller: () => box.querySelector<HTMLElement>(".vb-table") ?? box,
    drawn: () =>
      new Map(
        [...box.querySelectorAll<HTMLElement>("[data-row]")].map((element) => [
          Number(element.dataset["row"]),
          textsOf(element.children),
        ]),
      ),
    cell: (place, id) =>
      row(place)?.children[shownColumns.findIndex((column) => column.id === id)]?.textContent ?? undefined,
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
          tone={tone}
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
  // Rows contain only strings, numbers and nulls.
  value: (row) => row[at] as CellValue,
  isSortable: true,
}));
const tone = (row: TableRow) => (row[STATUS] === 2 ? ("cancelled" as const) : undefined);
const card = { title: "CustomerName", amount: "BillAmount", details: [] };
