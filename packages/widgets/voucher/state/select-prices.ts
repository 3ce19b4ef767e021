import { getFailureMessage } from "../../../sdk/text/say-in.ts";
import type { FieldProblem } from "@vanbook/sdk";
import type { Message, Said } from "@vanbook/sdk/rules";
import type { VoucherValues } from "../definition.ts";
import type { Figures } from "../pricing.ts";
import { listFilledLines, getLinesName } from "../voucher-values.ts";
import { readQuestion } from "./price-question.ts";
import { selectAsOfNow } from "./select-proposal.ts";
import type { Entry, PricesState, VoucherState } from "./voucher-state.ts";

export interface Priced {
  totals: Figures | undefined;
  warnings: readonly Message[];
  refusal: Said | undefined;
  note: Message | undefined;
  isStale: boolean;
}

export function selectPriced(entry: Entry, state: VoucherState): Priced {
  const { prices } = state;
  const figures = getShownFigures(prices)?.figures;
  const { reckon } = entry.definition;
  const isPlaced = Object.keys(selectPriceFaults(entry, state)).length > 0;
  return {
    totals: reckon ? reckon(selectAsOfNow(entry, state)) : (figures as Figures | undefined),
    warnings: [...(figures?.warnings ?? []), ...(figures?.refusals ?? [])],
    refusal: isPlaced ? undefined : getShownRefusal(prices)?.said,
    note: figures?.placeNote,
    isStale: prices.asked !== prices.now || isAwaited(prices),
  };
}

export function selectLineFigures({ prices }: VoucherState): ReadonlyMap<number, Figures> {
  const answer = getShownFigures(prices);
  if (!answer) return new Map();
  const { keys } = readQuestion(answer.question);
  return new Map(keys.map((key, at) => [key, answer.figures.lines?.[at] ?? {}]));
}

export function selectPriceFaults(
  { definition }: Entry,
  { prices, counted }: VoucherState,
): Readonly<Record<string, Said>> {
  const { fields = [] } = getShownRefusal(prices) ?? {};
  if (prices.asked === undefined || prices.asked !== prices.now || fields.length === 0) return {};
  return mapLineFaults(fields, prices.asked, counted, getLinesName(definition));
}

function getShownFigures({ asked, answer, refusal }: PricesState): PricesState["answer"] {
  return asked === undefined || refusal?.question === asked ? undefined : answer;
}

function getShownRefusal({ asked, refusal }: PricesState): PricesState["refusal"] {
  return refusal?.question === asked ? refusal : undefined;
}

function isAwaited({ asked, answer, refusal }: PricesState): boolean {
  return answer !== undefined && answer.question !== asked && refusal?.question !== asked;
}

/** Messages about priced lines, keyed by their position among all filled lines. */
function mapLineFaults(
  fields: readonly FieldProblem[],
  question: string,
  voucher: VoucherValues,
  sentAs: string,
): Readonly<Record<string, Said>> {
  const { keys } = readQuestion(question);
  const filledKeys = listFilledLines(voucher).map(({ key }) => key);
  return Object.fromEntries(
    fields.flatMap((problem) => {
      const [, name, at, rest = ""] = /^(\w+)\.(\d+)(.*)$/.exec(problem.field) ?? [];
      const place = name === sentAs ? filledKeys.indexOf(keys[Number(at)] ?? 0) : -1;
      return place < 0 ? [] : [[`lines.${place}${rest}`, getFailureMessage(problem)]];
    }),
  );
}
