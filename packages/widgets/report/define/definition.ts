import type { FilePattern } from "../../../sdk/files/file-name.ts";
import type { Args, ReportFigures, ReportId, ReportTotals, Row } from "@vanbook/sdk";
import type { ComponentType } from "react";
import type { QuickRange } from "../../parts/dates/quick-range.ts";
import type { CellKind, GivesWay } from "../../../sdk/files/cells/cell-kind.ts";
import type { RowTone } from "../../table/table-props.ts";
import type { TagTone } from "../../parts/Tag.tsx";
import type { PageFormat } from "../../../sdk/files/sheet.ts";
import type { ReportFilter } from "../filters/filter.ts";

/** What a report is: everything that one report says differently from the next. */
export interface ReportDefinition<Op extends ReportId, Filters extends readonly ReportFilter<Op>[]> {
  /** The operation of the contract that answers the rows. */
  operation: Op;
  title: string;
  words?: ReportWords;
  range?: ReportRange<DateArg<Op>>;
  filters?: Filters;
  /** Figures of the whole report, above its rows: its totals and what else the server sends with them. */
  cards?: readonly ReportCard<Figure<Op>>[];
  columns: readonly ReportColumn<Op>[];
  rows?: RowRules<Row<Op>, Field<Op>>;
  /** On a phone a row is two lines: who and how much; the rest. */
  card: { title: Field<Op>; amount: Field<Op>; details: readonly Field<Op>[] };
  details?: ReportDetailsRules<Row<Op>>;
}

/** The words of a report that differ from the engine's own. */
export interface ReportWords {
  /** In the empty search field. */
  search?: string;
  /** Heading of the filters. */
  filters?: string;
  /** Label of the totals row. */
  total?: string;
  /** When the report could not be fetched; `{message}` becomes what the server said. */
  failure?: string;
  /** Name of the files without their ending, of all or by kind; `{from}` and `{to}` become the days. */
  file?: FilePattern;
  /** In a cell without a value: "N/A" unless given. */
  missing?: string;
  /** When there are no rows: without a search, and with one. */
  empty?: string;
  noMatch?: string;
  /** In place of the cards when there are no rows. */
  noCards?: string;
  /** A button that fetches the report, with one that clears beside it; without it the report is only fetched as the visitor chooses. */
  generate?: string;
  /** On that button while the rows are on their way. */
  generating?: string;
}

/** The two arguments that bound the dates, and the range to begin with; without one the report begins with all days. */
export interface ReportRange<DateName extends string = string> {
  from: DateName;
  to: DateName;
  default?: QuickRange;
  /**
   * The range that the filters offer while the report is at its default. The engine's: the button, its folded twin and the window must
   * agree that there is something to offer. A report of all days stays so until From Date is chosen.
   */
  offered?: (today: string) => { from: string | null; to: string };
  /** The page's token hides it: it stays as the host gave it. */
  isHidden?: true;
}

/** One figure of the whole report; money unless its kind says otherwise. */
export interface ReportCard<Name extends string = string> {
  figure: Name;
  label: string;
  kind?: Extract<CellKind, "money" | "balance" | "quantity" | "number">;
}

/** How the rows are ordered, marked, grouped and paged. */
export interface RowRules<R, F extends string> {
  /** The order to begin with, `-` before a column for descending; a function where it is another with filters on or with other days than the usual ones. */
  sort?: SortBy<F> | ((isNarrowed: boolean) => SortBy<F>);
  tone?: (row: R) => RowTone | undefined;
  /** Rows a page to choose from; the first is the default. */
  sizes?: readonly [number, ...number[]];
  /**
   * All rows are fetched, page after page with the progress shown, and searched and sorted here. For reports whose rows make sense
   * only together.
   */
  isWhole?: true;
  /**
   * Rows under headings of one or two levels, with the sums of all columns that have a total; they must come in this
   * order. The engine's: table, search, menu and files take part.
   */
  groups?: readonly F[];
  /** Columns for what a row has besides the contract's fields: one for each of something. Undefined leaves one out. */
  pivot?: (name: string) => PivotColumn<R> | undefined;
  /** The sheet of a PDF: A4 landscape with the columns of the screen unless these say otherwise. No slot: a file is drawn on no page. */
  paper?: { format?: PageFormat; columns?: readonly (F | "#")[] };
}

interface PivotColumn<R> {
  label: string;
  kind: CellKind;
  total?: true;
  onPress?: (row: R) => void;
}

/** What pressing a row shows: beside or above the table, or below the row itself; keys and focus are the engine's in each place. */
export interface ReportDetailsRules<R> {
  title: string | ((row: R) => string);
  content: ComponentType<{ row: R }>;
  place?: "row";
}

/** What a details component is given. */
export interface ReportDetailsProps<Op extends ReportId> {
  row: Row<Op>;
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

interface FieldColumn<Op extends ReportId, F extends Field<Op>> {
  field: F;
  /** The field's name unless given. */
  label?: string;
  /** `text` unless given; figures need a numeric field. */
  kind?: KindOf<NonNullable<Row<Op>[F]>>;
  /** Shows the server's total, where it sends one. */
  total?: F extends Figure<Op> ? true : never;
  /** Which figure it is, where its name alone does not say: the heading's tip. */
  help?: string;
  /** What to show instead of the field's value. */
  text?: (row: Row<Op>) => string | null;
  /** For `tag`: which tone each word has. */
  tones?: Readonly<Record<string, TagTone>>;
  /** Debit in red, credit in green; the word or the sign says it too. */
  side?: (row: Row<Op>) => "debit" | "credit" | undefined;
  /** A field whose amount is shown struck out beside this one, where there is one. */
  struck?: Field<Op>;
  /** Begins hidden; the column chooser shows it. */
  isHidden?: true;
  /** An argument, 1 where the column is shown: the server reckons it only then. */
  asks?: keyof Args<Op> & string;
  /** How it gives way where there is too little room, on the screen and on paper; by its kind and name unless given. */
  gives?: GivesWay;
}

type KindOf<Value> = Value extends number
  ? Extract<CellKind, "money" | "balance" | "quantity" | "number" | "percent" | "text" | "tag">
  : Extract<CellKind, "text" | "tag" | "date">;

/** Names of the arguments that take a day. */
type DateArg<Op extends ReportId> = {
  [Name in keyof Args<Op> & string]-?: NonNullable<Args<Op>[Name]> extends string ? Name : never;
}[keyof Args<Op> & string];
