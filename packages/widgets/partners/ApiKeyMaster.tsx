import { ApiKeyInput } from "@vanbook/sdk/rules";
import { useState } from "react";
import { dayInIndia } from "../format/day.ts";
import { moment } from "../format/wall-time.ts";
import { defineMaster, type MasterProps } from "../master/define-master.tsx";
import type { RecordOf } from "../form/record.ts";
import { partnersText } from "../text/en-IN/partners.ts";
import { AddressesInput, addressesOf, ExpiryInput, OperationsInput } from "./KeyFields.tsx";
import { KeyKinds, WORKING } from "./KeyKinds.tsx";
import { KeyRotation } from "./KeyRotation.tsx";
import { KeySecret, type MadeSecret } from "./KeySecret.tsx";

/**
 * Makes, limits, rotates and revokes the keys of partners' servers. A secret is shown once.
 * @widget Partners
 * @element none: makes keys; a token makes nothing that others come in by
 */
export function ApiKeyMaster({ slots, onSaved, ...props }: MasterProps) {
  const [made, setMade] = useState<MadeSecret>();
  return (
    <>
      <Keys
        {...props}
        onSaved={(answer) => {
          if (isMade(answer)) setMade(answer);
          onSaved?.(answer);
        }}
        slots={{ bar: <KeyKinds />, buttons: <KeyRotation onRotated={setMade} />, ...slots }}
      />
      {made && <KeySecret made={made} onClose={() => setMade(undefined)} />}
    </>
  );
}

type Key = RecordOf<"apiKeys.list">;
const text = partnersText.keys;

const Keys = defineMaster({
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
    { field: "operations", kind: "custom", input: OperationsInput, send: orNull, isWide: true },
    {
      field: "addresses",
      kind: "custom",
      input: AddressesInput,
      read: ({ addresses }) => addresses?.join("\n"),
      send: addressesOf,
    },
    { field: "expiresAt", kind: "custom", input: ExpiryInput, send: orNull },
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

ApiKeyMaster.definition = Keys.definition;

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

/** Whether the answer contains a secret: creating a key returns one; changing and revoking don't. */
function isMade(answer: unknown): answer is MadeSecret {
  return typeof (answer as { secret?: unknown }).secret === "string";
}
