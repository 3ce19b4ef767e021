import { isVanbookError, type Vanbook } from "@vanbook/sdk";

/** Who is signed in, as the server says. */
export type SessionUser = Awaited<ReturnType<Vanbook["session"]["current"]>>;

/** What the app knows of its session. */
export type SessionState =
  | { status: "loading" }
  | { status: "failed" }
  /** Why nobody is: a visitor, or a session that its user left. */
  | { status: "signedOut"; reason: "visitor" | "left" }
  /** The session ended by itself: the page waits, with what was typed, until its user is back. */
  | { status: "expired"; user: SessionUser }
  | { status: "signedIn"; user: SessionUser };

/** The session outside React, so that an answer to any call can end it. */
export interface SessionStore {
  read: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /** Asks the server who is signed in. */
  load: () => Promise<void>;
  /** After the server has set the cookie. */
  signedIn: () => Promise<void>;
  /** Ends the session on the server and here. It rejects, and nothing ends, when the server could not be told. */
  signOut: () => Promise<void>;
  /** The server said that the session is over. */
  expire: () => void;
}

/** Makes the store; the session itself is an HttpOnly cookie that no script reads. */
export function createSessionStore(vanbook: Vanbook): SessionStore {
  let state: SessionState = { status: "loading" };
  let leaving = false;
  const listeners = new Set<() => void>();
  // Tabs share the cookie: one that goes on under another company's name would show figures that are not its own.
  const otherTabs = new BroadcastChannel("vanbook-session");
  otherTabs.onmessage = ({ data }) => {
    if (data === "left") become(LEFT);
    else void load();
  };

  function become(next: SessionState) {
    state = next;
    for (const listener of listeners) listener();
  }

  async function load() {
    const next = await vanbook.session.current().then<SessionState, SessionState>(
      (user) => ({ status: "signedIn", user }),
      (failure: unknown) => (isVanbookError(failure, "SIGN_IN_REQUIRED") ? endedState() : unknownState()),
    );
    become(next);
  }

  function endedState(): SessionState {
    if (state.status === "signedOut") return state;
    return "user" in state
      ? { status: "expired", user: state.user }
      : { status: "signedOut", reason: "visitor" };
  }

  /** The server did not say: who is known to be signed in stays so until it does. */
  function unknownState(): SessionState {
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
      become(LEFT);
      otherTabs.postMessage("left");
    },
    expire() {
      if (state.status === "signedIn" && !leaving) become({ status: "expired", user: state.user });
    },
  };
}

const LEFT = { status: "signedOut", reason: "left" } as const;
