import { useQueryClient } from "@tanstack/react-query";
import { randomKey } from "@vanbook/sdk";
import { useState } from "react";
import { styled } from "styled-components";
import { heldDocumentText } from "../../../sdk/generated/text/en-IN/held-document.ts";
import { FailureBanner } from "../../form/FailureBanner.tsx";
import { Button } from "../../parts/Button.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { TextField } from "../../parts/TextField.tsx";
import { useSingleMutation } from "../../provider/use-single-mutation.ts";
import { useTextOf } from "../../text/use-text.ts";
import { askAnew } from "../../voucher/after-posting.ts";

interface DiscardDocumentProps {
  id: number;
  onClose: () => void;
  onDiscarded: () => void;
}

/** Asks before a document that waits is discarded, and for the reason. */
export function DiscardDocument({ id, onClose, onDiscarded }: DiscardDocumentProps) {
  const text = useTextOf("heldDocument", heldDocumentText);
  const cache = useQueryClient();
  const [reason, setReason] = useState("");
  const [idempotencyKey] = useState(randomKey);
  const mutation = useSingleMutation({
    request: (client, givenReason: string) =>
      client.heldDocuments.discard(
        { id, ...(givenReason !== "" && { reason: givenReason }) },
        { idempotencyKey },
      ),
    onDone: () => {
      onDiscarded();
      askAnew(cache);
    },
  });
  const isRunning = mutation.sent !== undefined;
  return (
    <Dialog
      title={text.discardTitle}
      isOpen
      onClose={onClose}
      size="narrow"
      isQuestion
      footer={
        <>
          <Button onPress={onClose}>{text.keep}</Button>
          <Button
            variant="danger"
            pendingLabel={isRunning && text.discarding}
            onPress={() => mutation.mutate(reason.trim())}
          >
            {text.discard}
          </Button>
        </>
      }
    >
      <Question>
        <FailureBanner problem={mutation.error} words={text.notDiscarded} />
        <p>{text.discardQuestion}</p>
        <TextField label={text.reason} value={reason} onChange={setReason} maxLength={300} isLong autoFocus />
      </Question>
    </Dialog>
  );
}

const Question = styled.div`
  display: grid;
  gap: var(--vb-space-3);
`;
