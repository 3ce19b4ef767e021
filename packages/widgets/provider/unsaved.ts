import { useEffect, useId, useSyncExternalStore } from "react";
import { useVanbookContext } from "./use-vanbook.ts";

/** Marks a form with unsaved changes: the browser then asks before the page is closed, and the host before it leaves it. */
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

/** Whether any form of the provider has unsaved changes: a host asks before it leaves the page. */
export function useHasUnsaved(): boolean {
  const { unsaved } = useVanbookContext();
  return useSyncExternalStore(unsaved.subscribe, unsaved.any);
}
