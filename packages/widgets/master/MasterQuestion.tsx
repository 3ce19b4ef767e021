import { useEffect, useRef, type KeyboardEvent, type ReactNode } from "react";
import { styled } from "styled-components";
import { Button } from "../parts/Button.tsx";
import { Dialog } from "../parts/Dialog.tsx";
import { atTop } from "../parts/at-top.styles.ts";
import { useMastersText } from "../text/use-masters-text.ts";
import { getRecordName } from "./record-identity.ts";
import { DiscardQuestion } from "./DiscardQuestion.tsx";
import { useMasterModel } from "./master-context.ts";
import { LossQuestion } from "../parts/LossQuestion.tsx";

/** Asks before a record is deleted or typed values are lost. The question names the record. */
export function MasterQuestion() {
  const { question, definition, record } = useMasterModel();
  const { master: text } = useMastersText();
  if (!question) return null;
  const { answer, about } = question;
  const confirmQuestion = () => answer(true);
  const cancelQuestion = () => answer(false);
  if (about === "discard") return <DiscardQuestion onAnswer={answer} />;
  if (about === "doubt") return <DoubtQuestion doubts={question.doubts ?? []} onAnswer={answer} />;
  const { question: rules, noun } = definition.record;
  const name = record ? getRecordName(definition, record) : "";
  const questionProps = {
    title: definition.words?.remove ? `${definition.words.remove} ${name}?` : text.deleteTitle(name),
    words: rules?.words ?? text.deleteQuestion(noun),
    onCancel: cancelQuestion,
    buttons: (
      <>
        <Button variant="danger" onPress={confirmQuestion}>
          {text.yes}
        </Button>
        <Button autoFocus onPress={cancelQuestion}>
          {text.cancel}
        </Button>
      </>
    ),
  };
  return rules?.place === "dialog" ? <Asked {...questionProps} /> : <AskedAbove {...questionProps} />;
}

interface AskedProps {
  title: string;
  words: string;
  onCancel: () => void;
  buttons: ReactNode;
}

function Asked({ title, words, onCancel, buttons }: AskedProps) {
  return (
    <Dialog title={title} isOpen onClose={onCancel} size="narrow" isQuestion footer={buttons}>
      {words}
    </Dialog>
  );
}

/** Stays at the top until it is answered. It does not block the page below, as documented. */
function AskedAbove({ title, words, onCancel, buttons }: AskedProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>("button:last-of-type")?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onCancel();
  };
  return (
    <Window className="vb-asked" role="alertdialog" aria-label={title} ref={box} onKeyDown={onKeyDown}>
      <strong>{title}</strong>
      <span>{words}</span>
      <span className="vb-asked-buttons">{buttons}</span>
    </Window>
  );
}

const Window = styled.div`
  ${atTop}
  width: min(calc(var(--vb-control) * 12), 92vw);
  padding: var(--vb-space-3) var(--vb-space-4);
  border: var(--vb-hairline) solid var(--vb-line);
  border-radius: var(--vb-radius-l);
  background: var(--vb-raised);
  box-shadow: var(--vb-shadow);
  overflow-wrap: anywhere;
  .vb-asked-buttons {
    display: flex;
    gap: var(--vb-space-2);
  }
`;

function DoubtQuestion({
  doubts,
  onAnswer,
}: {
  doubts: readonly string[];
  onAnswer: (isYes: boolean) => void;
}) {
  const { master: text } = useMastersText();
  return (
    <LossQuestion title={text.doubtTitle} keep={text.correct} lose={text.saveAnyway} onAnswer={onAnswer}>
      {doubts.map((words) => (
        <p key={words}>{words}</p>
      ))}
      <p>{text.doubtQuestion}</p>
    </LossQuestion>
  );
}
