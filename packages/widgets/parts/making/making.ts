import { useContext, type ComponentType, type RefObject } from "react";
import { ComboBoxStateContext } from "react-aria-components/ComboBox";
import { useLatest } from "../../react-18/use-latest.ts";

/** Makes what a list lacks: by Alt+C, and by a button where nothing is found. */
export interface Making {
  /** On the button. */
  label: string;
  /** Drawn under the list; a report's lists make nothing and do not load it. */
  Button: ComponentType<{ input: TypedInput; making: Making }>;
  /** Called with what was typed, nothing where that is what is chosen already. */
  make: (typed: string, field: MadeFor) => void;
}

/** The field that something is made for. */
export interface MadeFor {
  /** Takes the focus again, with what was typed. */
  retype: () => void;
  /** Says that its choice is taken, as Enter does: a form goes on from it. */
  goOn: () => void;
}

/** Goes and makes what was typed. */
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

/** Said of a field whose list has taken its choice by Enter. */
export const CHOSEN = "vb-chosen";

export type TypedInput = RefObject<HTMLInputElement | null>;
