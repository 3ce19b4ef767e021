import { formatMessage } from "../../text/say-in.ts";
import type { Vanbook } from "@vanbook/sdk";
import type { AnyReport } from "../../report/define/any-report.ts";
import type { BeginFile } from "../create-writer.ts";
import type { KnownNames } from "../../report/export/known-names.ts";
import { makeReportFile, type ReportToWrite } from "../../report/export/make-report-file.ts";
import {
  fetchTable,
  PAGE_ROWS,
  chooseUsualSort,
  fetchWholeTable,
  type AnyTable,
  type ReportRequest,
} from "../../report/request/report-request.ts";
import { buildWholeView } from "../../report/request/whole-view.ts";
import { usualLayout } from "../../report/state/column-layout.ts";
import { listHiddenColumns, listShownColumns } from "../../report/table/shown-columns.ts";
import { buildTableColumns } from "../../report/table/table-columns.ts";
import type { TableColumn } from "../../report/table/table-column.ts";
import { enIN, type Text } from "../../text/en-IN/en-IN.ts";
import { translateDefinition } from "../../text/translated.ts";
import { createStateFromArguments, type GivenOptions } from "./state-from-arguments.ts";
import { createVanbookFile, type VanbookFile } from "./vanbook-file.ts";

export interface FileMaker {
  client: Vanbook;
  names: KnownNames;
  text: Text;
  begin: BeginFile;
  /** Today in India, YYYY-MM-DD; undefined if the client may not ask the server. */
  today: () => Promise<string | undefined>;
}

export async function makeReportInNode(
  maker: FileMaker,
  whole: AnyReport,
  kind: "pdf" | "excel",
  args: Readonly<Record<string, unknown>>,
  options: GivenOptions & { signal?: AbortSignal | undefined },
): Promise<VanbookFile> {
  const { signal = new AbortController().signal } = options;
  const report = await prepareReport(maker, whole, args, options);
  const { client, definition, request, state } = report;
  const table = await fetchFirstTable(client, definition, request, signal);
  const { every, columns } = chooseColumns(report, table.columns, options.columns);
  const isWhole = definition.rows?.isWhole === true;
  const shownView = isWhole ? buildWholeView(definition, table, every, state) : { table };
  const shownReport = { ...report, ...shownView, columns, isFirstPage: !isWhole };
  return createVanbookFile(await makeReportFile(shownReport, kind, signal, () => undefined), kind);
}

/** What is known of a report's file before its rows. */
export async function prepareReport(
  { today: askToday, ...maker }: FileMaker,
  whole: AnyReport,
  args: Readonly<Record<string, unknown>>,
  options: GivenOptions,
): Promise<Omit<ReportToWrite, "table" | "columns">> {
  const { text } = maker;
  const definition = applyPageOptions(
    text.translate === enIN.translate
      ? whole
      : translateDefinition(whole, (phrase) => formatMessage(text, phrase)),
    options,
  );
  const today = mustKnowToday(definition, args) ? await askToday() : undefined;
  return {
    ...maker,
    ...createStateFromArguments(definition, args, options, today ?? NO_DAY),
    definition,
    today,
  };
}

function applyPageOptions(definition: AnyReport, { page, columns }: GivenOptions): AnyReport {
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

function fetchFirstTable(
  client: Vanbook,
  definition: AnyReport,
  request: ReportRequest,
  signal: AbortSignal,
): Promise<AnyTable> {
  if (!definition.rows?.isWhole)
    return fetchTable(client, definition, request, { after: "start", pageSize: PAGE_ROWS, signal });
  const wholeRequest = { args: request.args, sort: chooseUsualSort(definition, false), search: undefined };
  return fetchWholeTable(client, definition, wholeRequest, signal, () => undefined);
}

/** By default, the columns that a page shows at first. Throws if a named column is unknown. */
export function chooseColumns(
  { definition, text }: Pick<ReportToWrite, "definition" | "text">,
  answerColumns: readonly string[],
  ids: readonly string[] | undefined,
): { every: readonly TableColumn[]; columns: readonly TableColumn[] } {
  const every = buildTableColumns(definition, answerColumns, text.translate);
  if (!ids) return { every, columns: listShownColumns(every, listHiddenColumns(definition), usualLayout) };
  const columns = ids.map((id) => {
    const chosenColumn = every.find((column) => column.id === id);
    if (chosenColumn) return chosenColumn;
    const knownIds = every.map((column) => column.id).join(", ");
    throw new TypeError(`${definition.title} has no column "${id}". It has: ${knownIds}.`);
  });
  return { every, columns };
}

/** Today's date matters for an open range, and for a file name without a range or a chosen day. */
function mustKnowToday({ range, filters = [] }: AnyReport, args: Readonly<Record<string, unknown>>): boolean {
  if (range && args[range.from] !== undefined && args[range.to] !== undefined) return false;
  return (
    range !== undefined || !filters.some(({ kind, param }) => kind === "day" && args[param] !== undefined)
  );
}

const NO_DAY = "1970-01-01";
