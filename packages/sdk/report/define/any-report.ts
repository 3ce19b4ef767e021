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

export type AnyRow = Readonly<Record<string, unknown>>;

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

export interface AnyColumn extends ColumnRules<AnyRow> {
  field?: string;
  kind?: CellKind;
  total?: true;
  onPress?: (row: AnyRow) => void;
}
