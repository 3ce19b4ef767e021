import { randomKey, type Schema } from "@vanbook/sdk";
import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { gstFilingText } from "../../../sdk/generated/text/en-IN/gst-filing.ts";
import { FailureBanner } from "../../form/FailureBanner.tsx";
import { Button } from "../../parts/Button.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { lazyPart } from "../../parts/lazy-part.ts";
import { TextField } from "../../parts/TextField.tsx";
import { useSingleMutation } from "../../provider/use-single-mutation.ts";
import { useToday } from "../../provider/use-vanbook.ts";
import { useText, useTextOf } from "../../text/use-text.ts";
import { askAnew } from "../../voucher/after-posting.ts";
import { Part } from "../ReturnFrame.tsx";
import { formatMonth } from "./filing-columns.ts";

interface MarkFiledProps {
  dueReturn: Schema<"DueReturn">;
  onClose: () => void;
}

/** Asks for the day and the ARN of the portal, and marks a return as filed. */
export function MarkFiled({ dueReturn: { form, period, kind }, onClose }: MarkFiledProps) {
  const text = useTextOf("gstFiling", gstFilingText);
  const { close } = useText();
  const cache = useQueryClient();
  const today = useToday();
  const [filedOn, setFiledOn] = useState<string | null>(today);
  const [arn, setArn] = useState("");
  // The same key for every try, so that a return is marked only once.
  const [idempotencyKey] = useState(randomKey);
  const mutation = useSingleMutation({
    request: (client, input: { filedOn: string; arn: string }) =>
      client.gst.file({ form, period, kind, ...input }, { idempotencyKey, timeout: REQUEST_TIMEOUT_MS }),
    onDone: () => {
      onClose();
      askAnew(cache);
    },
  });
  const isReady = filedOn !== null && arn.trim() !== "";
  return (
    <Dialog
      title={text.markTitle(form, formatMonth(period))}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{close}</Button>
          <Button
            variant="primary"
            isDisabled={!isReady}
            pendingLabel={mutation.sent !== undefined && text.marking}
            onPress={() => filedOn !== null && mutation.mutate({ filedOn, arn: arn.trim().toUpperCase() })}
          >
            {text.mark}
          </Button>
        </>
      }
    >
      <Part>
        <FailureBanner problem={mutation.error} words={text.notMarked} />
        <p>{text.markHelp}</p>
        <Suspense fallback={<span className="vb-field" />}>
          <DateField label={text.filedOn} value={filedOn} onChange={setFiledOn} />
        </Suspense>
        <TextField label={text.arn} value={arn} onChange={setArn} maxLength={ARN_LENGTH} />
      </Part>
    </Dialog>
  );
}

const ARN_LENGTH = 15;
const REQUEST_TIMEOUT_MS = 120_000;

const DateField = lazyPart(() => import("../../parts/dates/DateField.tsx").then((part) => part.DateField));
