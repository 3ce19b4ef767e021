import { useQuery } from "@tanstack/react-query";
import type { Args, OperationId } from "@vanbook/sdk";
import type { Option } from "../parts/option.ts";
import { useVanbook } from "../provider/use-vanbook.ts";
import type { AnyRecord, RecordOf, Values } from "./record.ts";
import { invoke, rowsOf } from "./invoke.ts";

/** Where a field's choices come from: an operation, and which fields of its rows are the value and the words. */
export interface LookUp {
  operation: OperationId;
  value: string;
  label: string;
  given: ((values: Values) => object | undefined) | undefined;
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

/** What a field offers to choose from; undefined while it is on its way. */
export function useLookUp(
  { operation, value, label, given, keeps = () => true }: LookUp,
  values: Values,
): { options: Option[] | undefined; isOff: boolean; isFailed: boolean; retry: () => void } {
  const client = useVanbook();
  const args = given ? given(values) : {};
  const query = useQuery({
    queryKey: ["look-up", operation, args],
    queryFn: async ({ signal }) => rowsOf(await invoke(client, operation, args ?? {}, { signal })),
    enabled: args !== undefined,
    staleTime: 5 * 60_000,
    // Nobody should have to leave a form half filled to ask again.
    refetchInterval: askedAgain,
  });
  return {
    options: query.data
      ?.filter((row) => keeps(row, values))
      .map((row) => ({ value: String(row[value]), label: String(row[label]) })),
    isOff: args === undefined,
    isFailed: query.isError,
    retry: () => void query.refetch(),
  };
}

/** When choices that could not be fetched are asked for again, in milliseconds. */
export function askedAgain({ state }: { state: { status: string } }): number | false {
  return state.status === "error" ? 10_000 : false;
}
