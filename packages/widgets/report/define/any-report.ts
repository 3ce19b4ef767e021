import type { ComponentType } from "react";
import type { RowTone } from "../../table/table-props.ts";
import type { CellKind } from "../../table/table-column.ts";
import type { TagTone } from "../../parts/Tag.tsx";
import type { ReportId } from "@vanbook/sdk";
import type { ReportCard, ReportRange, ReportWords } from "./definition.ts";
import type { PageFormat } from "../export/export-sheet.ts";
import type { AnyFilter } from "../filters/filter.ts";

/** A row as an object, its operation no longer known. */
export type AnyRow = Readonly<Record<string, unknown>>;

/** A definition whose operation no longer matters, as the engine handles it; `defineReport` checks the exact one. */
export interface AnyReport {
  operation: ReportId;
  title: string;
  words?: ReportWords;
  range?: ReportRange;
  filters?: readonly AnyFilter[];
  cards?: readonly ReportCard[];
  columns: readonly AnyColumn[];
  rows?: AnyRowRules;
  card: { title: string; amount: string; details: readonly string[] };
  details?: {
    title: string | ((row: AnyRow) => string);
    content: ComponentType<{ row: AnyRow }>;
    place?: "row";
  };
}

/** Rules of rows whose operation no longer matters. */
export interface AnyRowRules {
  sort?: { usual: string; narrowed?: string };
  tone?: (row: AnyRow) => RowTone | undefined;
  sizes?: readonly [number, ...number[]];
  isWhole?: true;
  groups?: { by: readonly string[]; sums: readonly string[]; areClosed?: true };
  pivot?: (name: string) => AnyPivotColumn | undefined;
  paper?: { format?: PageFormat; columns?: readonly string[] };
}

interface AnyPivotColumn {
  label: string;
  kind: CellKind;
  total?: true;
  onPress?: (row: AnyRow) => void;
}

/** A column whose operation no longer matters. */
export interface AnyColumn {
  field?: string;
  id?: string;
  label?: string;
  kind?: CellKind;
  total?: true;
  text?: (row: AnyRow) => string | null;
  tones?: Readonly<Record<string, TagTone>>;
  side?: (row: AnyRow) => "debit" | "credit" | undefined;
  struck?: string;
  isHidden?: true;
  onPress?: (row: AnyRow) => void;
}
