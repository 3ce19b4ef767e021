import { useMemo, useReducer, type Dispatch } from "react";
import { useWriting, type Writing } from "../form/use-writing.ts";
import { useToday, useVanbookContext } from "../provider/use-vanbook.ts";
import { useTranslated } from "../text/use-translated.ts";
import { placeOf, type Correction } from "./correction.ts";
import type { AnyVoucher } from "./definition.ts";
import type { Held } from "./correction.ts";
import { loadDraft } from "./draft.ts";
import { useKeptDraft } from "./effects/use-kept-draft.ts";
import { useNewEntry } from "./effects/use-new-entry.ts";
import { usePosting } from "./effects/use-posting.ts";
import { usePrices } from "./effects/use-prices.ts";
import { useProposal } from "./effects/use-proposal.ts";
import { useUnits } from "./effects/use-units.ts";
import { reduceVoucher } from "./state/reduce-voucher.ts";
import { getOperationId, selectIsBegun } from "./state/select-document.ts";
import type { VoucherAction } from "./state/voucher-actions.ts";
import {
  createVoucherState,
  type Entry,
  type NewEntry,
  type Posted,
  type VoucherState,
} from "./state/voucher-state.ts";

/**
 * The model of a voucher form: values, state and the functions that change it, without its view.
 */
export interface VoucherModel {
  entry: Entry;
  state: VoucherState;
  dispatch: Dispatch<VoucherAction>;
  writing: Writing;
  isBegun: boolean;
  newEntry: () => NewEntry;
}

export interface VoucherOptions {
  isReadOnly?: boolean | undefined;
  onPosted?: ((answer: Posted) => void) | undefined;
  correction?: Correction | undefined;
  heldDocument?: Held | undefined;
}

/** The engine of manually entered vouchers: a reducer, and one effect per server request. */
export function useVoucher(
  sourceDefinition: AnyVoucher,
  { isReadOnly = false, onPosted, correction, heldDocument }: VoucherOptions = {},
): VoucherModel {
  const definition = useTranslated(sourceDefinition);
  const entry = useMemo(
    (): Entry => ({ definition, correction, heldDocument }),
    [definition, correction, heldDocument],
  );
  const { drafts } = useVanbookContext();
  const newEntry = useNewEntry(definition);
  const [state, dispatch] = useReducer(
    (before: VoucherState, action: VoucherAction) => reduceVoucher(entry, before, action),
    undefined,
    () => {
      const fresh = createVoucherState(entry, newEntry());
      const draft = loadDraft(definition, drafts, placeOf(definition, correction, heldDocument));
      return draft ? reduceVoucher(entry, fresh, { type: "draftRestored", draft }) : fresh;
    },
  );
  const isBegun = selectIsBegun(entry, state, useToday());
  useUnits(definition, dispatch);
  usePrices(state.prices, dispatch);
  useProposal(entry, state, dispatch);
  usePosting(entry, state, dispatch, { newEntry, onPosted });
  useKeptDraft(entry, state, isBegun);
  const writing = useWriting([getOperationId(entry)], isReadOnly);
  return { entry, state, dispatch, writing, isBegun, newEntry };
}
