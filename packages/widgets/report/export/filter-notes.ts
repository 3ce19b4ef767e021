import type { QueryClient } from "@tanstack/react-query";
import { date } from "../../format/date.ts";
import type { Option } from "../../parts/option.ts";
import type { AnyReport } from "../define/any-report.ts";
import { fixedOptions } from "../filters/filter.ts";
import { optionsKey } from "../filters/use-filter-options.ts";
import type { ReportState } from "../state/report-state.ts";

/** What narrows a report, a line for each filter: a file leaves the screen that says whose ledger it is. */
export function filterNotes(
  { filters = [] }: AnyReport,
  state: ReportState,
  cache: QueryClient,
  translate: (label: string) => string,
): string[] {
  return filters.flatMap((filter) => {
    const value = state.filters[filter.param];
    if (value === undefined || filter.kind === "given") return [];
    const chosen = filter.after === undefined ? undefined : state.filters[filter.after];
    // The field or the chip that shows the filter has fetched them.
    const options = fixedOptions(filter) ?? cache.getQueryData<Option[]>(optionsKey(filter, chosen));
    const nameOf = (one: string) => options?.find((option) => option.value === one)?.label ?? one;
    const words = filter.kind === "day" ? date(value) : value.split(",").map(nameOf).join(", ");
    return [`${translate(filter.label)}: ${words}`];
  });
}
