import { useQuery } from "@tanstack/react-query";
import type { Option } from "../../parts/option.ts";
import { useVanbook } from "../../provider/use-vanbook.ts";
import { fixedOptions, type AnyFilter } from "./filter.ts";
import { filterOptions } from "./filter-options.ts";

/** Under which key the cache keeps what a filter offers. */
export function optionsKey({ kind, after }: AnyFilter, chosen: string | undefined): readonly unknown[] {
  return ["filter-options", kind, after === undefined ? undefined : chosen];
}

/**
 * What a filter offers; asked of the server once for all filters of a kind, and only when something needs it. `chosen` is the value
 * of the filter that it comes after.
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
  const isListed = kind !== "choice" && kind !== "day" && kind !== "given" && kind !== "year";
  const query = useQuery({
    queryKey: optionsKey(filter, chosen),
    queryFn: ({ signal }) => (isListed ? filterOptions[kind](client, signal, after && chosen) : []),
    enabled: isListed && (after === undefined || chosen !== undefined),
    staleTime: 5 * 60_000,
  });
  return {
    options: fixedOptions(filter) ?? query.data,
    isFailed: query.isError,
    retry: () => void query.refetch(),
  };
}
