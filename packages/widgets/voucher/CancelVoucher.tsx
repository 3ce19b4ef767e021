import { useQueryClient } from "@tanstack/react-query";
import { randomKey, type OperationId } from "@vanbook/sdk";
import { useState, type KeyboardEvent } from "react";
import { styled } from "styled-components";
import { FailureBanner } from "../form/FailureBanner.tsx";
import { Button } from "../parts/Button.tsx";
import { Dialog } from "../parts/Dialog.tsx";
import { useToast } from "../parts/toast/Toast.tsx";
import { TextField } from "../parts/TextField.tsx";
import { useSingleMutation } from "../provider/use-single-mutation.ts";
import { voucherViewText } from "../../sdk/generated/text/en-IN/voucher-view.ts";
import { useTextOf, useTranslate } from "../text/use-text.ts";
import { askAnew } from "./after-posting.ts";

export interface CancelVoucherProps {
  document: PostedDocuments;
  /** The document's id, or the voucher's id if there is no document. */
  id: number;
  kind: string;
  voucherNo: string;
  onClose: () => void;
  onCancelled?: () => void;
}

export type PostedDocuments = Exclude<
  OperationId extends infer Op ? (Op extends `${infer Name}.cancel` ? Name : never) : never,
  "orders"
>;

/** Also asks for the reason. Ctrl+Enter confirms. A refusal is shown in the server's words. */
export function CancelVoucher({ document, id, kind, voucherNo, onClose, onCancelled }: CancelVoucherProps) {
  const text = useTextOf("voucherView", voucherViewText);
  const translate = useTranslate();
  const cache = useQueryClient();
  const showToast = useToast();
  const [reason, setReason] = useState("");
  // The same key for every try, so that the voucher is cancelled only once.
  const [idempotencyKey] = useState(randomKey);
  const mutation = useSingleMutation({
    request: (client, givenReason: string) =>
      client[document].cancel({ id, ...(givenReason !== "" && { reason: givenReason }) }, { idempotencyKey }),
    onDone: ({ warnings }) => {
      for (const warning of warnings) showToast(warning, "warn");
      onClose();
      onCancelled?.();
      askAnew(cache);
    },
  });
  const isRunning = mutation.sent !== undefined;
  const cancel = () => mutation.mutate(reason.trim());
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!isRunning) cancel();
  };
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
          <Button variant="danger" pendingLabel={isRunning && text.cancelling} onPress={cancel}>
            {text.cancel}
          </Button>
        </>
      }
    >
      <Question onKeyDownCapture={onKey}>
        <FailureBanner problem={mutation.error} words={text.notCancelled} />
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
`;
