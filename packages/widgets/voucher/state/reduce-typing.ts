import type { AnyVoucher, VoucherValues } from "../definition.ts";
import { withChosen } from "../proposed-lines.ts";
import { reckonedField, withChanged, withLines } from "./edited-voucher.ts";
import type { TypingAction } from "./voucher-actions.ts";
import { withNewDraft, type Entry, type VoucherState } from "./voucher-state.ts";

/** The state after the user has typed, chosen, pasted, removed or cleared something. */
export function reduceTyping(entry: Entry, state: VoucherState, action: TypingAction): VoucherState {
  const { definition } = entry;
  switch (action.type) {
    case "fieldChanged":
      return edited(definition, state, (voucher) => withChanged(definition, voucher, action));
    case "figureLeft":
      return { ...state, voucher: reckonedField(definition, state.counted, action.field, action.line) };
    case "lineRemoved":
      return edited(definition, state, (voucher) =>
        withLines(
          definition,
          voucher,
          voucher.lines.filter(({ key }) => key !== action.line),
        ),
      );
    case "linesPasted": {
      const { lines, failure } = action;
      const pasted = edited(definition, state, (voucher) => ({ ...voucher, lines }));
      return pasted === state ? state : { ...pasted, failure };
    }
    case "lastRepeated":
      return repeated(definition, state);
    case "lastNarrationRepeated": {
      const { narration } = state.last?.fields ?? {};
      if (!narration) return state;
      return edited(definition, state, (voucher) => ({
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

/** The state with a changed voucher. Nothing changes while the voucher is being posted. */
function edited(
  definition: AnyVoucher,
  state: VoucherState,
  change: (voucher: VoucherValues) => VoucherValues,
): VoucherState {
  if (state.isPosting) return state;
  const voucher = withChosen(definition, change(state.voucher));
  return { ...state, voucher, failure: undefined, posted: undefined };
}

function repeated(definition: AnyVoucher, state: VoucherState): VoucherState {
  const { last } = state;
  if (!last) return state;
  const changed = edited(definition, state, ({ fields: { date = null } }) => ({
    ...last,
    fields: { ...last.fields, date },
  }));
  return { ...changed, focus: { on: "first" } };
}
