import type { OperationId } from "@vanbook/sdk";
import { isListed, type AnyFilter } from "../../report/filters/filter.ts";
import { lookUps } from "../../report/filters/look-ups.ts";
import { usualSort } from "../../report/request/report-request.ts";
import { vanSaleFilters } from "../../reports/vans/van-sale-sheet.ts";
import { enIN } from "../../text/en-IN/en-IN.ts";
import { papers } from "../../paper/papers.ts";
import { reportDefinition, type DefinedReportId } from "./report-definitions.ts";
import { hasOwnSheet } from "./own-sheets.ts";
import { stateFromArguments } from "./state-from-arguments.ts";

/** A file of a report or a document: the operation, its arguments, and the chosen order and search. */
export interface AskedFile {
  /** The operation id of the report or document. */
  report: string;
  args: Readonly<Record<string, unknown>>;
  sort?: string | undefined;
  search?: string | undefined;
  /** Today in India, YYYY-MM-DD. */
  today: string;
}

/** What must be read before the file can be made without further requests. */
export interface ReportFilePlan {
  /** Order and search of the rows; undefined for an operation whose answer has no rows. */
  table?: { sort: string | undefined; search: string | undefined };
  /** The operations that list names for the file's notes: the company, and the options of the given filters. */
  lists: readonly OperationId[];
}

/**
 * Returns what `withFiles` reads for this file. Throws a TypeError (`MissingArgument`) with the widget's own message if a
 * required filter is missing.
 */
export async function planReportFile(asked: AskedFile): Promise<ReportFilePlan> {
  const { report, args, sort, search, today } = asked;
  if (report in papers) return { lists: [] };
  if (report === "vanSales.summary")
    return { lists: listsFor(Object.values(vanSaleFilters(enIN.vanSale)), args) };
  if (hasOwnSheet(report, args)) return { table: { sort: undefined, search: undefined }, lists: [COMPANY] };
  const definition = await reportDefinition(report as DefinedReportId); // an operation without rows has a screen sheet
  const { request } = stateFromArguments(definition, args, { sort, search }, today);
  return {
    table: definition.rows?.isWhole ? { sort: usualSort(definition, false), search: undefined } : request,
    lists: listsFor(definition.filters ?? [], args),
  };
}

function listsFor(
  filters: readonly AnyFilter[],
  args: Readonly<Record<string, unknown>>,
): readonly OperationId[] {
  const lists = filters.flatMap(({ kind, param, options }): OperationId[] => {
    const isGiven = args[param] !== undefined && args[param] !== null;
    if (kind === "year") return isGiven ? [] : [lookUps.year];
    return isGiven && !options && isListed(kind) ? [lookUps[kind]] : [];
  });
  return [...new Set<OperationId>([COMPANY, ...lists])];
}

const COMPANY = "session.company";
