import { styled } from "styled-components";
import { FailureBanner } from "../../form/FailureBanner.tsx";
import { Button } from "../../parts/Button.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { WithDates } from "../../parts/dates/WithDates.tsx";
import { useMastersText } from "../../text/use-masters-text.ts";
import { useYearChange, type YearCall } from "./use-year-change.ts";

export interface YearQuestionProps {
  title: string;
  words: readonly string[];
  action: string;
  pendingAction: string;
  /** Message for a failed request; a refusal is shown in the server's words. */
  failed: string;
  call: YearCall;
  onClose: () => void;
}

export function YearQuestion(props: YearQuestionProps) {
  const { title, words, action, pendingAction, failed, call, onClose } = props;
  const { years: text } = useMastersText();
  const change = useYearChange(onClose);
  const close = () => change.isPending || onClose();
  const footer = (
    <>
      <Button
        variant="primary"
        pendingLabel={change.isPending && pendingAction}
        onPress={() => change.mutate(call)}
      >
        {action}
      </Button>
      <Button autoFocus onPress={close}>
        {text.cancel}
      </Button>
    </>
  );
  return (
    <Dialog title={title} isOpen onClose={close} size="narrow" isQuestion footer={footer}>
      <Root className="vb-year-question">
        {words.map((paragraph) => (
          <p key={paragraph}>
            <WithDates>{paragraph}</WithDates>
          </p>
        ))}
        <FailureBanner problem={change.error} words={failed} />
      </Root>
    </Dialog>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--vb-space-2);
`;
