import { styled } from "styled-components";
import { Button } from "../../parts/Button.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { TextField } from "../../parts/TextField.tsx";
import { useToast } from "../../parts/toast/Toast.tsx";
import { useMastersText } from "../../text/use-masters-text.ts";

export interface RecoveryLinkProps {
  name: string;
  address: string;
  until: string;
  onClose: () => void;
}

/** Shows the link only once; the administrator sends it to the user. */
export function RecoveryLink({ name, address, until, onClose }: RecoveryLinkProps) {
  const { account: text } = useMastersText();
  const toast = useToast();
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toast(text.copied),
      () => toast(text.copyFailed, "error"),
    );
  const footer = (
    <>
      <Button onPress={() => void copy()}>{text.copy}</Button>
      <Button variant="primary" onPress={onClose}>
        {text.access.done}
      </Button>
    </>
  );
  return (
    <Dialog title={text.access.linkTitle(name)} isOpen isQuestion onClose={onClose} footer={footer}>
      <Root>
        <p>{text.access.linkLead(until)}</p>
        <TextField
          label={text.access.link}
          value={address}
          isReadOnly
          autoFocus
          onFocus={({ target }) => target instanceof HTMLInputElement && target.select()}
        />
      </Root>
    </Dialog>
  );
}

const Root = styled.div`
  display: grid;
  gap: var(--vb-space-3);
  .vb-input {
    font-family: ui-monospace, monospace;
  }
`;
