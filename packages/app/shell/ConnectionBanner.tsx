import { useEffect, useState } from "react";
import { useReachable } from "../session/session-context.ts";
import { useText } from "../text/use-text.ts";

/** Says that the device or the server is away; clears by itself. Only for signed-in pages: a public one shows nothing that was loaded. */
export function ConnectionBanner() {
  const text = useText();
  const online = useOnline();
  const reachable = useReachable();
  const message = !online ? text.shell.offline : !reachable ? text.shell.away : null;
  // The live region is always there: one that appears together with its text is not read out.
  return (
    <div className="app-away" role="status">
      {message && <p>{message}</p>}
    </div>
  );
}

function useOnline(): boolean {
  const [online, setOnline] = useState(() => navigator.onLine);
  useEffect(() => {
    const update = () => setOnline(navigator.onLine);
    addEventListener("online", update);
    addEventListener("offline", update);
    return () => {
      removeEventListener("online", update);
      removeEventListener("offline", update);
    };
  }, []);
  return online;
}
