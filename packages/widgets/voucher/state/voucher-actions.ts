import type { VoucherLine } from "../definition.ts";
import type { Draft } from "../draft.ts";
import type { DocumentLine } from "../proposal.ts";
import type { ItemsWithUnits } from "../units/own-units.ts";
import type { VoucherFailure } from "../voucher-failure.ts";
import type { NewEntry, Posted, PricedAnswer, PriceRefusal } from "./voucher-state.ts";

/** Everything that can happen to a voucher while it is entered. Ids, dates and words come in with it. */
export type VoucherAction = TypingAction | ArrivalAction | PostingAction;

/** What the user does. */
export type TypingAction =
  /** A field was typed into or chosen: of the line with the key `line`, else of the head. */
  | { type: "fieldChanged"; field: string; line?: number | undefined; value: string | null }
  /** A figure was left: `12*45` becomes 540. */
  | { type: "figureLeft"; field: string; line?: number | undefined }
  | { type: "lineRemoved"; line: number }
  /** Cells of a spreadsheet were pasted: all lines as they are with them; `failure` names what no list has. */
  | { type: "linesPasted"; lines: readonly VoucherLine[]; failure?: VoucherFailure | undefined }
  /** Begins again with what was posted last, on the day that stands there. */
  | { type: "lastRepeated" }
  | { type: "lastNarrationRepeated" }
  | { type: "cleared"; fresh: NewEntry }
  | { type: "draftRestored"; draft: Draft };

/** An answer arrived that was asked for while somebody types. */
export type ArrivalAction =
  | { type: "unitsArrived"; items: ItemsWithUnits | undefined }
  | { type: "pricesAsked"; question: string | undefined }
  | { type: "pricesArrived"; question: string; figures: PricedAnswer }
  | { type: "pricesRefused"; question: string; refusal: PriceRefusal }
  /** The lines of a document are on their way; `lines` are those that were read before. */
  | { type: "proposalAsked"; document: string; lines: readonly DocumentLine[] | undefined }
  | { type: "proposalArrived"; document: string; lines: readonly DocumentLine[] }
  | { type: "proposalFailed"; document: string }
  | { type: "proposalAskedAgain" };

export type PostingAction =
  | { type: "postingAsked" }
  | { type: "postingAnswered"; answer: Posted; fresh: NewEntry }
  | { type: "postingRefused"; failure: VoucherFailure };
