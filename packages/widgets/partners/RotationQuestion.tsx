import { useState } from "react";
import { FailureBanner } from "../form/FailureBanner.tsx";
import { Button } from "../parts/Button.tsx";
import { Dialog } from "../parts/Dialog.tsx";
import { Select } from "../parts/Select.tsx";
import { useSingleMutation } from "../provider/use-single-mutation.ts";
import type { PartnersText } from "../../sdk/text/en-IN/partners.ts";
import { WindowWords } from "./Partners.styles.ts";

interface RotationQuestionProps<Made> {
  /** The key or endpoint that gets a new secret. */
  name: string;
  words: Pick<
    PartnersText["keys"],
    | "rotate"
    | "rotating"
    | "rotateTitle"
    | "rotateWords"
    | "rotateFailed"
    | "graceLabel"
    | "graces"
    | "cancel"
  >;
  /** Creates the new secret; the old one keeps working for so many minutes. */
  request: (minutes: number) => Promise<Made>;
  onRotated: (made: Made) => void;
  onClose: () => void;
}

/** Asks before creating a new secret, and how long the old one should keep working. */
export function RotationQuestion<Made>({
  name,
  words,
  request,
  onRotated,
  onClose,
}: RotationQuestionProps<Made>) {
  const [minutes, setMinutes] = useState<string>("60");
  const mutation = useSingleMutation({
    request: () => request(Number(minutes)),
    invalidates: "all",
    onDone: (made: Made) => {
      onClose();
      onRotated(made);
    },
  });
  const isPending = mutation.sent !== undefined;
  const close = () => isPending || onClose();
  const footer = (
    <>
      <Button
        variant="primary"
        pendingLabel={isPending && words.rotating}
        onPress={() => mutation.mutate({})}
      >
        {words.rotate}
      </Button>
      <Button onPress={close}>{words.cancel}</Button>
    </>
  );
  return (
    <Dialog title={words.rotateTitle(name)} isOpen onClose={close} size="narrow" isQuestion footer={footer}>
      <WindowWords>
        <p>{words.rotateWords}</p>
        <Select
          label={words.graceLabel}
          options={words.graces}
          value={minutes}
          onChange={(next) => next !== null && setMinutes(next)}
        />
        <FailureBanner problem={mutation.error} words={words.rotateFailed} />
      </WindowWords>
    </Dialog>
  );
}
