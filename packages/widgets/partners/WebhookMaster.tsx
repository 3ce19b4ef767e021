import type { Answer } from "@vanbook/sdk";
import { WebhookInput } from "@vanbook/sdk/rules";
import { useState } from "react";
import { moment } from "../format/wall-time.ts";
import { defineMaster, type MasterProps } from "../master/define-master.tsx";
import type { RecordOf } from "../form/record.ts";
import { partnersText } from "../text/en-IN/partners.ts";
import { webhooksText as text } from "../generated/text/en-IN/partners/webhooks.ts";
import { useTextOf } from "../text/use-text.ts";
import { EventTypesInput } from "./EventTypesInput.tsx";
import { NewSecret } from "./NewSecret.tsx";
import { WebhookButtons } from "./WebhookButtons.tsx";
import { WebhookState } from "./WebhookState.tsx";

/**
 * Keeps the addresses that events are posted to, tests and pauses them, and shows what became of each event. A secret is shown once.
 * @widget Partners
 * @element none: says where events are sent, and shows secrets: as ApiKeyMaster
 * @story Tested
 */
export function WebhookMaster({ slots, onSaved, ...props }: MasterProps) {
  const { webhooks: words } = useTextOf("partners", partnersText);
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

const Webhooks = defineMaster({
  operations: {
    list: "webhooks.list",
    create: "webhooks.create",
    update: "webhooks.update",
    remove: "webhooks.delete",
  },
  title: "Webhooks",
  record: {
    id: "id",
    name: ({ name, url }) => name ?? url,
    noun: "endpoint",
    removal: ({ id }) => ({ webhookId: id }),
    question: {
      words: "Nothing is sent there any more, and its log goes with it. It can't be undone.",
      place: "dialog",
    },
  },
  rules: WebhookInput,
  fields: [
    { field: "url", isWide: true },
    { field: "name", isWide: true },
    { field: "types", kind: "custom", input: EventTypesInput, send: (types) => types ?? null, isWide: true },
    { field: "active", kind: "switch", usual: () => true },
  ],
  list: {
    columns: [
      { field: "name", text: ({ name, url }) => name ?? new URL(url).host },
      { field: "url" },
      { field: "types", text: ({ types }) => (types === null ? text.all : text.some(types.length)) },
      { field: "deliveredAt", label: "Last Delivery", text: lastOf },
      { field: "waiting", label: "Waiting", kind: "number" },
      { field: "failed", label: "Failed", kind: "number" },
      {
        field: "active",
        label: "State",
        kind: "tag",
        text: stateOf,
        tones: { [text.states.on]: "ok", [text.states.failing]: "warn", [text.states.off]: "bad" },
      },
    ],
    amount: "active",
    search: ["name", "url"],
  },
  words: {
    search: "Search endpoints",
    empty: "No endpoints yet. Give the address of your server, and events are posted to it as they happen.",
    noMatch: "No matching endpoint",
    failedList: "The endpoints could not be fetched.",
    failedCreate: "The endpoint could not be made.",
    failedUpdate: "The endpoint could not be changed.",
    failedDelete: "The endpoint could not be deleted.",
  },
});

WebhookMaster.definition = Webhooks.definition;

function lastOf({ deliveredAt }: RecordOf<"webhooks.list">): string {
  return deliveredAt === null ? text.never : moment(new Date(deliveredAt));
}

function stateOf({ active, failingSince }: RecordOf<"webhooks.list">): string {
  return !active ? text.states.off : failingSince === null ? text.states.on : text.states.failing;
}

/** Whether the answer contains a secret, as after creating an endpoint. */
function isMade(answer: unknown): answer is Answer<"webhooks.create"> {
  return typeof (answer as { secret?: unknown }).secret === "string";
}
