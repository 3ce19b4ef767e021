import { createContext, useContext } from "react";
import { type AppText, enIn } from "./en-in.ts";

/** The catalogue of the language in use; another one is loaded by whoever provides it. */
export const TextContext = createContext<AppText>(enIn);

/** The app's sentences in the language in use. */
export function useText(): AppText {
  return useContext(TextContext);
}
