import { useEffect, type ReactNode } from "react";
import { Dialog } from "../parts/Dialog.tsx";
import { useLatest } from "../react-18/use-latest.ts";

export interface DetailsWindowProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A row's details in a window over the page, full screen on a phone. Back closes it. */
export function DetailsWindow({ title, onClose, children }: DetailsWindowProps) {
  const close = useLatest(onClose);
  useEffect(() => {
    // The address stays the same: the details belong to the current rows, and a link could open another row tomorrow.
    window.history.pushState({ ...historyState(), [MARK]: true }, "");
    const back = () => {
      if (!isMarked()) close();
    };
    window.addEventListener("popstate", back);
    return () => {
      window.removeEventListener("popstate", back);
      if (isMarked()) window.history.back();
    };
  }, [close]);
  return (
    <Dialog title={title} isOpen onClose={onClose} size="wide">
      {children}
    </Dialog>
  );
}

/** State that routers keep in the history entry; copied to the new entry. */
function historyState(): Record<string, unknown> {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null ? { ...state } : {};
}

function isMarked(): boolean {
  return historyState()[MARK] === true;
}

const MARK = "vanbookDetails";
