import type { FieldProblem, Schema } from "@vanbook/sdk";
import type { Message, Said } from "@vanbook/sdk/rules";
import { typedVoucher, type Correction } from "../correction.ts";
import type { AnyVoucher, FieldValues, VoucherValues } from "../definition.ts";
import { newDraft, type Draft } from "../draft.ts";
import type { Figures } from "../pricing.ts";
import type { DocumentLine } from "../proposal.ts";
import { unitsIn, withOwnUnits, type ItemsWithUnits } from "../units/own-units.ts";
import type { VoucherFailure } from "../voucher-failure.ts";
import { questionOf } from "./price-question.ts";

/** What is being entered; no action changes it. */
export interface Entry {
  definition: AnyVoucher;
  /** The posted document being corrected; undefined for a new voucher. */
  correction: Correction | undefined;
}

/** Everything that changes while a voucher is entered. */
export interface VoucherState extends Draft {
  /** `voucher` with quantities in the items' own units. */
  counted: VoucherValues;
  /** Items by id, with the units of their quantities; undefined until the list has arrived. */
  items: ItemsWithUnits | undefined;
  /** The values come from a draft saved before the page was opened. */
  isRestored: boolean;
  /** The user has tried to post: from then on faults are shown. */
  isTried: boolean;
  prices: PricesState;
  proposal: ProposalState;
  /** Sent, and not answered yet. */
  isPosting: boolean;
  /** The last posted voucher, until the user types something in the next one. */
  posted: Posted | undefined;
  /** The values of the last posted voucher. */
  last: VoucherValues | undefined;
  /** Why it was refused, or which pasted names were not found. */
  failure: VoucherFailure | undefined;
  /** Where to move the focus; each request is a new object. */
  focus: FocusRequest | undefined;
}

/** Prices for the typed values. A question is identified by its text. */
export interface PricesState {
  /** The question for the current values; undefined while too little is typed. */
  now: string | undefined;
  /** The question that was sent, shortly after the last key press. */
  asked: string | undefined;
  /** The last answer with figures, and its question. */
  answer: { question: string; figures: PricedAnswer } | undefined;
  refusal: ({ question: string } & PriceRefusal) | undefined;
}

/** The answer of a pricing operation. */
export interface PricedAnswer {
  /** Absent for a voucher without lines. */
  lines?: readonly Figures[];
  warnings?: readonly Message[];
  /** Reasons why posting would be refused now. */
  refusals?: readonly Message[];
}

/** Why the server returned no prices; without a message if the response was lost. */
export interface PriceRefusal {
  said: Said | undefined;
  fields: readonly FieldProblem[];
}

/** The lines of the document chosen in the head. */
export interface ProposalState {
  document: string | undefined;
  lines: readonly DocumentLine[] | undefined;
  isFailed: boolean;
  /** How often the user has pressed Retry. */
  retries: number;
}

/**
 * `first`: the first field of the voucher. `fault`: an invalid field. `refusal`: the refused field, or the message
 * above all fields.
 */
export type FocusRequest =
  | { on: "first" }
  | { on: "fault"; field: string }
  | { on: "refusal"; field: string | undefined };

/** The answer of every posting operation, and of the one that places an order. */
export type Posted = Schema<"PostedDocument"> | Schema<"PlacedOrder">;

/** What a new voucher gets from outside: an id, today's date, and the date of the voucher before it. */
export interface NewEntry {
  clientId: string;
  today: string;
  day: FieldValues;
}

/** An empty voucher; in a correction, the document as posted. */
export function createVoucherState(entry: Entry, fresh: NewEntry): VoucherState {
  const state = withDerived(entry, {
    ...freshDraft(entry, fresh),
    counted: NO_VALUES,
    items: undefined,
    isRestored: false,
    isTried: false,
    prices: { now: undefined, asked: undefined, answer: undefined, refusal: undefined },
    proposal: { document: undefined, lines: undefined, isFailed: false, retries: 0 },
    isPosting: false,
    posted: undefined,
    last: undefined,
    failure: undefined,
    focus: undefined,
  });
  return askedAtOnce(state);
}

/** The state with an empty voucher; `kept` are values carried over from the one before. */
export function withNewDraft(
  entry: Entry,
  state: VoucherState,
  fresh: NewEntry,
  kept: FieldValues = {},
): VoucherState {
  return {
    ...state,
    ...freshDraft(entry, fresh, kept),
    isRestored: false,
    isTried: false,
    failure: undefined,
    focus: { on: "first" },
  };
}

/** The state with its derived values: quantities in own units, and the price question. */
export function withDerived({ definition, correction }: Entry, state: VoucherState): VoucherState {
  const counted = withOwnUnits(definition, state.voucher, unitsIn(state.items));
  const now = questionOf(definition, counted, correction);
  return { ...state, counted, prices: { ...state.prices, now } };
}

/** The state when a form opens: its values are priced without waiting for a key press. */
export function askedAtOnce(state: VoucherState): VoucherState {
  return { ...state, prices: { ...state.prices, asked: state.prices.now } };
}

function freshDraft({ definition, correction }: Entry, fresh: NewEntry, kept: FieldValues = {}): Draft {
  const draft = newDraft(definition, fresh, kept);
  return correction
    ? { ...draft, voucher: typedVoucher(definition, correction.input, correction.proposed) }
    : draft;
}

const NO_VALUES: VoucherValues = { fields: {}, lines: [] };
