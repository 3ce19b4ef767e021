import type { ReactNode } from "react";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";

export interface LossQuestionProps {
  title: string;
  children: ReactNode;
  /** What keeps all as it is; it has the focus. */
  keep: string;
  /** What lets it go. */
  lose: string;
  /** True when it may go. */
  onAnswer: (isYes: boolean) => void;
}

/** Asks before what was typed is lost. */
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
