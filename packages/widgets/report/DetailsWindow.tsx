import { useEffect, type ReactNode } from "react";
import { Dialog } from "../parts/Dialog.tsx";
import { useLatest } from "../react-18/use-latest.ts";

export interface DetailsWindowProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** Full screen on a phone. Back closes the window. */
export function DetailsWindow({ title, onClose, children }: DetailsWindowProps) {
  const close = useLatest(onClose);
  useEffect(() => {
    // The address stays the same: the details belong to the current rows, and a link could open
    // another row tomorrow.
    window.history.pushState({ ...readHistoryState(), [DETAILS_MARK]: true }, "");
    const closeOnBack = () => {
      if (!isMarked()) close();
    };
    window.addEventListener("popstate", closeOnBack);
    return () => {
      window.removeEventListener("popstate", closeOnBack);
      if (isMarked()) window.history.back();
    };
  }, [close]);
  return (
    <Dialog title={title} isOpen onClose={onClose} size="wide">
      {children}
    </Dialog>
  );
}

/** Routers keep their state in the history entry; the new entry needs a copy. */
function readHistoryState(): Record<string, unknown> {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null ? { ...state } : {};
}

function isMarked(): boolean {
  return readHistoryState()[DETAILS_MARK] === true;
}

const DETAILS_MARK = "vanbookDetails";
