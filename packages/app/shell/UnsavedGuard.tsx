import { Button, Dialog, useHasUnsaved, useMastersText } from "@vanbook/widgets";
import { useBlocker } from "react-router";

/** Asks before a page or a tab is left while a form on it holds what is not saved. */
export function UnsavedGuard() {
  const { master: text } = useMastersText();
  const hasUnsaved = useHasUnsaved();
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      hasUnsaved && (from.pathname !== to.pathname || tabOf(from.search) !== tabOf(to.search)),
  );
  if (blocker.state !== "blocked") return null;
  return (
    <Dialog
      title={text.leaveTitle}
      isOpen
      isQuestion
      size="narrow"
      onClose={() => blocker.reset()}
      footer={
        <>
          <Button autoFocus onPress={() => blocker.reset()}>
            {text.stay}
          </Button>
          <Button variant="danger" onPress={() => blocker.proceed()}>
            {text.leave}
          </Button>
        </>
      }
    >
      {text.leaveQuestion}
    </Dialog>
  );
}

function tabOf(search: string): string | null {
  return new URLSearchParams(search).get("tab");
}
