export interface TypedAhead {
  /** Stops listening. `isEntered`: whether Enter followed. A second call returns nothing. */
  take: () => { letters: string; isEntered: boolean };
}

/** Keeps what is typed while a window's code loads, for the window's field and not the page. */
export function collectTypedKeys(onEscape: () => void): TypedAhead {
  let letters = "";
  let isEntered = false;
  const listen = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === "Escape") onEscape();
    else if (event.key === "Enter") isEntered = letters !== "";
    else if (event.key === "Backspace") letters = [...letters].slice(0, -1).join("");
    else if ([...event.key].length === 1 && !isEntered) letters += event.key;
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("keydown", listen, true);
  return {
    take: () => {
      removeEventListener("keydown", listen, true);
      const result = { letters, isEntered };
      letters = "";
      isEntered = false;
      return result;
    },
  };
}

/** Puts text into a field as typing does, so that its listeners are notified. */
export function typeInto(field: HTMLInputElement, data: string): void {
  const typing = { bubbles: true, inputType: "insertText", data };
  field.dispatchEvent(new InputEvent("beforeinput", { ...typing, cancelable: true }));
  // React ignores a value set through the element's own property, so call the prototype's setter.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, data);
  field.dispatchEvent(new InputEvent("input", typing));
}
