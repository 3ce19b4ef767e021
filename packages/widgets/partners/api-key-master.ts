import { ApiKeyInput } from "@vanbook/sdk/rules";
import { dayInIndia } from "../../sdk/format/day.ts";
import { moment } from "../../sdk/format/wall-time.ts";
import type { RecordOf } from "../form/record.ts";
import { partnersText } from "../../sdk/text/en-IN/partners.ts";
import { declareMaster } from "../master/declare-master.ts";

type Key = RecordOf<"apiKeys.list">;

const text = partnersText.keys;

/** The keys that the list shows first. */
export const WORKING = { label: "working", keeps: ({ state }: { state?: unknown }) => state === "working" };

export const apiKeyMaster = declareMaster({
  operations: {
    list: "apiKeys.list",
    create: "apiKeys.create",
    update: "apiKeys.update",
    remove: "apiKeys.revoke",
  },
  title: "API Keys",
  record: {
    id: "id",
    name: "name",
    noun: "API key",
    removal: ({ id }) => ({ keyId: id }),
    question: {
      words: "Whoever uses it is refused from now on, and the tokens that it made end. It can't be undone.",
      place: "dialog",
    },
  },
  rules: ApiKeyInput,
  fields: [
    { field: "name", isWide: true },
    { field: "operations", kind: "custom", send: orNull, isWide: true },
    {
      field: "addresses",
      kind: "custom",
      read: ({ addresses }) => addresses?.join("\n"),
      send: addressesOf,
    },
    { field: "expiresAt", kind: "custom", send: orNull },
  ],
  list: {
    columns: [
      { field: "name" },
      { field: "userName", label: "Made By" },
      { field: "operations", text: operationsOf },
      { field: "addresses", text: ({ addresses }) => addresses?.join(", ") ?? text.everywhere },
      { field: "lastUsedAt", label: "Last Used", text: usedOf },
      {
        field: "expiresAt",
        kind: "date",
        text: ({ expiresAt }) => (expiresAt === null ? text.never : dayInIndia(new Date(expiresAt))),
      },
      {
        field: "state",
        label: "State",
        kind: "tag",
        text: ({ state }) => text.states[state],
        tones: { [text.states.working]: "ok", [text.states.expired]: "warn" },
      },
    ],
    amount: "state",
    kind: WORKING,
    search: ["name", "userName"],
  },
  words: {
    search: "Search keys",
    empty: "No API keys yet. A partner's server needs one, limited to what it does.",
    noMatch: "No matching API key",
    failedList: "The keys could not be fetched.",
    failedCreate: "The key could not be made.",
    failedUpdate: "The key could not be changed.",
    failedDelete: "The key could not be revoked.",
    remove: "Revoke",
    removing: "Revoking...",
  },
});

/** null for "no limit": an omitted field would stay unchanged. */
function orNull(value: unknown): unknown {
  return value ?? null;
}

function operationsOf({ operations }: Key): string {
  return operations === null ? text.all : text.some(operations.length);
}

function usedOf({ lastUsedAt, lastUsedFrom }: Key): string {
  return lastUsedAt === null ? text.never : text.used(moment(new Date(lastUsedAt)), lastUsedFrom);
}

/** The addresses in a text, or null if there are none. */
function addressesOf(typed: unknown): readonly string[] | null {
  const found = String(typed ?? "")
    .split(/[\s,;]+/)
    .filter(Boolean);
  return found.length === 0 ? null : found;
}
