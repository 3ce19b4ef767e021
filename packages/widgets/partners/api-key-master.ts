import { ApiKeyInput } from "@vanbook/sdk/rules";
import { dayInIndia } from "../../sdk/format/day.ts";
import { formatMoment } from "../../sdk/format/wall-time.ts";
import type { RecordOf } from "../form/record.ts";
import { partnersText } from "../../sdk/text/en-IN/partners.ts";
import { declareMaster } from "../master/declare-master.ts";

type Key = RecordOf<"apiKeys.list">;

const text = partnersText.keys;

export const WORKING_KEYS = {
  label: "working",
  keeps: ({ state }: { state?: unknown }) => state === "working",
};

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
      words:
        "Programs that use it are refused from now on, and the tokens that it made end. This can't be undone.",
      place: "dialog",
    },
  },
  rules: ApiKeyInput,
  fields: [
    { field: "name", isWide: true },
    { field: "operations", kind: "custom", send: toNullable, isWide: true },
    {
      field: "addresses",
      kind: "custom",
      read: ({ addresses }) => addresses?.join("\n"),
      send: parseAddresses,
    },
    { field: "expiresAt", kind: "custom", send: toNullable },
  ],
  list: {
    columns: [
      { field: "name" },
      { field: "userName", label: "Made By" },
      { field: "operations", text: describeOperations },
      { field: "addresses", text: ({ addresses }) => addresses?.join(", ") ?? text.everywhere },
      { field: "lastUsedAt", label: "Last Used", text: describeLastUse },
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
    kind: WORKING_KEYS,
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

/** null means "no limit"; an omitted field would stay unchanged. */
function toNullable(value: unknown): unknown {
  return value ?? null;
}

function describeOperations({ operations }: Key): string {
  return operations === null ? text.all : text.some(operations.length);
}

function describeLastUse({ lastUsedAt, lastUsedFrom }: Key): string {
  return lastUsedAt === null ? text.never : text.used(formatMoment(new Date(lastUsedAt)), lastUsedFrom);
}

function parseAddresses(typedText: unknown): readonly string[] | null {
  const addressList = String(typedText ?? "")
    .split(/[\s,;]+/)
    .filter(Boolean);
  return addressList.length === 0 ? null : addressList;
}
