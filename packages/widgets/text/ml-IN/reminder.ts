import type { ReminderText } from "../en-IN/reminder.ts";

/** What is said when a customer is reminded of what he owes, in Malayalam. */
export const reminderText: ReminderText = {
  remind: "വാട്സാപ്പിൽ ഓർമിപ്പിക്കുക",
  title: (name) => `${name}: ഓർമപ്പെടുത്തൽ`,
  to: (number) => `ഇത് ${number}-ലേക്ക് അയയ്ക്കും:`,
  noNumber: (name) => `${name}: മൊബൈൽ നമ്പറില്ല. അക്കൗണ്ട് ചേർക്കുന്നിടത്ത് അത് ചേർക്കുക.`,
  nothingOwed: (name) => `${name} ഒന്നും അടയ്ക്കാനില്ല.`,
  language: "ഭാഷ",
  send: "അയയ്ക്കുക",
  sending: "അയയ്ക്കുന്നു...",
  sent: (number) => `ഓർമപ്പെടുത്തൽ ${number}-ലേക്ക് അയയ്ക്കുകയാണ്.`,
  failed: "ഓർമപ്പെടുത്തൽ അയച്ചില്ല.",
  notRead: "അടയ്ക്കാനുള്ളത് ലഭിച്ചില്ല.",
};
