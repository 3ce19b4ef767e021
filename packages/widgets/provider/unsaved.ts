import { useEffect, useId, useSyncExternalStore } from "react";
import { useVanbookContext } from "./use-vanbook.ts";

/** Which of a provider's forms hold what is not saved. */
export interface UnsavedForms {
  mark: (form: string, isUnsaved: boolean) => void;
  /** Whether any does. */
  any: () => boolean;
  subscribe: (changed: () => void) => () => void;
}

/** An empty register; each provider has its own. */
export function createUnsavedForms(): UnsavedForms {
  const forms = new Set<string>();
  const listeners = new Set<() => void>();
  return {
    mark: (form, isUnsaved) => {
      if (isUnsaved) forms.add(form);
      else forms.delete(form);
      for (const listener of listeners) listener();
    },
    any: () => forms.size > 0,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

/** Says that a form holds what is not saved; the browser then asks before the page is closed, and the host before it leaves it. */
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

/** Whether any form of the provider holds what is not saved: a host asks before it leaves the page. */
export function useHasUnsaved(): boolean {
  const { unsaved } = useVanbookContext();
  return useSyncExternalStore(unsaved.subscribe, unsaved.any);
}
