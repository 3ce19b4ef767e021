import type { ReactNode } from "react";
import { Dialog as AriaDialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { useText } from "../text/use-text.ts";
import { IconButton } from "./IconButton.tsx";

export interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  /** Its buttons, at the lower edge. */
  footer?: ReactNode;
  /** `wide` for tables; `narrow` for a question. On a phone each takes the whole screen but a question. */
  size?: "narrow" | "medium" | "wide";
  /** An answer is needed: pressing beside it does not close it. */
  isQuestion?: boolean;
}

/** A window above the page that holds the focus until it is closed and gives it back where it was. */
export function Dialog({
  title,
  isOpen,
  onClose,
  children,
  footer,
  size = "medium",
  isQuestion = false,
}: DialogProps) {
  const text = useText();
  return (
    <ModalOverlay
      className="vb-scrim"
      isOpen={isOpen}
      onOpenChange={(open) => open || onClose()}
      isDismissable={!isQuestion}
    >
      <Modal className={`vb-modal vb-modal-${size}`}>
        {/* Named by words: the heading's id would be looked for in the page's own tree, and not in a shadow root. */}
        <AriaDialog className="vb-dialog" role={isQuestion ? "alertdialog" : "dialog"} aria-label={title}>
          <header className="vb-dialog-head">
            <Heading slot="title" className="vb-dialog-title">
              {title}
            </Heading>
            <IconButton icon="close" label={text.close} onPress={onClose} />
          </header>
          <div className="vb-dialog-body">{children}</div>
          {footer && <footer className="vb-dialog-foot">{footer}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
