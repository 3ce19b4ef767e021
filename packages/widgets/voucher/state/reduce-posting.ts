import type { AnyVoucher } from "../definition.ts";
import { findDrawnField, placedFaults } from "../placed-faults.ts";
import type { VoucherFailure } from "../voucher-failure.ts";
import { faultsOf, KEPT, reckonedVoucher } from "../voucher-values.ts";
import type { PostingAction } from "./voucher-actions.ts";
import { withNewDraft, type Entry, type VoucherState } from "./voucher-state.ts";

/** The state while a voucher is posted: attempted, sent, posted or refused. */
export function reducePosting(entry: Entry, state: VoucherState, action: PostingAction): VoucherState {
  switch (action.type) {
    case "postingAsked":
      return tried(entry.definition, state);
    case "postingAnswered": {
      const kept = Object.entries(state.voucher.fields).filter(([field]) => KEPT.has(field));
      return {
        ...withNewDraft(entry, state, action.fresh, Object.fromEntries(kept)),
        isPosting: false,
        posted: action.answer,
        last: state.voucher,
      };
    }
    case "postingRefused":
      return refused(entry.definition, state, action.failure);
  }
}

/** Posts the voucher if it is valid; otherwise shows its first fault. */
function tried(definition: AnyVoucher, state: VoucherState): VoucherState {
  if (state.isPosting) return state;
  const [fault] = Object.keys(faultsOf(definition, reckonedVoucher(definition, state.counted)));
  if (fault === undefined) return { ...state, isTried: true, isPosting: true };
  return { ...state, isTried: true, focus: { on: "fault", field: findDrawnField(state.voucher, fault) } };
}

function refused(definition: AnyVoucher, state: VoucherState, failure: VoucherFailure): VoucherState {
  const [fault] = Object.keys(placedFaults(definition, state.voucher, failure.faults));
  const field = fault === undefined ? undefined : findDrawnField(state.voucher, fault);
  return { ...state, isPosting: false, failure, focus: { on: "refusal", field } };
}
