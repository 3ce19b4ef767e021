import { messageOf } from "../../../sdk/text/say-in.ts";
import type { FieldProblem } from "@vanbook/sdk";
import type { Message, Said } from "@vanbook/sdk/rules";
import type { VoucherValues } from "../definition.ts";
import type { Figures } from "../pricing.ts";
import { filledLines, nameOfLines } from "../voucher-values.ts";
import { readQuestion } from "./price-question.ts";
import { selectAsOfNow } from "./select-proposal.ts";
import type { Entry, PricesState, VoucherState } from "./voucher-state.ts";

/** The voucher's amounts while it is typed. */
export interface Priced {
  totals: Figures | undefined;
  /** Warnings to check before posting. */
  warnings: readonly Message[];
  /** Why it can't be priced, in the server's words. */
  refusal: Said | undefined;
  /** The figures belong to earlier values. */
  isStale: boolean;
}

/** The figures under the lines, from the server or the definition's `reckon`. */
export function selectPriced(entry: Entry, state: VoucherState): Priced {
  const { prices } = state;
  const figures = figuresShown(prices)?.figures;
  const { reckon } = entry.definition;
  const isPlaced = Object.keys(selectPriceFaults(entry, state)).length > 0;
  return {
    totals: reckon ? reckon(selectAsOfNow(entry, state)) : (figures as Figures | undefined),
    warnings: [...(figures?.warnings ?? []), ...(figures?.refusals ?? [])],
    refusal: isPlaced ? undefined : refusalShown(prices)?.said,
    isStale: prices.asked !== prices.now || isAwaited(prices),
  };
}

/** The server's figures of each line, by line key; incomplete lines have none. */
export function selectLineFigures({ prices }: VoucherState): ReadonlyMap<number, Figures> {
  const answer = figuresShown(prices);
  if (!answer) return new Map();
  const { keys } = readQuestion(answer.question);
  return new Map(keys.map((key, at) => [key, answer.figures.lines?.[at] ?? {}]));
}

/** Line errors from pricing: the server's words by `lines.0.quantity`. */
export function selectPriceFaults(
  { definition }: Entry,
  { prices, counted }: VoucherState,
): Readonly<Record<string, Said>> {
  const { fields = [] } = refusalShown(prices) ?? {};
  if (prices.asked === undefined || prices.asked !== prices.now || fields.length === 0) return {};
  return lineFaults(fields, prices.asked, counted, nameOfLines(definition));
}

/** The last figures, until the current question is answered. */
function figuresShown({ asked, answer, refusal }: PricesState): PricesState["answer"] {
  return asked === undefined || refusal?.question === asked ? undefined : answer;
}

function refusalShown({ asked, refusal }: PricesState): PricesState["refusal"] {
  return refusal?.question === asked ? refusal : undefined;
}

function isAwaited({ asked, answer, refusal }: PricesState): boolean {
  return answer !== undefined && answer.question !== asked && refusal?.question !== asked;
}

/** Messages about priced lines, keyed by their position among all filled lines. */
function lineFaults(
  fields: readonly FieldProblem[],
  asked: string,
  voucher: VoucherValues,
  sentAs: string,
): Readonly<Record<string, Said>> {
  const { keys } = readQuestion(asked);
  const filled = filledLines(voucher).map(({ key }) => key);
  return Object.fromEntries(
    fields.flatMap((problem) => {
      const [, name, at, rest = ""] = /^(\w+)\.(\d+)(.*)$/.exec(problem.field) ?? [];
      const place = name === sentAs ? filled.indexOf(keys[Number(at)] ?? 0) : -1;
      return place < 0 ? [] : [[`lines.${place}${rest}`, messageOf(problem)]];
    }),
  );
}
