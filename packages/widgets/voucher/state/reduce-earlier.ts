/** The previously posted voucher that is shown instead of the new one. */
export interface EarlierState {
  /** The opened voucher, and its current id after corrections; undefined while the new one is shown. */
  shown: { opened: number; now: number } | undefined;
  /** There is no earlier voucher. */
  isEnd: boolean;
  /** Why the next one in this direction could not be found. */
  failure: { error: Error; by: Step } | undefined;
  /** The question whether to cancel is open. */
  isCancelAsked: boolean;
  /** Message about the last cancelled voucher. */
  cancelled: string | undefined;
}

/** 1: the voucher posted before; -1: the one posted after. */
export type Step = 1 | -1;

export type EarlierAction =
  /** The next one was looked up: its id, null for the new one, undefined if there is none. */
  | { type: "turned"; by: Step; found: number | null | undefined }
  | { type: "turnFailed"; by: Step; error: Error }
  | { type: "cancelAsked"; isAsked: boolean }
  | { type: "cancelled"; words: string }
  /** The shown voucher was corrected: it has a new id and keeps its number. */
  | { type: "corrected"; voucherId: number }
  /** The new voucher was posted. */
  | { type: "posted" };

/** The new voucher is shown, and no other was looked for. */
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
