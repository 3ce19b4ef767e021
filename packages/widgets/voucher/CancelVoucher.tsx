import { useQueryClient } from "@tanstack/react-query";
import { randomKey, type Answer, type OperationId } from "@vanbook/sdk";
import { useState, type KeyboardEvent } from "react";
import { styled } from "styled-components";
import { FailureBanner } from "../form/FailureBanner.tsx";
import { Banner } from "../parts/Banner.tsx";
import { Button } from "../parts/Button.tsx";
import { Dialog } from "../parts/Dialog.tsx";
import { TextField } from "../parts/TextField.tsx";
import { useSingleMutation } from "../provider/use-single-mutation.ts";
import { voucherViewText } from "../../sdk/generated/text/en-IN/voucher-view.ts";
import { useText, useTextOf, useTranslate } from "../text/use-text.ts";
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

/**
 * Also asks for the reason. Ctrl+Enter confirms. A refusal is shown in the server's words; notices
 * of the cancellation stay until the user closes them.
 */
export function CancelVoucher({ document, id, kind, voucherNo, onClose, onCancelled }: CancelVoucherProps) {
  const text = useTextOf("voucherView", voucherViewText);
  const translate = useTranslate();
  const cache = useQueryClient();
  const { close } = useText();
  const [reason, setReason] = useState("");
  const [notices, setNotices] = useState<Notices>([]);
  // The same key for every try, so that the voucher is cancelled only once.
  const [idempotencyKey] = useState(randomKey);
  const mutation = useSingleMutation({
    request: (client, givenReason: string) =>
      client[document].cancel({ id, ...(givenReason !== "" && { reason: givenReason }) }, { idempotencyKey }),
    onDone: ({ warnings }) => (warnings.length > 0 ? setNotices(warnings) : finish()),
  });
  function finish() {
    onClose();
    onCancelled?.();
    askAnew(cache);
  }
  const isRunning = mutation.sent !== undefined;
  const cancel = () => mutation.mutate(reason.trim());
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!isRunning) cancel();
  };
  if (notices.length > 0)
    return (
      <Dialog
        title={text.cancelled(translate(kind), voucherNo)}
        isOpen
        onClose={finish}
        size="narrow"
        isQuestion
        footer={<Button onPress={finish}>{close}</Button>}
      >
        <Question>
          {notices.map((notice) => (
            <Banner key={notice.message} tone="warn" title={notice} />
          ))}
        </Question>
      </Dialog>
    );
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

type Notices = Answer<`${PostedDocuments}.cancel`>["warnings"];

const Question = styled.div`
  display: grid;
  gap: var(--vb-space-3);
`;
