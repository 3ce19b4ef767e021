import type { Args, ReportId, ReportTotals, Row } from "@vanbook/sdk";
import type { ComponentType } from "react";
import type { QuickRange } from "../parts/quick-range.ts";
import type { CellKind } from "../parts/table/table-column.ts";
import type { RowTone } from "../parts/table/DataTable.tsx";
import type { TagTone } from "../parts/Tag.tsx";
import type { ReportFilter } from "./filters/filter.ts";

/** What a report is: everything that one report says differently from the next. */
export interface ReportDefinition<Op extends ReportId, Filters extends readonly ReportFilter<Op>[]> {
  /** The operation of the contract that answers the rows. */
  operation: Op;
  title: string;
  words?: ReportWords;
  /** The two arguments that bound the dates, and the range to begin with. */
  range?: { from: DateArg<Op>; to: DateArg<Op>; default: QuickRange };
  filters?: Filters;
  columns: readonly ReportColumn<Op>[];
  rows?: RowRules<Op>;
  /** On a phone a row is two lines: who and how much; the rest. */
  card: { title: Field<Op>; amount: Field<Op>; details: readonly Field<Op>[] };
  /** What pressing a row shows. */
  details?: { title: string; content: ComponentType<ReportDetailsProps<Op>> };
}

/** The words of a report that differ from the engine's own. */
export interface ReportWords {
  /** In the empty search field. */
  search?: string;
  /** Heading of the filters. */
  filters?: string;
  /** Label of the totals row. */
  total?: string;
  /** When the report could not be fetched. */
  failure?: string;
  /** File name of exports without its ending; `{from}` and `{to}` become the days. */
  file?: string;
}

/** How the rows are ordered, marked and paged. */
export interface RowRules<Op extends ReportId> {
  /** The order to begin with, `-` before a column for descending; `narrowed` once a search or filter is on. */
  sort?: { usual: SortBy<Op>; narrowed?: SortBy<Op> };
  tone?: (row: Row<Op>) => RowTone | undefined;
  /** Rows a page to choose from; the first is the default. */
  sizes?: readonly [number, ...number[]];
}

/** What a details component is given. */
export interface ReportDetailsProps<Op extends ReportId> {
  row: Row<Op>;
}

/** One column: a field of the row, or the serial number. */
export type ReportColumn<Op extends ReportId> =
  SerialColumn | { [F in Field<Op>]: FieldColumn<Op, F> }[Field<Op>];

export type Field<Op extends ReportId> = keyof Row<Op> & string;
export type SortBy<Op extends ReportId> = `${"" | "-"}${Field<Op>}`;

interface SerialColumn {
  field?: never;
  label: string;
  kind: "serial";
  total?: never;
}

interface FieldColumn<Op extends ReportId, F extends Field<Op>> {
  field: F;
  /** The field's name unless given. */
  label?: string;
  /** `text` unless given; figures need a numeric field. */
  kind?: KindOf<NonNullable<Row<Op>[F]>>;
  /** Shows the server's total, where it sends one. */
  total?: F extends ReportTotals[Op] ? true : never;
  /** What to show instead of the field's value. */
  text?: (row: Row<Op>) => string | null;
  /** For `tag`: which tone each word has. */
  tones?: Readonly<Record<string, TagTone>>;
  /** A field whose amount is shown struck out beside this one, where there is one. */
  struck?: Field<Op>;
  /** Begins hidden; the column chooser shows it. */
  isHidden?: true;
}

type KindOf<Value> = Value extends number
  ? Extract<CellKind, "money" | "balance" | "quantity" | "number" | "percent" | "text" | "tag">
  : Extract<CellKind, "text" | "tag" | "date">;

/** Names of the arguments that take a day. */
type DateArg<Op extends ReportId> = {
  [Name in keyof Args<Op> & string]-?: NonNullable<Args<Op>[Name]> extends string ? Name : never;
}[keyof Args<Op> & string];
