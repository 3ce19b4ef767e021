import { useMemo, useState } from "react";

export interface GroupState {
  isOpen: (group: string) => boolean;
  toggle: (group: string) => void;
  openAll: () => void;
  closeAll: () => void;
}

export function useGroupState(startsOpen = true): GroupState {
  const [{ usual, others }, set] = useState({ usual: startsOpen, others: NO_GROUPS });
  return useMemo(
    () => ({
      isOpen: (group) => others.has(group) !== usual,
      toggle: (group) =>
        set((now) => {
          const next = new Set(now.others);
          if (!next.delete(group)) next.add(group);
          return { ...now, others: next };
        }),
      openAll: () => set({ usual: true, others: NO_GROUPS }),
      closeAll: () => set({ usual: false, others: NO_GROUPS }),
    }),
    [usual, others],
  );
}

const NO_GROUPS: ReadonlySet<string> = new Set();
