import { WebhookInput } from "@vanbook/sdk/rules";
import { formatMoment } from "../../sdk/format/wall-time.ts";
import type { RecordOf } from "../form/record.ts";
import { webhooksText as text } from "../../sdk/generated/text/en-IN/partners/webhooks.ts";
import { declareMaster } from "../master/declare-master.ts";

export const webhookMaster = declareMaster({
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
    { field: "types", kind: "custom", send: (types) => types ?? null, isWide: true },
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
        text: describeWebhookState,
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

function lastOf({ deliveredAt }: RecordOf<"webhooks.list">): string {
  return deliveredAt === null ? text.never : formatMoment(new Date(deliveredAt));
}

function describeWebhookState({ active, failingSince }: RecordOf<"webhooks.list">): string {
  return !active ? text.states.off : failingSince === null ? text.states.on : text.states.failing;
}
