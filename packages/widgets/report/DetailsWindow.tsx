import { useEffect, type ReactNode } from "react";
import { Dialog } from "../parts/Dialog.tsx";
import { useLatest } from "../react-18/use-latest.ts";

export interface DetailsWindowProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** The details of a row above the page, on a phone the whole screen: Back closes them, as it would leave a page. */
export function DetailsWindow({ title, onClose, children }: DetailsWindowProps) {
  const close = useLatest(onClose);
  useEffect(() => {
    // The address stays: what is opened is of these rows only, and a link to it would open another row tomorrow.
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

/** What routers keep in the step of the history, which this step goes on with. */
function historyState(): Record<string, unknown> {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null ? { ...state } : {};
}

function isMarked(): boolean {
  return historyState()[MARK] === true;
}

const MARK = "vanbookDetails";
