import { reduceArrival } from "./reduce-arrival.ts";
import { reducePosting } from "./reduce-posting.ts";
import { reduceTyping } from "./reduce-typing.ts";
import type { VoucherAction } from "./voucher-actions.ts";
import { askPricesAtOnce, withDerived, type Entry, type VoucherState } from "./voucher-state.ts";

/** The state after an action; the only way to change a voucher. */
export function reduceVoucher(entry: Entry, before: VoucherState, action: VoucherAction): VoucherState {
  const after = reduceAction(entry, before, action);
  if (after.voucher === before.voucher && after.items === before.items) return after;
  const state = withDerived(entry, after);
  return action.type === "draftRestored" ? askPricesAtOnce(state) : state;
}

function reduceAction(entry: Entry, state: VoucherState, action: VoucherAction): VoucherState {
  switch (action.type) {
    case "unitsArrived":
    case "pricesAsked":
    case "pricesArrived":
    case "pricesRefused":
    case "proposalAsked":
    case "proposalArrived":
    case "proposalFailed":
    case "proposalAskedAgain":
      return reduceArrival(entry, state, action);
    case "postingAsked":
    case "postingAnswered":
    case "postingRefused":
      return reducePosting(entry, state, action);
    case "fieldChanged":
    case "figureLeft":
    case "lineRemoved":
    case "linesPasted":
    case "lastRepeated":
    case "lastNarrationRepeated":
    case "cleared":
    case "draftRestored":
      return reduceTyping(entry, state, action);
  }
}
