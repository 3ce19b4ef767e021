import { useEffect, useState } from "react";
import { styled } from "styled-components";
import { TOAST_SHOWN_MS } from "../../../sdk/format/documented-numbers.ts";
import { useSay } from "../../text/use-text.ts";
import { Icon } from "../Icon.tsx";
import { atTop } from "../at-top.styles.ts";
import type { ShownToast } from "./shown-toast.ts";

export interface ToastsProps {
  toasts: readonly ShownToast[];
  onGone: (id: number) => void;
}

/** Loaded after a page's first rows, or when ToastProvider first needs it. */
export function Toasts({ toasts, onGone }: ToastsProps) {
  return (
    <Stack>
      {toasts.map((toast) => (
        <Toast key={toast.id} {...toast} onGone={onGone} />
      ))}
    </Stack>
  );
}

interface ToastProps extends ShownToast {
  onGone: (id: number) => void;
}

function Toast({ id, words, tone, about, onGone }: ToastProps) {
  const say = useSay();
  const message = say(words);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => onGone(id), TOAST_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isHeld, id, onGone]);
  return (
    <div
      className={`vb-toast vb-toast-${tone}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <Icon name={tone === "ok" ? "check" : "warn"} />
      <span className="vb-toast-words">
        {about !== undefined && about !== "" && !message.includes(about) && (
          <span className="vb-toast-about">{about}</span>
        )}
        <span>{message}</span>
      </span>
    </div>
  );
}

const Stack = styled.div`
  ${atTop}
  align-items: center;
  width: max-content;
  max-width: 92vw;
  pointer-events: none;
  .vb-toast {
    display: flex;
    align-items: center;
    gap: var(--vb-space-2);
    padding: var(--vb-space-2) var(--vb-space-4);
    border: var(--vb-hairline) solid var(--vb-line);
    border-radius: var(--vb-radius-l);
    background: var(--vb-raised);
    box-shadow: var(--vb-shadow);
    font-weight: var(--vb-weight-medium);
    pointer-events: auto;
  }
  .vb-toast-words {
    display: flex;
    flex-direction: column;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .vb-toast-about {
    color: var(--vb-ink-2);
    font-size: var(--vb-text-s);
  }
  /* A question at the top is not covered: what is said meanwhile stands below. */
  .vb-root:has(.vb-asked, [role="alertdialog"]) & {
    top: auto;
    bottom: var(--vb-space-4);
  }
  .vb-toast-ok .vb-icon {
    color: var(--vb-credit);
  }
  .vb-toast-warn .vb-icon {
    color: var(--vb-warn);
  }
  .vb-toast-error .vb-icon {
    color: var(--vb-debit);
  }
`;
