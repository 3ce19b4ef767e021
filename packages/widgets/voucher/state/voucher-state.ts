import type { FieldProblem, Schema } from "@vanbook/sdk";
import type { Message, Said } from "@vanbook/sdk/rules";
import { toTypedVoucher, type Correction } from "../correction.ts";
import type { AnyVoucher, FieldValues, VoucherValues } from "../definition.ts";
import { createDraft, type Draft } from "../draft.ts";
import { toHeldVoucher } from "../held.ts";
import type { Held } from "../correction.ts";
import type { Figures } from "../pricing.ts";
import type { DocumentLine } from "../proposal.ts";
import { createUnitLookup, withOwnUnits, type ItemsWithUnits } from "../units/own-units.ts";
import type { VoucherFailure } from "../voucher-failure.ts";
import { buildPriceQuestion } from "./price-question.ts";

export interface Entry {
  definition: AnyVoucher;
  correction: Correction | undefined;
  /** The document that waits and is posted by this form. */
  heldDocument?: Held | undefined;
}

export interface VoucherState extends Draft {
  /** `voucher` with quantities in the items' own units. */
  counted: VoucherValues;
  /** Items by id, with the units of their quantities; undefined until the list has arrived. */
  items: ItemsWithUnits | undefined;
  isRestored: boolean;
  /** The user has tried to post: from then on faults are shown. */
  isTried: boolean;
  prices: PricesState;
  proposal: ProposalState;
  isPosting: boolean;
  /** The last posted voucher, until the user types something in the next one. */
  posted: Posted | undefined;
  last: VoucherValues | undefined;
  failure: VoucherFailure | undefined;
  /** Where to move the focus; each request is a new object. */
  focus: FocusRequest | undefined;
}

/** Prices for the typed values. A question is identified by its text. */
export interface PricesState {
  /** The question for the current values; undefined while too little is typed. */
  now: string | undefined;
  asked: string | undefined;
  answer: { question: string; figures: PricedAnswer } | undefined;
  refusal: ({ question: string } & PriceRefusal) | undefined;
}

export interface PricedAnswer {
  /** Absent for a voucher without lines. */
  lines?: readonly Figures[];
  warnings?: readonly Message[];
  refusals?: readonly Message[];
  /** What the law says of the place of supply. */
  placeNote?: Message;
}

/** Why the server returned no prices; without a message if the response was lost. */
export interface PriceRefusal {
  said: Said | undefined;
  fields: readonly FieldProblem[];
}

export interface ProposalState {
  document: string | undefined;
  lines: readonly DocumentLine[] | undefined;
  isFailed: boolean;
  retries: number;
}

/**
 * `first`: the first field of the voucher. `fault`: an invalid field. `refusal`: the refused field,
 * or the message above all fields.
 */
export type FocusRequest =
  | { on: "first" }
  | { on: "fault"; field: string }
  | { on: "refusal"; field: string | undefined };

export type Posted = Schema<"PostedDocument"> | Schema<"PlacedOrder">;

export interface NewEntry {
  clientId: string;
  today: string;
  day: FieldValues;
}

export function createVoucherState(entry: Entry, fresh: NewEntry): VoucherState {
  const state = withDerived(entry, {
    ...createFreshDraft(entry, fresh),
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
  return askPricesAtOnce(state);
}

/** The state with an empty voucher and the values carried over from the previous one. */
export function withNewDraft(
  entry: Entry,
  state: VoucherState,
  fresh: NewEntry,
  carriedValues: FieldValues = {},
): VoucherState {
  return {
    ...state,
    ...createFreshDraft(entry, fresh, carriedValues),
    isRestored: false,
    isTried: false,
    failure: undefined,
    focus: { on: "first" },
  };
}

/** The state with its derived values: quantities in own units, and the price question. */
export function withDerived({ definition, correction }: Entry, state: VoucherState): VoucherState {
  const countedVoucher = withOwnUnits(definition, state.voucher, createUnitLookup(state.items));
  const now = buildPriceQuestion(definition, countedVoucher, correction);
  return { ...state, counted: countedVoucher, prices: { ...state.prices, now } };
}

export function askPricesAtOnce(state: VoucherState): VoucherState {
  return { ...state, prices: { ...state.prices, asked: state.prices.now } };
}

function createFreshDraft(
  { definition, correction, heldDocument }: Entry,
  fresh: NewEntry,
  carriedValues: FieldValues = {},
): Draft {
  const draft = createDraft(definition, fresh, carriedValues);
  if (heldDocument) return { ...draft, voucher: toHeldVoucher(definition, heldDocument, fresh.today) };
  return correction
    ? { ...draft, voucher: toTypedVoucher(definition, correction.input, correction.proposed) }
    : draft;
}

const NO_VALUES: VoucherValues = { fields: {}, lines: [] };
