import type { ReactNode } from "react";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";

export interface LossQuestionProps {
  title: string;
  children: ReactNode;
  /** Label of the button that keeps everything; it has the focus. */
  keep: string;
  /** Label of the button that discards. */
  lose: string;
  /** True to discard. */
  onAnswer: (isYes: boolean) => void;
}

/** Asks before unsaved entries are lost. */
export function LossQuestion({ title, children, keep, lose, onAnswer }: LossQuestionProps) {
  return (
    <Dialog
      title={title}
      isOpen
      onClose={() => onAnswer(false)}
      size="narrow"
      isQuestion
      footer={
        <>
          <Button autoFocus onPress={() => onAnswer(false)}>
            {keep}
          </Button>
          <Button variant="danger" onPress={() => onAnswer(true)}>
            {lose}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
