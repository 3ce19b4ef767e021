import type { OperationId } from "@vanbook/sdk";
import { vanSaleText } from "../../generated/text/en-IN/van-sale.ts";
import { isListed, type AnyFilter } from "../../report/filters/filter.ts";
import { lookUps } from "../../report/filters/look-ups.ts";
import { chooseUsualSort } from "../../report/request/report-request.ts";
import { createVanSaleFilters } from "../../reports/vans/van-sale-sheet.ts";
import { papers } from "../../paper/papers.ts";
import { loadReportDefinition, type DefinedReportId } from "./report-definitions.ts";
import { hasOwnSheet } from "./own-sheets.ts";
import { createStateFromArguments } from "./state-from-arguments.ts";

export interface AskedFile {
  report: string;
  args: Readonly<Record<string, unknown>>;
  sort?: string | undefined;
  search?: string | undefined;
  /** Today in India, YYYY-MM-DD. */
  today: string;
}

/** What `withFiles` reads in advance, so that the file needs no further requests. */
export interface ReportFilePlan {
  table?: { sort: string | undefined; search: string | undefined };
  lists: readonly OperationId[];
}

/**
 * Returns what `withFiles` reads for this file. Throws a TypeError (`MissingArgument`) with the
 * widget's own message if a required filter is missing.
 */
export async function planReportFile(file: AskedFile): Promise<ReportFilePlan> {
  const { report, args, sort, search, today } = file;
  if (report in papers) return { lists: [] };
  if (report === "vanSales.summary")
    return { lists: listNameOperations(Object.values(createVanSaleFilters(vanSaleText)), args) };
  if (hasOwnSheet(report, args))
    return { table: { sort: undefined, search: undefined }, lists: [COMPANY_OPERATION] };
  const definition = await loadReportDefinition(report as DefinedReportId); // an operation without rows has a screen sheet
  const { request } = createStateFromArguments(definition, args, { sort, search }, today);
  return {
    table: definition.rows?.isWhole
      ? { sort: chooseUsualSort(definition, false), search: undefined }
      : request,
    lists: listNameOperations(definition.filters ?? [], args),
  };
}

function listNameOperations(
  filters: readonly AnyFilter[],
  args: Readonly<Record<string, unknown>>,
): readonly OperationId[] {
  const lists = filters.flatMap(({ kind, param, options }): OperationId[] => {
    const isGiven = args[param] !== undefined && args[param] !== null;
    if (kind === "year") return isGiven ? [] : [lookUps.year];
    return isGiven && !options && isListed(kind) ? [lookUps[kind]] : [];
  });
  return [...new Set<OperationId>([COMPANY_OPERATION, ...lists])];
}

const COMPANY_OPERATION = "session.company";
