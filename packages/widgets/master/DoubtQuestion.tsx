import type { Said } from "@vanbook/sdk/rules";
import { LossQuestion } from "../parts/LossQuestion.tsx";
import { mastersEnIN } from "../text/en-IN/masters.ts";
import { useSay, useTextOf } from "../text/use-text.ts";

/** Asks before a value is saved that looks wrong, though it would be taken. */
export function DoubtQuestion({
  doubts,
  onAnswer,
}: {
  doubts: readonly Said[];
  onAnswer: (isYes: boolean) => void;
}) {
  const say = useSay();
  const { master: text } = useTextOf("masters", mastersEnIN);
  return (
    <LossQuestion title={text.doubtTitle} keep={text.correct} lose={text.saveAnyway} onAnswer={onAnswer}>
      {doubts.map(say).map((words) => (
        <p key={words}>{words}</p>
      ))}
      <p>{text.doubtQuestion}</p>
    </LossQuestion>
  );
}
