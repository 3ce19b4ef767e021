import type { AnyFilter } from "../../../sdk/report/filters/filter.ts";

/**
 * Sets or removes one filter. Filters that depend on it are removed, since their options have
 * changed.
 */
export function withFilter(
  filters: readonly AnyFilter[],
  values: Readonly<Record<string, string>>,
  param: string,
  value: string | undefined,
): Record<string, string> {
  const next = Object.fromEntries(
    Object.entries(values).filter(
      ([name]) => name !== param && filters.find((filter) => filter.param === name)?.after !== param,
    ),
  );
  return value === undefined ? next : { ...next, [param]: value };
}
