import { isVanbookError } from "@vanbook/sdk";
import { createContext } from "react";

/** Asks the user for the password; false if the question is closed without it. */
export type AskPerson = () => Promise<boolean>;

export const AskPersonContext = createContext<AskPerson | undefined>(undefined);

/**
 * Repeats a request that the server refused because it changes people, keys, limits or factors and
 * the user has not given the password recently, once the user has given it.
 */
export async function sendAsPerson<T>(ask: AskPerson | undefined, request: () => Promise<T>): Promise<T> {
  return request().catch(async (problem: unknown) => {
    if (ask && isVanbookError(problem, "CONFIRMATION_REQUIRED") && (await ask())) return request();
    throw problem;
  });
}
