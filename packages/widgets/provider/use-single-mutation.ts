import { useMutation, useQueryClient, type QueryKey } from "@tanstack/react-query";
import type { Vanbook } from "@vanbook/sdk";
import { useId } from "react";
import { useVanbook } from "./use-vanbook.ts";

/**
 * A request that changes data, with its state: React Query's mutation, limited to one request at a time, so a
 * double click sends only one.
 */
export function useSingleMutation<Answer, Variables>(options: {
  request: (client: Vanbook, variables: Variables) => Promise<Answer>;
  onDone?: (answer: Answer, variables: Variables) => void;
  onFailed?: (problem: Error, variables: Variables) => void;
  /** Key of the cached answers that are outdated once it is done. */
  invalidates?: QueryKey | "all";
}) {
  const client = useVanbook();
  const cache = useQueryClient();
  const mutationKey = ["single", useId()];
  const { mutate, isPending, isSuccess, error, reset, variables } = useMutation({
    mutationKey,
    mutationFn: (next: Variables) => options.request(client, next),
    onSuccess: (answer, sent) => {
      options.onDone?.(answer, sent);
      const { invalidates } = options;
      if (invalidates) void cache.invalidateQueries(invalidates === "all" ? {} : { queryKey: invalidates });
    },
    ...(options.onFailed && { onError: options.onFailed }),
    // Fail at once when offline, rather than send later when the user no longer expects it.
    networkMode: "always",
    // The variables may contain a password, so drop them as soon as the form is gone.
    gcTime: 0,
  });
  /** Whether a request is running right now, even if React has not rendered that yet. */
  const isRunning = () => cache.isMutating({ mutationKey, exact: true }) > 0;
  return {
    /** Sends the request, unless one is already running. */
    mutate: (next: Variables) => {
      if (!isRunning()) mutate(next);
    },
    /** The variables of the running request; undefined if none is running. */
    sent: isPending ? variables : undefined,
    /** Whether the last request succeeded. */
    isDone: isSuccess,
    /** Why the last request failed; null while the next one runs. */
    error,
    /** Forgets why the last request failed, for example when the user has changed what will be sent. */
    forgetError: () => {
      if (error) reset();
    },
    isRunning,
  };
}
