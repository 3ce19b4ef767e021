import { useContext } from "react";
import { dayBookText } from "./en-IN/day-book.ts";
import { TextContext } from "./text-context.ts";

/** The strings of what opens from the day book in the provider's language. */
export function useDayBookText(): typeof dayBookText {
  return useContext(TextContext)?.dayBook ?? dayBookText;
}
