import type { ReactNode } from "react";
import { MasterContext } from "./master-context.ts";
import type { MasterModel } from "./master-model.ts";

/** Passes a `useMaster` master to the engine's parts, for a page with its own layout. */
export function MasterProvider({ master, children }: { master: MasterModel; children: ReactNode }) {
  return <MasterContext.Provider value={master}>{children}</MasterContext.Provider>;
}
