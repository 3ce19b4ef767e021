import { useEffect, useId, useSyncExternalStore } from "react";
import { useVanbookContext } from "./use-vanbook.ts";

/** The browser asks before closing a page with unsaved changes, the host before leaving it. */
export function useMarkUnsaved(isUnsaved: boolean): void {
  const { unsaved } = useVanbookContext();
  const form = useId();
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    unsaved.mark(form, true);
    window.addEventListener("beforeunload", ask);
    return () => {
      unsaved.mark(form, false);
      window.removeEventListener("beforeunload", ask);
    };
  }, [isUnsaved, unsaved, form]);
}

/** Whether a form of the provider has unsaved changes: a host can ask before leaving. */
export function useHasUnsaved(): boolean {
  const { unsaved } = useVanbookContext();
  return useSyncExternalStore(unsaved.subscribe, unsaved.any);
}
