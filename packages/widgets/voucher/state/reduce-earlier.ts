/** Which of the vouchers that were posted before is looked at beside the new one. */
export interface EarlierState {
  /** The voucher that was opened, and its id since it was corrected; undefined while the new one is shown. */
  shown: { opened: number; now: number } | undefined;
  /** There is no earlier one. */
  isEnd: boolean;
  /** Why the next one in this direction could not be found. */
  failure: { error: Error; by: Step } | undefined;
  /** It is asked whether to cancel the one that is shown. */
  isCancelAsked: boolean;
  /** What is said of the one that was cancelled last. */
  cancelled: string | undefined;
}

/** To the voucher that was posted before (1), or after (-1). */
export type Step = 1 | -1;

export type EarlierAction =
  /** The next one was looked for: its id, null for the new one, undefined where there is none. */
  | { type: "turned"; by: Step; found: number | null | undefined }
  | { type: "turnFailed"; by: Step; error: Error }
  | { type: "cancelAsked"; isAsked: boolean }
  | { type: "cancelled"; words: string }
  /** The one that is shown was corrected: it is another voucher since, under its own number. */
  | { type: "corrected"; voucherId: number }
  /** The new one was posted. */
  | { type: "posted" };

/** The new voucher is shown, and nobody has looked for another. */
export const NEW_SHOWN: EarlierState = {
  shown: undefined,
  isEnd: false,
  failure: undefined,
  isCancelAsked: false,
  cancelled: undefined,
};

/** The state after an action. */
export function reduceEarlier(state: EarlierState, action: EarlierAction): EarlierState {
  switch (action.type) {
    case "turned": {
      const { by, found } = action;
      const turned = { ...state, failure: undefined, isEnd: found === undefined && by === 1 };
      if (found === undefined) return turned;
      const shown = found === null ? undefined : { opened: found, now: found };
      return { ...turned, isCancelAsked: false, shown };
    }
    case "turnFailed":
      return { ...state, failure: { error: action.error, by: action.by } };
    case "cancelAsked":
      return { ...state, isCancelAsked: action.isAsked && state.shown !== undefined };
    case "cancelled":
      return { ...state, isCancelAsked: false, cancelled: action.words, shown: undefined };
    case "corrected":
      return state.shown ? { ...state, shown: { ...state.shown, now: action.voucherId } } : state;
    case "posted":
      return { ...state, cancelled: undefined };
  }
}
