import type { Answer } from "@vanbook/sdk";
import { moment } from "../format/wall-time.ts";
import { Button } from "../parts/Button.tsx";
import { CopyButton } from "./CopyButton.tsx";
import { Dialog } from "../parts/Dialog.tsx";
import { TextField } from "../parts/TextField.tsx";
import { usePartnersText } from "../text/use-partners-text.ts";
import { WindowWords } from "./Partners.styles.ts";

/** A key with the secret that it was given just now. */
export type MadeSecret = Answer<"apiKeys.create">;

/** Shows a secret, once, to be copied; `isRotated` says what becomes of the one before it. */
export function KeySecret({ made, onClose }: { made: MadeSecret; onClose: () => void }) {
  const { keys: text } = usePartnersText();
  const { key, secret } = made;
  const footer = (
    <Button variant="primary" onPress={onClose}>
      {text.done}
    </Button>
  );
  return (
    <Dialog title={text.secretTitle} isOpen onClose={onClose} isQuestion footer={footer}>
      <WindowWords>
        <p>{text.secretOnce}</p>
        <div className="vb-secret">
          <TextField
            label={text.secretLabel(key.name)}
            value={secret}
            isReadOnly
            autoFocus
            onFocus={({ target }) => target instanceof HTMLInputElement && target.select()}
          />
          <CopyButton text={secret} />
        </div>
        {(key.Version ?? 1) > 1 && (
          <p>{key.formerUntil ? text.formerUntil(moment(new Date(key.formerUntil))) : text.formerEnded}</p>
        )}
      </WindowWords>
    </Dialog>
  );
}
