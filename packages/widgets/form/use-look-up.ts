import { useQuery, type QueryClient } from "@tanstack/react-query";
import type { OperationId } from "@vanbook/sdk";
import { useMemo } from "react";
import type { Option } from "../../sdk/report/filters/option.ts";
import { useVanbook } from "../provider/use-vanbook.ts";
import { invoke, rowsOf } from "./invoke.ts";
import type { LookUp } from "./look-up.ts";
import type { AnyRecord, Values } from "./record.ts";

/** The options of a field; undefined while they load. */
export function useLookUp(
  from: LookUp,
  values: Values,
): {
  options: Option[] | undefined;
  isOff: boolean;
  isFailed: boolean;
  retry: () => void;
  /** Fetches the options again, or waits for a running request. */
  readAgain: () => Promise<readonly Option[]>;
} {
  const { operation, isFresh, given, rows = rowsOf } = from;
  const client = useVanbook();
  const args = given ? given(values) : {};
  const query = useQuery({
    queryKey: keyOf({ operation, isFresh }, args),
    queryFn: ({ signal }) => invoke(client, operation, args ?? {}, { signal }),
    select: rows,
    enabled: args !== undefined,
    staleTime: isFresh ? 0 : 5 * 60_000,
    // Retry automatically: the user should not have to leave a half-filled form.
    refetchInterval: askedAgain,
  });
  const { data } = query;
  const seen = isByValues(from) ? values : undefined;
  const options = useMemo(
    () => (data === undefined ? undefined : optionsOf(data, from, seen ?? {})),
    [data, from, seen],
  );
  return {
    options,
    isOff: args === undefined,
    isFailed: query.isError,
    retry: () => void query.refetch(),
    readAgain: async () => {
      const { data: now = [] } = await query.refetch({ cancelRefetch: false });
      return optionsOf(now, from, seen ?? {});
    },
  };
}

/** The options of a field from the cache; empty if not fetched yet. */
export function fetchedOptions(cache: QueryClient, from: LookUp, values: Values): readonly Option[] {
  const { operation, given, isFresh, rows = rowsOf } = from;
  const args = given ? given(values) : {};
  const answer: unknown = cache.getQueryData(keyOf({ operation, isFresh }, args));
  return answer === undefined ? [] : optionsOf(rows(answer), from, values);
}

/** The cache key of an answer. */
function keyOf(
  { operation, isFresh = false }: { operation: OperationId; isFresh?: boolean | undefined },
  args: object | undefined,
) {
  return [isFresh ? "documents" : "look-up", operation, args];
}

/** Converts rows to options, once for all fields with the same options (a voucher may have hundreds of lines). */
function optionsOf(rows: readonly AnyRecord[], from: LookUp, values: Values): Option[] {
  const { keeps } = from;
  const make = () =>
    (keeps ? rows.filter((row) => keeps(row, values)) : rows).map((row) => optionOf(row, from));
  if (isByValues(from)) return make();
  const lists = made.get(rows) ?? new WeakMap<LookUp, Option[]>();
  made.set(rows, lists);
  const options = lists.get(from) ?? make();
  lists.set(from, options);
  return options;
}

const made = new WeakMap<readonly AnyRecord[], WeakMap<LookUp, Option[]>>();

/** Whether the options depend on the form's values; then they can't be shared between fields. */
function isByValues({ keeps }: LookUp): boolean {
  return keeps !== undefined && keeps.length > 1;
}

function optionOf(row: AnyRecord, { value, label, words, known }: LookUp): Option {
  return { value: String(row[value]), label: words ? words(row) : String(row[label]), ...known?.(row) };
}

/** Retry interval in milliseconds for options that could not be fetched. */
export function askedAgain({ state }: { state: { status: string } }): number | false {
  return state.status === "error" ? 10_000 : false;
}
