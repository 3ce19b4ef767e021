import type { Vanbook } from "@vanbook/sdk";
import type { AnyReport } from "../../packages/sdk/report/define/any-report.ts";
import { isListed } from "../../packages/sdk/report/filters/filter.ts";
import { filterOptions } from "../../packages/sdk/report/filters/filter-options.ts";

/**
 * Arguments for a short range with which a report has rows in the demo: the choices
 * that its widget asks a visitor for, and those that the host page must give.
 */
export async function makeReportArgs(
  vanbook: Vanbook,
  { range, filters = [] }: AnyReport,
  [from, to]: readonly [string, string],
): Promise<Record<string, unknown>> {
  const args: Record<string, unknown> = range ? { [range.from]: from, [range.to]: to } : {};
  for (const { kind, param, missing, usual, after, options } of filters) {
    if (kind === "year") args[param] = (await vanbook.session.financialYear())[0]?.FYearID;
    else if (kind === "day") args[param] = to;
    else if (missing !== undefined && isListed(kind)) {
      const chosenValue = after === undefined ? undefined : String(args[after]);
      const [first] = await filterOptions[kind](vanbook, new AbortController().signal, chosenValue);
      args[param] = kind === "accountGroup" ? first?.value : Number(first?.value);
    } else if (missing !== undefined) args[param] = options?.[0]?.value;
    else if (usual) args[param] = usual(to);
  }
  return args;
}
