import { useMutation, useQueryClient } from "@tanstack/react-query";
import { isVanbookError, randomKey, type Vanbook } from "@vanbook/sdk";
import { useRef } from "react";
import { useToast } from "../../parts/toast/Toast.tsx";
import { useVanbook } from "../../provider/use-vanbook.ts";

/** Calls one operation on a year; answers what the toast says of it. */
export type YearCall = (client: Vanbook, idempotencyKey: string) => Promise<string>;

/**
 * Changes a year once, however often the button is pressed: a try after a lost answer has the same key, one after a refusal or a
 * success another. Afterwards everything that is shown is fetched again, since the years decide what can be posted where.
 */
export function useYearChange(onDone?: () => void) {
  const client = useVanbook();
  const cache = useQueryClient();
  const toast = useToast();
  const key = useRef<string>(undefined);
  return useMutation({
    mutationFn: (call: YearCall) => call(client, (key.current ??= randomKey())),
    // A try that waited for the line would be sent long after the question was answered.
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
      // Somebody else was faster, as a rule: the list shows what they did.
      void cache.invalidateQueries({ queryKey: ["years.list"] });
    },
  });
}
