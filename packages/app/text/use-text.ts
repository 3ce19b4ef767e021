import { createContext, useContext } from "react";
import { appText, type AppText } from "../generated/text/en-IN/app.ts";

/** The texts of the current language; a provider loads other languages. */
export const TextContext = createContext<AppText>(appText);

/** The app's texts in the current language. */
export function useText(): AppText {
  return useContext(TextContext);
}
