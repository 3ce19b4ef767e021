import { useMutation, useQueryClient } from "@tanstack/react-query";
import { isVanbookError, randomKey, type Vanbook } from "@vanbook/sdk";
import { useRef } from "react";
import { useToast } from "../../parts/toast/Toast.tsx";
import { useVanbook } from "../../provider/use-vanbook.ts";

/** Calls one operation on a year; returns the text of the toast. */
export type YearCall = (client: Vanbook, idempotencyKey: string) => Promise<string>;

/**
 * Changes a year only once, however often the button is pressed: a retry after a lost response has
 * the same idempotency key; after a refusal or a success there is a new key. Then refetches
 * everything, since the years decide which dates can be posted to.
 */
export function useYearChange(onDone?: () => void) {
  const client = useVanbook();
  const cache = useQueryClient();
  const toast = useToast();
  const key = useRef<string>(undefined);
  return useMutation({
    mutationFn: (call: YearCall) => call(client, (key.current ??= randomKey())),
    // A request queued while offline would be sent long after the user's answer.
    networkMode: "always",
    onSuccess: (words) => {
      key.current = undefined;
      toast(words);
      onDone?.();
      return void cache.invalidateQueries();
    },
    onError: (problem) => {
      if (!isVanbookError(problem) || problem.status === null || problem.status >= 500) return;
      key.current = undefined;
      // Usually someone else changed the year first: the refreshed list shows the change.
      void cache.invalidateQueries({ queryKey: ["years.list"] });
    },
  });
}
