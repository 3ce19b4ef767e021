import { isVanbookError, type Vanbook } from "@vanbook/sdk";

export type SessionUser = Awaited<ReturnType<Vanbook["session"]["current"]>>;

export type SessionState =
  | { status: "loading" }
  | { status: "failed" }
  | { status: "signedOut"; reason: "visitor" | "left" }
  /** The session expired: the page stays, with what was typed, until the user signs in again. */
  | { status: "expired"; user: SessionUser }
  | { status: "signedIn"; user: SessionUser };

/** The session, kept outside React so that any response can end it. */
export interface SessionStore {
  read: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  load: () => Promise<void>;
  /** Call after the server has set the cookie. */
  signedIn: () => Promise<void>;
  /** Ends the session on the server and here; rejects, and ends nothing, if the server is away. */
  signOut: () => Promise<void>;
  expire: () => void;
}

/** The session itself is an HttpOnly cookie that no script can read. */
export function createSessionStore(vanbook: Vanbook): SessionStore {
  let state: SessionState = { status: "loading" };
  let leaving = false;
  const listeners = new Set<() => void>();
  // Tabs share the cookie: a tab left open under another company would show the wrong company's
  // figures.
  const otherTabs = new BroadcastChannel("vanbook-session");
  otherTabs.onmessage = ({ data }) => {
    if (data === "left") setState(LEFT_STATE);
    else void load();
  };

  function setState(next: SessionState) {
    state = next;
    for (const listener of listeners) listener();
  }

  async function load() {
    const next = await vanbook.session.current().then<SessionState, SessionState>(
      (user) => ({ status: "signedIn", user }),
      (failure: unknown) =>
        isVanbookError(failure, "SIGN_IN_REQUIRED") ? chooseEndedState() : chooseFailedState(),
    );
    setState(next);
  }

  function chooseEndedState(): SessionState {
    if (state.status === "signedOut") return state;
    return "user" in state
      ? { status: "expired", user: state.user }
      : { status: "signedOut", reason: "visitor" };
  }

  /** If the server did not answer, a user known to be signed in stays signed in. */
  function chooseFailedState(): SessionState {
    return "user" in state ? state : { status: "failed" };
  }

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load,
    async signedIn() {
      await load();
      otherTabs.postMessage("changed");
    },
    async signOut() {
      leaving = true;
      await vanbook.session
        .logout()
        .catch((failure: unknown) => {
          if (!isVanbookError(failure, "SIGN_IN_REQUIRED")) throw failure;
        })
        .finally(() => (leaving = false));
      sessionStorage.clear();
      setState(LEFT_STATE);
      otherTabs.postMessage("left");
    },
    expire() {
      if (state.status === "signedIn" && !leaving) setState({ status: "expired", user: state.user });
    },
  };
}

const LEFT_STATE = { status: "signedOut", reason: "left" } as const;
