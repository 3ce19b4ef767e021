import { createContext, useContext } from "react";
import { appText, type AppText } from "../generated/text/en-IN/app.ts";

/** The catalogue of the language in use; another one is loaded by whoever provides it. */
export const TextContext = createContext<AppText>(appText);

/** The app's sentences in the language in use. */
export function useText(): AppText {
  return useContext(TextContext);
}
