import { Navigate, type Location, useLocation } from "react-router";
import type { ReactNode } from "react";
import { FailedStart } from "../shell/FailedStart.tsx";
import { Starting } from "../shell/Starting.tsx";
import { useSession } from "./session-context.ts";

/** Lets signed-in users through; anyone else goes to the login and comes back after it. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const state = useSession();
  const here = useLocation();
  if (state.status === "loading") return <Starting />;
  if (state.status === "failed") return <FailedStart />;
  if (state.status === "signedIn") return children;
  const arrival: Arrival = {
    expired: state.reason === "expired",
    ...(state.reason === "left" ? {} : { returnTo: here }),
  };
  return <Navigate to="/" replace state={arrival} />;
}

/** Lets visitors through; a signed-in user goes on to the page they came for, or the dashboard. */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  const state = useSession();
  const { returnTo } = useArrival();
  if (state.status === "loading") return <Starting />;
  if (state.status === "failed") return <FailedStart />;
  if (state.status === "signedIn") return <Navigate to={returnTo ?? "/dashboard"} replace />;
  return children;
}

/** How a visitor came to the login page. It lives in the browser's history only, so no link can set it. */
export function useArrival(): Arrival {
  return (useLocation().state as Arrival | null) ?? {}; // the router keeps what `Navigate` above was given, untyped
}

interface Arrival {
  expired?: boolean;
  returnTo?: Location;
}
