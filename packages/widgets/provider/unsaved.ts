import { useEffect, useId, useSyncExternalStore } from "react";
import { useVanbookContext } from "./use-vanbook.ts";

/** Marks a form as having unsaved changes: the browser asks before closing the page, the host before leaving it. */
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

/** Whether any form of the provider has unsaved changes; a host asks before leaving the page. */
export function useHasUnsaved(): boolean {
  const { unsaved } = useVanbookContext();
  return useSyncExternalStore(unsaved.subscribe, unsaved.any);
}
