import { sayIn } from "../../text/say-in.ts";
import type { Vanbook } from "@vanbook/sdk";
import type { AnyReport } from "../../report/define/any-report.ts";
import type { BeginFile } from "../create-writer.ts";
import type { KnownNames } from "../../report/export/known-names.ts";
import { makeReportFile, type ReportToWrite } from "../../report/export/make-report-file.ts";
import {
  fetchTable,
  PAGE,
  usualSort,
  wholeTable,
  type AnyTable,
  type ReportRequest,
} from "../../report/request/report-request.ts";
import { wholeView } from "../../report/request/whole-view.ts";
import { usualLayout } from "../../report/state/column-layout.ts";
import { hiddenColumns, shownColumns } from "../../report/table/shown-columns.ts";
import { tableColumns } from "../../report/table/table-columns.ts";
import type { TableColumn } from "../../report/table/table-column.ts";
import { enIN, type Text } from "../../text/en-IN/en-IN.ts";
import { translated } from "../../text/translated.ts";
import { stateFromArguments, type GivenOptions } from "./state-from-arguments.ts";
import { vanbookFile, type VanbookFile } from "./vanbook-file.ts";

/** Everything needed to make files in Node. */
export interface FileMaker {
  client: Vanbook;
  names: KnownNames;
  text: Text;
  /** Starts writing a file. */
  begin: BeginFile;
  /** Today in India, YYYY-MM-DD; undefined if the client may not ask the server. */
  today: () => Promise<string | undefined>;
}

/** Makes a report's file with the same functions as the page: same rows, columns, texts, notes and totals. */
export async function makeReportInNode(
  { client, names, text, begin, today: askToday }: FileMaker,
  whole: AnyReport,
  kind: "pdf" | "excel",
  args: Readonly<Record<string, unknown>>,
  options: GivenOptions & { signal?: AbortSignal | undefined },
): Promise<VanbookFile> {
  const { signal = new AbortController().signal } = options;
  const definition = forPage(
    text.translate === enIN.translate ? whole : translated(whole, (said) => sayIn(text, said)),
    options,
  );
  const today = needsToday(definition, args) ? await askToday() : undefined;
  const { state, request } = stateFromArguments(definition, args, options, today ?? NO_DAY);
  const fetched = await firstTable(client, definition, request, signal);
  const every = tableColumns(definition, fetched.columns, text.translate);
  const isWhole = definition.rows?.isWhole === true;
  const shown = isWhole ? wholeView(definition, fetched, every, state) : { table: fetched };
  const report: ReportToWrite = {
    definition,
    request,
    state,
    ...shown,
    isFirstPage: !isWhole,
    columns: chosenColumns(definition, every, options.columns),
    client,
    names,
    text,
    today,
    begin,
  };
  return vanbookFile(await makeReportFile(report, kind, signal, () => undefined), kind);
}

/** Applies the caller's page format and columns to the definition. */
function forPage(definition: AnyReport, { page, columns }: GivenOptions): AnyReport {
  const { columns: own, ...paper } = definition.rows?.paper ?? {};
  if (!page && !columns) return definition;
  return {
    ...definition,
    rows: {
      ...definition.rows,
      paper: { ...paper, ...(page && { format: page }), ...(own && !columns && { columns: own }) },
    },
  };
}

/** All rows of a whole report (`rows.isWhole`), otherwise the first page of the file. */
function firstTable(
  client: Vanbook,
  definition: AnyReport,
  request: ReportRequest,
  signal: AbortSignal,
): Promise<AnyTable> {
  if (!definition.rows?.isWhole)
    return fetchTable(client, definition, request, { page: 1, pageSize: PAGE, signal });
  const asked = { args: request.args, sort: usualSort(definition, false), search: undefined };
  return wholeTable(client, definition, asked, signal, () => undefined);
}

/** The columns that the caller names; by default those that a page shows at first. */
function chosenColumns(
  definition: AnyReport,
  every: readonly TableColumn[],
  ids: readonly string[] | undefined,
): readonly TableColumn[] {
  if (!ids) return shownColumns(every, hiddenColumns(definition), usualLayout);
  return ids.map((id) => {
    const found = every.find((column) => column.id === id);
    if (found) return found;
    const known = every.map((column) => column.id).join(", ");
    throw new TypeError(`${definition.title} has no column "${id}". It has: ${known}.`);
  });
}

/** Whether today's date matters: for an open range, or for a file name without a range or a chosen day. */
function needsToday({ range, filters = [] }: AnyReport, args: Readonly<Record<string, unknown>>): boolean {
  if (range && args[range.from] !== undefined && args[range.to] !== undefined) return false;
  return (
    range !== undefined || !filters.some(({ kind, param }) => kind === "day" && args[param] !== undefined)
  );
}

/** Placeholder if today's date has no effect. */
const NO_DAY = "1970-01-01";
