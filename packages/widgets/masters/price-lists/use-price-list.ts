import { useRead } from "../../form/use-read.ts";
import { useTextOf } from "../../text/use-text.ts";
import { getFailureMessage } from "../../../sdk/text/say-in.ts";
import { type Said, PriceListInput, PriceListLine, rateTypes } from "@vanbook/sdk/rules";
import { isVanbookError, type Args } from "@vanbook/sdk";
import { useState } from "react";
import { useToast } from "../../parts/toast/Toast.tsx";
import { useSingleMutation } from "../../provider/use-single-mutation.ts";
import { useToday } from "../../provider/use-vanbook.ts";
import { priceListsText } from "../../../sdk/generated/text/en-IN/price-lists.ts";
import { useTranslated } from "../../text/use-translated.ts";
import {
  findBrokenPrices,
  pastePrices,
  raisePrices,
  splitIntoRequests,
  type NewPrices,
  type PriceListItem,
} from "./new-prices.ts";

export type RateType = (typeof rateTypes)[number];
export type PriceListModel = ReturnType<typeof usePriceList>;

export function usePriceList({ onSaved }: { onSaved: ((answer: unknown) => void) | undefined }) {
  const toast = useToast();
  const text = useTextOf("priceLists", priceListsText);
  const today = useToday();
  const { validFrom: dayRule } = useTranslated(PriceListInput);
  const { price: rule } = useTranslated(PriceListLine);
  const [rateType, setRateType] = useState<RateType>("CCP");
  const [from, setFrom] = useState<string | null>(today);
  const [typedPrices, setTypedPrices] = useState<NewPrices>(new Map());
  const [roundedPrices, setRoundedPrices] = useState<NewPrices>(new Map());
  const [faults, setFaults] = useState<ReadonlyMap<number, Said>>(new Map());
  const [dayFault, setDayFault] = useState<Said>();
  const query = useRead({ operation: "priceLists.read", args: { rateType, date: today } });
  const parts = splitIntoRequests(typedPrices);
  const mutation = useSingleMutation({
    // Send the parts one after another: after a failure, parts that were already saved can be sent
    // again without effect.
    request: async (client, { validFrom, lines }: Sending) => {
      let answer: Awaited<ReturnType<typeof client.priceLists.save>> | undefined;
      for (const part of lines) answer = await client.priceLists.save({ rateType, validFrom, lines: part });
      return answer;
    },
    invalidates: "all",
    onDone: (answer, { isRemoval }) => {
      if (!isRemoval) {
        setTypedPrices(new Map());
        setRoundedPrices(new Map());
      }
      setFaults(new Map());
      toast(isRemoval ? text.removed : text.saved);
      onSaved?.(answer);
    },
    onFailed: (problem, { lines: [lines = []] }) => {
      if (!isVanbookError(problem)) return;
      setDayFault(problem.fields.find(({ field }) => field === "validFrom"));
      setFaults(
        new Map(
          problem.fields.flatMap((problemField): [number, Said][] => {
            const line = lines[Number(/^lines\.(\d+)\./.exec(problemField.field)?.[1])];
            return line ? [[line.itemId, getFailureMessage(problemField)]] : [];
          }),
        ),
      );
    },
  });
  const change = (next: NewPrices, asPasted: NewPrices = new Map()) => {
    setTypedPrices(next);
    setRoundedPrices(asPasted);
    setFaults(new Map());
    mutation.forgetError();
  };
  return {
    rateType,
    from,
    typed: typedPrices,
    /** As they were pasted, with more decimals than a price has. */
    rounded: roundedPrices,
    faults,
    dayFault,
    today,
    items: query.data?.items,
    readFailure: query.error,
    saveFailure: mutation.error,
    retry: () => void query.refetch(),
    count: parts.reduce((sum, part) => sum + part.length, 0),
    isSaving: mutation.sent !== undefined,
    choose: (next: RateType) => {
      setRateType(next);
      change(new Map());
    },
    setFrom: (day: string | null) => {
      setFrom(day);
      setDayFault(undefined);
    },
    type: (itemId: number, price: string) => {
      const others = new Map(roundedPrices);
      others.delete(itemId);
      change(new Map(typedPrices).set(itemId, price), others);
    },
    paste: (items: readonly PriceListItem[], from: number, rows: readonly (readonly string[])[]) => {
      const { decimals = 4 } = rule;
      const pasteResult = pastePrices(typedPrices, items, { from, rows, decimals });
      const { prices } = pasteResult;
      const others = [...roundedPrices].filter(([itemId]) => prices.get(itemId) === typedPrices.get(itemId));
      change(prices, new Map([...others, ...pasteResult.rounded]));
    },
    raise: (items: readonly PriceListItem[], by: { percent: string; step: string }) =>
      change(raisePrices(typedPrices, items, by)),
    clear: () => change(new Map()),
    save: (): boolean => {
      const wrong = findBrokenPrices(typedPrices, rule);
      const wrongDay = from === null ? dayRule.required : from < today ? text.tooEarly : undefined;
      setFaults(wrong);
      setDayFault(wrongDay);
      mutation.forgetError();
      if (wrong.size > 0 || wrongDay !== undefined || from === null || parts.length === 0) return false;
      mutation.mutate({ validFrom: from, lines: parts, isRemoval: false });
      return true;
    },
    remove: ({ itemId, nextFrom }: PriceListItem) => {
      mutation.forgetError();
      if (nextFrom)
        mutation.mutate({ validFrom: nextFrom, lines: [[{ itemId, price: null }]], isRemoval: true });
    },
  };
}

interface Sending {
  validFrom: string;
  lines: Args<"priceLists.save">["lines"][];
  isRemoval: boolean;
}
