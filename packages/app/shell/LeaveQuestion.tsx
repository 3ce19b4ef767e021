import { Button, Dialog, useMastersText } from "@vanbook/widgets";

/** Asks whether to leave a page on which something is not saved. */
export function LeaveQuestion({ onAnswer }: { onAnswer: (leaves: boolean) => void }) {
  const { master: text } = useMastersText();
  return (
    <Dialog
      title={text.leaveTitle}
      isOpen
      isQuestion
      size="narrow"
      onClose={() => onAnswer(false)}
      footer={
        <>
          <Button autoFocus onPress={() => onAnswer(false)}>
            {text.stay}
          </Button>
          <Button variant="danger" onPress={() => onAnswer(true)}>
            {text.leave}
          </Button>
        </>
      }
    >
      {text.leaveQuestion}
    </Dialog>
  );
}
