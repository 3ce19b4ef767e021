import type { ReminderText } from "../en-IN/reminder.ts";

/** What is said when a customer is reminded of what he owes, in Hindi. */
export const reminderText: ReminderText = {
  remind: "व्हाट्सऐप से याद दिलाएँ",
  title: (name) => `${name} को याद दिलाएँ`,
  to: (number) => `यह ${number} पर भेजा जाएगा:`,
  noNumber: (name) => `${name} का कोई मोबाइल नंबर नहीं है। उसे खाता बनाने वाली स्क्रीन में भरें।`,
  nothingOwed: (name) => `${name} पर कुछ बकाया नहीं है।`,
  language: "भाषा",
  send: "भेजें",
  sending: "भेजा जा रहा है...",
  sent: (number) => `याद दिलाने का संदेश ${number} पर भेजा जा रहा है।`,
  failed: "याद दिलाने का संदेश नहीं भेजा गया।",
  notRead: "बकाया नहीं लाया जा सका।",
};
