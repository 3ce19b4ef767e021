import type { Answer } from "@vanbook/sdk";
import { useState } from "react";
import { defineMaster, type MasterProps } from "../master/define-master.tsx";
import { usePartnersText } from "./use-partners-text.ts";
import { NewSecret } from "./NewSecret.tsx";
import { EventTypesInput } from "./EventTypesInput.tsx";
import { webhookMaster } from "./webhook-master.ts";
import { formatMoment } from "../../sdk/format/wall-time.ts";
import { FailureBanner } from "../form/FailureBanner.tsx";
import { useMasterModel } from "../master/master-context.ts";
import { Banner } from "../parts/Banner.tsx";
import { Button } from "../parts/Button.tsx";
import { useToast } from "../parts/toast/Toast.tsx";
import { useSingleMutation } from "../provider/use-single-mutation.ts";
import { useVanbook } from "../provider/use-vanbook.ts";
import { describeFailure } from "../form/failure.ts";
import { RotationQuestion } from "./RotationQuestion.tsx";
import { WebhookLog } from "./WebhookLog.tsx";

/**
 * Keeps the addresses that events are posted to, tests and pauses them, and shows the result of
 * each event. A secret is shown only once.
 * @widget Partners
 * @element none: says where events are sent, and shows secrets: as ApiKeyMaster
 * @story Tested
 */
export function WebhookMaster({ slots, onSaved, ...props }: MasterProps) {
  const { webhooks: words } = usePartnersText();
  const [newSecret, setNewSecret] = useState<Answer<"webhooks.create">>();
  return (
    <>
      <Webhooks
        {...props}
        onSaved={(answer) => {
          if (isMade(answer)) setNewSecret(answer);
          onSaved?.(answer);
        }}
        slots={{ fields: <WebhookState />, buttons: <WebhookButtons onRotated={setNewSecret} />, ...slots }}
      />
      {newSecret && (
        <NewSecret
          name={newSecret.webhook.name ?? newSecret.webhook.url}
          secret={newSecret.secret}
          former={(newSecret.webhook.Version ?? 1) > 1 ? newSecret.webhook.formerUntil : undefined}
          words={words}
          onClose={() => setNewSecret(undefined)}
        />
      )}
    </>
  );
}

const Webhooks = defineMaster(webhookMaster, { inputs: { types: EventTypesInput } });

WebhookMaster.definition = Webhooks.definition;

function isMade(answer: unknown): answer is Answer<"webhooks.create"> {
  return typeof (answer as { secret?: unknown }).secret === "string";
}

/** Says that no event arrives, or that it is off and why, with a button to turn it on again. */
function WebhookState() {
  const { record, clear } = useMasterModel();
  const { webhooks: text } = usePartnersText();
  const toast = useToast();
  const mutation = useSingleMutation({
    request: (client) => client.webhooks.update({ id: Number(record?.["id"]), active: true }),
    invalidates: "all",
    onDone: () => {
      toast(text.turnedOn);
      clear();
    },
  });
  if (!record) return null;
  const since = record["failingSince"];
  if (record["active"] === true)
    return typeof since === "string" ? (
      <Banner
        tone="warn"
        title={text.failingSince(formatMoment(new Date(since)))}
        detail={text.failingWords}
      />
    ) : null;
  const at = typeof record["offAt"] === "string" ? formatMoment(new Date(record["offAt"])) : null;
  return (
    <>
      <Banner
        tone="warn"
        title={at === null ? text.off : text.offSince(at)}
        detail={typeof record["offReason"] === "string" ? record["offReason"] : undefined}
      >
        <Button
          pendingLabel={mutation.sent !== undefined && text.turningOn}
          onPress={() => mutation.mutate({})}
        >
          {text.turnOn}
        </Button>
      </Banner>
      <FailureBanner problem={mutation.error} words={text.turnOnFailed} />
    </>
  );
}

function WebhookButtons({ onRotated }: { onRotated: (newSecret: Answer<"webhooks.rotate">) => void }) {
  const { record, pending, clear } = useMasterModel();
  const { webhooks: text } = usePartnersText();
  const client = useVanbook();
  const toast = useToast();
  const [shownDialog, setShownDialog] = useState<"log" | "rotation">();
  const id = Number(record?.["id"]);
  const test = useSingleMutation({
    request: () => client.webhooks.test({ webhookId: id }),
    onDone: () => setShownDialog("log"),
    onFailed: (problem) => toast(describeFailure(problem, text.testFailed).title, "error"),
  });
  const isIdle = record !== undefined && pending === undefined;
  const name = String(record?.["name"] ?? record?.["url"]);
  const close = () => setShownDialog(undefined);
  return (
    <>
      <Button isDisabled={!isIdle} onPress={() => setShownDialog("log")}>
        {text.log}
      </Button>
      <Button
        isDisabled={!isIdle || record["active"] !== true}
        pendingLabel={test.sent !== undefined && text.testing}
        onPress={() => test.mutate({})}
      >
        {text.test}
      </Button>
      <Button isDisabled={!isIdle} onPress={() => setShownDialog("rotation")}>
        {text.rotate}
      </Button>
      {shownDialog === "log" && record && <WebhookLog id={id} name={name} onClose={close} />}
      {shownDialog === "rotation" && record && (
        <RotationQuestion
          name={name}
          words={text}
          request={(minutes) => client.webhooks.rotate({ webhookId: id, minutes })}
          onRotated={(newSecret) => {
            clear();
            onRotated(newSecret);
          }}
          onClose={close}
        />
      )}
    </>
  );
}
