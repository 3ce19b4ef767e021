/** The forms of a provider that have unsaved changes. */
export interface UnsavedForms {
  mark: (form: string, isUnsaved: boolean) => void;
  /** Whether any form has unsaved changes. */
  any: () => boolean;
  subscribe: (changed: () => void) => () => void;
}

/** Creates an empty register; each provider has its own. */
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
