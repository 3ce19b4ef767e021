import { Button } from "../parts/Button.tsx";
import { Dialog } from "../parts/Dialog.tsx";
import { useMastersText } from "../text/use-masters-text.ts";

/** Asks before what was typed is lost. */
export function DiscardQuestion({ onAnswer }: { onAnswer: (isYes: boolean) => void }) {
  const { master: text } = useMastersText();
  return (
    <Dialog
      title={text.discardTitle}
      isOpen
      onClose={() => onAnswer(false)}
      size="narrow"
      isQuestion
      footer={
        <>
          <Button autoFocus onPress={() => onAnswer(false)}>
            {text.keepEditing}
          </Button>
          <Button variant="danger" onPress={() => onAnswer(true)}>
            {text.discard}
          </Button>
        </>
      }
    >
      {text.discardQuestion}
    </Dialog>
  );
}
