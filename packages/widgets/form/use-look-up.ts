import { useQuery, type QueryClient } from "@tanstack/react-query";
import type { OperationId } from "@vanbook/sdk";
import { useMemo } from "react";
import type { Option } from "../../sdk/report/filters/option.ts";
import { useVanbook } from "../provider/use-vanbook.ts";
import { invoke, extractRows } from "./invoke.ts";
import type { LookUp } from "./look-up.ts";
import type { AnyRecord, Values } from "./record.ts";

/** Undefined while the options load. */
export function useLookUp(
  from: LookUp,
  values: Values,
): {
  options: Option[] | undefined;
  isOff: boolean;
  isFailed: boolean;
  retry: () => void;
  /** Waits if a request is already running. */
  readAgain: () => Promise<readonly Option[]>;
} {
  const { operation, isFresh, given, rows = extractRows } = from;
  const client = useVanbook();
  const args = given ? given(values) : {};
  const query = useQuery({
    queryKey: makeCacheKey({ operation, isFresh }, args),
    queryFn: ({ signal }) => invoke(client, operation, args ?? {}, { signal }),
    select: rows,
    enabled: args !== undefined,
    staleTime: isFresh ? 0 : 5 * 60_000,
    // Retry automatically: the user should not have to leave a half-filled form.
    refetchInterval: chooseRetryInterval,
  });
  const { data } = query;
  const relevantValues = isByValues(from) ? values : undefined;
  const options = useMemo(
    () => (data === undefined ? undefined : makeOptions(data, from, relevantValues ?? {})),
    [data, from, relevantValues],
  );
  return {
    options,
    isOff: args === undefined,
    isFailed: query.isError,
    retry: () => void query.refetch(),
    readAgain: async () => {
      const { data: now = [] } = await query.refetch({ cancelRefetch: false });
      return makeOptions(now, from, relevantValues ?? {});
    },
  };
}

export function getFetchedOptions(cache: QueryClient, from: LookUp, values: Values): readonly Option[] {
  const { operation, given, isFresh, rows = extractRows } = from;
  const args = given ? given(values) : {};
  const answer: unknown = cache.getQueryData(makeCacheKey({ operation, isFresh }, args));
  return answer === undefined ? [] : makeOptions(rows(answer), from, values);
}

function makeCacheKey(
  { operation, isFresh = false }: { operation: OperationId; isFresh?: boolean | undefined },
  args: object | undefined,
) {
  return [isFresh ? "documents" : "look-up", operation, args];
}

/** Made once for all fields with the same options, since a voucher may have hundreds of lines. */
function makeOptions(rows: readonly AnyRecord[], from: LookUp, values: Values): Option[] {
  const { keeps } = from;
  const make = () =>
    (keeps ? rows.filter((row) => keeps(row, values)) : rows).map((row) => toOption(row, from));
  if (isByValues(from)) return make();
  const lists = optionCache.get(rows) ?? new WeakMap<LookUp, Option[]>();
  optionCache.set(rows, lists);
  const options = lists.get(from) ?? make();
  lists.set(from, options);
  return options;
}

const optionCache = new WeakMap<readonly AnyRecord[], WeakMap<LookUp, Option[]>>();

/** Options that depend on the form's values can't be shared between fields. */
function isByValues({ keeps }: LookUp): boolean {
  return keeps !== undefined && keeps.length > 1;
}

function toOption(row: AnyRecord, { value, label, words, known }: LookUp): Option {
  return { value: String(row[value]), label: words ? words(row) : String(row[label]), ...known?.(row) };
}

/** In milliseconds; only for options that could not be fetched. */
export function chooseRetryInterval({ state }: { state: { status: string } }): number | false {
  return state.status === "error" ? 10_000 : false;
}
