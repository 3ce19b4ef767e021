import { messageOf } from "../../text/use-text.ts";
import type { FieldProblem } from "@vanbook/sdk";
import type { Message, Said } from "@vanbook/sdk/rules";
import type { VoucherValues } from "../definition.ts";
import type { Figures } from "../pricing.ts";
import { filledLines, nameOfLines } from "../voucher-values.ts";
import { readQuestion } from "./price-question.ts";
import { selectAsOfNow } from "./select-proposal.ts";
import type { Entry, PricesState, VoucherState } from "./voucher-state.ts";

/** What the voucher comes to as it is typed. */
export interface Priced {
  totals: Figures | undefined;
  /** What should be looked at before it is posted. */
  warnings: readonly Message[];
  /** Why it can't be priced as it is: the server's words. */
  refusal: Said | undefined;
  /** The figures are of what was typed before. */
  isStale: boolean;
}

/** The figures under the lines: the server's, or those that the definition works out itself. */
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

/** The server's figures of each line, by its key; lines that are not complete have none. */
export function selectLineFigures({ prices }: VoucherState): ReadonlyMap<number, Figures> {
  const answer = figuresShown(prices);
  if (!answer) return new Map();
  const { keys } = readQuestion(answer.question);
  return new Map(keys.map((key, at) => [key, answer.figures.lines?.[at] ?? {}]));
}

/** Why it can't be priced, where lines are to blame: the server's words by `lines.0.quantity`. */
export function selectPriceFaults(
  { definition }: Entry,
  { prices, counted }: VoucherState,
): Readonly<Record<string, Said>> {
  const { fields = [] } = refusalShown(prices) ?? {};
  if (prices.asked === undefined || prices.asked !== prices.now || fields.length === 0) return {};
  return lineFaults(fields, prices.asked, counted, nameOfLines(definition));
}

/** The last figures, until what is asked has its own. */
function figuresShown({ asked, answer, refusal }: PricesState): PricesState["answer"] {
  return asked === undefined || refusal?.question === asked ? undefined : answer;
}

function refusalShown({ asked, refusal }: PricesState): PricesState["refusal"] {
  return refusal?.question === asked ? refusal : undefined;
}

function isAwaited({ asked, answer, refusal }: PricesState): boolean {
  return answer !== undefined && answer.question !== asked && refusal?.question !== asked;
}

/** What is said of lines that were asked, by their places among all that are filled. */
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
