import { useState, useId } from "react";
import { defineMaster, type MasterProps } from "../master/define-master.tsx";
import { AddressesInput, ExpiryInput, OperationsInput } from "./KeyFields.tsx";
import { KeySecret, type MadeSecret } from "./KeySecret.tsx";
import { apiKeyMaster, WORKING_KEYS } from "./api-key-master.ts";
import { useMasterModel } from "../master/master-context.ts";
import { Button } from "../parts/Button.tsx";
import { useVanbook } from "../provider/use-vanbook.ts";
import { usePartnersText } from "./use-partners-text.ts";
import { RotationQuestion } from "./RotationQuestion.tsx";
import { Kinds } from "../master/Kinds.styles.ts";
import { useMastersText } from "../text/use-masters-text.ts";

/**
 * Makes, limits, rotates and revokes the keys of partners' servers. A secret is shown only once.
 * @widget Partners
 * @element none: makes keys; a token makes nothing that others come in by
 */
export function ApiKeyMaster({ slots, onSaved, ...props }: MasterProps) {
  const [newSecret, setNewSecret] = useState<MadeSecret>();
  return (
    <>
      <Keys
        {...props}
        onSaved={(answer) => {
          if (isMade(answer)) setNewSecret(answer);
          onSaved?.(answer);
        }}
        slots={{ bar: <KeyKinds />, buttons: <KeyRotation onRotated={setNewSecret} />, ...slots }}
      />
      {newSecret && <KeySecret made={newSecret} onClose={() => setNewSecret(undefined)} />}
    </>
  );
}

const Keys = defineMaster(apiKeyMaster, {
  inputs: { operations: OperationsInput, addresses: AddressesInput, expiresAt: ExpiryInput },
});

ApiKeyMaster.definition = Keys.definition;

/** Creating a key returns a secret; changing or revoking one doesn't. */
function isMade(answer: unknown): answer is MadeSecret {
  return typeof (answer as { secret?: unknown }).secret === "string";
}

/**
 * A button of the form: gives the key a new secret, and asks how long the old one keeps working.
 */
function KeyRotation({ onRotated }: { onRotated: (newSecret: MadeSecret) => void }) {
  const { record, pending, clear } = useMasterModel();
  const { keys: text } = usePartnersText();
  const client = useVanbook();
  const [isAsked, setAsked] = useState(false);
  const isWorking = record?.["state"] === "working";
  return (
    <>
      <Button isDisabled={!isWorking || pending !== undefined} onPress={() => setAsked(true)}>
        {text.rotate}
      </Button>
      {isAsked && record && (
        <RotationQuestion
          name={String(record["name"])}
          words={text}
          request={(minutes) => client.apiKeys.rotate({ keyId: Number(record["id"]), minutes })}
          onRotated={(newSecret) => {
            clear();
            onRotated(newSecret);
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}

function KeyKinds() {
  const { list } = useMasterModel();
  const { master } = useMastersText();
  const { keys: text } = usePartnersText();
  const name = useId();
  const kinds = [
    { kind: WORKING_KEYS, label: text.kinds.working },
    { kind: ENDED_KEYS, label: text.kinds.ended },
    { kind: undefined, label: master.all },
  ];
  return (
    <Kinds className="vb-kinds">
      <legend className="vb-hidden">{master.kinds}</legend>
      {kinds.map(({ kind, label }) => (
        <label key={label}>
          <input
            type="radio"
            name={name}
            checked={list.kind?.keeps === kind?.keeps}
            onChange={() => list.narrow(kind)}
          />
          {label}
        </label>
      ))}
    </Kinds>
  );
}

const ENDED_KEYS = { label: "ended", keeps: ({ state }: { state?: unknown }) => state !== "working" };
