import type { FieldProblem } from "@vanbook/sdk";
import type { Message, Said } from "@vanbook/sdk/rules";
import type { Schema } from "@vanbook/sdk";
import { typedVoucher, type Correction } from "../correction.ts";
import type { AnyVoucher, FieldValues, VoucherValues } from "../definition.ts";
import { newDraft, type Draft } from "../draft.ts";
import type { Figures } from "../pricing.ts";
import type { DocumentLine } from "../proposal.ts";
import { unitsIn, withOwnUnits, type ItemsWithUnits } from "../units/own-units.ts";
import type { VoucherFailure } from "../voucher-failure.ts";
import { questionOf } from "./price-question.ts";

/** What is entered: no action changes it. */
export interface Entry {
  definition: AnyVoucher;
  /** The posted document that is corrected; without one a new voucher is entered. */
  correction: Correction | undefined;
}

/** Everything that changes while a voucher is entered. */
export interface VoucherState extends Draft {
  /** `voucher` with its quantities in the items' own units. */
  counted: VoucherValues;
  /** The items by their ids, with the units in which a quantity may be typed; undefined until their list has arrived. */
  items: ItemsWithUnits | undefined;
  /** What is shown was typed before the page was opened. */
  isRestored: boolean;
  /** Somebody has tried to post it: from then on its faults are shown. */
  isTried: boolean;
  prices: PricesState;
  proposal: ProposalState;
  /** It was sent, and has no answer yet. */
  isPosting: boolean;
  /** What was posted last, until something is typed of the next. */
  posted: Posted | undefined;
  /** What was typed of it. */
  last: VoucherValues | undefined;
  /** Why it was refused, or which pasted names no list has. */
  failure: VoucherFailure | undefined;
  /** Where the focus is to go; each request is a new object. */
  focus: FocusRequest | undefined;
}

/** What the server makes of what is typed. A question is identified by its text. */
export interface PricesState {
  /** The question about what is typed now; undefined while too little is typed. */
  now: string | undefined;
  /** The question that was asked, a moment after the last key. */
  asked: string | undefined;
  /** The last answer with figures, and its question. */
  answer: { question: string; figures: PricedAnswer } | undefined;
  /** Why the question can't be priced. */
  refusal: ({ question: string } & PriceRefusal) | undefined;
}

/** What an operation that prices answers. */
export interface PricedAnswer {
  /** Absent for a voucher without lines. */
  lines?: readonly Figures[];
  warnings?: readonly Message[];
  /** Why the server would refuse to post it now. */
  refusals?: readonly Message[];
}

/** Why the server priced nothing: without words where its answer was lost. */
export interface PriceRefusal {
  said: Said | undefined;
  fields: readonly FieldProblem[];
}

/** The lines of the document that is chosen in the head. */
export interface ProposalState {
  document: string | undefined;
  lines: readonly DocumentLine[] | undefined;
  isFailed: boolean;
  /** How often somebody has asked for them again. */
  retries: number;
}

/** `first`: the field where a voucher begins. `fault`: a field that is not valid. `refusal`: the field that the server refused, else the message above all fields. */
export type FocusRequest =
  | { on: "first" }
  | { on: "fault"; field: string }
  | { on: "refusal"; field: string | undefined };

/** The answer of every operation that posts, and of the one that places an order. */
export type Posted = Schema<"PostedDocument"> | Schema<"PlacedOrder">;

/** What a new voucher needs from outside: an id, the date, and the day of the voucher before it. */
export interface NewEntry {
  clientId: string;
  today: string;
  day: FieldValues;
}

/** A voucher that nobody has begun; of a correction, the document as it was posted. */
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

/** The state with a voucher that nobody has begun; `kept` are the values of the one before that stay. */
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

/** The state with what follows from the typed values: the quantities in own units, and the question about prices. */
export function withDerived({ definition, correction }: Entry, state: VoucherState): VoucherState {
  const counted = withOwnUnits(definition, state.voucher, unitsIn(state.items));
  const now = questionOf(definition, counted, correction);
  return { ...state, counted, prices: { ...state.prices, now } };
}

/** The state when a form is opened: what stands there then is priced without waiting for a key. */
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
