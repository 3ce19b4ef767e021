import { useContext, type ComponentType, type RefObject } from "react";
import { ComboBoxStateContext } from "react-aria-components/ComboBox";
import { useLatest } from "../../react-18/use-latest.ts";

/** Creates a record that a list lacks: by Alt+C, or by a button if nothing is found. */
export interface Making {
  /** Label of the button. */
  label: string;
  /** Drawn under the list. Passed in, so that reports, which create nothing, don't load it. */
  Button: ComponentType<{ input: TypedInput; making: Making }>;
  /** Called with the search text; empty if that is what is already chosen. */
  make: (typed: string, field: MadeFor) => void;
}

/** The field for which a record is created. */
export interface MadeFor {
  /** Takes the focus again, with the search text. */
  retype: () => void;
  /** Reports that the field's choice is made, as Enter does, so that a form moves on. */
  goOn: () => void;
}

/** Returns a function that creates what was typed. */
export function useMake(making: Making | undefined, input: TypedInput): () => void {
  const list = useContext(ComboBoxStateContext);
  const retype = useLatest((typed: string) => {
    input.current?.focus();
    if (typed !== "") list?.setInputValue(typed);
  });
  return () => {
    if (!list) return;
    const isChosen = list.inputValue === list.selectedItem?.textValue;
    const typed = isChosen ? "" : list.inputValue.trim();
    list.close();
    making?.make(typed, {
      retype: () => retype(typed),
      goOn() {
        input.current?.focus();
        input.current?.dispatchEvent(new Event(CHOSEN, { bubbles: true }));
      },
    });
  };
}

/** Event of a field after its list has taken a choice by Enter. */
export const CHOSEN = "vb-chosen";

export type TypedInput = RefObject<HTMLInputElement | null>;
