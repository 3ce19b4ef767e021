import { createContext, useContext } from "react";
import { appText, type AppText } from "../generated/text/en-IN/app.ts";

export const TextContext = createContext<AppText>(appText);

export function useText(): AppText {
  return useContext(TextContext);
}
