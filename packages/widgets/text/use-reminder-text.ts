import { useContext } from "react";
import { reminderText, type ReminderText } from "./en-IN/reminder.ts";
import { TextContext } from "./text-context.ts";

/** The strings of reminding a customer in the provider's language. */
export function useReminderText(): ReminderText {
  return useContext(TextContext)?.reminder ?? reminderText;
}
