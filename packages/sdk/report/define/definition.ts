import type { Args, ReportFigures, ReportId, ReportTotals, Row } from "@vanbook/sdk";
import type { FilePattern } from "../../files/file-name.ts";
import type { QuickRange } from "../quick-range.ts";
import type { CellKind, GivesWay } from "../../files/cells/cell-kind.ts";
import type { RowTone, TagTone } from "../table/tones.ts";
import type { PageFormat } from "../../files/sheet.ts";
import type { ReportFilter } from "../filters/filter.ts";

export interface ReportDeclaration<Op extends ReportId, Filters extends readonly ReportFilter<Op>[]> {
  operation: Op;
  title: string;
  words?: ReportWords;
  range?: ReportRange<DateArg<Op>>;
  filters?: Filters;
  cards?: readonly ReportCard<Figure<Op>>[];
  columns: readonly ReportColumn<Op>[];
  rows?: RowRules<Row<Op>, Field<Op>>;
  /** On a phone a row has two lines: name and amount, then the other details. */
  card: { title: Field<Op>; amount: Field<Op>; details: readonly Field<Op>[] };
  details?: ReportDetailsRules<Row<Op>>;
}

export interface ReportWords {
  search?: string;
  filters?: string;
  total?: string;
  /** Shown if the report could not be fetched; `{message}` becomes the server's message. */
  failure?: string;
  /** Fills `{message}` if the server refused and gave no reason. */
  unexplained?: string;
  /** Instead of `failure` where the request could not be made at all. */
  unexpected?: string;
  /**
   * File name without extension, for all kinds or by kind; `{from}` and `{to}` are replaced by the
   * dates.
   */
  file?: FilePattern;
  /** Shown in a cell without a value; default: "N/A". */
  missing?: string;
  empty?: string;
  noMatch?: string;
  noCards?: string;
  /**
   * Label of a button that fetches the report, next to one that clears. Without the label, the
   * report is fetched after every change.
   */
  generate?: string;
  generating?: string;
}

/** The arguments that limit the dates. Without a default, the report starts with all dates. */
export interface ReportRange<DateName extends string = string> {
  from: DateName;
  to: DateName;
  default?: QuickRange;
  /**
   * The range that the filters suggest while the report has its default range. It is in the
   * definition because the button, its folded version and the window must agree that there is
   * something to offer. A report of all dates stays so until From Date is chosen.
   */
  offered?: (today: string) => { from: string | null; to: string };
  /** Set by the page's token; the range keeps the value that the host gave. */
  isHidden?: true;
}

export interface ReportCard<Name extends string = string> {
  figure: Name;
  label: string;
  kind?: Extract<CellKind, "money" | "balance" | "quantity" | "number">;
}

export interface RowRules<R, F extends string> {
  /**
   * Initial order, with `-` before a column for descending. A function if the order changes with
   * filters or with a range other than the default.
   */
  sort?: SortBy<F> | ((isNarrowed: boolean) => SortBy<F>);
  tone?: (row: R) => RowTone | undefined;
  sizes?: readonly [number, ...number[]];
  /** The table's max-height in CSS, unless the host sets `--vb-table-height`. */
  height?: string;
  /** Loads all pages, then searches and sorts here. For rows that only make sense together. */
  isWhole?: true;
  /**
   * Columns whose values become headings, one or two levels, with the sums of all columns that have
   * a total. The rows must come in this order. In the definition because table, search, menu and
   * files use it.
   */
  groups?: readonly F[];
  /** Makes columns for fields outside the contract, such as vehicles; undefined skips a field. */
  pivot?: (name: string) => PivotColumn<R> | undefined;
  /**
   * The PDF's page format and columns; default: A4 landscape with the columns on the screen. Not a
   * slot, since a file is made without a page.
   */
  paper?: { format?: PageFormat; columns?: readonly (F | "#")[] };
}

interface PivotColumn<R> {
  label: string;
  kind: CellKind;
  total?: true;
  onPress?: (row: R) => void;
}

/** Shown beside, over or below the row. The engine handles keys and focus for each place. */
export interface ReportDetailsRules<R> {
  title: string | ((row: R) => string);
  place?: "row";
}

/** One column: a field of the row, or the serial number. */
export type ReportColumn<Op extends ReportId> =
  | SerialColumn
  | { [F in Field<Op>]: FieldColumn<Op, F> }[Field<Op>];

export type Field<Op extends ReportId> = keyof Row<Op> & string;
type SortBy<F extends string> = `${"" | "-"}${F}`;
type Figure<Op extends ReportId> = ReportTotals[Op] | ReportFigures[Op];

interface SerialColumn {
  field?: never;
  label: string;
  kind: "serial";
  total?: never;
}

interface FieldColumn<Op extends ReportId, F extends Field<Op>> extends ColumnRules<
  Row<Op>,
  Field<Op>,
  keyof Args<Op> & string
> {
  field: F;
  kind?: KindOf<NonNullable<Row<Op>[F]>>;
  total?: F extends Figure<Op> ? true : never;
}

export interface ColumnRules<R, F extends string = string, Arg extends string = string> {
  label?: string;
  help?: string;
  text?: (row: R) => string | null;
  tones?: Readonly<Record<string, TagTone>>;
  /** Debit is red, credit green; the word or the sign also says which. */
  side?: (row: R) => "debit" | "credit" | undefined;
  /** A field whose amount, if any, is shown struck out next to this one. */
  struck?: F;
  isHidden?: true;
  /**
   * An argument that is 1 while the column is shown; the server calculates the column only then.
   */
  asks?: Arg;
  /** How it shrinks or wraps if there is too little room; default by kind and name. */
  gives?: GivesWay;
}

type KindOf<Value> = Value extends number
  ? Extract<CellKind, "money" | "balance" | "quantity" | "number" | "percent" | "text" | "tag">
  : Extract<CellKind, "text" | "tag" | "date">;

type DateArg<Op extends ReportId> = {
  [Name in keyof Args<Op> & string]-?: NonNullable<Args<Op>[Name]> extends string ? Name : never;
}[keyof Args<Op> & string];
