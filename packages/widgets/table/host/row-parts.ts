import type { ComponentType, ReactNode } from "react";
import type { IconName } from "../../parts/Icon.tsx";
import type { TableColumn, TableRow } from "../../../sdk/report/table/table-column.ts";

/** Props of a host's component in a cell. */
export interface CellProps<Row> {
  row: Row;
  /** The cell's own text, which printed sheets and files have. */
  text: string;
}

/** Components of a host that are drawn in place of the text of cells, by the column's field. */
export type RowCells<Row> = {
  readonly [Field in keyof Row & string]?: ComponentType<CellProps<Row>> | undefined;
};

/** What a host's visitor can do with a row. */
export interface RowAction<Row> {
  /** Different for each action of a widget. */
  id: string;
  label: string;
  /** If there are at most three actions and each has an icon, these are buttons; otherwise a menu. */
  icon?: IconName | undefined;
  isDisabled?: ((row: Row) => boolean) | undefined;
  isHidden?: ((row: Row) => boolean) | undefined;
  onAction: (row: Row) => void;
}

/** What a host may draw in the rows of a report or a master. */
export interface RowParts<Row> {
  /** Components drawn in place of the text of cells. Define them outside of the rendering component. */
  cells?: RowCells<Row> | undefined;
  /** Buttons or a menu at the end of each row. */
  rowActions?: readonly RowAction<Row>[] | undefined;
}

/** The host's parts as a table draws them. */
export interface DrawnParts {
  /** Undefined for a cell that shows its own text. */
  drawCell: (column: TableColumn, row: TableRow, text: string) => ReactNode;
  actions: DrawnActions | undefined;
}

export interface DrawnActions {
  /** In pixels, for a row that is not a card. */
  width: number;
  drawHeading: (columns: readonly TableColumn[]) => ReactNode;
  /** The last cell of a row. */
  drawCell: (
    row: TableRow,
    columns: readonly TableColumn[],
    card: { details: readonly string[] } | undefined,
  ) => ReactNode;
}
