import { useQuery, type UseQueryOptions, type UseQueryResult } from "@tanstack/react-query";
import type { Answer, Args, OperationId } from "@vanbook/sdk";
import { useVanbook } from "../provider/use-vanbook.ts";
import { invoke } from "./invoke.ts";

interface Reading<Op extends OperationId> extends Omit<UseQueryOptions<Answer<Op>>, "queryKey" | "queryFn"> {
  /**
   * Written out at each call, where scripts/widget-operations.mjs finds the operations of a widget.
   */
  operation: Op;
  args?: Args<Op>;
}

/** Cached under the operation's name and its arguments. */
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
