/** Which of a provider's forms have unsaved changes. */
export interface UnsavedForms {
  mark: (form: string, isUnsaved: boolean) => void;
  /** Whether any has. */
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
