import type { CellKind, GivesWay } from "../../files/cells/cell-kind.ts";
import type { TagTone } from "../table/tones.ts";
import type { ReportId } from "@vanbook/sdk";
import type { ReportCard, ReportDetailsRules, ReportRange, ReportWords, RowRules } from "./definition.ts";
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
export interface AnyColumn {
  field?: string;
  label?: string;
  help?: string;
  kind?: CellKind;
  total?: true;
  text?: (row: AnyRow) => string | null;
  tones?: Readonly<Record<string, TagTone>>;
  side?: (row: AnyRow) => "debit" | "credit" | undefined;
  struck?: string;
  isHidden?: true;
  asks?: string;
  gives?: GivesWay;
  onPress?: (row: AnyRow) => void;
}
