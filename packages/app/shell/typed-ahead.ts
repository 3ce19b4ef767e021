/** What is typed before there is a field for it. */
export interface TypedAhead {
  /** Stops listening and hands over the letters, and whether Enter came after them. A second time there is nothing. */
  take: () => { letters: string; isEntered: boolean };
}

/** Keeps what is typed while a window's code is on its way: it belongs to the window's field, and nothing of it to the page below. */
export function typedAhead(onEscape: () => void): TypedAhead {
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
      const taken = { letters, isEntered };
      letters = "";
      isEntered = false;
      return taken;
    },
  };
}

/** Puts text into a field as typing does, so that whatever listens to the field hears of it. */
export function typeInto(field: HTMLInputElement, data: string): void {
  const typing = { bubbles: true, inputType: "insertText", data };
  field.dispatchEvent(new InputEvent("beforeinput", { ...typing, cancelable: true }));
  // React takes a value that was set by its own property for one that it knows already.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, data);
  field.dispatchEvent(new InputEvent("input", typing));
}
