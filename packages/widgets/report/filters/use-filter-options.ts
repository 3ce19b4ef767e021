import { useQuery } from "@tanstack/react-query";
import type { Option } from "../../../sdk/report/filters/option.ts";
import { useVanbook } from "../../provider/use-vanbook.ts";
import { fixedOptions, isListed, optionsKey, type AnyFilter } from "../../../sdk/report/filters/filter.ts";
import { filterOptions } from "../../../sdk/report/filters/filter-options.ts";

/**
 * A filter's options; fetched once for all filters of a kind, and only when needed. `chosen` is the value of the
 * filter that it depends on.
 */
export function useFilterOptions(
  filter: AnyFilter,
  chosen?: string,
): {
  options: Option[] | undefined;
  isFailed: boolean;
  retry: () => void;
} {
  const client = useVanbook();
  const { kind, after } = filter;
  const query = useQuery({
    queryKey: optionsKey(filter, chosen),
    queryFn: ({ signal }) => (isListed(kind) ? filterOptions[kind](client, signal, after && chosen) : []),
    enabled: isListed(kind) && (after === undefined || chosen !== undefined),
    staleTime: 5 * 60_000,
  });
  return {
    options: fixedOptions(filter) ?? query.data,
    isFailed: query.isError,
    retry: () => void query.refetch(),
  };
}
