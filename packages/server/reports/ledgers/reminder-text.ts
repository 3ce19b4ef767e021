import type { Schema } from "../../contract/contract.ts";
import { formatIndianDay } from "@vanbook/sdk/books";

export interface Told extends Pick<Schema<"Reminder">, "name" | "date" | "amount" | "bills"> {
  company: { name: string; phone: string | null };
  rest: { count: number; amount: string };
}

/** More would not fit into a message. */
export const MOST_BILLS = 25;

export function writeReminderText(reminder: Told, language: Schema<"ReminderLanguage">): string {
  const words = REMINDER_WORDS[language];
  const { name, company, amount, bills, rest } = reminder;
  const lines = bills
    .slice(0, MOST_BILLS)
    .map(({ number, date, dueDate, open }) =>
      words.bill(number, formatIndianDay(date), formatIndianDay(dueDate), formatRupees(open)),
    );
  return [
    words.greeting(name),
    words.owed(formatRupees(amount), formatIndianDay(reminder.date)),
    ...lines,
    ...(rest.count > 0 ? [words.rest(String(rest.count), formatRupees(rest.amount))] : []),
    words.crossed,
    [company.name, company.phone].filter(Boolean).join(", "),
  ].join("\n");
}

interface Words {
  greeting: (name: string) => string;
  owed: (amount: string, date: string) => string;
  bill: (number: string, date: string, due: string, open: string) => string;
  rest: (count: string, amount: string) => string;
  crossed: string;
}

const REMINDER_WORDS: Readonly<Record<Schema<"ReminderLanguage">, Words>> = {
  en: {
    greeting: (name) => `Dear ${name},`,
    owed: (amount, date) => `by our books ${amount} is open on ${date}:`,
    bill: (number, date, due, open) => `• ${number} of ${date}, due on ${due}: ${open}`,
    rest: (count, amount) => `• and ${count} more: ${amount}`,
    crossed: "If you have already paid, please disregard this message.",
  },
  hi: {
    greeting: (name) => `नमस्ते ${name},`,
    owed: (amount, date) => `हमारे खातों में ${date} को ${amount} बकाया है:`,
    bill: (number, date, due, open) => `• ${number}, तारीख ${date}, देय ${due}: ${open}`,
    rest: (count, amount) => `• और ${count} बिल: ${amount}`,
    crossed: "यदि आपने इस बीच भुगतान कर दिया है, तो कृपया इस संदेश पर ध्यान न दें।",
  },
  ml: {
    greeting: (name) => `നമസ്കാരം ${name},`,
    owed: (amount, date) => `ഞങ്ങളുടെ കണക്കിൽ ${date}-ന് ${amount} അടയ്ക്കാനുണ്ട്:`,
    bill: (number, date, due, open) => `• ${number}, തീയതി ${date}, അവസാന തീയതി ${due}: ${open}`,
    rest: (count, amount) => `• കൂടാതെ ${count} ബില്ലുകൾ: ${amount}`,
    crossed: "ഇതിനിടെ പണം അടച്ചിട്ടുണ്ടെങ്കിൽ ഈ സന്ദേശം അവഗണിക്കുക.",
  },
};

/** 1234567.50 as ₹12,34,567.50. */
function formatRupees(amount: string): string {
  const [whole = "0", cents = "00"] = amount.split(".");
  return `₹${whole.replaceAll(/(\d)(?=(\d\d)+\d$)/g, "$1,")}.${cents}`;
}
