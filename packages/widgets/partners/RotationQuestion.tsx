import { useState } from "react";
import { FailureBanner } from "../form/FailureBanner.tsx";
import { Button } from "../parts/Button.tsx";
import { Dialog } from "../parts/Dialog.tsx";
import { Select } from "../parts/Select.tsx";
import { useSingleMutation } from "../provider/use-single-mutation.ts";
import type { PartnersText } from "../../sdk/text/en-IN/partners.ts";
import { WindowWords } from "./Partners.styles.ts";

interface RotationQuestionProps<Made> {
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
  /** Creates the new secret; the old one keeps working for the given minutes. */
  request: (minutes: number) => Promise<Made>;
  onRotated: (newSecret: Made) => void;
  onClose: () => void;
}

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
    onDone: (newSecret: Made) => {
      onClose();
      onRotated(newSecret);
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
