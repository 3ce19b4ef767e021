import { createContext, useContext } from "react";
import type { MasterModel } from "./master-model.ts";

/** Passes a master to its parts. */
export const MasterContext = createContext<MasterModel | undefined>(undefined);

/** The master around this part. */
export function useMasterModel(): MasterModel {
  const master = useContext(MasterContext);
  if (!master) throw new Error("A master's part must stand inside <MasterProvider>.");
  return master;
}
