import type { VoucherLine } from "../definition.ts";
import type { Draft } from "../draft.ts";
import type { DocumentLine } from "../proposal.ts";
import type { ItemsWithUnits } from "../units/own-units.ts";
import type { VoucherFailure } from "../voucher-failure.ts";
import type { NewEntry, Posted, PricedAnswer, PriceRefusal } from "./voucher-state.ts";

/**
 * Everything that can happen to a voucher while it is entered. Ids, dates and texts are passed in.
 */
export type VoucherAction = TypingAction | ArrivalAction | PostingAction;

export type TypingAction =
  /** A field was typed or chosen, in the line with the key `line` or else in the head. */
  | { type: "fieldChanged"; field: string; line?: number | undefined; value: string | null }
  | { type: "figureLeft"; field: string; line?: number | undefined }
  | { type: "lineRemoved"; line: number }
  /**
   * Spreadsheet cells were pasted: `lines` is the result; `failure` names texts found in no list.
   */
  | { type: "linesPasted"; lines: readonly VoucherLine[]; failure?: VoucherFailure | undefined }
  | { type: "lastRepeated" }
  | { type: "lastNarrationRepeated" }
  | { type: "cleared"; fresh: NewEntry }
  | { type: "draftRestored"; draft: Draft };

export type ArrivalAction =
  | { type: "unitsArrived"; items: ItemsWithUnits | undefined }
  | { type: "pricesAsked"; question: string | undefined }
  | { type: "pricesArrived"; question: string; figures: PricedAnswer }
  | { type: "pricesRefused"; question: string; refusal: PriceRefusal }
  | { type: "proposalAsked"; document: string; lines: readonly DocumentLine[] | undefined }
  | { type: "proposalArrived"; document: string; lines: readonly DocumentLine[] }
  | { type: "proposalFailed"; document: string }
  | { type: "proposalAskedAgain" };

export type PostingAction =
  | { type: "postingAsked" }
  | { type: "postingAnswered"; answer: Posted; fresh: NewEntry }
  | { type: "postingRefused"; failure: VoucherFailure };
