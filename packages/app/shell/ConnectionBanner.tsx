import { useSyncExternalStore } from "react";
import { styled } from "styled-components";
import { useReachable } from "../session/session-context.ts";
import { useText } from "../text/use-text.ts";

/**
 * Says that the device is offline or the server away; clears automatically. Only for signed-in
 * pages: a public page shows no loaded data.
 */
export function ConnectionBanner() {
  const text = useText();
  const online = useSyncExternalStore(followNetwork, () => navigator.onLine);
  const reachable = useReachable();
  const message = !online ? text.shell.offline : !reachable ? text.shell.away : null;
  // The live region is always rendered: a region that appears together with its text is not read
  // out.
  return (
    <Away className="app-away" role="status">
      {message && <p>{message}</p>}
    </Away>
  );
}

function followNetwork(onChange: () => void) {
  addEventListener("online", onChange);
  addEventListener("offline", onChange);
  return () => {
    removeEventListener("online", onChange);
    removeEventListener("offline", onChange);
  };
}

const Away = styled.div`
  position: sticky;
  top: 0;
  z-index: var(--vb-layer);
  p {
    padding: var(--vb-space-2) var(--vb-space-5);
    border-bottom: var(--vb-hairline) solid var(--vb-line);
    background: var(--vb-warn-soft);
    color: var(--vb-warn);
    font-weight: var(--vb-weight-medium);
  }
`;
