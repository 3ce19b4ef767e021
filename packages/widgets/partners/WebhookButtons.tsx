import type { Answer } from "@vanbook/sdk";
import { useState } from "react";
import { failureOf } from "../form/failure.ts";
import { useMasterModel } from "../master/master-context.ts";
import { Button } from "../parts/Button.tsx";
import { useToast } from "../parts/toast/Toast.tsx";
import { useSingleMutation } from "../provider/use-single-mutation.ts";
import { useVanbook } from "../provider/use-vanbook.ts";
import { usePartnersText } from "./use-partners-text.ts";
import { RotationQuestion } from "./RotationQuestion.tsx";
import { WebhookLog } from "./WebhookLog.tsx";

/** The form's buttons for an endpoint: its log, a test event, and a new secret. */
export function WebhookButtons({ onRotated }: { onRotated: (made: Answer<"webhooks.rotate">) => void }) {
  const { record, pending, clear } = useMasterModel();
  const { webhooks: text } = usePartnersText();
  const client = useVanbook();
  const toast = useToast();
  const [shown, setShown] = useState<"log" | "rotation">();
  const id = Number(record?.["id"]);
  const test = useSingleMutation({
    request: () => client.webhooks.test({ webhookId: id }),
    onDone: () => setShown("log"),
    onFailed: (problem) => toast(failureOf(problem, text.testFailed).title, "error"),
  });
  const isIdle = record !== undefined && pending === undefined;
  const name = String(record?.["name"] ?? record?.["url"]);
  const close = () => setShown(undefined);
  return (
    <>
      <Button isDisabled={!isIdle} onPress={() => setShown("log")}>
        {text.log}
      </Button>
      <Button
        isDisabled={!isIdle || record["active"] !== true}
        pendingLabel={test.sent !== undefined && text.testing}
        onPress={() => test.mutate({})}
      >
        {text.test}
      </Button>
      <Button isDisabled={!isIdle} onPress={() => setShown("rotation")}>
        {text.rotate}
      </Button>
      {shown === "log" && record && <WebhookLog id={id} name={name} onClose={close} />}
      {shown === "rotation" && record && (
        <RotationQuestion
          name={name}
          words={text}
          request={(minutes) => client.webhooks.rotate({ webhookId: id, minutes })}
          onRotated={(made) => {
            clear();
            onRotated(made);
          }}
          onClose={close}
        />
      )}
    </>
  );
}
