import { lazyPart, useHasUnsaved } from "@vanbook/widgets";
import { Suspense } from "react";
import { useBlocker } from "react-router";

/** Asks before a page or a tab is left while a form on it holds what is not saved. */
export function UnsavedGuard() {
  const hasUnsaved = useHasUnsaved();
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      hasUnsaved && (from.pathname !== to.pathname || tabOf(from.search) !== tabOf(to.search)),
  );
  if (blocker.state !== "blocked") return null;
  return (
    <Suspense>
      <LeaveQuestion onAnswer={(leaves) => (leaves ? blocker.proceed() : blocker.reset())} />
    </Suspense>
  );
}

// Windows are a large part of what a first screen would load.
const LeaveQuestion = lazyPart(() => import("./LeaveQuestion.tsx").then((part) => part.LeaveQuestion));

function tabOf(search: string): string | null {
  return new URLSearchParams(search).get("tab");
}
