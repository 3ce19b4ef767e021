import { useState } from "react";
import { defineMaster, type MasterProps } from "../master/define-master.tsx";
import { AddressesInput, ExpiryInput, OperationsInput } from "./KeyFields.tsx";
import { KeyKinds } from "./KeyKinds.tsx";
import { KeyRotation } from "./KeyRotation.tsx";
import { KeySecret, type MadeSecret } from "./KeySecret.tsx";
import { apiKeyMaster } from "./api-key-master.ts";

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

const Keys = defineMaster(apiKeyMaster, {
  inputs: { operations: OperationsInput, addresses: AddressesInput, expiresAt: ExpiryInput },
});

ApiKeyMaster.definition = Keys.definition;

/** Whether the answer contains a secret: creating a key returns one; changing and revoking don't. */
function isMade(answer: unknown): answer is MadeSecret {
  return typeof (answer as { secret?: unknown }).secret === "string";
}
