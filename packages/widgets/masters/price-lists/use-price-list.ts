import { useRead } from "../../form/use-read.ts";
import { useTextOf } from "../../text/use-text.ts";
import { messageOf } from "../../../sdk/text/say-in.ts";
import { type Said, PriceListInput, PriceListLine, rateTypes } from "@vanbook/sdk/rules";
import { isVanbookError, type Args } from "@vanbook/sdk";
import { useState } from "react";
import { useToast } from "../../parts/toast/Toast.tsx";
import { useSingleMutation } from "../../provider/use-single-mutation.ts";
import { useToday } from "../../provider/use-vanbook.ts";
import { priceListsText } from "../../../sdk/generated/text/en-IN/price-lists.ts";
import { useTranslated } from "../../text/use-translated.ts";
import {
  brokenPrices,
  pastedPrices,
  raisedPrices,
  sentParts,
  type NewPrices,
  type PriceListItem,
} from "./new-prices.ts";

export type RateType = (typeof rateTypes)[number];
/** The state and actions of a rate type's price list being edited. */
export type PriceListModel = ReturnType<typeof usePriceList>;

/** Loads today's prices of a rate type, and saves new prices from a date on. */
export function usePriceList({ onSaved }: { onSaved: ((answer: unknown) => void) | undefined }) {
  const toast = useToast();
  const text = useTextOf("priceLists", priceListsText);
  const today = useToday();
  const { validFrom: dayRule } = useTranslated(PriceListInput);
  const { price: rule } = useTranslated(PriceListLine);
  const [rateType, setRateType] = useState<RateType>("CCP");
  const [from, setFrom] = useState<string | null>(today);
  const [typed, setTyped] = useState<NewPrices>(new Map());
  const [faults, setFaults] = useState<ReadonlyMap<number, Said>>(new Map());
  const [dayFault, setDayFault] = useState<Said>();
  const query = useRead({ operation: "priceLists.read", args: { rateType, date: today } });
  const parts = sentParts(typed);
  const sent = useSingleMutation({
    // One request after another: parts that were already saved can be sent again without effect.
    request: async (client, { validFrom, lines }: Sending) => {
      let answer: Awaited<ReturnType<typeof client.priceLists.save>> | undefined;
      for (const part of lines) answer = await client.priceLists.save({ rateType, validFrom, lines: part });
      return answer;
    },
    invalidates: "all",
    onDone: (answer, { isRemoval }) => {
      if (!isRemoval) setTyped(new Map());
      setFaults(new Map());
      toast(isRemoval ? text.removed : text.saved);
      onSaved?.(answer);
    },
    onFailed: (problem, { lines: [lines = []] }) => {
      if (!isVanbookError(problem)) return;
      setDayFault(problem.fields.find(({ field }) => field === "validFrom"));
      setFaults(
        new Map(
          problem.fields.flatMap((said): [number, Said][] => {
            const line = lines[Number(/^lines\.(\d+)\./.exec(said.field)?.[1])];
            return line ? [[line.itemId, messageOf(said)]] : [];
          }),
        ),
      );
    },
  });
  const change = (next: NewPrices) => {
    setTyped(next);
    setFaults(new Map());
    sent.forgetError();
  };
  return {
    rateType,
    from,
    typed,
    faults,
    dayFault,
    today,
    items: query.data?.items,
    readFailure: query.error,
    saveFailure: sent.error,
    retry: () => void query.refetch(),
    count: parts.reduce((sum, part) => sum + part.length, 0),
    isSaving: sent.sent !== undefined,
    choose: (next: RateType) => {
      setRateType(next);
      change(new Map());
    },
    setFrom: (day: string | null) => {
      setFrom(day);
      setDayFault(undefined);
    },
    type: (itemId: number, price: string) => change(new Map(typed).set(itemId, price)),
    paste: (items: readonly PriceListItem[], itemId: number, rows: readonly (readonly string[])[]) =>
      change(pastedPrices(typed, items, itemId, rows)),
    raise: (items: readonly PriceListItem[], by: { percent: string; step: string }) =>
      change(raisedPrices(typed, items, by)),
    clear: () => change(new Map()),
    /** Saves the new prices unless one is invalid; returns whether they were sent. */
    save: (): boolean => {
      const wrong = brokenPrices(typed, rule);
      const wrongDay = from === null ? dayRule.required : from < today ? text.tooEarly : undefined;
      setFaults(wrong);
      setDayFault(wrongDay);
      sent.forgetError();
      if (wrong.size > 0 || wrongDay !== undefined || from === null || parts.length === 0) return false;
      sent.mutate({ validFrom: from, lines: parts, isRemoval: false });
      return true;
    },
    /** Cancels the next price of an item at once. */
    remove: ({ itemId, nextFrom }: PriceListItem) => {
      sent.forgetError();
      if (nextFrom) sent.mutate({ validFrom: nextFrom, lines: [[{ itemId, price: null }]], isRemoval: true });
    },
  };
}

/** The request: parts of a price list, valid from a date. */
interface Sending {
  validFrom: string;
  lines: Args<"priceLists.save">["lines"][];
  isRemoval: boolean;
}
