import { useState } from "react";
import { useMasterModel } from "../master/master-context.ts";
import { Button } from "../parts/Button.tsx";
import { useVanbook } from "../provider/use-vanbook.ts";
import { usePartnersText } from "./use-partners-text.ts";
import type { MadeSecret } from "./KeySecret.tsx";
import { RotationQuestion } from "./RotationQuestion.tsx";

/** One of the form's buttons: gives the key a new secret, and asks how long the old one keeps working. */
export function KeyRotation({ onRotated }: { onRotated: (made: MadeSecret) => void }) {
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
          onRotated={(made) => {
            clear();
            onRotated(made);
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
