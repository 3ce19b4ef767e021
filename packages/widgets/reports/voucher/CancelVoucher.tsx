import { useQueryClient } from "@tanstack/react-query";
import { randomKey } from "@vanbook/sdk";
import { useState } from "react";
import { styled } from "styled-components";
import { failureOf, type Failure } from "../../master/master-failure.ts";
import { Banner } from "../../parts/Banner.tsx";
import { Button } from "../../parts/Button.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { TextField } from "../../parts/TextField.tsx";
import { useSingleMutation } from "../../provider/use-single-mutation.ts";
import { useVanbook } from "../../provider/use-vanbook.ts";
import { useTranslate } from "../../text/use-text.ts";
import { useVoucherViewText } from "../../text/use-voucher-view-text.ts";
import type { PostedDocuments } from "./voucher-kinds.ts";

export interface CancelVoucherProps {
  document: PostedDocuments;
  /** What its operation takes: the document's id, or the voucher's where there is no document. */
  id: number;
  /** "Journal": what the question calls it. */
  kind: string;
  voucherNo: string;
  onClose: () => void;
}

/** Asks whether a voucher is to be cancelled, and why; the server's refusal is said in its own words. */
export function CancelVoucher({ document, id, kind, voucherNo, onClose }: CancelVoucherProps) {
  const text = useVoucherViewText();
  const translate = useTranslate();
  const client = useVanbook();
  const cache = useQueryClient();
  const [reason, setReason] = useState("");
  const [failure, setFailure] = useState<Failure>();
  // Cancelled once, however often it is sent.
  const [idempotencyKey] = useState(randomKey);
  const mutation = useSingleMutation({
    request: (given: string) =>
      client[document].cancel({ id, ...(given !== "" && { reason: given }) }, { idempotencyKey }),
    onDone: () => {
      onClose();
      void cache.invalidateQueries({ predicate: ({ queryKey: [about] }) => about !== "look-up" });
    },
    onFailed: (problem) => setFailure(failureOf(problem, text.notCancelled)),
  });
  const isRunning = mutation.sent !== undefined;
  return (
    <Dialog
      title={text.cancelTitle(translate(kind), voucherNo)}
      isOpen
      onClose={onClose}
      size="narrow"
      isQuestion
      footer={
        <>
          <Button onPress={onClose}>{text.keep}</Button>
          <Button
            variant="danger"
            pendingLabel={isRunning && text.cancelling}
            onPress={() => mutation.mutate(reason.trim())}
          >
            {text.cancel}
          </Button>
        </>
      }
    >
      <Question>
        {failure && (
          <Banner title={translate(failure.title)} detail={failure.detail} requestId={failure.requestId} />
        )}
        <p>{text.cancelQuestion}</p>
        <TextField
          label={text.cancelReason}
          description={text.reasonHelp}
          value={reason}
          onChange={setReason}
          maxLength={300}
          isLong
          autoFocus
        />
      </Question>
    </Dialog>
  );
}

const Question = styled.div`
  display: grid;
  gap: var(--vb-space-3);
  p {
    margin: 0;
  }
`;
