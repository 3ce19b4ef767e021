import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import { Icon } from "./Icon.tsx";

export type ToastTone = "ok" | "warn" | "error";
export type ShowToast = (words: string, tone?: ToastTone) => void;

const ToastContext = createContext<ShowToast | undefined>(undefined);

/** Keeps the short messages of one provider; VanbookProvider has one. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly { id: number; words: string; tone: ToastTone }[]>([]);
  const last = useRef(0);
  const show = useCallback<ShowToast>((words, tone = "ok") => {
    const id = ++last.current;
    setToasts((now) => [...now, { id, words, tone }]);
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

interface ToastProps {
  id: number;
  words: string;
  tone: ToastTone;
  onGone: (id: number) => void;
}

function Toast({ id, words, tone, onGone }: ToastProps) {
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
      {words}
    </div>
  );
}

/** Milliseconds. What went wrong is read twice. */
const SHOWN_FOR = { ok: 3000, warn: 3000, error: 9000 } as const;
