import { useQuery, type UseQueryOptions, type UseQueryResult } from "@tanstack/react-query";
import type { Answer, Args, OperationId } from "@vanbook/sdk";
import { useVanbook } from "../provider/use-vanbook.ts";
import { invoke } from "./invoke.ts";

/** React Query's own options, such as `enabled` and `staleTime`. */
type ReadOptions<Op extends OperationId> = Omit<UseQueryOptions<Answer<Op>>, "queryKey" | "queryFn">;

/** Reads an operation's answer. It is cached under the operation's name, and under its arguments if there are any. */
export function useRead<Op extends OperationId>(
  operation: Op,
  args?: Args<Op>,
  options?: ReadOptions<Op>,
): UseQueryResult<Answer<Op>> {
  const client = useVanbook();
  return useQuery({
    ...options,
    queryKey: args ? [operation, args] : [operation],
    // `invoke` handles all operations with one type.
    queryFn: ({ signal }) => invoke(client, operation, args ?? {}, { signal }) as Promise<Answer<Op>>,
  });
}
