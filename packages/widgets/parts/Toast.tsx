import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import { Icon } from "./Icon.tsx";

export type ToastTone = "ok" | "warn" | "error";
/** `about` names what the words are of: "Medilife Ortho Centre". */
export type ShowToast = (words: string, tone?: ToastTone, about?: string) => void;

const ToastContext = createContext<ShowToast | undefined>(undefined);

/** Keeps the short messages of one provider; VanbookProvider has one. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const last = useRef(0);
  const show = useCallback<ShowToast>((words, tone = "ok", about) => {
    const id = ++last.current;
    setToasts((now) => [...now, { id, words, tone, about }]);
  }, []);
  const remove = useCallback((id: number) => setToasts((now) => now.filter((toast) => toast.id !== id)), []);
  return (
    <ToastContext value={show}>
      {children}
      <div className="vb-toasts" role="status">
        {toasts.map((toast) => (
          <Toast key={toast.id} {...toast} onGone={remove} />
        ))}
      </div>
    </ToastContext>
  );
}

/** Shows a message at the top for three seconds; one that is pointed at stays. */
export function useToast(): ShowToast {
  const show = use(ToastContext);
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
        <span>{words}</span>
      </span>
    </div>
  );
}

/** Milliseconds. What went wrong is read twice. */
const SHOWN_FOR = { ok: 3000, warn: 3000, error: 9000 } as const;
