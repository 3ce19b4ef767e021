import { createContext, useContext } from "react";
import type { MasterModel } from "./master-model.ts";

export const MasterContext = createContext<MasterModel | undefined>(undefined);

/** Returns the model of the surrounding master. */
export function useMasterModel(): MasterModel {
  const master = useContext(MasterContext);
  if (!master) throw new Error("A master's part must stand inside <MasterProvider>.");
  return master;
}
