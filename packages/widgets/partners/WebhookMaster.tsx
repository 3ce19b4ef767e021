import type { Answer } from "@vanbook/sdk";
import { useState } from "react";
import { defineMaster, type MasterProps } from "../master/define-master.tsx";
import { usePartnersText } from "./use-partners-text.ts";
import { NewSecret } from "./NewSecret.tsx";
import { WebhookButtons } from "./WebhookButtons.tsx";
import { WebhookState } from "./WebhookState.tsx";
import { EventTypesInput } from "./EventTypesInput.tsx";
import { webhookMaster } from "./webhook-master.ts";

/**
 * Keeps the addresses that events are posted to, tests and pauses them, and shows what became of each event. A secret is shown once.
 * @widget Partners
 * @element none: says where events are sent, and shows secrets: as ApiKeyMaster
 * @story Tested
 */
export function WebhookMaster({ slots, onSaved, ...props }: MasterProps) {
  const { webhooks: words } = usePartnersText();
  const [made, setMade] = useState<Answer<"webhooks.create">>();
  return (
    <>
      <Webhooks
        {...props}
        onSaved={(answer) => {
          if (isMade(answer)) setMade(answer);
          onSaved?.(answer);
        }}
        slots={{ fields: <WebhookState />, buttons: <WebhookButtons onRotated={setMade} />, ...slots }}
      />
      {made && (
        <NewSecret
          name={made.webhook.name ?? made.webhook.url}
          secret={made.secret}
          former={(made.webhook.Version ?? 1) > 1 ? made.webhook.formerUntil : undefined}
          words={words}
          onClose={() => setMade(undefined)}
        />
      )}
    </>
  );
}

const Webhooks = defineMaster(webhookMaster, { inputs: { types: EventTypesInput } });

WebhookMaster.definition = Webhooks.definition;

/** Whether the answer contains a secret, as after creating an endpoint. */
function isMade(answer: unknown): answer is Answer<"webhooks.create"> {
  return typeof (answer as { secret?: unknown }).secret === "string";
}
