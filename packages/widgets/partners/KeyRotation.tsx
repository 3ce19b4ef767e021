import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { failureOf, type Failure } from "../master/master-failure.ts";
import { useMasterModel } from "../master/master-context.ts";
import { Banner } from "../parts/Banner.tsx";
import { Button } from "../parts/Button.tsx";
import { Dialog } from "../parts/Dialog.tsx";
import { Select } from "../parts/Select.tsx";
import { useSingleMutation } from "../provider/use-single-mutation.ts";
import { useVanbook } from "../provider/use-vanbook.ts";
import { usePartnersText } from "../text/use-partners-text.ts";
import type { MadeSecret } from "./KeySecret.tsx";
import { WindowWords } from "./Partners.styles.ts";

/** Among the form's buttons: gives the key in the form a new secret, and asks how long the old one works on. */
export function KeyRotation({ onRotated }: { onRotated: (made: MadeSecret) => void }) {
  const { record, pending } = useMasterModel();
  const { keys: text } = usePartnersText();
  const [isAsked, setAsked] = useState(false);
  const isWorking = record?.["state"] === "working";
  return (
    <>
      <Button isDisabled={!isWorking || pending !== undefined} onPress={() => setAsked(true)}>
        {text.rotate}
      </Button>
      {isAsked && record && (
        <RotationQuestion
          id={Number(record["id"])}
          name={String(record["name"])}
          onRotated={onRotated}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}

interface RotationQuestionProps {
  id: number;
  name: string;
  onRotated: (made: MadeSecret) => void;
  onClose: () => void;
}

function RotationQuestion({ id, name, onRotated, onClose }: RotationQuestionProps) {
  const { keys: text } = usePartnersText();
  const { clear } = useMasterModel();
  const client = useVanbook();
  const cache = useQueryClient();
  const [minutes, setMinutes] = useState<string>("60");
  const [failure, setFailure] = useState<Failure>();
  const mutation = useSingleMutation({
    request: () => client.apiKeys.rotate({ keyId: id, minutes: Number(minutes) }),
    onDone: (made) => {
      onClose();
      clear();
      onRotated(made);
      void cache.invalidateQueries();
    },
    onFailed: (problem) => setFailure(failureOf(problem, text.rotateFailed)),
  });
  const isPending = mutation.sent !== undefined;
  const close = () => isPending || onClose();
  const footer = (
    <>
      <Button variant="primary" pendingLabel={isPending && text.rotating} onPress={() => mutation.mutate({})}>
        {text.rotate}
      </Button>
      <Button onPress={close}>{text.cancel}</Button>
    </>
  );
  return (
    <Dialog title={text.rotateTitle(name)} isOpen onClose={close} size="narrow" isQuestion footer={footer}>
      <WindowWords>
        <p>{text.rotateWords}</p>
        <Select
          label={text.graceLabel}
          options={text.graces}
          value={minutes}
          onChange={(next) => next !== null && setMinutes(next)}
        />
        {failure && <Banner title={failure.title} detail={failure.detail} requestId={failure.requestId} />}
      </WindowWords>
    </Dialog>
  );
}
