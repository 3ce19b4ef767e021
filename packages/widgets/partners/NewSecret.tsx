import { formatMoment } from "../../sdk/format/wall-time.ts";
import { Button } from "../parts/Button.tsx";
import { CopyButton } from "./CopyButton.tsx";
import { Dialog } from "../parts/Dialog.tsx";
import { TextField } from "../parts/TextField.tsx";
import type { PartnersText } from "../../sdk/text/en-IN/partners.ts";
import { WindowWords } from "./Partners.styles.ts";

interface NewSecretProps {
  name: string;
  secret: string;
  /** When the previous secret expires; null if it has expired, undefined if there was none. */
  former: string | null | undefined;
  words: Pick<
    PartnersText["keys"],
    "secretTitle" | "secretOnce" | "secretLabel" | "formerUntil" | "formerEnded" | "done"
  >;
  onClose: () => void;
}

export function NewSecret({ name, secret, former, words, onClose }: NewSecretProps) {
  const footer = (
    <Button variant="primary" onPress={onClose}>
      {words.done}
    </Button>
  );
  return (
    <Dialog title={words.secretTitle} isOpen onClose={onClose} isQuestion footer={footer}>
      <WindowWords>
        <p>{words.secretOnce}</p>
        <div className="vb-secret">
          <TextField
            label={words.secretLabel(name)}
            value={secret}
            isReadOnly
            autoFocus
            onFocus={({ target }) => target instanceof HTMLInputElement && target.select()}
          />
          <CopyButton text={secret} />
        </div>
        {former !== undefined && (
          <p>{former === null ? words.formerEnded : words.formerUntil(formatMoment(new Date(former)))}</p>
        )}
      </WindowWords>
    </Dialog>
  );
}
