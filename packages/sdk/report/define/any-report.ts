import type { CellKind } from "../../files/cells/cell-kind.ts";
import type { ReportId } from "@vanbook/sdk";
import type {
  ColumnRules,
  ReportCard,
  ReportDetailsRules,
  ReportRange,
  ReportWords,
  RowRules,
} from "./definition.ts";
import type { AnyFilter } from "../filters/filter.ts";

/** A row of any operation as an object. */
export type AnyRow = Readonly<Record<string, unknown>>;

/** A definition of any operation, as the engine handles it; `defineReport` checks the exact type. */
export interface AnyReport {
  operation: ReportId;
  title: string;
  words?: ReportWords;
  range?: ReportRange | undefined;
  filters?: readonly AnyFilter[] | undefined;
  cards?: readonly ReportCard[];
  columns: readonly AnyColumn[];
  rows?: RowRules<AnyRow, string>;
  card: { title: string; amount: string; details: readonly string[] };
  details?: ReportDetailsRules<AnyRow>;
}

/** A column of any operation. */
export interface AnyColumn extends ColumnRules<AnyRow> {
  field?: string;
  kind?: CellKind;
  total?: true;
  onPress?: (row: AnyRow) => void;
}
