export interface ConnectionStore {
  read: () => boolean;
  subscribe: (listener: () => void) => () => void;
  reachable: (yes: boolean) => void;
}

/**
 * While the server is away, probes it every few seconds so that the banner clears automatically.
 */
export function createConnectionStore(probe: () => Promise<boolean>, every = PROBE_EVERY): ConnectionStore {
  let reachable = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function noteReachable(yes: boolean) {
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
    noteReachable(yes);
  }

  return {
    read: () => reachable,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reachable: noteReachable,
  };
}

export async function isServerReady(): Promise<boolean> {
  return (await fetch("/readyz", { cache: "no-store" })).ok;
}

const PROBE_EVERY = 3000;
