import type { Said } from "@vanbook/sdk/rules";

/** What the server says about a finished write; the documented words if it says nothing. */
export function getDoneWords(answer: unknown, documentedWords: string): Said {
  const { message } = Object(answer) as { message?: unknown };
  return typeof message === "string" && message !== "" ? (answer as Exclude<Said, string>) : documentedWords;
}

export const SAVED_WORDS = "Saved successfully";
export const DELETED_WORDS = "Delete Successful";
