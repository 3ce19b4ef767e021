import {
  RowStyleModule,
  ClientSideRowModelModule,
  ColumnApiModule,
  createGrid,
  ModuleRegistry,
  QuickFilterModule,
  themeQuartz,
  type ColDef,
} from "ag-grid-community";
import {
  STATUS_COLUMN,
  shownColumns,
  formatShownText,
  readCellTexts,
  type TableOnPage,
} from "../pages/table-content.ts";

export type GridRow = Readonly<Record<string, unknown>>;

export function gridRows(rows: readonly (readonly unknown[])[]): GridRow[] {
  return rows.map((row) => {
    const object: Record<string, unknown> = { Status: row[STATUS_COLUMN] };
    for (const { id, at } of shownColumns) object[id] = row[at];
    return object;
  });
}

ModuleRegistry.registerModules([
  ClientSideRowModelModule,
  ColumnApiModule,
  QuickFilterModule,
  RowStyleModule,
]);

/**
 * Mounts AG Grid Community in the way its documentation calls fastest: without React, only the
 * modules that are used, no animations, a small row buffer, a cached quick filter, and the theme
 * set by parameters.
 */
export function mountGrid(box: HTMLElement, rows: readonly GridRow[]): TableOnPage {
  box.style.height = "700px";
  const api = createGrid(box, {
    theme,
    columnDefs,
    rowData: [...rows],
    rowBuffer: 4,
    animateRows: false,
    suppressColumnMoveAnimation: true,
    suppressMovableColumns: true,
    cacheQuickFilter: true,
    rowClassRules: { cancelled: ({ data }) => data?.["Status"] === 2 },
  });
  const findRow = (place: number) => box.querySelector(`.ag-row[row-index="${place}"]`);
  return {
    sort: (colId, isDescending) =>
      api.applyColumnState({
        state: [{ colId, sort: isDescending ? "desc" : "asc" }],
        defaultState: { sort: null },
      }),
    search: (text) => api.setGridOption("quickFilterText", text),
    scroller: () => box.querySelector<HTMLElement>(".ag-grid-viewport") ?? box,
    drawn: () =>
      new Map(
        [...box.querySelectorAll(".ag-row[row-index]")].map((element) => [
          Number(element.getAttribute("row-index")),
          readCellTexts([...element.querySelectorAll(".ag-cell")].sort((a, b) => place(a) - place(b))),
        ]),
      ),
    cell: (at, id) => findRow(at)?.querySelector(`[col-id="${id}"]`)?.textContent ?? undefined,
    remove: () => {
      api.destroy();
      box.style.height = "";
    },
  };
}

function place(cell: Element) {
  return Number(cell.getAttribute("aria-colindex"));
}

const COLUMN_WIDTHS: Readonly<Record<string, number>> = { BillNo: 210, CustomerName: 320 };

/**
 * Natural order of names. The grid's default text order is by character code, which no report of
 * ours may use.
 */
const names = new Intl.Collator("en-IN", { numeric: true });

const columnDefs: ColDef<GridRow>[] = shownColumns.map(({ id, label, kind }) => ({
  field: id,
  colId: id,
  headerName: label,
  width: COLUMN_WIDTHS[id] ?? 130,
  ...(kind === "text" && id !== "BillNo" && { comparator: (a: string, b: string) => names.compare(a, b) }),
  valueFormatter: ({ value, data }) => {
    const text = formatShownText(kind, value);
    return id === "BillNo" && data?.["Status"] === 2 ? `${text} Cancelled` : text;
  },
}));

const theme = themeQuartz.withParams({ rowHeight: 32, headerHeight: 32, fontSize: 13, spacing: 4 });
