import { createContext } from "react";
import type { Text } from "../../sdk/text/en-IN/en-IN.ts";

/** Without a provider, the parts use Indian English. */
export const TextContext = createContext<Text | undefined>(undefined);
