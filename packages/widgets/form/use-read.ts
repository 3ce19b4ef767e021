import { useQuery, type UseQueryOptions, type UseQueryResult } from "@tanstack/react-query";
import type { Answer, Args, OperationId } from "@vanbook/sdk";
import { useVanbook } from "../provider/use-vanbook.ts";
import { invoke } from "./invoke.ts";

/** What is read, and React Query's own options, such as `enabled` and `staleTime`. */
interface Reading<Op extends OperationId> extends Omit<UseQueryOptions<Answer<Op>>, "queryKey" | "queryFn"> {
  /** Written out at each call: scripts/widget-operations.mjs finds there what a widget calls. */
  operation: Op;
  args?: Args<Op>;
}

/** Reads an operation's answer. It is cached under the operation's name, and under its arguments if there are any. */
export function useRead<Op extends OperationId>({
  operation,
  args,
  ...options
}: Reading<Op>): UseQueryResult<Answer<Op>> {
  const client = useVanbook();
  return useQuery({
    ...options,
    queryKey: args ? [operation, args] : [operation],
    // `invoke` handles all operations with one type.
    queryFn: ({ signal }) => invoke(client, operation, args ?? {}, { signal }) as Promise<Answer<Op>>,
  });
}
