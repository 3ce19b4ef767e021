import { useQuery, type QueryClient } from "@tanstack/react-query";
import type { Answer, Args, OperationId } from "@vanbook/sdk";
import type { Option } from "../parts/option.ts";
import { useMemo } from "react";
import { useVanbook } from "../provider/use-vanbook.ts";
import type { AnyRecord, RecordOf, Values } from "./record.ts";
import { invoke, rowsOf } from "./invoke.ts";

/** Where a field's choices come from: an operation, and which fields of its rows are the value and the words. */
export interface LookUp {
  operation: OperationId;
  value: string;
  label: string;
  given: ((values: Values) => object | undefined) | undefined;
  /** The rows in the operation's answer, where that is not a list. */
  rows?: (answer: unknown) => readonly AnyRecord[];
  /** Which of the rows are offered, with these values in the form; all unless given. */
  keeps?: (row: AnyRecord, values: Values) => boolean;
  /** What is said when they could not be fetched. */
  failed: string | undefined;
}

/**
 * Names the operation that lists a field's choices. `given` makes its arguments from the form's values; while it gives none, there is
 * nothing to choose from. `failed` is said when they could not be fetched.
 */
export function lookUp<Op extends OperationId>(
  operation: Op,
  value: keyof RecordOf<Op> & string,
  label: keyof RecordOf<Op> & string,
  given?: (values: Values) => Args<Op> | undefined,
  failed?: string,
): LookUp {
  return { operation, value, label, given, failed };
}

/** Names one of the lists in an operation's answer, as `lookUp` names an operation that answers one list. */
export function lookUpIn<Op extends OperationId, List extends keyof Answer<Op> & string>(
  operation: Op,
  list: List,
  value: keyof RowOf<Answer<Op>[List]> & string,
  label: keyof RowOf<Answer<Op>[List]> & string,
  keeps?: (row: RowOf<Answer<Op>[List]>, values: Values) => boolean,
): LookUp {
  return {
    ...{ operation, value, label, given: undefined, failed: undefined },
    // The engine knows no operation's types: here they end.
    rows: (answer) => (answer as Record<List, readonly AnyRecord[]>)[list],
    ...(keeps && { keeps: keeps as (row: unknown, values: Values) => boolean }),
  };
}

type RowOf<List> = List extends readonly (infer Row)[] ? Row : never;

/** What a field offers to choose from; undefined while it is on its way. */
export function useLookUp(
  { operation, value, label, given, rows = rowsOf, keeps = anyRow }: LookUp,
  values: Values,
): { options: Option[] | undefined; isOff: boolean; isFailed: boolean; retry: () => void } {
  const client = useVanbook();
  const args = given ? given(values) : {};
  const query = useQuery({
    queryKey: ["look-up", operation, args],
    queryFn: ({ signal }) => invoke(client, operation, args ?? {}, { signal }),
    select: rows,
    enabled: args !== undefined,
    staleTime: 5 * 60_000,
    // Nobody should have to leave a form half filled to ask again.
    refetchInterval: askedAgain,
  });
  const { data } = query;
  const seen = keeps === anyRow ? undefined : values;
  const options = useMemo(
    () => (data === undefined ? undefined : optionsOf(data, { value, label, keeps }, seen ?? {})),
    [data, keeps, seen, value, label],
  );
  return {
    options,
    isOff: args === undefined,
    isFailed: query.isError,
    retry: () => void query.refetch(),
  };
}

/** What a field offers as far as it has been fetched. */
export function fetchedOptions(
  cache: QueryClient,
  { operation, given, rows = rowsOf, ...words }: LookUp,
  values: Values,
): readonly Option[] {
  const answer: unknown = cache.getQueryData(["look-up", operation, given ? given(values) : {}]);
  return answer === undefined ? [] : optionsOf(rows(answer), words, values);
}

function optionsOf(
  rows: readonly AnyRecord[],
  { value, label, keeps = anyRow }: Pick<LookUp, "value" | "label" | "keeps">,
  values: Values,
): Option[] {
  return rows
    .filter((row) => keeps(row, values))
    .map((row) => ({ value: String(row[value]), label: String(row[label]) }));
}

function anyRow() {
  return true;
}

/** When choices that could not be fetched are asked for again, in milliseconds. */
export function askedAgain({ state }: { state: { status: string } }): number | false {
  return state.status === "error" ? 10_000 : false;
}
