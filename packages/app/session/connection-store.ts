/** Whether the server can be reached, and how the app notices that it is back. */
export interface ConnectionStore {
  read: () => boolean;
  subscribe: (listener: () => void) => () => void;
  /** Called after each response, or when none came. */
  reachable: (yes: boolean) => void;
}

/** While the server is away, probes it every few seconds so that the banner clears automatically. */
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

/** Whether the server reports that it is ready. */
export async function serverReady(): Promise<boolean> {
  return (await fetch("/readyz", { cache: "no-store" })).ok;
}

const PROBE_EVERY = 3000;
