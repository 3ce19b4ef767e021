/**
 * React Aria keeps each element of the page whose transitions have begun until it has heard at the
 * document that all have ended, which browsers don't say of an element that was removed. Call the
 * returned function when the box has been removed: it says so.
 */
export function endTransitionsOf(box: HTMLElement): () => void {
  const runningTransitions = new Map<EventTarget, Set<string>>();
  box.addEventListener("transitionrun", ({ target, propertyName }) => {
    if (!target) return;
    runningTransitions.set(target, (runningTransitions.get(target) ?? new Set()).add(propertyName));
  });
  box.addEventListener("transitionend", ({ target, propertyName }) => {
    if (target) runningTransitions.get(target)?.delete(propertyName);
  });
  return () => {
    for (const [target, names] of runningTransitions)
      for (const propertyName of names) {
        const event = new TransitionEvent("transitionend", { propertyName });
        // An event at the element itself would not reach the document any more.
        document.dispatchEvent(Object.defineProperty(event, "target", { value: target }));
      }
  };
}
