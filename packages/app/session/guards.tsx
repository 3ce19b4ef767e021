import { lazyPart } from "@vanbook/widgets";
import { Navigate, type Location, useLocation } from "react-router";
import { Suspense, type ReactNode } from "react";
import { styled } from "styled-components";
import { FailedStart } from "../shell/FailedStart.tsx";
import { StartingFrame } from "../shell/StartingFrame.tsx";
import { cover } from "./Login.styles.ts";
import { useSession } from "./session-context.ts";

/**
 * Lets signed-in users through; visitors go to the login page and return afterwards. A user whose
 * session has ended signs in again above the page, which keeps everything typed.
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

/**
 * Lets visitors through; `waiting` is shown until the session is known. A signed-in user goes to
 * the page they came for, or to the dashboard.
 */
export function VisitorsOnly({ children, waiting }: { children: ReactNode; waiting: ReactNode }) {
  const state = useSession();
  const { returnTo } = (useLocation().state as Arrival | null) ?? {}; // router state is untyped; `Navigate` above passed it
  if (state.status === "loading") return waiting;
  if (state.status === "failed") return <FailedStart />;
  if (state.status === "signedIn") return <Navigate to={returnTo ?? "/dashboard"} replace />;
  return children;
}

// Dialog code is a large part of a first load, so it is loaded on demand.
const SignInAgain = lazyPart(() => import("./SignInAgain.tsx").then((part) => part.SignInAgain));

/** Kept only in the browser's history, so that no link can set how a visitor arrived. */
interface Arrival {
  returnTo?: Location;
}

const Cover = styled.div`
  ${cover}
`;
