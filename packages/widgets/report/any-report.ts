import type { ComponentType } from "react";
import type { QuickRange } from "../parts/quick-range.ts";
import type { RowTone } from "../parts/table/DataTable.tsx";
import type { CellKind } from "../parts/table/table-column.ts";
import type { TagTone } from "../parts/Tag.tsx";
import type { ReportId } from "@vanbook/sdk";
import type { ReportWords } from "./definition.ts";
import type { AnyFilter } from "./filters/filter.ts";

/** A row as an object, its operation no longer known. */
export type AnyRow = Readonly<Record<string, unknown>>;

/** A definition whose operation no longer matters, as the engine handles it; `defineReport` checks the exact one. */
export interface AnyReport {
  operation: ReportId;
  title: string;
  words?: ReportWords;
  range?: { from: string; to: string; default: QuickRange };
  filters?: readonly AnyFilter[];
  columns: readonly AnyColumn[];
  rows?: {
    sort?: { usual: string; narrowed?: string };
    tone?: (row: AnyRow) => RowTone | undefined;
    sizes?: readonly [number, ...number[]];
  };
  card: { title: string; amount: string; details: readonly string[] };
  details?: { title: string; content: ComponentType<{ row: AnyRow }> };
}

/** A column whose operation no longer matters. */
export interface AnyColumn {
  field?: string;
  label?: string;
  kind?: CellKind;
  total?: true;
  text?: (row: AnyRow) => string | null;
  tones?: Readonly<Record<string, TagTone>>;
  struck?: string;
  isHidden?: true;
}
