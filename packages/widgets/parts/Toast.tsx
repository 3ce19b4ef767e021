import { createContext, useContext, useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { useTranslate } from "../text/use-text.ts";
import { useIsLive } from "../provider/InBrowser.tsx";
import { Icon } from "./Icon.tsx";

export type ToastTone = "ok" | "warn" | "error";
/** `about` names what the words are of: "Medilife Ortho Centre". */
export type ShowToast = (words: string, tone?: ToastTone, about?: string) => void;

const ToastContext = createContext<ShowToast | undefined>(undefined);

/** Keeps the short messages of one provider; VanbookProvider has one. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const last = useRef(0);
  const isLive = useIsLive();
  const show = useCallback<ShowToast>((words, tone = "ok", about) => {
    const id = ++last.current;
    setToasts((now) => [...now, { id, words, tone, about }]);
  }, []);
  const remove = useCallback((id: number) => setToasts((now) => now.filter((toast) => toast.id !== id)), []);
  return (
    <ToastContext.Provider value={show}>
      {children}
      {isLive && (
        <Stack className="vb-toasts" role="status">
          {toasts.map((toast) => (
            <Toast key={toast.id} {...toast} onGone={remove} />
          ))}
        </Stack>
      )}
    </ToastContext.Provider>
  );
}

/** Shows a message at the top for three seconds; one that is pointed at stays. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error("useToast needs a <VanbookProvider> or <ToastProvider> around it.");
  return show;
}

interface ShownToast {
  id: number;
  words: string;
  tone: ToastTone;
  about: string | undefined;
}

interface ToastProps extends ShownToast {
  onGone: (id: number) => void;
}

function Toast({ id, words, tone, about, onGone }: ToastProps) {
  const translate = useTranslate();
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => onGone(id), SHOWN_FOR[tone]);
    return () => clearTimeout(timer);
  }, [held, id, tone, onGone]);
  return (
    <div
      className={`vb-toast vb-toast-${tone}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <Icon name={tone === "ok" ? "check" : "warn"} />
      <span className="vb-toast-words">
        {about !== undefined && about !== "" && !words.includes(about) && (
          <span className="vb-toast-about">{about}</span>
        )}
        <span>{translate(words)}</span>
      </span>
    </div>
  );
}

/** Milliseconds. What went wrong is read twice. */
const SHOWN_FOR = { ok: 3000, warn: 3000, error: 9000 } as const;

const Stack = styled.div`
  position: fixed;
  top: var(--vb-space-4);
  left: 50%;
  z-index: calc(var(--vb-layer) + 1);
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--vb-space-2);
  width: max-content;
  max-width: 92vw;
  transform: translateX(-50%);
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
