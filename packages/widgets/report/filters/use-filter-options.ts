import { useQuery } from "@tanstack/react-query";
import type { Option } from "../../../sdk/report/filters/option.ts";
import { useVanbook } from "../../provider/use-vanbook.ts";
import {
  listFixedOptions,
  isListed,
  makeOptionsKey,
  type AnyFilter,
} from "../../../sdk/report/filters/filter.ts";
import { filterOptions } from "../../../sdk/report/filters/filter-options.ts";

/** Fetched once for all filters of a kind, if needed. `parentValue`: the filter it depends on. */
export function useFilterOptions(
  filter: AnyFilter,
  parentValue?: string,
): {
  options: Option[] | undefined;
  isFailed: boolean;
  retry: () => void;
} {
  const client = useVanbook();
  const { kind, after } = filter;
  const query = useQuery({
    queryKey: makeOptionsKey(filter, parentValue),
    queryFn: ({ signal }) =>
      isListed(kind) ? filterOptions[kind](client, signal, after && parentValue) : [],
    enabled: isListed(kind) && (after === undefined || parentValue !== undefined),
    staleTime: 5 * 60_000,
  });
  return {
    options: listFixedOptions(filter) ?? query.data,
    isFailed: query.isError,
    retry: () => void query.refetch(),
  };
}
