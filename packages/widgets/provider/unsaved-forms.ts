export interface UnsavedForms {
  mark: (form: string, isUnsaved: boolean) => void;
  any: () => boolean;
  subscribe: (onChange: () => void) => () => void;
}

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
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
