import type { AnyVoucher } from "../definition.ts";
import { findDrawnField, placeFaults } from "../placed-faults.ts";
import type { VoucherFailure } from "../voucher-failure.ts";
import { findFaults, CARRIED_FIELDS, calculateVoucher } from "../voucher-values.ts";
import type { PostingAction } from "./voucher-actions.ts";
import { withNewDraft, type Entry, type VoucherState } from "./voucher-state.ts";

export function reducePosting(entry: Entry, state: VoucherState, action: PostingAction): VoucherState {
  switch (action.type) {
    case "postingAsked":
      return tryPosting(entry.definition, state);
    case "postingAnswered": {
      const keptFields = Object.entries(state.voucher.fields).filter(([field]) => CARRIED_FIELDS.has(field));
      return {
        ...withNewDraft(entry, state, action.fresh, Object.fromEntries(keptFields)),
        isPosting: false,
        posted: action.answer,
        last: state.voucher,
      };
    }
    case "postingRefused":
      return applyRefusal(entry.definition, state, action.failure);
  }
}

function tryPosting(definition: AnyVoucher, state: VoucherState): VoucherState {
  if (state.isPosting) return state;
  const [fault] = Object.keys(findFaults(definition, calculateVoucher(definition, state.counted)));
  if (fault === undefined) return { ...state, isTried: true, isPosting: true };
  return { ...state, isTried: true, focus: { on: "fault", field: findDrawnField(state.voucher, fault) } };
}

function applyRefusal(definition: AnyVoucher, state: VoucherState, failure: VoucherFailure): VoucherState {
  const [fault] = Object.keys(placeFaults(definition, state.voucher, failure.faults));
  const field = fault === undefined ? undefined : findDrawnField(state.voucher, fault);
  return { ...state, isPosting: false, failure, focus: { on: "refusal", field } };
}
