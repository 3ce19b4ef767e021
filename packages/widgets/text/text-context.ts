import { createContext } from "react";
import type { Text } from "./en-IN/en-IN.ts";

/** Carries the catalogue of strings; without one the parts speak Indian English. */
export const TextContext = createContext<Text | undefined>(undefined);
