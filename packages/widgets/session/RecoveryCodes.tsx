import { styled } from "styled-components";
import { Button } from "../parts/Button.tsx";
import { useToast } from "../parts/toast/Toast.tsx";
import { useMastersText } from "../text/use-masters-text.ts";

export interface RecoveryCodesProps {
  codes: readonly string[];
  /** Called when the user confirms that the codes are saved. */
  onKept: () => void;
}

/** The recovery codes, shown only once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const { account: text } = useMastersText();
  const toast = useToast();
  const copy = () =>
    navigator.clipboard.writeText(codes.join("\n")).then(
      () => toast(text.copied),
      () => toast(text.copyFailed, "error"),
    );
  return (
    <Root className="vb-recovery-codes">
      <p>{text.codesLead}</p>
      <ul aria-label={text.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="vb-recovery-buttons">
        <Button onPress={() => void copy()}>{text.copy}</Button>
        <Button variant="primary" onPress={onKept}>
          {text.kept}
        </Button>
      </div>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: var(--vb-space-3);
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(17em, 1fr));
    gap: var(--vb-space-1) var(--vb-space-4);
    padding: var(--vb-space-3);
    border-radius: var(--vb-radius);
    background: var(--vb-sunken);
    list-style: none;
  }
  code {
    font-family: ui-monospace, monospace;
    white-space: nowrap;
  }
  .vb-recovery-buttons {
    display: flex;
    flex-wrap: wrap;
    gap: var(--vb-space-2);
  }
`;
