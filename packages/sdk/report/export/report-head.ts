import { date } from "../../format/date.ts";
import type { DayRange } from "../quick-range.ts";
import { formatCellText } from "../../files/cells/cell-text.ts";
import { chooseGivesWay } from "../../files/cells/give-way.ts";
import type { ExportHead } from "../../files/sheet.ts";
import type { TableColumn } from "../table/table-column.ts";
import type { Text } from "../../text/en-IN/en-IN.ts";
import type { AnyReport } from "../define/any-report.ts";
import { listFixedOptions, isInWindow } from "../filters/filter.ts";
import type { AnyTable } from "../request/report-request.ts";
import type { ReportState } from "../state/report-state.ts";
import type { KnownNames } from "./known-names.ts";

/** What a report's file says around its rows. */
export interface ReportAround {
  definition: AnyReport;
  state: ReportState;
  totals: AnyTable["totals"] | undefined;
  text: Text;
  names: KnownNames;
}

/** The notes name the company and the filters, since a file does not show the page around it. */
export async function buildReportHead(
  report: ReportAround,
  columns: readonly TableColumn[],
  signal: AbortSignal,
): Promise<ExportHead> {
  const { definition, state, text, names } = report;
  const filterLines = await filterNotes(report, signal);
  const company = await names.company(signal);
  const search = state.search.trim();
  const page = definition.rows?.paper?.format;
  return {
    title: definition.title,
    notes: [
      ...(company ? [company] : []),
      ...(state.range ? [text.range.between(date(state.range.from), date(state.range.to))] : []),
      ...filterLines,
      ...(search === "" ? [] : [text.report.searchFor(search)]),
      ...writeCardNotes(report),
    ],
    columns: columns.map((column) => ({
      label: column.label,
      kind: column.kind,
      gives: chooseGivesWay(column),
    })),
    totalLabel: definition.words?.total ?? text.report.total,
    missing: definition.words?.missing ?? text.notAvailable,
    pageWords: text.report.pageOf("{page}", "{pages}"),
    ...(page && { page }),
  };
}

async function filterNotes({ definition, state, names }: ReportAround, signal: AbortSignal) {
  const notes: string[] = [];
  for (const filter of definition.filters ?? []) {
    const value = state.filters[filter.param];
    if (value === undefined || !(filter.isOnBar || isInWindow(filter))) continue;
    const parentValue = filter.after === undefined ? undefined : state.filters[filter.after];
    const options = listFixedOptions(filter) ?? (await names.options(filter, parentValue, signal));
    const findLabel = (one: string) => options?.find((option) => option.value === one)?.label ?? one;
    const words = filter.kind === "day" ? date(value) : value.split(",").map(findLabel).join(", ");
    notes.push(`${filter.label}: ${words}`);
  }
  return notes;
}

function writeCardNotes({ definition: { cards = [] }, totals, text }: ReportAround): string[] {
  const figures = cards.map(
    ({ figure, label, kind = "money" }) =>
      `${label}: ${formatCellText(kind, totals?.[figure] ?? null, text.notAvailable)}`,
  );
  return figures.length === 0 ? [] : [figures.join(" · ")];
}

export function getNameParts(
  { definition, state }: Pick<ReportAround, "definition" | "state">,
  today: string | undefined,
) {
  return {
    title: definition.title,
    pattern: definition.words?.file,
    days: chooseFileDays(definition, state, today),
  };
}

function chooseFileDays(
  report: AnyReport,
  state: ReportState,
  today: string | undefined,
): DayRange | undefined {
  if (state.range) return state.range;
  const dayFilter = report.filters?.find(({ kind }) => kind === "day");
  const day = (dayFilter && state.filters[dayFilter.param]) ?? today;
  return day === undefined ? undefined : { from: day, to: day };
}
