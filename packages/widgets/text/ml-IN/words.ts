import { sentenceWords } from "./words/sentences.ts";
import { accountWords } from "./words/account.ts";
import { asked } from "./words/asked.ts";
import { books } from "./words/books.ts";
import { financeWords } from "./words/finance.ts";
import { masters } from "./words/masters.ts";
import { messages } from "./words/messages.ts";
import { partners } from "./words/partners.ts";
import { refusals } from "./words/refusals.ts";
import { reports } from "./words/reports.ts";
import { stockWords } from "./words/stock.ts";
import { tieWords } from "./words/ties.ts";
import { voucherWords } from "./words/vouchers.ts";

/** Titles and labels of definitions, and what the server and the rules say, by their English words. */
export const words: Readonly<Record<string, string>> = {
  ...sentenceWords,
  ...reports,
  ...masters,
  ...asked,
  ...messages,
  ...refusals,
  ...books,
  ...partners,
  ...tieWords,
  ...accountWords,
  ...voucherWords,
  ...financeWords,
  ...stockWords,
};
