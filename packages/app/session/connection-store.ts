/** Whether the server can be reached, and what it takes to notice that it is back. */
export interface ConnectionStore {
  read: () => boolean;
  subscribe: (listener: () => void) => () => void;
  /** Heard about an answer, or about the lack of one. */
  reachable: (yes: boolean) => void;
}

/** Makes the store. While the server is away it asks every few seconds, so that the banner clears by itself. */
export function createConnectionStore(probe: () => Promise<boolean>, every = PROBE_EVERY): ConnectionStore {
  let reachable = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function heard(yes: boolean) {
    if (!yes && timer === undefined) timer = setTimeout(() => void ask(), every);
    if (yes) {
      clearTimeout(timer);
      timer = undefined;
    }
    if (yes === reachable) return;
    reachable = yes;
    for (const listener of listeners) listener();
  }

  async function ask() {
    const yes = await probe().catch(() => false);
    timer = undefined;
    heard(yes);
  }

  return {
    read: () => reachable,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reachable: heard,
  };
}

/** Whether the server says that it can serve. */
export async function serverReady(): Promise<boolean> {
  return (await fetch("/readyz", { cache: "no-store" })).ok;
}

const PROBE_EVERY = 3000;
