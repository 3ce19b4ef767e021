import { lazyPart, useHasUnsaved } from "@vanbook/widgets";
import { Suspense } from "react";
import { useBlocker } from "react-router";

export function UnsavedGuard() {
  const hasUnsaved = useHasUnsaved();
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      hasUnsaved && (from.pathname !== to.pathname || readTab(from.search) !== readTab(to.search)),
  );
  if (blocker.state !== "blocked") return null;
  return (
    <Suspense>
      <LeaveQuestion onAnswer={(leaves) => (leaves ? blocker.proceed() : blocker.reset())} />
    </Suspense>
  );
}

// Dialog code is a large part of a first load, so it is loaded on demand.
const LeaveQuestion = lazyPart(() => import("./LeaveQuestion.tsx").then((part) => part.LeaveQuestion));

function readTab(search: string): string | null {
  return new URLSearchParams(search).get("tab");
}
