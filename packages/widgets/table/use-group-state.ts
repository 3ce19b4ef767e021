import { useMemo, useState } from "react";

/** Which groups of a table are open, and functions to change that. */
export interface GroupState {
  isOpen: (group: string) => boolean;
  toggle: (group: string) => void;
  openAll: () => void;
  closeAll: () => void;
}

/** Keeps which groups of a table are open, shared by the table and the buttons next to it. */
export function useGroupState(startsOpen = true): GroupState {
  const [{ usual, others }, set] = useState({ usual: startsOpen, others: NONE });
  return useMemo(
    () => ({
      isOpen: (group) => others.has(group) !== usual,
      toggle: (group) =>
        set((now) => {
          const next = new Set(now.others);
          if (!next.delete(group)) next.add(group);
          return { ...now, others: next };
        }),
      openAll: () => set({ usual: true, others: NONE }),
      closeAll: () => set({ usual: false, others: NONE }),
    }),
    [usual, others],
  );
}

const NONE: ReadonlySet<string> = new Set();
