import type { Schema } from "../../contract/contract.ts";
import { writtenDay } from "@vanbook/sdk/books";

/** The contents of a reminder. */
export interface Told extends Pick<Schema<"Reminder">, "name" | "date" | "amount" | "bills"> {
  company: { name: string; phone: string | null };
  /** The number and total of the bills that the message does not list. */
  rest: { count: number; amount: string };
}

/** The maximum number of bills in a message; more would not fit. */
export const MOST_BILLS = 25;

/** The reminder in the customer's language, with one line for each listed bill. */
export function reminderText(told: Told, language: Schema<"ReminderLanguage">): string {
  const words = WORDS[language];
  const { name, company, amount, bills, rest } = told;
  const lines = bills
    .slice(0, MOST_BILLS)
    .map(({ number, date, dueDate, open }) =>
      words.bill(number, writtenDay(date), writtenDay(dueDate), rupees(open)),
    );
  return [
    words.greeting(name),
    words.owed(rupees(amount), writtenDay(told.date)),
    ...lines,
    ...(rest.count > 0 ? [words.rest(String(rest.count), rupees(rest.amount))] : []),
    words.crossed,
    [company.name, company.phone].filter(Boolean).join(", "),
  ].join("\n");
}

interface Words {
  greeting: (name: string) => string;
  owed: (amount: string, date: string) => string;
  bill: (number: string, date: string, due: string, open: string) => string;
  rest: (count: string, amount: string) => string;
  /** The closing sentence for customers who have already paid. */
  crossed: string;
}

const WORDS: Readonly<Record<Schema<"ReminderLanguage">, Words>> = {
  en: {
    greeting: (name) => `Dear ${name},`,
    owed: (amount, date) => `by our books ${amount} is open on ${date}:`,
    bill: (number, date, due, open) => `• ${number} of ${date}, due on ${due}: ${open}`,
    rest: (count, amount) => `• and ${count} more: ${amount}`,
    crossed: "If you have paid meanwhile, please disregard this message.",
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

/** 1234567.50 as ₹12,34,567.50: the last three digits, then pairs. */
function rupees(amount: string): string {
  const [whole = "0", cents = "00"] = amount.split(".");
  return `₹${whole.replaceAll(/(\d)(?=(\d\d)+\d$)/g, "$1,")}.${cents}`;
}
