import { useEffect } from "react";
import { useMarkUnsaved } from "../../provider/unsaved.ts";
import { useVanbookContext } from "../../provider/use-vanbook.ts";
import { placeOf } from "../correction.ts";
import { keepDraft } from "../draft.ts";
import type { Entry, VoucherState } from "../state/voucher-state.ts";

/** Saves the draft if the host stores drafts; otherwise the page asks before the user leaves it. */
export function useKeptDraft(
  { definition, correction, heldDocument }: Entry,
  { clientId, voucher }: VoucherState,
  isBegun: boolean,
): void {
  const { drafts } = useVanbookContext();
  const place = placeOf(definition, correction, heldDocument);
  useEffect(
    () => keepDraft(definition, drafts, isBegun ? { clientId, voucher } : undefined, place),
    [definition, drafts, clientId, voucher, isBegun, place],
  );
  useMarkUnsaved(isBegun && drafts === undefined);
}
