/** What is said when a customer is reminded of what he owes. */
export const reminderText = {
  remind: "Remind by WhatsApp",
  title: (name: string) => `Remind ${name}`,
  to: (number: string) => `This is sent to ${number}:`,
  noNumber: (name: string) => `${name} has no mobile number. It is entered in Account Creation.`,
  nothingOwed: (name: string) => `${name} owes nothing.`,
  language: "Language",
  send: "Send",
  sending: "Sending...",
  sent: (number: string) => `The reminder is on its way to ${number}.`,
  failed: "The reminder was not sent.",
  notRead: "What is open could not be fetched.",
};

export type ReminderText = typeof reminderText;
