import type { Said } from "@vanbook/sdk/rules";
import {
  createContext,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  type ReactNode,
} from "react";
import { useIsLive } from "../../provider/InBrowser.tsx";
import { lazyPart } from "../lazy-part.ts";
import type { ShownToast, ToastTone } from "./shown-toast.ts";

const loadToasts = () => import("./Toasts.tsx").then((part) => part.Toasts);
const Toasts = lazyPart(loadToasts);

/** `about` names the subject of the message: "Medilife Ortho Centre". */
export type ShowToast = (words: Said, tone?: ToastTone, about?: string) => void;

const ToastContext = createContext<ShowToast | undefined>(undefined);

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const last = useRef(0);
  const isLive = useIsLive();
  const show = useCallback<ShowToast>((words, tone = "ok", about) => {
    const id = ++last.current;
    setToasts((now) => [...now, { id, words, tone, about }]);
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => void loadToasts().catch(() => {}), TO_FETCH); // it is fetched again when needed
    return () => clearTimeout(timer);
  }, []);
  const remove = useCallback((id: number) => setToasts((now) => now.filter((toast) => toast.id !== id)), []);
  return (
    <ToastContext.Provider value={show}>
      {children}
      {isLive && (
        <div className="vb-toasts" role="status">
          {toasts.length > 0 && (
            <Suspense>
              <Toasts toasts={toasts} onGone={remove} />
            </Suspense>
          )}
        </div>
      )}
    </ToastContext.Provider>
  );
}

/** Shows a message at the top for three seconds; longer under the mouse. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error("useToast needs a <VanbookProvider> or <ToastProvider> around it.");
  return show;
}

/** A page has its rows by then. Loads messages in advance, to show errors without a network. */
const TO_FETCH = 5000;
