import { useQuery } from "@tanstack/react-query";
import type { Option } from "../../parts/option.ts";
import { useVanbook } from "../../provider/use-vanbook.ts";
import type { AnyFilter } from "./filter.ts";
import { filterOptions } from "./filter-options.ts";

/** What a filter offers; asked of the server once for all filters of a kind, and only when something needs it. */
export function useFilterOptions(filter: AnyFilter): {
  options: Option[] | undefined;
  isFailed: boolean;
  retry: () => void;
} {
  const client = useVanbook();
  const { kind } = filter;
  const query = useQuery({
    queryKey: ["filter-options", kind],
    queryFn: ({ signal }) => (kind === "choice" ? [] : filterOptions[kind](client, signal)),
    enabled: kind !== "choice",
    staleTime: 5 * 60_000,
  });
  const fixed = filter.options?.map(({ value, label }) => ({ value: String(value), label }));
  return {
    options: fixed ?? query.data,
    isFailed: query.isError,
    retry: () => void query.refetch(),
  };
}
