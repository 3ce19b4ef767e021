import { randomKey, type Schema } from "@vanbook/sdk";
import { useState } from "react";
import { styled } from "styled-components";
import { useRead } from "../../form/use-read.ts";
import { Banner } from "../../parts/Banner.tsx";
import { Button } from "../../parts/Button.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { Select } from "../../parts/Select.tsx";
import { Skeleton } from "../../parts/Skeleton.tsx";
import { useToast } from "../../parts/toast/Toast.tsx";
import { useSingleMutation } from "../../provider/use-single-mutation.ts";
import { reminderText } from "../../../sdk/generated/text/en-IN/reminder.ts";
import { useText, useTextOf } from "../../text/use-text.ts";

export interface ReminderDialogProps {
  customerId: number;
  onClose: () => void;
}

type Language = Schema<"ReminderLanguage">;

export function ReminderDialog({ customerId, onClose }: ReminderDialogProps) {
  const text = useTextOf("reminder", reminderText);
  const { cancel } = useText();
  const toast = useToast();
  const [language, setLanguage] = useState<Language>("en");
  // Idempotency key: a double press or a retry after a lost response sends only one reminder.
  const [key] = useState(randomKey);
  const { data, error, refetch } = useRead({
    operation: "reminders.read",
    args: { id: customerId, language },
    // No cache: the reminder must list what is open now.
    staleTime: 0,
    gcTime: 0,
  });
  const sending = useSingleMutation({
    request: (client, message: string) =>
      client.reminders.send({ id: customerId, language, text: message }, { idempotencyKey: key }),
    onDone: ({ number }) => {
      toast(text.sent(number), "ok", data?.name);
      onClose();
    },
    onFailed: () => void refetch(),
  });
  const name = data?.name ?? "";
  const may = data !== undefined && data.number !== null && data.text !== "";
  return (
    <Dialog
      title={name === "" ? text.remind : text.title(name)}
      isOpen
      onClose={onClose}
      isQuestion
      footer={
        <>
          <Button onPress={onClose}>{cancel}</Button>
          <Button
            variant="primary"
            isDisabled={!may}
            pendingLabel={sending.sent !== undefined && text.sending}
            onPress={() => may && sending.mutate(data.text)}
          >
            {text.send}
          </Button>
        </>
      }
    >
      {sending.error && <Banner title={text.failed} error={sending.error} />}
      {error && <Banner title={text.notRead} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height="8em" />}
      {data && data.text === "" && <p>{text.nothingOwed(name)}</p>}
      {data && data.text !== "" && (
        <>
          <p>{data.number === null ? text.noNumber(name) : text.to(data.number)}</p>
          <Message lang={language}>{data.text}</Message>
          <Select
            label={text.language}
            options={REMINDER_LANGUAGES}
            value={language}
            onChange={(value) => setLanguage((value ?? "en") as Language)} // one of the options
          />
        </>
      )}
    </Dialog>
  );
}

const REMINDER_LANGUAGES: readonly { value: Language; label: string }[] = [
  { value: "en", label: "English" },
  { value: "hi", label: "हिन्दी" },
  { value: "ml", label: "മലയാളം" },
];

const Message = styled.p`
  margin-block: var(--vb-space-2) var(--vb-space-4);
  padding: var(--vb-space-3);
  border: var(--vb-hairline) solid var(--vb-line);
  border-radius: var(--vb-radius-l);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
