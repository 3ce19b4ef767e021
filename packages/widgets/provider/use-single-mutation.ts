import { useMutation, useQueryClient, type QueryKey } from "@tanstack/react-query";
import type { Vanbook } from "@vanbook/sdk";
import { useContext, useId } from "react";
import { AskPersonContext, sendAsPerson } from "./ask-person.ts";
import { useVanbook } from "./use-vanbook.ts";

/** React Query's mutation, one request at a time, so that a double click sends only one. If the server wants the password again, it is asked for. */
export function useSingleMutation<Answer, Variables>(options: {
  request: (client: Vanbook, variables: Variables) => Promise<Answer>;
  onDone?: (answer: Answer, variables: Variables) => void;
  onFailed?: (problem: Error, variables: Variables) => void;
  invalidates?: QueryKey | "all";
}) {
  const client = useVanbook();
  const cache = useQueryClient();
  const ask = useContext(AskPersonContext);
  const mutationKey = ["single", useId()];
  const { mutate, isPending, isSuccess, error, reset, variables } = useMutation({
    mutationKey,
    mutationFn: (next: Variables) => sendAsPerson(ask, () => options.request(client, next)),
    onSuccess: (answer, sentVariables) => {
      options.onDone?.(answer, sentVariables);
      const { invalidates } = options;
      if (invalidates) void cache.invalidateQueries(invalidates === "all" ? {} : { queryKey: invalidates });
    },
    ...(options.onFailed && { onError: options.onFailed }),
    // Fail at once when offline: sent later, the request would surprise the user.
    networkMode: "always",
    // The variables may contain a password, so drop them as soon as the form is gone.
    gcTime: 0,
  });
  /** Asks the cache, since React may not have rendered the running request yet. */
  const isRunning = () => cache.isMutating({ mutationKey, exact: true }) > 0;
  return {
    mutate: (next: Variables) => {
      if (!isRunning()) mutate(next);
    },
    sent: isPending ? variables : undefined,
    isDone: isSuccess,
    error,
    forgetError: () => {
      if (error) reset();
    },
    isRunning,
  };
}
