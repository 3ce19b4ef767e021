import { useContext, type ComponentType, type RefObject } from "react";
import { ComboBoxStateContext } from "react-aria-components/ComboBox";
import { useLatest } from "../../react-18/use-latest.ts";

export interface Making {
  label: string;
  /**
   * Drawn under the list. Passed in, so that reports, which create nothing, don't load the button.
   */
  Button: ComponentType<{ input: TypedInput; making: Making }>;
  /** Called with the search text; empty if the text is the chosen option's label. */
  make: (searchText: string, field: MadeFor) => void;
}

export interface MadeFor {
  retype: () => void;
  /** Reports that the user has chosen, as Enter does, so that a form moves to its next field. */
  goOn: () => void;
}

export function useMake(making: Making | undefined, input: TypedInput): () => void {
  const list = useContext(ComboBoxStateContext);
  const retype = useLatest((searchText: string) => {
    input.current?.focus();
    if (searchText !== "") list?.setInputValue(searchText);
  });
  return () => {
    if (!list) return;
    const isChosen = list.inputValue === list.selectedItem?.textValue;
    const searchText = isChosen ? "" : list.inputValue.trim();
    list.close();
    making?.make(searchText, {
      retype: () => retype(searchText),
      goOn() {
        input.current?.focus();
        input.current?.dispatchEvent(new Event(CHOSEN_EVENT, { bubbles: true }));
      },
    });
  };
}

export const CHOSEN_EVENT = "vb-chosen";

export type TypedInput = RefObject<HTMLInputElement | null>;
