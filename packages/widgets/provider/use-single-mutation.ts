import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";

/** A request that changes something, with its state. */
export interface SingleMutation<Variables> {
  /** Sends it, unless one is on its way. */
  mutate: (variables: Variables) => void;
  /** What the request on its way was made of; undefined while there is none. */
  sent: Variables | undefined;
  /** Whether the last one was done. */
  isDone: boolean;
  /** Whether one is on its way at this moment, drawn yet or not. */
  isRunning: () => boolean;
}

/** React Query's mutation, one request at a time: the second press of a double click finds the first on its way. */
export function useSingleMutation<Answer, Variables>(options: {
  request: (variables: Variables) => Promise<Answer>;
  onDone?: (answer: Answer, variables: Variables) => void;
  onFailed: (problem: Error, variables: Variables) => void;
}): SingleMutation<Variables> {
  const cache = useQueryClient();
  const mutationKey = ["single", useId()];
  const { mutate, isPending, isSuccess, variables } = useMutation({
    mutationKey,
    mutationFn: options.request,
    ...(options.onDone && { onSuccess: options.onDone }),
    onError: options.onFailed,
    // Without a connection it fails at once; it is not sent later, when nobody expects it.
    networkMode: "always",
    // What was sent may be a password: it is not kept once the form is gone.
    gcTime: 0,
  });
  const isRunning = () => cache.isMutating({ mutationKey, exact: true }) > 0;
  return {
    mutate: (next) => {
      if (!isRunning()) mutate(next);
    },
    sent: isPending ? variables : undefined,
    isDone: isSuccess,
    isRunning,
  };
}
