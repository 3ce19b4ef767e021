import type { ReactNode } from "react";
import { Dialog as AriaDialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { styled } from "styled-components";
import { useText } from "../text/use-text.ts";
import { IconButton } from "./IconButton.tsx";
import { windowParts } from "./Window.styles.ts";

export interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  /** Buttons at the bottom of the dialog. */
  footer?: ReactNode;
  /**
   * `wide` for tables; `narrow` for a question. On a phone all except questions fill the screen.
   */
  size?: "narrow" | "medium" | "wide";
  /** The user must answer: pressing outside does not close the dialog. */
  isQuestion?: boolean;
}

/** Holds the focus until it is closed, then returns the focus to where it was. */
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
    <Scrim
      className="vb-scrim"
      isOpen={isOpen}
      onOpenChange={(open) => open || onClose()}
      isDismissable={!isQuestion}
    >
      <Modal className={`vb-modal vb-modal-${size}`}>
        {/* Not labelled by the heading's id, which would be searched in the page's own tree, not in the shadow root. */}
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
    </Scrim>
  );
}

const Scrim = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: var(--vb-layer);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: start center;
  padding: min(8vh, calc(var(--vb-space-6) * 2)) var(--vb-space-4) var(--vb-space-4);
  background: var(--vb-scrim);
  .vb-modal {
    display: flex;
    max-height: 84vh;
    border-radius: var(--vb-radius-l);
    background: var(--vb-raised);
    box-shadow: var(--vb-shadow);
  }
  .vb-modal-narrow {
    width: min(calc(var(--vb-control) * 13), 100%);
  }
  .vb-modal-medium {
    width: min(calc(var(--vb-control) * 18), 100%);
  }
  .vb-modal-wide {
    width: min(calc(var(--vb-control) * 30), 100%);
  }
  .vb-dialog {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-width: 0;
    outline: 0;
  }
  .vb-dialog-foot {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: var(--vb-space-2);
    padding: var(--vb-space-3) var(--vb-space-4);
    border-top: var(--vb-hairline) solid var(--vb-line);
  }
  ${windowParts}
  @media (max-width: 640px) {
    &:has(.vb-modal-medium, .vb-modal-wide) {
      padding: 0;
    }
    .vb-modal-medium,
    .vb-modal-wide {
      width: 100%;
      height: 100%;
      max-height: none;
      border-radius: 0;
    }
  }
`;
