export interface EarlierState {
  /**
   * The opened voucher, and its current id after corrections; undefined while the new one is shown.
   */
  shown: { opened: number; now: number } | undefined;
  isEnd: boolean;
  /** Why the next voucher in this direction could not be found. */
  failure: { error: Error; by: Step } | undefined;
  isCancelAsked: boolean;
  cancelled: string | undefined;
}

/** 1: the voucher posted before; -1: the one posted after. */
export type Step = 1 | -1;

export type EarlierAction =
  /** The next voucher was looked up: its id, null for the new one, undefined if there is none. */
  | { type: "turned"; by: Step; found: number | null | undefined }
  | { type: "turnFailed"; by: Step; error: Error }
  | { type: "cancelAsked"; isAsked: boolean }
  | { type: "cancelled"; words: string }
  /** The shown voucher was corrected: it has a new id and keeps its number. */
  | { type: "corrected"; voucherId: number }
  | { type: "posted" };

export const NEW_SHOWN: EarlierState = {
  shown: undefined,
  isEnd: false,
  failure: undefined,
  isCancelAsked: false,
  cancelled: undefined,
};

export function reduceEarlier(state: EarlierState, action: EarlierAction): EarlierState {
  switch (action.type) {
    case "turned": {
      const { by, found } = action;
      const turnedState = { ...state, failure: undefined, isEnd: found === undefined && by === 1 };
      if (found === undefined) return turnedState;
      const shownVoucher = found === null ? undefined : { opened: found, now: found };
      return { ...turnedState, isCancelAsked: false, shown: shownVoucher };
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
