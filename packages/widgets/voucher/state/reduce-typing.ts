import type { AnyVoucher, VoucherValues } from "../definition.ts";
import { withChosen } from "../proposed-lines.ts";
import { calculateField, withChanged, withLines } from "./edited-voucher.ts";
import type { TypingAction } from "./voucher-actions.ts";
import { withNewDraft, type Entry, type VoucherState } from "./voucher-state.ts";

export function reduceTyping(entry: Entry, state: VoucherState, action: TypingAction): VoucherState {
  const { definition } = entry;
  switch (action.type) {
    case "fieldChanged":
      return editVoucher(definition, state, (voucher) => withChanged(definition, voucher, action));
    case "figureLeft":
      return { ...state, voucher: calculateField(definition, state.counted, action.field, action.line) };
    case "lineRemoved":
      return editVoucher(definition, state, (voucher) =>
        withLines(
          definition,
          voucher,
          voucher.lines.filter(({ key }) => key !== action.line),
        ),
      );
    case "linesPasted": {
      const { lines, failure } = action;
      const pastedState = editVoucher(definition, state, (voucher) => ({ ...voucher, lines }));
      return pastedState === state ? state : { ...pastedState, failure };
    }
    case "lastRepeated":
      return repeatLastVoucher(definition, state);
    case "lastNarrationRepeated": {
      const { narration } = state.last?.fields ?? {};
      if (!narration) return state;
      return editVoucher(definition, state, (voucher) => ({
        ...voucher,
        fields: { ...voucher.fields, narration },
      }));
    }
    case "cleared":
      return withNewDraft(entry, state, action.fresh);
    case "draftRestored": {
      const { clientId, voucher } = action.draft;
      return { ...state, clientId, voucher, isRestored: true };
    }
  }
}

/** Nothing changes while the voucher is being posted. */
function editVoucher(
  definition: AnyVoucher,
  state: VoucherState,
  change: (voucher: VoucherValues) => VoucherValues,
): VoucherState {
  if (state.isPosting) return state;
  const voucher = withChosen(definition, change(state.voucher));
  return { ...state, voucher, failure: undefined, posted: undefined };
}

function repeatLastVoucher(definition: AnyVoucher, state: VoucherState): VoucherState {
  const { last } = state;
  if (!last) return state;
  const changedState = editVoucher(definition, state, ({ fields: { date = null } }) => ({
    ...last,
    fields: { ...last.fields, date },
  }));
  return { ...changedState, focus: { on: "first" } };
}
