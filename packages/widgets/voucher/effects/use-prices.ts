import { getFailureMessage } from "../../../sdk/text/say-in.ts";
import { isVanbookError } from "@vanbook/sdk";
import { replaceEqualDeep, useQuery } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useRef, type Dispatch } from "react";
import { invoke } from "../../form/invoke.ts";
import { useVanbook } from "../../provider/use-vanbook.ts";
import { readQuestion } from "../state/price-question.ts";
import type { ArrivalAction } from "../state/voucher-actions.ts";
import type { PricedAnswer, PricesState } from "../state/voucher-state.ts";

export function usePrices({ now, asked }: PricesState, dispatch: Dispatch<ArrivalAction>): void {
  const client = useVanbook();
  useEffect(() => {
    if (now === asked) return undefined;
    const timer = setTimeout(() => dispatch({ type: "pricesAsked", question: now }), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [now, asked, dispatch]);
  const before = useRef<PricedAnswer>(undefined);
  const { data, error } = useQuery({
    queryKey: ["price", asked],
    queryFn: async ({ signal }) => {
      const { operation, sent } = readQuestion(asked ?? "");
      const pricedAnswer = (await invoke(client, operation, sent, { signal })) as PricedAnswer; // same type for every …price operation
      // Keep unchanged figures as the same objects, so that only lines with a changed amount are
      // redrawn.
      const answer = replaceEqualDeep(before.current, pricedAnswer);
      before.current = answer;
      return answer;
    },
    enabled: asked !== undefined,
    retry: false,
    gcTime: 10_000,
  });
  useLayoutEffect(() => {
    if (asked === undefined) return;
    if (error) dispatch({ type: "pricesRefused", question: asked, refusal: toRefusal(error) });
    else if (data) dispatch({ type: "pricesArrived", question: asked, figures: data });
  }, [asked, data, error, dispatch]);
}

function toRefusal(error: Error) {
  return isVanbookError(error)
    ? { said: getFailureMessage(error), fields: error.fields }
    : { said: undefined, fields: [] };
}

/** Milliseconds. */
const TYPING_PAUSE = 200;
