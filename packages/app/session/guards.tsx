import { lazyPart } from "@vanbook/widgets";
import { Navigate, type Location, useLocation } from "react-router";
import { Suspense, type ReactNode } from "react";
import { styled } from "styled-components";
import { FailedStart } from "../shell/FailedStart.tsx";
import { StartingFrame } from "../shell/StartingFrame.tsx";
import { cover } from "./Login.styles.ts";
import { useSession } from "./session-context.ts";

/**
 * Lets signed-in users through; anyone else goes to the login and comes back after it. Whose session has ended signs in again above
 * the page, which stays as it was with all that was typed.
 */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const state = useSession();
  const here = useLocation();
  if (state.status === "loading") return <StartingFrame />;
  if (state.status === "failed") return <FailedStart />;
  if (state.status === "signedOut") {
    const arrival: Arrival = state.reason === "left" ? {} : { returnTo: here };
    return <Navigate to="/" replace state={arrival} />;
  }
  return (
    <>
      {children}
      {state.status === "expired" && (
        <Suspense fallback={<Cover className="app-again" />}>
          <SignInAgain />
        </Suspense>
      )}
    </>
  );
}

/** Lets visitors through, and `waiting` stands until it is known who they are; a signed-in user goes on to the page they came for, or the dashboard. */
export function VisitorsOnly({ children, waiting }: { children: ReactNode; waiting: ReactNode }) {
  const state = useSession();
  const { returnTo } = (useLocation().state as Arrival | null) ?? {}; // the router keeps what `Navigate` above was given, untyped
  if (state.status === "loading") return waiting;
  if (state.status === "failed") return <FailedStart />;
  if (state.status === "signedIn") return <Navigate to={returnTo ?? "/dashboard"} replace />;
  return children;
}

// Windows are a large part of what a first screen would load.
const SignInAgain = lazyPart(() => import("./SignInAgain.tsx").then((part) => part.SignInAgain));

/** How a visitor came to the login page. It lives in the browser's history only, so no link can set it. */
interface Arrival {
  returnTo?: Location;
}

const Cover = styled.div`
  ${cover}
`;
