import { useContext } from "react";
import { vanLoadsText } from "./en-IN/van-loads.ts";
import { TextContext } from "./text-context.ts";

/** The strings of van loads in the provider's language. */
export function useVanLoadsText(): typeof vanLoadsText {
  return useContext(TextContext)?.vanLoads ?? vanLoadsText;
}
