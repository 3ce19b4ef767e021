import type { ReactNode } from "react";
import { MasterContext } from "./master-context.ts";
import type { MasterModel } from "./master-model.ts";

/**
 * Passes a master made by `useMaster` to the engine's parts inside it, for a page with its own
 * layout.
 */
export function MasterProvider({ master, children }: { master: MasterModel; children: ReactNode }) {
  return <MasterContext.Provider value={master}>{children}</MasterContext.Provider>;
}
