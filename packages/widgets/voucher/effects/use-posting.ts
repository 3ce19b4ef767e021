import { useQueryClient } from "@tanstack/react-query";
import { useEffect, type Dispatch } from "react";
import { invoke } from "../../form/invoke.ts";
import { useLatest } from "../../react-18/use-latest.ts";
import { useSingleMutation } from "../../provider/use-single-mutation.ts";
import { useToday } from "../../provider/use-vanbook.ts";
import { useMastersText } from "../../text/use-masters-text.ts";
import { askAnew } from "../after-posting.ts";
import { keepDay } from "../entered-day.ts";
import { wrapHeldRequest } from "../held.ts";
import { renameChoices } from "../sent-as.ts";
import { getOperationId, selectDocument } from "../state/select-document.ts";
import type { PostingAction } from "../state/voucher-actions.ts";
import type { Entry, NewEntry, Posted, VoucherState } from "../state/voucher-state.ts";
import { toVoucherFailure } from "../voucher-failure.ts";

interface PostingOptions {
  newEntry: () => NewEntry;
  onPosted: ((answer: Posted) => void) | undefined;
}

export function usePosting(
  entry: Entry,
  state: VoucherState,
  dispatch: Dispatch<PostingAction>,
  { newEntry, onPosted }: PostingOptions,
): void {
  const { definition, correction, heldDocument } = entry;
  const { voucher, isPosting } = state;
  const cache = useQueryClient();
  const today = useToday();
  const { voucherEntry: text } = useMastersText();
  const mutation = useSingleMutation({
    request: (client, { sent, idempotencyKey }: { sent: object; idempotencyKey: string }) =>
      invoke(client, getOperationId(entry), sent, { idempotencyKey }),
    onDone: (answer) => {
      const postedVoucher = answer as Posted; // every posting operation returns this type
      if (!correction && !heldDocument) keepDay(cache, definition, voucher.fields, today);
      dispatch({ type: "postingAnswered", answer: postedVoucher, fresh: newEntry() });
      askAnew(cache);
      onPosted?.(postedVoucher);
    },
    onFailed: (problem) =>
      dispatch({
        type: "postingRefused",
        failure: toVoucherFailure(problem, definition, voucher, text),
      }),
  });
  const send = useLatest(() => {
    const request = renameChoices(definition, cache, voucher.fields, selectDocument(entry, state));
    const sentRequest = heldDocument ? wrapHeldRequest(definition, heldDocument, request) : request;
    mutation.mutate({ sent: sentRequest, idempotencyKey: state.clientId });
  });
  useEffect(() => {
    if (isPosting) send();
  }, [isPosting, send]);
}
